import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { readDeck } from './deck/file.ts';
import { DECK_IDS } from './decks/index.ts';
import { treeSchema } from './tree/types.ts';

const seat = integer(0, 4);
/** A card is its place in the deck. */
const card = integer(0, 239);

/** Cards that are laid together: at least one, none twice. */
const cards = v.pipe(
  v.array(card),
  v.minLength(1),
  v.maxLength(240),
  v.check((chosen) => new Set(chosen).size === chosen.length, 'a card twice'),
  v.readonly(),
);

/** An own deck: the contents of a deck file, checked as such. */
const deckFile = v.pipe(
  v.looseObject({ id: v.string() }),
  v.check((file) => readDeck(file).ok, 'not a deck file'),
);

/** The options of a table; the numbers are the rules' (RULES.md). */
export const optionsSchema = v.strictObject({
  /** A deck that comes along, or a deck file's contents. */
  deck: v.optional(v.union([v.picklist(DECK_IDS), deckFile]), 'shapes'),
  /** Where the tree comes from: the sage makes one, or one is drawn for them. */
  tree: v.optional(v.picklist(['sage', 'drawn']), 'sage'),
  /** Difficulty of a tree that is drawn, or that a bot makes as the sage. */
  difficulty: v.optional(v.picklist(['easy', 'medium', 'hard']), 'medium'),
  /** How many classes a tree has; 0 leaves it open. */
  classes: v.optional(
    v.pipe(
      integer(0, 8),
      v.check((count) => count !== 1, 'one class is none'),
    ),
    0,
  ),
  /** The least share of the deck in a class, in per cent. */
  least: v.optional(integer(1, 20), 8),
  /** Rule 4: whether the verdict tells which condition failed. */
  verdict: v.optional(v.picklist(['plain', 'reason']), 'plain'),
  /** Rule 6: one may pass and draw a card. */
  pass: v.optional(v.boolean(), false),
  /** Rule 7: what happens when the stock is empty. */
  stock: v.optional(v.picklist(['on', 'end']), 'on'),
  /** Rule 9: how the classification is described. */
  description: v.optional(v.picklist(['tree', 'sort', 'text', 'none']), 'tree'),
  /** Rule 9: seconds for it. */
  describing: v.optional(integer(30, 900), 300),
  /** Rule 11: a sage judges by hand. */
  judge: v.optional(v.picklist(['tree', 'hand']), 'tree'),
  /** Rule 12: players may talk during a round. */
  chat: v.optional(v.picklist(['closed', 'open']), 'closed'),
  /** Rule 13: whether the sage changes from round to round. */
  sage: v.optional(v.picklist(['rotates', 'stays']), 'rotates'),
  /** Who is sage first: drawn by lot, or a seat (from 1). */
  first: v.optional(v.picklist(['lot', '1', '2', '3', '4', '5']), 'lot'),
  /** Rule 10: rounds of a match; 0: as many as players. */
  rounds: v.optional(integer(0, 20), 0),
});
export type Options = v.InferOutput<typeof optionsSchema>;

/** Most characters of a description in free text. */
export const TEXT_LENGTH = 600;

/** A description as it is handed in. */
const description = v.variant('kind', [
  v.strictObject({ kind: v.literal('tree'), tree: treeSchema }),
  /** By card to be sorted: a class on the table, or null for one that is not there. */
  v.strictObject({
    kind: v.literal('sort'),
    classes: v.pipe(list(v.nullable(count)), v.maxLength(10)),
  }),
  v.strictObject({
    kind: v.literal('text'),
    // Something to read, in lines, without invisible characters.
    text: v.pipe(
      v.string(),
      v.maxLength(TEXT_LENGTH),
      v.regex(/^(?=[^]*[^\s])(?:[ \n]|[^\p{C}\p{Z}])+$/u),
    ),
  }),
  /** Says that one has nothing to say. */
  v.strictObject({ kind: v.literal('none') }),
]);
export type Description = v.InferOutput<typeof description>;

/** Actions of a seat. */
export const actionSchema = v.variant('type', [
  /** The sage's tree for this round. */
  v.strictObject({ type: v.literal('set-tree'), tree: treeSchema }),
  /** Lays cards into a class on the table, or (null) founds one with them. */
  v.strictObject({ type: v.literal('lay'), cards, class: v.nullable(count) }),
  v.strictObject({ type: v.literal('pass') }),
  /** The sage's verdict on a lay, where a sage judges by hand. */
  v.strictObject({ type: v.literal('judge'), lay: count, right: v.boolean() }),
  v.strictObject({ type: v.literal('describe'), what: description }),
  /** The sage's verdict on a description in free text. */
  v.strictObject({ type: v.literal('rule'), seat, right: v.boolean() }),
]);
export type Action = v.InferOutput<typeof actionSchema>;

/**
 * Which condition failed: the cards are not all of one class (`mixed`); they are, but not of the
 * class they were added to (`elsewhere`); their class lies on the table already (`known`).
 */
const fault = v.picklist(['mixed', 'elsewhere', 'known']);
export type Fault = v.InferOutput<typeof fault>;

/** A lay as everybody sees it. */
const lay = v.strictObject({
  /** Lays are numbered from 0. */
  no: count,
  seat,
  cards: list(card),
  /** The class they were added to; null for a founding. */
  class: v.nullable(count),
  /** Null as long as the sage has not judged. */
  right: v.nullable(v.boolean()),
  /** Only where the verdict tells it, or when the round is over. */
  fault: v.nullable(fault),
  /** Whether the player drew a card for it. */
  drew: v.boolean(),
  /** How many cards the stock held before it. */
  stock: count,
});
export type Lay = v.InferOutput<typeof lay>;

/** A class on the table. Its number is its place in the list. */
const tableClass = v.strictObject({
  cards: list(card),
  /** Who founded it; null for the card that was turned up. */
  by: v.nullable(seat),
});
export type TableClass = v.InferOutput<typeof tableClass>;

const endReason = v.picklist(['out', 'stock']);
export type EndReason = v.InferOutput<typeof endReason>;

/** A description with its judgement, when all is open. */
const described = v.strictObject({
  /** Null where nothing was handed in. */
  what: v.nullable(description),
  right: v.boolean(),
  /** The first card of the deck (for `sort`: of those to be sorted) at which it goes wrong. */
  differs: v.nullable(card),
});
export type Described = v.InferOutput<typeof described>;

/** All that was hidden. */
const end = v.strictObject({
  reason: endReason,
  tree: treeSchema,
  hands: list(list(card)),
  /** By seat; null for the sage. */
  described: list(v.nullable(described)),
  ranking: list(list(seat)),
});
export type End = v.InferOutput<typeof end>;

/** Events. A null tree, card, fault or description is hidden from the reader. */
export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('tree-set'), seat, tree: v.nullable(treeSchema) }),
  v.strictObject({
    type: v.literal('dealt'),
    hands: list(list(v.nullable(card))),
    turned: card,
    stock: list(v.nullable(card)),
  }),
  v.strictObject({
    type: v.literal('laid'),
    no: count,
    seat,
    cards: list(card),
    class: v.nullable(count),
  }),
  v.strictObject({
    type: v.literal('judged'),
    no: count,
    right: v.boolean(),
    fault: v.nullable(fault),
  }),
  v.strictObject({
    type: v.literal('drew'),
    seat,
    card: v.nullable(card),
    why: v.picklist(['founding', 'wrong', 'pass']),
  }),
  v.strictObject({ type: v.literal('passed'), seat }),
  /** Nobody lays any more; `sort` are the cards to be sorted, where that is how one describes. */
  v.strictObject({ type: v.literal('closed'), reason: endReason, sort: v.nullable(list(card)) }),
  v.strictObject({ type: v.literal('described'), seat, what: v.nullable(description) }),
  /** Time is up: whoever has handed in nothing has nothing. */
  v.strictObject({ type: v.literal('time-up') }),
  /** The free texts are read out, by seat; the sage rules on each. */
  v.strictObject({ type: v.literal('read-out'), texts: list(v.nullable(v.string())) }),
  v.strictObject({ type: v.literal('ruled'), seat, right: v.boolean() }),
  v.strictObject({ type: v.literal('ended'), end }),
]);
export type Event = v.InferOutput<typeof eventSchema>;

/** `draw-tree` and `deal` wait for chance, all others for people. */
const phase = v.picklist([
  'draw-tree',
  'tree',
  'deal',
  'play',
  'judge',
  'describe',
  'rule',
  'over',
]);
export type Phase = v.InferOutput<typeof phase>;

/** A view: everything that is public, the own hand, and the tree for the sage. */
export const viewSchema = v.strictObject({
  you: v.nullable(seat),
  options: optionsSchema,
  sage: seat,
  phase,
  /** Whose turn it is; while `judge`, whose lay is judged. */
  current: seat,
  /** For the sage, and for everybody when the round is over. */
  tree: v.nullable(treeSchema),
  hand: list(card),
  counts: list(count),
  stock: count,
  classes: list(tableClass),
  /** Every lay of the round, oldest first. */
  lays: list(lay),
  /** Turns that were passed, by seat. */
  passes: list(count),
  /** Why nobody lays any more; null while cards are laid. */
  reason: v.nullable(endReason),
  /** The cards to be sorted. */
  sort: v.nullable(list(card)),
  /** By seat: how often a description was handed in. */
  handedIn: list(count),
  /** The own description. */
  mine: v.nullable(description),
  /** By seat, when they have been read out. */
  texts: v.nullable(list(v.nullable(v.string()))),
  /** By seat: the sage's ruling. */
  rulings: list(v.nullable(v.boolean())),
  end: v.nullable(end),
});
export type View = v.InferOutput<typeof viewSchema>;

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
