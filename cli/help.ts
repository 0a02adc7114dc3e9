import { PARADIGM_IDS } from '@lusoria/latin';
import { GAME_IDS, gameOf } from '@lusoria/table';
import type { OptionField } from '@lusoria/core';
import type { Command } from './command.ts';
import { columns } from './layout.ts';
import type { CliWords } from './words/index.ts';

/** What `lusoria --help` prints. */
export function helpForAll(commands: readonly Command[], words: CliWords): string {
  const rows = commands.map(({ name, takes, words: of }) => [
    `  lusoria ${name} ${takes}`.trimEnd(),
    of(words).summary,
  ]);
  return [
    words.help.tagline,
    '',
    ...columns(rows),
    '',
    `GAME: ${[...GAME_IDS, ...PARADIGM_IDS].join(', ')}`,
    '',
    ...everywhere(words),
    '',
    words.help.more,
  ].join('\n');
}

/** What `lusoria COMMAND --help` prints. */
export async function helpFor(command: Command, words: CliWords): Promise<string> {
  const { summary, options, notes } = command.words(words);
  const rows = command.options.map(({ name, takes }) => [
    `  --${name} ${takes}`.trimEnd(),
    options[name] ?? '',
  ]);
  const usage = ['lusoria', command.name, command.takes, rows.length > 0 ? '[…]' : ''];
  const more = await command.more?.(words);
  return [
    `${words.help.usage}: ${usage.filter((part) => part !== '').join(' ')}`,
    summary,
    '',
    `${words.help.options}:`,
    ...columns(rows),
    ...(more === undefined ? [] : ['', more]),
    ...notes.flatMap((note) => ['', note]),
    '',
    ...everywhere(words),
  ].join('\n');
}

function everywhere(words: CliWords): readonly string[] {
  return [
    `${words.help.everywhere}:`,
    ...columns([
      ['  --lang de|la|en', words.help.lang],
      ['  --help, -h', words.help.help],
      ['  --version', words.help.version],
    ]),
  ];
}

/** The options and bots of all games, for the help of commands that take a game. */
export async function helpOnGames(words: CliWords): Promise<string> {
  const games = await Promise.all(GAME_IDS.map(gameOf));
  return games
    .flatMap((game) => (game ? [game] : []))
    .flatMap(({ optionFields, botKinds }) => [
      `${words.help.gameOptions}:`,
      ...columns(optionFields.map((field) => [`  ${field.key}`, valuesOf(field)])),
      '',
      `${words.help.bots}: ${botKinds.join(', ')}`,
    ])
    .join('\n');
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
