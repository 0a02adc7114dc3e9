import { deckOf, formOf, JOKER, optionsSchema } from '@lusoria/agreement';
import { list, whole } from '@lusoria/core/schema';
import type { GamePrint } from '@lusoria/print';
import * as v from 'valibot';
import { formFace, jokerFace, wholeFace } from './face.ts';

/** What views and puzzles have in common. */
const sceneSchema = v.object({
  options: optionsSchema,
  hand: list(whole),
  pile: list(v.object({ card: whole })),
});

/** Of a card that is 100 wide. */
const HEIGHT = 154;
/** Cards of a hand that can be read in one row. */
const MAX_IN_ROW = 14;

/** The card on the pile, and the hand of whoever looks. */
export const scene: NonNullable<GamePrint['scene']> = async ({ view }) => {
  const read = v.safeParse(sceneSchema, view);
  if (!read.success) return { rows: [] };
  const { options, hand, pile } = read.output;
  const deck = deckOf(options);
  const faces = (numbers: readonly number[]) =>
    numbers.flatMap((number) => {
      const card = deck.cards[number];
      if (card === undefined) return [];
      return [
        wholeFace(
          card === JOKER
            ? jokerFace(HEIGHT, 'two')
            : formFace(formOf(deck, card), HEIGHT, deck.id, 'two'),
        ),
      ];
    });
  return {
    rows: [faces(pile.slice(-1).map(({ card }) => card)), faces(hand.slice(0, MAX_IN_ROW))],
  };
};
