import type { Cell, ParadigmId } from '@lusoria/latin';
import type { OwnDeck } from './own-deck.ts';

/** The options of a table; the numbers are those of the rules (RULES.md). */
export interface Options {
  /** A built-in deck, the contents of a deck file, or a deck of one's own words. */
  readonly deck:
    | ParadigmId
    | OwnDeck
    | {
        readonly id: string;
        readonly title: string;
        readonly [key: string]: unknown;
      };
  /** Rule 12: the printed forms without macrons. */
  readonly plain: boolean;
  /** Rule 2: whether a player who could play may draw. */
  readonly drawing: 'free' | 'compulsory';
  /** Rule 5: who checks for errors. */
  readonly referee: 'players' | 'table';
  /** Rule 6: after an upheld challenge the player also draws one. */
  readonly upheldDraw: boolean;
  /** Rule 6: after a rejected challenge the challenger draws one. */
  readonly rejectedDraw: boolean;
  /** Rule 6: cells of a wrong play that nobody noticed. */
  readonly unnoticed: 'declared' | 'readings';
  /** Rule 7: the round ends with the first player out, or when one is left. */
  readonly end: 'first' | 'last';
  /** Rule 9: whether the deck's cover card is in play. */
  readonly joker: boolean;
  /** Rule 9: whether it may be the last card. */
  readonly jokerLast: boolean;
  /** Rule 11: when the form tables lie open. */
  readonly tables: 'dispute' | 'open';
  /** Rule 6: seconds before the next person may act. */
  readonly wait: number;
  /** Rule 6: seconds that a bot leaves to the people at the table. */
  readonly botWait: number;
  /** Rounds of a match. */
  readonly rounds: number;
}

/**
 * An action of a seat. An action about a play names it by its number (`lay`), so that it never hits a later one. The
 * names of actions and events are those of stored logs: `lay` is to play a card, `look` to consult the form tables.
 */
export type Action =
  | {
      readonly type: 'lay';
      readonly card: number;
      readonly as: Cell | null;
    }
  | {
      readonly type: 'draw';
    }
  | {
      readonly type: 'pass';
    }
  | {
      readonly type: 'go-on';
      readonly lay: number;
    }
  | {
      readonly type: 'challenge';
      readonly lay: number;
    }
  | {
      readonly type: 'look';
      readonly lay: number;
    }
  | {
      readonly type: 'close';
      readonly lay: number;
    };

/**
 * Verdict on a play: `reads`, whether the declared cell is a reading of the card; `shares`, the number of features it
 * shares with the card below (2 if any of its cells gives 2, otherwise the highest).
 */
export interface Verdict {
  readonly reads: boolean;
  readonly shares: 0 | 1 | 2 | 3;
}

/** A card on the pile as everybody sees it; `seat` and `as` are null for the start card. */
export interface PileCard {
  readonly no: number;
  readonly seat: number | null;
  readonly card: number;
  readonly as: Cell | null;
}

/** An error that nobody noticed, for the report; `on` is the card under it. */
export interface UnnoticedError {
  readonly no: number;
  readonly seat: number;
  readonly card: number;
  readonly as: Cell;
  readonly on: {
    readonly card: number;
    readonly as: Cell | null;
  };
  readonly verdict: Verdict;
}

export type DrawCause = 'turn' | 'upheld' | 'rejected';

type EndReason = 'out' | 'last' | 'blocked' | 'bound';

/** An event of a round. A null card or verdict is hidden from the reader of this event. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (number | null)[])[];
      readonly start: number;
      readonly stock: readonly (number | null)[];
    }
  /** The start card was a joker: it went to place `at` of the stock, `start` was turned instead. */
  | {
      readonly type: 'buried';
      readonly start: number;
      readonly at: number | null;
    }
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly no: number;
      readonly card: number;
      readonly as: Cell | null;
      readonly verdict: Verdict | null;
    }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly card: number | null;
      readonly why: DrawCause;
    }
  /** The stock is empty, so it is reshuffled before this seat draws. */
  | {
      readonly type: 'owes';
      readonly seat: number;
      readonly why: DrawCause;
    }
  | {
      readonly type: 'reshuffled';
      readonly stock: readonly (number | null)[];
    }
  /** There was nothing to draw. */
  | {
      readonly type: 'nothing';
      readonly seat: number;
      readonly why: DrawCause;
    }
  | {
      readonly type: 'passed';
      readonly seat: number;
    }
  | {
      readonly type: 'went-on';
      readonly seat: number;
      readonly lay: number;
    }
  | {
      readonly type: 'settled';
      readonly lay: number;
      readonly by: number;
      readonly seat: number;
      readonly card: number;
      readonly as: Cell;
      readonly verdict: Verdict;
      readonly upheld: boolean;
    }
  | {
      readonly type: 'looked';
      readonly seat: number;
    }
  | {
      readonly type: 'closed';
      readonly seat: number;
    }
  /** Nobody answered the last card in time. */
  | {
      readonly type: 'expired';
      readonly lay: number;
    }
  | {
      readonly type: 'out';
      readonly seat: number;
    }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      readonly ranking: readonly (readonly number[])[];
      readonly report: readonly UnnoticedError[];
    };

/** The last challenge, until somebody plays or draws. */
export interface Dispute {
  readonly lay: number;
  readonly by: number;
  readonly seat: number;
  readonly card: number;
  readonly as: Cell;
  readonly verdict: Verdict;
  readonly upheld: boolean;
  /** Players who have the form tables open now, and those who have had them open. */
  readonly looking: readonly number[];
  readonly looked: readonly number[];
}

/** A viewer's view: everything public, and the own hand. */
export interface View {
  readonly you: number | null;
  readonly options: Options;
  readonly first: number;
  /**
   * `chance`: cards are being shuffled; `drawn`: the drawn card may be played; `closing`: the last card can be accepted
   * or challenged.
   */
  readonly phase: 'chance' | 'turn' | 'drawn' | 'closing' | 'over';
  /** The seat whose turn it is; while `closing`, the one whose last card it is. */
  readonly current: number;
  readonly hand: readonly number[];
  /** The card just drawn; visible to its seat only. */
  readonly drawn: number | null;
  readonly counts: readonly number[];
  readonly stock: number;
  readonly pile: readonly PileCard[];
  /** The play that can be challenged, and the seats that can still do so. */
  readonly window: {
    readonly lay: number;
    readonly open: readonly number[];
  } | null;
  readonly dispute: Dispute | null;
  readonly out: readonly number[];
  readonly turns: number;
  /** The number of the last play. */
  readonly lays: number;
  /** Consecutive turns in which nothing could be drawn. */
  readonly idle: number;
  /** The draw that waits for a new stock. */
  readonly pendingDraw: {
    readonly seat: number;
    readonly why: DrawCause;
  } | null;
  readonly end: {
    readonly reason: EndReason;
    readonly ranking: readonly (readonly number[])[];
    readonly report: readonly UnnoticedError[];
  } | null;
}

/** A card on the pile with its verdict, which is hidden until it is settled. */
export interface PlayedCard extends PileCard {
  readonly verdict: Verdict | null;
}

/** The full state of a round. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly first: number;
  readonly phase: 'deal' | 'bury' | 'reshuffle' | 'turn' | 'drawn' | 'closing' | 'over';
  readonly current: number;
  readonly hands: readonly (readonly number[])[];
  /** The top is the last. */
  readonly stock: readonly number[];
  /** The top is the last. */
  readonly pile: readonly PlayedCard[];
  readonly drawn: number | null;
  /** The play that can be challenged, and the seats that have accepted it. */
  readonly window: { readonly lay: number; readonly accepted: readonly number[] } | null;
  readonly dispute: Dispute | null;
  readonly out: readonly number[];
  readonly turns: number;
  readonly lays: number;
  readonly idle: number;
  readonly pendingDraw: { readonly seat: number; readonly why: DrawCause } | null;
  /** Wrong plays that stand. */
  readonly errors: readonly UnnoticedError[];
  readonly end: View['end'];
}

/** Codes of rejections. */
export type RejectionCode =
  | 'not-seated'
  | 'round-over'
  | 'not-now'
  | 'you-are-out'
  | 'not-your-turn'
  | 'tables-open'
  | 'last-card-open'
  | 'card-not-in-hand'
  | 'only-drawn-card'
  | 'declare-first'
  | 'joker-undeclared'
  | 'joker-last'
  | 'wrong-reading'
  | 'wrong-agreement'
  | 'must-lay'
  | 'already-drawn'
  | 'draw-first'
  | 'stale-lay'
  | 'own-lay'
  | 'already-gone-on'
  | 'already-looked'
  | 'not-looking';
