import { count, integer, list, perSeat, schemaOf } from '@lusoria/core/schema';
import { CELLS, PARADIGM_IDS, readParadigm } from '@lusoria/latin';
import * as v from 'valibot';
import { OWN_BOUNDS, type OwnDeck, playable } from './own-deck.ts';
import type { Action, Event, Options, View } from './types.ts';

const seat = integer(0, 4);
const card = integer(-1, OWN_BOUNDS.mostCards - 1);
const cell = v.picklist(CELLS);

/** A custom deck: the contents of a paradigm file, checked as such. */
const deckFile = v.pipe(
  v.looseObject({ id: v.string(), title: v.string() }),
  v.check((file) => readParadigm(file).ok, 'not a deck file'),
);

/** A deck of one's own words. */
const ownDeck = v.pipe(
  schemaOf<OwnDeck>()(
    v.strictObject({
      title: v.string(),
      forms: list(v.pipe(v.tupleWithRest([v.string()], cell), v.readonly())),
      grammar: v.exactOptional(v.literal('verb')),
    }),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const { code, form } of playable(value)) {
      const forms = {
        type: 'object',
        origin: 'value',
        input: { ...value },
        key: 'forms',
        value: value.forms,
      } as const;
      const one = {
        type: 'array',
        origin: 'value',
        input: [...value.forms],
        key: form ?? 0,
        value: null,
      } as const;
      addIssue({ message: code, path: form === null ? [forms] : [forms, one] });
    }
  }),
);

export const optionsSchema = schemaOf<Options>()(
  v.strictObject({
    deck: v.optional(v.union([v.picklist(PARADIGM_IDS), ownDeck, deckFile]), 'is'),
    plain: v.optional(v.boolean(), false),
    drawing: v.optional(v.picklist(['free', 'compulsory']), 'free'),
    referee: v.optional(v.picklist(['players', 'table']), 'players'),
    upheldDraw: v.optional(v.boolean(), false),
    rejectedDraw: v.optional(v.boolean(), false),
    unnoticed: v.optional(v.picklist(['declared', 'readings']), 'declared'),
    end: v.optional(v.picklist(['first', 'last']), 'first'),
    joker: v.optional(v.boolean(), false),
    jokerLast: v.optional(v.boolean(), true),
    tables: v.optional(v.picklist(['dispute', 'open']), 'dispute'),
    wait: v.optional(integer(0, 10), 0),
    botWait: v.optional(integer(0, 20), 4),
    rounds: v.optional(integer(1, 10), 1),
  }),
);

export const actionSchema = schemaOf<Action>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('lay'), card, as: v.nullable(cell) }),
    v.strictObject({ type: v.literal('draw') }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('go-on'), lay: count }),
    v.strictObject({ type: v.literal('challenge'), lay: count }),
    v.strictObject({ type: v.literal('look'), lay: count }),
    v.strictObject({ type: v.literal('close'), lay: count }),
  ]),
);

const verdict = v.strictObject({ reads: v.boolean(), shares: v.picklist([0, 1, 2, 3]) });

const pileCard = v.strictObject({
  no: count,
  seat: v.nullable(seat),
  card,
  as: v.nullable(cell),
});

const unnoticed = v.strictObject({
  no: count,
  seat,
  card,
  as: cell,
  on: v.strictObject({ card, as: v.nullable(cell) }),
  verdict,
});

const why = v.picklist(['turn', 'upheld', 'rejected']);

const endReason = v.picklist(['out', 'last', 'blocked', 'bound']);

export const eventSchema = schemaOf<Event>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('dealt'),
      hands: list(list(v.nullable(card))),
      start: card,
      stock: list(v.nullable(card)),
    }),
    v.strictObject({ type: v.literal('buried'), start: card, at: v.nullable(count) }),
    v.strictObject({
      type: v.literal('laid'),
      seat,
      no: count,
      card,
      as: v.nullable(cell),
      verdict: v.nullable(verdict),
    }),
    v.strictObject({ type: v.literal('drew'), seat, card: v.nullable(card), why }),
    v.strictObject({ type: v.literal('owes'), seat, why }),
    v.strictObject({ type: v.literal('reshuffled'), stock: list(v.nullable(card)) }),
    v.strictObject({ type: v.literal('nothing'), seat, why }),
    v.strictObject({ type: v.literal('passed'), seat }),
    v.strictObject({ type: v.literal('went-on'), seat, lay: count }),
    v.strictObject({
      type: v.literal('settled'),
      lay: count,
      by: seat,
      seat,
      card,
      as: cell,
      verdict,
      upheld: v.boolean(),
    }),
    v.strictObject({ type: v.literal('looked'), seat }),
    v.strictObject({ type: v.literal('closed'), seat }),
    v.strictObject({ type: v.literal('expired'), lay: count }),
    v.strictObject({ type: v.literal('out'), seat }),
    v.strictObject({
      type: v.literal('ended'),
      reason: endReason,
      ranking: list(list(seat)),
      report: list(unnoticed),
    }),
  ]),
);

const dispute = v.strictObject({
  lay: count,
  by: seat,
  seat,
  card,
  as: cell,
  verdict,
  upheld: v.boolean(),
  looking: list(seat),
  looked: list(seat),
});

const phase = v.picklist(['chance', 'turn', 'drawn', 'closing', 'over']);

export const viewSchema = schemaOf<View>()(
  v.strictObject({
    you: v.nullable(seat),
    options: optionsSchema,
    first: seat,
    phase,
    current: seat,
    hand: list(card),
    drawn: v.nullable(card),
    counts: perSeat(count),
    stock: count,
    pile: list(pileCard),
    window: v.nullable(v.strictObject({ lay: count, open: list(seat) })),
    dispute: v.nullable(dispute),
    out: list(seat),
    turns: count,
    lays: count,
    idle: count,
    pendingDraw: v.nullable(v.strictObject({ seat, why })),
    end: v.nullable(
      v.strictObject({
        reason: endReason,
        ranking: list(list(seat)),
        report: list(unnoticed),
      }),
    ),
  }),
);
