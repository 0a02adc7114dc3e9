import type { Command } from './command.ts';
import type { CommandEntry } from './commands/index.ts';
import { GAME_NAMES } from './games.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { AnyCommandWords, CliWords } from '@lusoria/cli-kit/words/index.ts';

/** What `lusoria --help` prints. */
export function helpForAll(commands: readonly CommandEntry[], words: CliWords): string {
  const rows = commands.map(({ name, takes }) => [
    `  lusoria ${name} ${takes}`.trimEnd(),
    words.commands[name].summary,
  ]);
  return [
    words.help.tagline,
    '',
    ...columns(rows),
    '',
    `GAME: ${GAME_NAMES.join(', ')}`,
    '',
    ...everywhere(words),
    '',
    words.help.more,
  ].join('\n');
}

/** What `lusoria COMMAND --help` prints. */
export async function helpFor(
  { name, takes }: CommandEntry,
  { options, more }: Command,
  terminal: Pick<Terminal, 'language' | 'words'>,
): Promise<string> {
  const { words } = terminal;
  const texts: AnyCommandWords = words.commands[name];
  const rows = options.map((option) => [
    `  --${option.name} ${option.takes}`.trimEnd(),
    texts.options[option.name] ?? '',
  ]);
  const usage = ['lusoria', name, takes, '[…]'].filter((part) => part !== '').join(' ');
  const games = await more?.(terminal);
  return [
    `${words.help.usage}: ${usage}`,
    texts.summary,
    '',
    `${words.help.options}:`,
    ...columns(rows),
    ...(games === undefined ? [] : ['', games]),
    ...texts.notes.flatMap((note) => ['', note]),
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
