import type { Card } from '../cards.ts';
import type { Contract, Level } from '../contract.ts';
import type { Deal, PlayedCard, Trick } from '../deal.ts';
import type { Options } from '../options.ts';
import type { DealResult } from '../result.ts';
import type { SeriesPlace } from '../series.ts';

export interface Call {
  readonly seat: number;
  /** A bid, or the answer to one. */
  readonly call: number | 'hold' | 'pass';
}

/** A claim or concession that waits for answers. */
export interface Proposal {
  readonly no: number;
  readonly kind: 'claim' | 'concession';
  readonly seat: number;
  readonly level: Level | null;
  /** Seats that have still to answer. */
  readonly waiting: readonly number[];
}

interface End {
  readonly result: DealResult;
  readonly points: readonly number[];
  readonly deal: Deal;
  /** Cards that the declarer, or in ramsch the last to push, laid away. */
  readonly discards: readonly Card[];
}

/** View of a deal at a table of three or four. */
export interface ThreeView {
  readonly form: 'three';
  readonly you: number | null;
  readonly options: Options;
  readonly first: number;
  readonly place: SeriesPlace;
  /** Forehand, middlehand, rearhand; at a table of four the dealer is none of them. */
  readonly players: readonly number[];
  readonly dealer: number;
  readonly phase: 'deal' | 'auction' | 'skat' | 'discard' | 'push' | 'play' | 'over';
  /** Seat to bid, declare, push or play, once no answers are waited for; null while nobody is. */
  readonly current: number | null;
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
  readonly calls: readonly Call[];
  /** The last bid; 0 before the first. */
  readonly bid: number;
  /** Question to `current` in the auction: to bid, to answer a bid, or to take the game at the lowest. */
  readonly asked: 'bid' | 'answer' | 'take' | null;
  /** Seat that plays alone, once the auction is over; null also in ramsch. */
  readonly declarer: number | null;
  readonly contract: Contract | null;
  readonly ramsch: boolean;
  /** Whether the declarer, or in ramsch whoever pushed last, has looked at the skat. */
  readonly pickedUp: boolean;
  /** For whoever has picked it up: the two cards while they are in the hand, then those laid away. */
  readonly skat: readonly Card[] | null;
  /** In ramsch: what the viewer has pushed on, if anything. */
  readonly pushedCards: readonly Card[] | null;
  /** In ramsch: who has pushed, and who without looking. */
  readonly pushed: readonly number[];
  readonly unseen: readonly number[];
  readonly doubled: 1 | 2 | 4 | 8;
  /** Seat that said kontra; null before. */
  readonly doubler: number | null;
  /** Seat that can answer the last double before its next card; null when nobody can. */
  readonly answerer: number | null;
  /** The cards on the table. */
  readonly trick: readonly PlayedCard[];
  /** The tricks that are over. The page shows only the last one, unless the table plays openly. */
  readonly tricks: readonly Trick[];
  /** The declarer's cards, once they lie open. */
  readonly open: readonly Card[] | null;
  readonly proposal: Proposal | null;
  /** Number of proposals so far. */
  readonly proposals: number;
  /** Seats that have proposed something since the last trick was taken. */
  readonly proposed: readonly number[];
  /**
   * A defender has given up, but the declarer wants more: won already. The highest level that was
   * still open then; null when nobody has given up.
   */
  readonly secured: Level | null;
  readonly end: End | null;
}

/** State of the auction. */
export interface Auction {
  readonly calls: readonly Call[];
  readonly bid: number;
  /** Seat that bids; the responder holds or passes. */
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
