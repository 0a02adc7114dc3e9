import { count, integer, list, perSeat, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { ownDeck } from './deck-of.ts';
import { DECK_IDS } from './decks/index.ts';
import { treeSchema } from './tree/types.ts';
import { type Action, type Event, type Options, TEXT_LENGTH, type View } from './types.ts';

const seat = integer(0, 4);
/** A card is its index in the deck. */
const card = integer(0, 239);

/** Cards that are laid together: at least one, none twice. */
const cards = v.pipe(
  v.array(card),
  v.minLength(1),
  v.maxLength(240),
  v.check((chosen) => new Set(chosen).size === chosen.length, 'a card twice'),
  v.readonly(),
);

/** A custom deck: the contents of a deck file, checked as such. */
const deckFile = v.pipe(
  v.looseObject({ id: v.string() }),
  v.check((file) => ownDeck(file).ok, 'not a deck file'),
);

export const optionsSchema = schemaOf<Options>()(
  v.strictObject({
    deck: v.optional(v.union([v.picklist(DECK_IDS), deckFile]), 'shapes'),
    tree: v.optional(v.picklist(['sage', 'drawn']), 'sage'),
    difficulty: v.optional(v.picklist(['easy', 'medium', 'hard']), 'medium'),
    classes: v.optional(
      v.pipe(
        integer(0, 8),
        v.check((count) => count !== 1, 'one class is none'),
      ),
      0,
    ),
    least: v.optional(integer(1, 20), 8),
    verdict: v.optional(v.picklist(['plain', 'reason']), 'plain'),
    pass: v.optional(v.boolean(), false),
    stock: v.optional(v.picklist(['on', 'end']), 'on'),
    description: v.optional(v.picklist(['tree', 'sort', 'text', 'none']), 'tree'),
    describing: v.optional(integer(30, 900), 300),
    judge: v.optional(v.picklist(['tree', 'hand']), 'tree'),
    chat: v.optional(v.picklist(['closed', 'open']), 'closed'),
    sage: v.optional(v.picklist(['rotates', 'stays']), 'rotates'),
    first: v.optional(v.picklist(['lot', '1', '2', '3', '4', '5']), 'lot'),
    rounds: v.optional(integer(0, 20), 0),
  }),
);

const description = v.variant('kind', [
  v.strictObject({ kind: v.literal('tree'), tree: treeSchema }),
  v.strictObject({
    kind: v.literal('sort'),
    classes: v.pipe(list(v.nullable(count)), v.maxLength(10)),
  }),
  v.strictObject({
    kind: v.literal('text'),
    // Text in lines, without invisible characters.
    text: v.pipe(
      v.string(),
      v.maxLength(TEXT_LENGTH),
      v.regex(/^(?=[^]*[^\s])(?:[ \n]|[^\p{C}\p{Z}])+$/u),
    ),
  }),
  v.strictObject({ kind: v.literal('none') }),
]);

export const actionSchema = schemaOf<Action>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('set-tree'), tree: treeSchema }),
    v.strictObject({ type: v.literal('lay'), cards, class: v.nullable(count) }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('judge'), lay: count, right: v.boolean() }),
    v.strictObject({ type: v.literal('describe'), what: description }),
    v.strictObject({ type: v.literal('rule'), seat, right: v.boolean() }),
  ]),
);

const fault = v.picklist(['mixed', 'elsewhere', 'known']);

const lay = v.strictObject({
  no: count,
  seat,
  cards: list(card),
  class: v.nullable(count),
  right: v.nullable(v.boolean()),
  fault: v.nullable(fault),
  drew: v.boolean(),
  stock: count,
});

const tableClass = v.strictObject({
  cards: list(card),
  by: v.nullable(seat),
});

const endReason = v.picklist(['out', 'stock']);

const described = v.strictObject({
  what: v.nullable(description),
  right: v.boolean(),
  differs: v.nullable(card),
});

const end = v.strictObject({
  reason: endReason,
  tree: treeSchema,
  hands: list(list(card)),
  described: list(v.nullable(described)),
  ranking: list(list(seat)),
});

export const eventSchema = schemaOf<Event>()(
  v.variant('type', [
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
    v.strictObject({ type: v.literal('closed'), reason: endReason, sort: v.nullable(list(card)) }),
    v.strictObject({ type: v.literal('described'), seat, what: v.nullable(description) }),
    v.strictObject({ type: v.literal('time-up') }),
    v.strictObject({ type: v.literal('read-out'), texts: list(v.nullable(v.string())) }),
    v.strictObject({ type: v.literal('ruled'), seat, right: v.boolean() }),
    v.strictObject({ type: v.literal('ended'), end }),
  ]),
);

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

export const viewSchema = schemaOf<View>()(
  v.strictObject({
    you: v.nullable(seat),
    options: optionsSchema,
    sage: seat,
    phase,
    current: seat,
    tree: v.nullable(treeSchema),
    hand: list(card),
    counts: perSeat(count),
    stock: count,
    classes: list(tableClass),
    lays: list(lay),
    passes: perSeat(count),
    reason: v.nullable(endReason),
    sort: v.nullable(list(card)),
    handedIn: perSeat(count),
    mine: v.nullable(description),
    texts: v.nullable(list(v.nullable(v.string()))),
    rulings: perSeat(v.nullable(v.boolean())),
    end: v.nullable(end),
  }),
);
