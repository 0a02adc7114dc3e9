import { CELLS, PARADIGM_IDS, readParadigm } from '@lusoria/latin';
import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';

const seat = integer(0, 4);
const card = integer(-1, 29);
const cell = v.picklist(CELLS);

/** A teacher's own deck: the contents of a paradigm file, checked as such. */
const deckFile = v.pipe(
  v.looseObject({ id: v.string(), title: v.string() }),
  v.check((file) => readParadigm(file).ok, 'not a deck file'),
);

/** The options of a table; the numbers are the rules' (RULES.md). */
export const optionsSchema = v.strictObject({
  /** A deck that comes along, or a deck file's contents. */
  deck: v.optional(v.union([v.picklist(PARADIGM_IDS), deckFile]), 'is'),
  /** Rule 12: the printed forms without macrons. */
  plain: v.optional(v.boolean(), false),
  /** Rule 2: may one draw although one could play? */
  drawing: v.optional(v.picklist(['free', 'compulsory']), 'free'),
  /** Rule 5: who watches for errors. */
  referee: v.optional(v.picklist(['players', 'table']), 'players'),
  /** Rule 6: after an upheld challenge the player also draws one. */
  upheldDraw: v.optional(v.boolean(), false),
  /** Rule 6: after a rejected challenge the challenger draws one. */
  rejectedDraw: v.optional(v.boolean(), false),
  /** Rule 6: what lies there after a wrong play that nobody noticed. */
  unnoticed: v.optional(v.picklist(['declared', 'readings']), 'declared'),
  /** Rule 7: the round ends with the first player out, or when one is left. */
  end: v.optional(v.picklist(['first', 'last']), 'first'),
  /** Rule 9: the deck's cover card plays. */
  joker: v.optional(v.boolean(), false),
  /** Rule 9: it may be the last card. */
  jokerLast: v.optional(v.boolean(), true),
  /** Rule 11: the form tables. */
  tables: v.optional(v.picklist(['dispute', 'open']), 'dispute'),
  /** Rule 6: seconds before the next person may act. */
  wait: v.optional(integer(0, 10), 0),
  /** Rule 6: seconds that a bot leaves to the people at the table. */
  botWait: v.optional(integer(0, 20), 4),
  /** Rounds of a match. */
  rounds: v.optional(integer(1, 10), 1),
});
export type Options = v.InferOutput<typeof optionsSchema>;

/**
 * What a seat can do. An action about a play names it by its number (`lay`), so that it never hits a later one. The names
 * of actions and events are those of stored logs: `lay` is to play a card, `look` to consult the form tables.
 */
export const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('lay'), card, as: v.nullable(cell) }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('go-on'), lay: count }),
  v.strictObject({ type: v.literal('challenge'), lay: count }),
  v.strictObject({ type: v.literal('look'), lay: count }),
  v.strictObject({ type: v.literal('close'), lay: count }),
]);
export type Action = v.InferOutput<typeof actionSchema>;

/**
 * Whether a play was right: `reads`, the declared cell is a reading of the card; `shares`, how many of case, number and
 * gender it has in common with what lay there (2 when any of its cells gives 2, otherwise the most).
 */
const verdict = v.strictObject({ reads: v.boolean(), shares: v.picklist([0, 1, 2, 3]) });
export type Verdict = v.InferOutput<typeof verdict>;

/** A card on the pile as everybody sees it; `seat` and `as` are null for the start card. */
const pileCard = v.strictObject({
  no: count,
  seat: v.nullable(seat),
  card,
  as: v.nullable(cell),
});
export type PileCard = v.InferOutput<typeof pileCard>;

/** An error that nobody noticed, for the report; `on` is what lay under it. */
const unnoticed = v.strictObject({
  no: count,
  seat,
  card,
  as: cell,
  on: v.strictObject({ card, as: v.nullable(cell) }),
  verdict,
});
export type UnnoticedError = v.InferOutput<typeof unnoticed>;

const why = v.picklist(['turn', 'upheld', 'rejected']);
export type DrawCause = v.InferOutput<typeof why>;

const endReason = v.picklist(['out', 'last', 'blocked', 'bound']);
export type EndReason = v.InferOutput<typeof endReason>;

/** What happened. A null card or verdict is hidden from whoever reads this event. */
export const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('dealt'),
    hands: list(list(v.nullable(card))),
    start: card,
    stock: list(v.nullable(card)),
  }),
  /** The start card was a joker: it went to place `at` of the stock, `start` was turned instead. */
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
  /** The stock is empty, so it is made anew before this seat draws. */
  v.strictObject({ type: v.literal('owes'), seat, why }),
  v.strictObject({ type: v.literal('reshuffled'), stock: list(v.nullable(card)) }),
  /** There was nothing to draw. */
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
  /** Nobody answered the last card in time. */
  v.strictObject({ type: v.literal('expired'), lay: count }),
  v.strictObject({ type: v.literal('out'), seat }),
  v.strictObject({
    type: v.literal('ended'),
    reason: endReason,
    ranking: list(list(seat)),
    report: list(unnoticed),
  }),
]);
export type Event = v.InferOutput<typeof eventSchema>;

/** The last challenge, until somebody plays or draws. */
const dispute = v.strictObject({
  lay: count,
  by: seat,
  seat,
  card,
  as: cell,
  verdict,
  upheld: v.boolean(),
  /** Who has the form tables open now, and who has had them open. */
  looking: list(seat),
  looked: list(seat),
});
export type Dispute = v.InferOutput<typeof dispute>;

const phase = v.picklist(['chance', 'turn', 'drawn', 'closing', 'over']);

/** What a viewer sees: everything that is open, and the own hand. */
export const viewSchema = v.strictObject({
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  /** `chance`: cards are being shuffled; `drawn`: the drawn card may be played; `closing`: the last card is to be accepted. */
  phase,
  /** Whose turn it is; while `closing`, whose last card it is. */
  current: seat,
  hand: list(card),
  /** The card just drawn, for whoever drew it. */
  drawn: v.nullable(card),
  counts: list(count),
  stock: count,
  pile: list(pileCard),
  /** The play that can be challenged, and who can still do so. */
  window: v.nullable(v.strictObject({ lay: count, open: list(seat) })),
  dispute: v.nullable(dispute),
  out: list(seat),
  turns: count,
  /** The number of the last play. */
  lays: count,
  /** Turns in a row in which nothing could be drawn. */
  idle: count,
  /** The draw that waits for a new stock. */
  pendingDraw: v.nullable(v.strictObject({ seat, why })),
  end: v.nullable(
    v.strictObject({
      reason: endReason,
      ranking: list(list(seat)),
      report: list(unnoticed),
    }),
  ),
});
export type View = v.InferOutput<typeof viewSchema>;

/** A card on the pile with what nobody may be told before it is settled. */
export interface PlayedCard extends PileCard {
  readonly verdict: Verdict | null;
}

/** A round. */
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
  /** The play that can be challenged, and who has accepted it. */
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

/** Why an action is rejected. */
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
