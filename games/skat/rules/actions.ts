import { count, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CARDS, GAMES } from './cards.ts';
import { contractSchema, FACTORS, LEVELS } from './contract.ts';

const card = v.picklist(CARDS);

/** What a seat can do. */
export const actionSchema = v.variant('type', [
  // The auction
  v.strictObject({ type: v.literal('bid'), value: count }),
  v.strictObject({ type: v.literal('hold') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('pick-up') }),
  /**
   * Two cards to lay away; none in a hand game. `instead`: the suit or grand by which a null below
   * its bid is charged, for such a game is lost at once; otherwise null.
   */
  v.strictObject({
    type: v.literal('declare'),
    contract: contractSchema,
    discards: list(card),
    instead: v.nullable(v.picklist(GAMES)),
  }),
  // Ramsch with pushing: after picking up, or without looking
  v.strictObject({ type: v.literal('push'), cards: list(card) }),
  v.strictObject({ type: v.literal('push-unseen') }),
  // Play
  v.strictObject({ type: v.literal('play'), card }),
  /** Kontra (2), re (4), bock (8). */
  v.strictObject({ type: v.literal('double'), to: v.picklist(FACTORS) }),
  v.strictObject({ type: v.literal('claim'), level: v.picklist(LEVELS) }),
  v.strictObject({ type: v.literal('concede') }),
  /** An answer to a claim or concession, by its number. */
  v.strictObject({ type: v.literal('answer'), to: count, yes: v.boolean() }),
  // For two
  v.strictObject({ type: v.literal('name'), game: v.picklist(GAMES) }),
  v.strictObject({ type: v.literal('no-double') }),
]);
export type Action = v.InferOutput<typeof actionSchema>;
