import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS } from '../cards.ts';
import { type Contract, contractSchema, type Level, LEVELS } from '../contract.ts';
import {
  type Deal,
  dealSchema,
  type PlayedCard,
  playedCardSchema,
  type Trick,
  trickSchema,
} from '../deal.ts';
import { type Options, optionsSchema } from '../options.ts';
import { resultSchema } from '../result.ts';
import { type SeriesPlace, seriesPlaceSchema } from '../series.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const level = v.picklist(LEVELS);

const call = v.strictObject({
  seat,
  /** A bid, or the answer to one. */
  call: v.union([count, v.picklist(['hold', 'pass'])]),
});
export type Call = v.InferOutput<typeof call>;

/** A claim or concession that waits for answers. */
const proposal = v.strictObject({
  no: count,
  kind: v.picklist(['claim', 'concession']),
  seat,
  level: v.nullable(level),
  /** Who has still to answer. */
  waiting: list(seat),
});
export type Proposal = v.InferOutput<typeof proposal>;

const end = v.strictObject({
  result: resultSchema,
  points: list(v.pipe(v.number(), v.integer())),
  deal: dealSchema,
  /** What the declarer, or in ramsch the last to push, laid away. */
  discards: list(card),
});
export type End = v.InferOutput<typeof end>;

const phase = v.picklist([
  /** Cards are being shuffled. */
  'deal',
  'auction',
  /** The declarer picks up or plays hand. */
  'skat',
  /** The declarer has picked up, lays away and declares. */
  'discard',
  /** Ramsch: somebody pushes. */
  'push',
  'play',
  'over',
]);

/** What a viewer sees of a deal at a table of three or four. */
export const threeViewSchema = v.strictObject({
  form: v.literal('three'),
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  place: seriesPlaceSchema,
  /** Forehand, middlehand, rearhand; at a table of four the dealer is none of them. */
  players: list(seat),
  dealer: seat,
  phase,
  /** Who is to bid, declare, push or play, once no answers are waited for; null while nobody is. */
  current: v.nullable(seat),
  hand: list(card),
  counts: list(count),
  calls: list(call),
  /** The last bid; 0 before the first. */
  bid: count,
  /** What `current` is asked in the auction: to bid, to answer a bid, or to take the game at the lowest. */
  asked: v.nullable(v.picklist(['bid', 'answer', 'take'])),
  /** Who plays alone, once the auction is over; null also in ramsch. */
  declarer: v.nullable(seat),
  contract: v.nullable(contractSchema),
  ramsch: v.boolean(),
  /** Whether the declarer, or in ramsch whoever pushed last, has looked at the skat. */
  pickedUp: v.boolean(),
  /** For whoever has picked it up: the two cards while they are in the hand, then those laid away. */
  skat: v.nullable(list(card)),
  /** In ramsch: what the viewer has pushed on, if anything. */
  pushedCards: v.nullable(list(card)),
  /** In ramsch: who has pushed, and who without looking. */
  pushed: list(seat),
  unseen: list(seat),
  doubled: v.picklist([1, 2, 4, 8]),
  /** Who said kontra; null before. */
  doubler: v.nullable(seat),
  /** Who can answer the last double before their next card; null when nobody can. */
  answerer: v.nullable(seat),
  /** The cards on the table. */
  trick: list(playedCardSchema),
  /** The tricks that are over. The page shows only the last one, unless the table plays openly. */
  tricks: list(trickSchema),
  /** The declarer's cards, once they lie open. */
  open: v.nullable(list(card)),
  proposal: v.nullable(proposal),
  /** How many there have been. */
  proposals: count,
  /** Who has proposed something since the last trick was taken. */
  proposed: list(seat),
  /**
   * A defender has given up, but the declarer wants more: won already. The highest level that was
   * still open then; null when nobody has given up.
   */
  secured: v.nullable(level),
  end: v.nullable(end),
});
export type ThreeView = v.InferOutput<typeof threeViewSchema>;

/** How the auction stands. */
export interface Auction {
  readonly calls: readonly Call[];
  readonly bid: number;
  /** Who bids, and who holds or passes. */
  readonly bidder: number;
  readonly responder: number;
  readonly asked: 'bid' | 'answer' | 'take';
}

/** A deal at a table of three or four. */
export interface ThreeState {
  readonly form: 'three';
  readonly options: Options;
  readonly seats: number;
  readonly first: number;
  readonly place: SeriesPlace;
  readonly players: readonly [number, number, number];
  readonly phase: ThreeView['phase'];
  /** Null before the deal. */
  readonly deal: Deal | null;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The skat, later what was laid away. While `pickedUp` and nothing is laid away: what was taken up. */
  readonly skat: readonly Card[];
  readonly auction: Auction;
  readonly declarer: number | null;
  readonly contract: Contract | null;
  readonly ramsch: boolean;
  readonly pickedUp: boolean;
  /** By seat; null: nothing. */
  readonly pushedCards: readonly (readonly Card[] | null)[];
  readonly pushed: readonly number[];
  readonly unseen: readonly number[];
  readonly doubled: 1 | 2 | 4 | 8;
  readonly doubler: number | null;
  readonly answerer: number | null;
  readonly current: number | null;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly isOpen: boolean;
  readonly proposal: Proposal | null;
  readonly proposals: number;
  readonly proposed: readonly number[];
  readonly secured: Level | null;
  readonly end: End | null;
}
