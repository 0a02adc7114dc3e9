import type { OptionField } from '@lusoria/core';
import { GAME_IDS, type GameId, gameOf } from '@lusoria/table';
import { columns } from './layout.ts';
import { faceOf } from './play/desk.ts';
import type { Terminal } from './terminal.ts';

type Reader = Pick<Terminal, 'language' | 'words'>;

/** The options and bots of the games, for the help of commands that take one. */
export async function helpOnGames(reader: Reader): Promise<string> {
  const texts = await Promise.all(GAME_IDS.map(async (game) => helpOnGame(game, reader)));
  return texts.join('\n\n');
}

async function helpOnGame(id: GameId, { language, words: { help } }: Reader): Promise<string> {
  const [face, game] = await Promise.all([faceOf(id, language), gameOf(id)]);
  return [
    `${help.gameOptions(id)}:`,
    ...columns(
      (game?.optionFields ?? []).map((field) => [
        `  ${field.key}`,
        valuesOf(field),
        face.optionLabel(field.key),
      ]),
    ),
    '',
    `${help.bots(id)}:`,
    ...columns((game?.botKinds ?? []).map((kind) => [`  ${kind}`, face.botWords(kind).text])),
    ...face.botNotes.map((note) => `  ${note}`),
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
