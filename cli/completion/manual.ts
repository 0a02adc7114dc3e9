import { loadCollectionMessages } from '@lusoria/games/messages';
import type { Language } from '@lusoria/i18n';
import { loadCliMessages } from '../messages/index.ts';
import type { CommandTable, OptionRow } from './table.ts';

/** Environment variables that `lusoria` reads; their effects are in the messages. */
const VARIABLES = [
  ['LC_ALL, LC_MESSAGES, LANG', 'lang'],
  ['NO_COLOR, FORCE_COLOR', 'colour'],
  ['LUSORIA_ADMIN_KEY', 'key'],
  ['PGPASSWORD', 'password'],
] as const;
const CODES = ['0', '1', '2'] as const;

/** The manual page, in the macros of man(7). */
export async function manualPage(
  { commands, everywhere }: CommandTable,
  version: string,
  language: Language,
): Promise<string> {
  const [t, collection] = await Promise.all([
    loadCliMessages(language),
    loadCollectionMessages(language),
  ]);
  return [
    `.TH LUSORIA 1 "" "lusoria ${version}"`,
    `.SH ${heading(t('manual-name'))}`,
    `lusoria \\- ${text(collection('tagline-terminal'))}`,
    `.SH ${heading(t('manual-synopsis'))}`,
    `.B lusoria`,
    text(`${t('takes-COMMAND')} […]`),
    `.SH ${heading(t('manual-commands'))}`,
    ...commands.flatMap(({ name, takes, summary, options, more, notes }) => [
      `.SS ${heading(`lusoria ${name} ${takes}`.trimEnd())}`,
      text(summary),
      ...options.flatMap(optionLines),
      ...(more === null ? [] : ['.PP', '.nf', ...more.split('\n').map(text), '.fi']),
      ...notes.flatMap((note) => ['.PP', text(note)]),
    ]),
    `.SH ${heading(t('help-everywhere'))}`,
    ...everywhere.flatMap(optionLines),
    `.SH ${heading(t('manual-environment'))}`,
    ...VARIABLES.flatMap(([names, key]) => [
      '.TP',
      `.B ${text(names)}`,
      text(t(`manual-environment-${key}`)),
    ]),
    `.SH ${heading(t('manual-exit'))}`,
    ...CODES.flatMap((code) => ['.TP', `.B ${code}`, text(t(`manual-exit-${code}`))]),
  ].join('\n');
}

function optionLines({ name, takes, help }: OptionRow): readonly string[] {
  return ['.TP', `.B ${text(`--${name} ${takes}`.trimEnd())}`, text(help)];
}

/** A text with all roff commands escaped. */
function text(plain: string): string {
  return plain
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}

function heading(plain: string): string {
  return `"${text(plain).replaceAll('"', '\\(dq')}"`;
}
