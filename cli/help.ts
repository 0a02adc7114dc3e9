import { loadCollectionMessages } from '@lusoria/games/messages';
import { LANGUAGES, type Language } from '@lusoria/i18n';
import type { Command, CommandEntry } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { gameNames, listed } from './games.ts';
import { type CliTranslator, loadCliMessages } from './messages/index.ts';
import { placeholdersIn } from './placeholders.ts';

/** Output of `lusoria --help`. */
export async function helpForAll(
  commands: readonly CommandEntry[],
  language: Language,
): Promise<string> {
  const [t, collection] = await Promise.all([
    loadCliMessages(language),
    loadCollectionMessages(language),
  ]);
  const rows = commands.map(async ({ name, takes, summary }) => [
    `  lusoria ${name} ${placeholdersIn(t, takes)}`.trimEnd(),
    await summary(language),
  ]);
  return [
    collection('tagline-terminal'),
    '',
    ...columns(await Promise.all(rows)),
    '',
    `${t('takes-GAME')}: ${listed(await gameNames())}`,
    '',
    ...everywhere(t),
    '',
    t('help-more'),
  ].join('\n');
}

/** A longer option stands on a line of its own: beside it what it means would have little room. */
const LONGEST_TERM = 26;

/** Output of `lusoria COMMAND --help`. */
export async function helpFor(
  { name, takes }: CommandEntry,
  { options, help }: Command,
  about: string | null,
  language: Language,
): Promise<string> {
  const [t, { summary, option, more, notes }] = await Promise.all([
    loadCliMessages(language),
    help(language, about),
  ]);
  const rows = Object.entries(options).flatMap(([key, each]) => {
    const term = `  --${key} ${placeholdersIn(t, each.takes)}`.trimEnd();
    return term.length > LONGEST_TERM ? [[term], ['', option(key)]] : [[term, option(key)]];
  });
  const usage = ['lusoria', name, placeholdersIn(t, takes), '[…]']
    .filter((part) => part !== '')
    .join(' ');
  return [
    `${t('help-usage')}: ${usage}`,
    summary,
    ...(rows.length === 0 ? [] : ['', `${t('help-options')}:`, ...columns(rows)]),
    ...(more === undefined ? [] : ['', more]),
    ...notes.flatMap((note) => ['', note]),
    '',
    ...everywhere(t),
  ].join('\n');
}

function everywhere(t: CliTranslator): readonly string[] {
  return [
    `${t('help-everywhere')}:`,
    ...columns([
      [`  --lang ${LANGUAGES.join('|')}`, t('help-lang')],
      ['  --help, -h', t('help-help')],
      ['  --version', t('help-version')],
    ]),
  ];
}
