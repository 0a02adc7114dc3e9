import type { OptionField } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { Command, CommandHelp } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { allManifests, listed, type Manifest, namedGame } from './games.ts';
import { type CliTranslator, loadCliMessages } from './messages/index.ts';
import { studyOf, terminalOf } from './terminals.ts';

/**
 * The options and bots of the games, for the help of commands that take one.
 *
 * @param about the game in question; null for all
 * @throws Usage when there is no such game.
 */
export async function helpOnGames(language: Language, about: string | null): Promise<string> {
  return ofEach(about, async (manifest) => [
    ...(await optionLines(manifest, language)),
    '',
    ...(await botLines(manifest, language)),
  ]);
}

/** The bots of the games. */
export async function helpOnBots(language: Language, about: string | null): Promise<string> {
  return ofEach(about, async (manifest) => botLines(manifest, language));
}

/** The help of a command that plays a game: what its options and bots are, and its notes. */
export function helpOnPlaying<Option extends string>(
  words: (
    t: CliTranslator,
    bots: string,
  ) => Pick<CommandHelp<Option>, 'summary' | 'option'> & { readonly note: string },
): Command<Option>['help'] {
  return async (language, about) => {
    const [t, more, { notes, bots }] = await Promise.all([
      loadCliMessages(language),
      helpOnGames(language, about),
      helpOnCommand('play', language, about),
    ]);
    const { note, ...said } = words(t, bots);
    return { ...said, more, notes: [...notes, note] };
  };
}

/** The games' paragraphs in the help of a command, and their default bots. */
export async function helpOnCommand(
  command: 'play' | 'simulate',
  language: Language,
  about: string | null,
): Promise<{ readonly notes: readonly string[]; readonly bots: string }> {
  const games = (await manifestsOf(about)).map(async (manifest) => {
    const [{ bot, notes }, study] = await Promise.all([
      terminalOf(manifest, language),
      studyOf(manifest),
    ]);
    const usual = (command === 'play' ? bot : study.bot) ?? manifest.bot;
    return { notes: notes?.[command] ?? [], bot: `${manifest.id}: ${usual}` };
  });
  const all = await Promise.all(games);
  return { notes: all.flatMap(({ notes }) => notes), bots: listed(all.map(({ bot }) => bot)) };
}

async function manifestsOf(about: string | null): Promise<readonly Manifest[]> {
  return about === null ? allManifests() : [(await namedGame([about])).manifest];
}

async function ofEach(
  about: string | null,
  lines: (manifest: Manifest) => Promise<readonly string[]>,
): Promise<string> {
  const texts = (await manifestsOf(about)).map(async (manifest) =>
    (await lines(manifest)).join('\n'),
  );
  return (await Promise.all(texts)).join('\n\n');
}

async function optionLines(manifest: Manifest, language: Language): Promise<readonly string[]> {
  const [t, messages, { optionFields }] = await Promise.all([
    loadCliMessages(language),
    manifest.messages(language),
    manifest.load(),
  ]);
  const rows = optionFields.map((field) => {
    const { label, values } = messages.option(field.key);
    const zero = field.kind === 'number' ? values?.['0'] : undefined;
    const name = zero === undefined ? label : `${label} (0: ${zero})`;
    return [`  ${field.key}`, `${name}${/[?!]$/u.test(name) ? '' : ':'} ${valuesOf(field)}`];
  });
  return [`${t('help-game-options', { game: manifest.id })}:`, ...columns(rows)];
}

async function botLines(manifest: Manifest, language: Language): Promise<readonly string[]> {
  const [t, messages, { botNotes = [] }, { botKinds }] = await Promise.all([
    loadCliMessages(language),
    manifest.messages(language),
    terminalOf(manifest, language),
    manifest.load(),
  ]);
  // Levels of the menu are names like others: from the weakest, then bots that are in no menu.
  const names = new Set([...(manifest.bots ?? []), ...botKinds]);
  const rows = [...names].map((name) => [`  ${name}`, messages.bot(name).text]);
  return [
    `${t('help-bots', { game: manifest.id })}:`,
    ...columns(rows),
    ...botNotes.map((note) => `  ${note}`),
  ];
}

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'choice':
      return `${field.values.join('|')} (${field.standard})`;
    case 'switch':
      return `true|false (${field.standard})`;
    case 'number':
      return `${field.min} – ${field.max} (${field.standard})`;
  }
}
