import type { DeckId } from './decks/index.ts';
import type { Tree } from './tree/types.ts';

/** The options of a table; the numbers are the rules' (RULES.md). */
export interface Options {
  /** A deck that comes along, or a deck file's contents. */
  readonly deck:
    | DeckId
    | {
        readonly id: string;
        readonly [key: string]: unknown;
      };
  /** Where the tree comes from: the sage makes one, or one is drawn for them. */
  readonly tree: 'sage' | 'drawn';
  /** Difficulty of a tree that is drawn, or that a bot makes as the sage. */
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** How many classes a tree has; 0 leaves it open. */
  readonly classes: number;
  /** The least share of the deck in a class, in per cent. */
  readonly least: number;
  /** Rule 4: whether the verdict tells which condition failed. */
  readonly verdict: 'plain' | 'reason';
  /** Rule 6: one may pass and draw a card. */
  readonly pass: boolean;
  /** Rule 7: what happens when the stock is empty. */
  readonly stock: 'on' | 'end';
  /** Rule 9: how the classification is described. */
  readonly description: 'tree' | 'sort' | 'text' | 'none';
  /** Rule 9: seconds for it. */
  readonly describing: number;
  /** Rule 11: a sage judges by hand. */
  readonly judge: 'tree' | 'hand';
  /** Rule 12: players may talk during a round. */
  readonly chat: 'closed' | 'open';
  /** Rule 13: whether the sage changes from round to round. */
  readonly sage: 'rotates' | 'stays';
  /** Who is sage first: drawn by lot, or a seat (from 1). */
  readonly first: 'lot' | '1' | '2' | '3' | '4' | '5';
  /** Rule 10: rounds of a match; 0: as many as players. */
  readonly rounds: number;
}

/** Most characters of a description in free text. */
export const TEXT_LENGTH = 600;

/** A description as it is handed in. */
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
  /** Says that one has nothing to say. */
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
  /** The sage's verdict on a lay, where a sage judges by hand. */
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
 * Which condition failed: the cards are not all of one class (`mixed`); they are, but not of the
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
  /** Null as long as the sage has not judged. */
  readonly right: boolean | null;
  /** Only where the verdict tells it, or when the round is over. */
  readonly fault: Fault | null;
  /** Whether the player drew a card for it. */
  readonly drew: boolean;
  /** How many cards the stock held before it. */
  readonly stock: number;
}

/** A class on the table. Its number is its place in the list. */
export interface TableClass {
  readonly cards: readonly number[];
  /** Who founded it; null for the card that was turned up. */
  readonly by: number | null;
}

export type EndReason = 'out' | 'stock';

/** A description with its judgement, when all is open. */
export interface Described {
  /** Null where nothing was handed in. */
  readonly what: Description | null;
  readonly right: boolean;
  /** The first card of the deck (for `sort`: of those to be sorted) at which it goes wrong. */
  readonly differs: number | null;
}

/** All that was hidden. */
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
  /** Nobody lays any more; `sort` are the cards to be sorted, where that is how one describes. */
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
  /** Time is up: whoever has handed in nothing has nothing. */
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

/** A view: everything that is public, the own hand, and the tree for the sage. */
export interface View {
  readonly you: number | null;
  readonly options: Options;
  readonly sage: number;
  readonly phase: Phase;
  /** Whose turn it is; while `judge`, whose lay is judged. */
  readonly current: number;
  /** For the sage, and for everybody when the round is over. */
  readonly tree: Tree | null;
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly stock: number;
  readonly classes: readonly TableClass[];
  /** Every lay of the round, oldest first. */
  readonly lays: readonly Lay[];
  /** Turns that were passed, by seat. */
  readonly passes: readonly number[];
  /** Why nobody lays any more; null while cards are laid. */
  readonly reason: EndReason | null;
  /** The cards to be sorted. */
  readonly sort: readonly number[] | null;
  /** By seat: how often a description was handed in. */
  readonly handedIn: readonly number[];
  /** The own description. */
  readonly mine: Description | null;
  /** By seat, when they have been read out. */
  readonly texts: readonly (string | null)[] | null;
  /** By seat: the sage's ruling. */
  readonly rulings: readonly (boolean | null)[];
  readonly end: End | null;
}

/** A round. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly sage: number;
  readonly phase: Phase;
  readonly current: number;
  /** Null before it is set. */
  readonly tree: View['tree'];
  readonly hands: readonly (readonly number[])[];
  /** The top is the last. */
  readonly stock: readonly number[];
  readonly classes: readonly TableClass[];
  /** With their faults, told or not. */
  readonly lays: readonly Lay[];
  readonly passes: readonly number[];
  readonly reason: EndReason | null;
  readonly sort: readonly number[] | null;
  readonly handedIn: readonly number[];
  readonly described: readonly (Description | null)[];
  readonly texts: readonly (string | null)[] | null;
  readonly rulings: readonly (boolean | null)[];
  readonly end: End | null;
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
