import { list } from '@lusoria/core/schema';
import { CARDS, GAMES, sortHand } from '@lusoria/skat';
import type { GamePrint, ScenePicture } from '@lusoria/print';
import { loadCourts } from '@lusoria/print/cards/courts.ts';
import { cardFace } from '@lusoria/print/cards/face.ts';
import * as v from 'valibot';
import { loadSkatMessages } from '../messages/index.ts';
import { cardIndex } from '../messages/names.ts';

const card = v.picklist(CARDS);

/** What views of every form and puzzles have in common. */
const sceneSchema = v.object({
  hand: list(card),
  trick: list(v.object({ card })),
  contract: v.nullable(v.object({ game: v.picklist(GAMES) })),
});

/** Of a card that is 100 wide. */
const HEIGHT = 142;

/** The cards of the trick, and the hand of whoever looks. */
export const scene: NonNullable<GamePrint['scene']> = async ({ view, language }) => {
  const read = v.safeParse(sceneSchema, view);
  if (!read.success) return { rows: [] };
  const [t, pictures] = await Promise.all([loadSkatMessages(language), loadCourts()]);
  const { hand, trick, contract } = read.output;
  const face = (one: (typeof hand)[number]) =>
    cardFace(one, {
      pack: 'french',
      scheme: 'four',
      index: cardIndex(t, one, 'french'),
      corners: 'two',
      height: HEIGHT,
    });
  const held = sortHand(hand, contract?.game ?? null);
  const rows: ScenePicture['rows'] = [trick.map((played) => face(played.card)), held.map(face)];
  return { rows, pictures };
};
