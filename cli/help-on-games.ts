import type { OptionField } from '@lusoria/core';
import { GAME_IDS, type GameId, loadGame } from '@lusoria/games';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { terminalOf } from './terminals.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';

type Reader = Pick<Terminal, 'language' | 'words'>;

/** The options and bots of the games, for the help of commands that take one. */
export async function helpOnGames(reader: Reader): Promise<string> {
  const texts = await Promise.all(GAME_IDS.map(async (game) => helpOnGame(game, reader)));
  return texts.join('\n\n');
}

async function helpOnGame(id: GameId, { language, words: { help } }: Reader): Promise<string> {
  const [terminalUi, game] = await Promise.all([terminalOf(id, language), loadGame(id)]);
  return [
    `${help.gameOptions(id)}:`,
    ...columns(
      (game?.optionFields ?? []).map((field) => [
        `  ${field.key}`,
        valuesOf(field),
        terminalUi.optionLabel(field.key),
      ]),
    ),
    '',
    `${help.bots(id)}:`,
    ...columns((game?.botKinds ?? []).map((kind) => [`  ${kind}`, terminalUi.botWords(kind).text])),
    ...terminalUi.botNotes.map((note) => `  ${note}`),
  ].join('\n');
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
