import type { CliTranslator } from './messages/index.ts';

/** Placeholders that are words; what else is written so (URL, N) is the same in all languages. */
const WORDS = [
  'ADDRESS',
  'ANSWER',
  'BOT',
  'CATEGORY',
  'CLOCK',
  'CMD',
  'CODE',
  'COMMAND',
  'DATE',
  'DECK',
  'DIR',
  'FILE',
  'FOLDER',
  'GAME',
  'KEY',
  'LEVEL',
  'MODEL',
  'NAME',
  'PATH',
  'PLAYER',
  'SHELL',
  'TEXT',
  'THEME',
  'VALUE',
  'WHAT',
] as const;

/** What a command or an option takes (`FILE`, `GAME PLAYER…`), in the language of the help. */
export function placeholdersIn(t: CliTranslator, takes: string): string {
  return takes.replaceAll(/[A-Z]+/gu, (word) => {
    const known = WORDS.find((one) => one === word);
    return known === undefined ? word : t(`takes-${known}`);
  });
}
