import { type AnyGame, type GameMessages, heldActions, type Seat } from '@lusoria/core';
import { type PlayingCard, playingCardParts } from '@lusoria/core/playing-card';
import { loadCourts } from '../cards/courts.ts';
import { cardFace } from '../cards/face.ts';
import { type Drawing, type Mark, rectangle } from '../drawing.ts';
import type { GamePrint, ScenePicture } from '../item.ts';

/** Size of a card, in its own units. */
const WIDTH = 100;
const HEIGHT = 142;

/** What a game without a picture of its own shows of a position: the cards in a hand, as it words them. */
export async function sceneOf(
  print: GamePrint | null,
  game: AnyGame,
  messages: GameMessages,
  {
    view,
    seat,
    language,
  }: Parameters<NonNullable<GamePrint['scene']>>[0] & {
    readonly seat: Seat | null;
  },
): Promise<ScenePicture> {
  if (print?.scene) return print.scene({ view, language });
  const { field } = game.hand ?? { field: '' };
  const { held } = heldActions(game.hand, view, seat, []);
  const row = held.map(({ value }) => {
    const { text, card } = messages.value?.(field, value) ?? { text: String(value) };
    return card ? frenchCard(card) : textCard(text);
  });
  return { rows: [row], pictures: await loadCourts() };
}

function frenchCard(card: PlayingCard): Drawing {
  const { rank } = playingCardParts(card);
  const index = rank === 'T' ? '10' : rank;
  return cardFace(card, { pack: 'french', scheme: 'four', index, corners: 'two', height: HEIGHT });
}

const LETTERS = 30;

function textCard(text: string): Drawing {
  const size = Math.min(LETTERS, (1.6 * WIDTH) / Math.max(1, text.length));
  const word: Mark = {
    kind: 'text',
    text,
    x: WIDTH / 2,
    y: HEIGHT / 2 + size / 3,
    size,
    face: 'serif-bold',
    anchor: 'middle',
    fill: '#2a211b',
  };
  return { width: WIDTH, height: HEIGHT, marks: [word] };
}

/** A card with its ground and edge. */
export function onPaper({ width, height, marks }: Drawing): readonly Mark[] {
  const ground: Mark = {
    kind: 'path',
    d: rectangle(0, 0, width, height, width * 0.07),
    fill: '#fffdf8',
    stroke: '#b9ad9a',
    width: width * 0.01,
  };
  return [ground, ...marks];
}
