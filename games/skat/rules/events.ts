import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CARDS, GAMES } from './cards.ts';
import { contractSchema, FACTORS, LEVELS } from './contract.ts';
import { dealSchema } from './deal.ts';
import { resultSchema } from './result.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const hidden = v.nullable(card);

/** What happened. A null card is hidden from whoever reads this event. */
export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('dealt'), hands: list(list(hidden)), skat: list(hidden) }),
  v.strictObject({ type: v.literal('bid'), seat, value: count }),
  v.strictObject({ type: v.literal('held'), seat, value: count }),
  v.strictObject({ type: v.literal('passed'), seat }),
  /** The auction is over: this seat plays. */
  v.strictObject({ type: v.literal('awarded'), seat, bid: count }),
  /** Everybody has passed, or it is a round of ramsch. */
  v.strictObject({ type: v.literal('ramsch') }),
  v.strictObject({ type: v.literal('picked-up'), seat, cards: list(hidden) }),
  v.strictObject({ type: v.literal('pushed'), seat, cards: list(hidden) }),
  v.strictObject({ type: v.literal('pushed-unseen'), seat }),
  v.strictObject({
    type: v.literal('declared'),
    seat,
    contract: contractSchema,
    discards: list(hidden),
    /** The declarer's hand, in an open game. */
    open: v.nullable(list(card)),
  }),
  v.strictObject({ type: v.literal('doubled'), seat, to: v.picklist(FACTORS) }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  v.strictObject({ type: v.literal('took'), seat }),
  v.strictObject({
    type: v.literal('claimed'),
    seat,
    no: count,
    level: v.picklist(LEVELS),
    open: list(card),
  }),
  v.strictObject({ type: v.literal('conceded'), seat, no: count }),
  v.strictObject({ type: v.literal('answered'), seat, to: count, yes: v.boolean() }),
  /** A claim or concession was turned down; play goes on. */
  v.strictObject({ type: v.literal('went-on'), no: count }),
  v.strictObject({
    type: v.literal('ended'),
    result: resultSchema,
    /** What is written down for each seat. */
    points: list(v.pipe(v.number(), v.integer())),
    deal: dealSchema,
  }),
  // For two
  v.strictObject({
    type: v.literal('laid-out'),
    /** Who names the game: of these cards the first four are seen. */
    seat,
    /** By seat, column by column: the open card and the one below it; null is hidden. */
    rows: list(list(v.strictObject({ open: hidden, below: hidden }))),
  }),
  v.strictObject({ type: v.literal('named'), seat, game: v.picklist(GAMES) }),
  v.strictObject({ type: v.literal('not-doubled'), seat }),
  /** Open cards that were not to be seen before, by seat and column. */
  v.strictObject({
    type: v.literal('opened'),
    cards: list(v.strictObject({ seat, column: count, card })),
  }),
]);
export type Event = v.InferOutput<typeof eventSchema>;
