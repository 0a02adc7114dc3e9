import type { DeckId } from './decks/index.ts';
import type { Tree } from './tree/types.ts';

/** The options of a table; the numbers are those of the rules (RULES.md). */
export interface Options {
  /** A built-in deck, or the contents of a deck file. */
  readonly deck:
    | DeckId
    | {
        readonly id: string;
        readonly [key: string]: unknown;
      };
  /** Origin of the tree: made by the sage, or drawn for them. */
  readonly tree: 'sage' | 'drawn';
  /** Difficulty of a tree that is drawn, or that a bot makes as the sage. */
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** Number of classes of a tree; 0 leaves it open. */
  readonly classes: number;
  /** Minimum share of the deck in a class, in per cent. */
  readonly least: number;
  /** Rule 4: whether the verdict tells which condition failed. */
  readonly verdict: 'plain' | 'reason';
  /** Rule 6: whether players may pass and draw a card. */
  readonly pass: boolean;
  /** Rule 7: whether play goes on or the round ends when the stock is empty. */
  readonly stock: 'on' | 'end';
  /** Rule 9: form of the description. */
  readonly description: 'tree' | 'sort' | 'text' | 'none';
  /** Rule 9: time for it, in seconds. */
  readonly describing: number;
  /** Rule 11: whether the tree judges lays, or the sage by hand. */
  readonly judge: 'tree' | 'hand';
  /** Rule 12: whether players may chat during a round. */
  readonly chat: 'closed' | 'open';
  /** Rule 13: whether the sage changes from round to round. */
  readonly sage: 'rotates' | 'stays';
  /** The first sage: drawn by lot, or a seat (from 1). */
  readonly first: 'lot' | '1' | '2' | '3' | '4' | '5';
  /** Rule 10: rounds of a match; 0: as many as players. */
  readonly rounds: number;
}

/** Maximum length of a description in free text, in characters. */
export const TEXT_LENGTH = 600;

/** A description as submitted. */
export type Description =
  | {
      readonly kind: 'tree';
      readonly tree: Tree;
    }
  /** By card to be sorted: a class on the table, or null for one that is not there. */
  | {
      readonly kind: 'sort';
      readonly classes: readonly (number | null)[];
    }
  | {
      readonly kind: 'text';
      readonly text: string;
    }
  /** Declines to describe. */
  | {
      readonly kind: 'none';
    };

/** Actions of a seat. */
export type Action =
  /** The sage's tree for this round. */
  | {
      readonly type: 'set-tree';
      readonly tree: Tree;
    }
  /** Lays cards into a class on the table, or (null) founds one with them. */
  | {
      readonly type: 'lay';
      readonly cards: readonly number[];
      readonly class: number | null;
    }
  | {
      readonly type: 'pass';
    }
  /** The sage's verdict on a lay, if the sage judges by hand. */
  | {
      readonly type: 'judge';
      readonly lay: number;
      readonly right: boolean;
    }
  | {
      readonly type: 'describe';
      readonly what: Description;
    }
  /** The sage's verdict on a description in free text. */
  | {
      readonly type: 'rule';
      readonly seat: number;
      readonly right: boolean;
    };

/**
 * The condition that failed: the cards are not all of one class (`mixed`); they are, but not of the
 * class they were added to (`elsewhere`); their class lies on the table already (`known`).
 */
export type Fault = 'mixed' | 'elsewhere' | 'known';

/** A lay as everybody sees it. */
export interface Lay {
  /** Lays are numbered from 0. */
  readonly no: number;
  readonly seat: number;
  readonly cards: readonly number[];
  /** The class they were added to; null for a founding. */
  readonly class: number | null;
  /** Null until the sage has judged. */
  readonly right: boolean | null;
  /** Only if the verdict tells it, or when the round is over. */
  readonly fault: Fault | null;
  /** Whether the player drew a card as its consequence. */
  readonly drew: boolean;
  /** Number of cards in the stock before it. */
  readonly stock: number;
}

/** A class on the table. Its number is its index in the list. */
export interface TableClass {
  readonly cards: readonly number[];
  /** The seat that founded it; null for the card that was turned up. */
  readonly by: number | null;
}

type EndReason = 'out' | 'stock';

/** A description with its judgement, disclosed at the end. */
export interface Described {
  /** Null if nothing was submitted. */
  readonly what: Description | null;
  readonly right: boolean;
  /** The first card of the deck (for `sort`: of those to be sorted) at which it differs. */
  readonly differs: number | null;
}

/** The hidden information, disclosed at the end. */
export interface End {
  readonly reason: EndReason;
  readonly tree: Tree;
  readonly hands: readonly (readonly number[])[];
  /** By seat; null for the sage. */
  readonly described: readonly (Described | null)[];
  readonly ranking: readonly (readonly number[])[];
}

/** Events. A null tree, card, fault or description is hidden from the reader. */
export type Event =
  | {
      readonly type: 'tree-set';
      readonly seat: number;
      readonly tree: Tree | null;
    }
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (number | null)[])[];
      readonly turned: number;
      readonly stock: readonly (number | null)[];
    }
  | {
      readonly type: 'laid';
      readonly no: number;
      readonly seat: number;
      readonly cards: readonly number[];
      readonly class: number | null;
    }
  | {
      readonly type: 'judged';
      readonly no: number;
      readonly right: boolean;
      readonly fault: Fault | null;
    }
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly card: number | null;
      readonly why: 'founding' | 'wrong' | 'pass';
    }
  | {
      readonly type: 'passed';
      readonly seat: number;
    }
  /** Laying has ended; `sort` are the cards to be sorted, if that is the form of description. */
  | {
      readonly type: 'closed';
      readonly reason: EndReason;
      readonly sort: readonly number[] | null;
    }
  | {
      readonly type: 'described';
      readonly seat: number;
      readonly what: Description | null;
    }
  /** Time is up: seats that have submitted nothing have no description. */
  | {
      readonly type: 'time-up';
    }
  /** The free texts are read out, by seat; the sage rules on each. */
  | {
      readonly type: 'read-out';
      readonly texts: readonly (string | null)[];
    }
  | {
      readonly type: 'ruled';
      readonly seat: number;
      readonly right: boolean;
    }
  | {
      readonly type: 'ended';
      readonly end: End;
    };

/** `draw-tree` and `deal` wait for chance, all others for people. */
export type Phase = 'draw-tree' | 'tree' | 'deal' | 'play' | 'judge' | 'describe' | 'rule' | 'over';

/** What everybody sees of a round. */
interface Public {
  readonly options: Options;
  readonly sage: number;
  readonly phase: Phase;
  /** The seat whose turn it is; while `judge`, the one whose lay is judged. */
  readonly current: number;
  readonly classes: readonly TableClass[];
  /** Every lay of the round, oldest first; a state has their faults, told or not. */
  readonly lays: readonly Lay[];
  /** Number of passed turns, by seat. */
  readonly passes: readonly number[];
  /** Reason why laying has ended; null while cards are laid. */
  readonly reason: EndReason | null;
  /** The cards to be sorted. */
  readonly sort: readonly number[] | null;
  /** By seat: number of descriptions submitted. */
  readonly handedIn: readonly number[];
  /** By seat, once they have been read out. */
  readonly texts: readonly (string | null)[] | null;
  /** By seat: the sage's ruling. */
  readonly rulings: readonly (boolean | null)[];
  readonly end: End | null;
}

/** A view: everything that is public, the own hand, and the tree for the sage. */
export interface View extends Public {
  readonly you: number | null;
  /** For the sage, and for everybody when the round is over. */
  readonly tree: Tree | null;
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly stock: number;
  readonly mine: Description | null;
}

/** The full state of a round. */
export interface State extends Public {
  readonly seats: number;
  /** Null before it is set. */
  readonly tree: Tree | null;
  readonly hands: readonly (readonly number[])[];
  /** The top is the last. */
  readonly stock: readonly number[];
  readonly described: readonly (Description | null)[];
}

/** Codes of rejected actions; a tree is also rejected with the codes of `checkTree`. */
export type RejectionCode =
  | 'not-seated'
  | 'round-over'
  | 'not-now'
  | 'not-your-turn'
  | 'sage-only'
  | 'not-for-sage'
  | 'card-not-in-hand'
  | 'no-such-class'
  | 'sage-mixed'
  | 'sage-elsewhere'
  | 'sage-known'
  | 'sage-must-add'
  | 'no-passing'
  | 'stale-lay'
  | 'not-by-tree'
  | 'wrong-description'
  | 'too-many-changes'
  | 'already-ruled'
  | 'no-text'
  | 'deck-too-small'
  | 'no-such-tree';
