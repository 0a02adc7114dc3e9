import { perSeat } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Number of cards; each is identified by its number, from 1. */
export const CARDS = 24;

/** Maximum numbers of seats and of cards in a hand. */
const MOST_SEATS = 4;
const MOST_CARDS = 6;

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CARDS));
/** A card hidden from the viewer is null. */
const hand = v.pipe(v.array(v.nullable(card)), v.maxLength(MOST_CARDS), v.readonly());
const hands = v.pipe(perSeat(hand), v.maxLength(MOST_SEATS));

export const optionsSchema = v.strictObject({
  /** Cards that each player is dealt. */
  cards: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(MOST_CARDS)), 5),
});
export type Options = v.InferOutput<typeof optionsSchema>;

export const actionSchema = v.strictObject({ type: v.literal('play'), card });
export type Action = v.InferOutput<typeof actionSchema>;

export const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('dealt'), hands }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  /** Everybody has played: the highest card takes the trick. */
  v.strictObject({ type: v.literal('took'), seat }),
]);
export type Event = v.InferOutput<typeof eventSchema>;

export const viewSchema = v.strictObject({
  options: optionsSchema,
  /** The viewer's seat; null for a spectator. */
  me: v.nullable(seat),
  hands,
  /** The cards of the trick, in the order in which they were played. */
  trick: v.pipe(v.array(v.strictObject({ seat, card })), v.maxLength(MOST_SEATS), v.readonly()),
  /** Tricks taken. */
  tricks: v.pipe(perSeat(count), v.maxLength(MOST_SEATS)),
  /** Whose turn it is. */
  mover: seat,
  phase: v.picklist(['deal', 'play', 'over']),
});
export type View = v.InferOutput<typeof viewSchema>;

export const schema = {
  options: optionsSchema,
  action: actionSchema,
  event: eventSchema,
  view: viewSchema,
};

/** The full state: every card is known. */
export type State = Readonly<Omit<View, 'me'>>;

/** Codes of rejected actions. */
export type Code = 'not-seated' | 'not-now' | 'not-your-turn' | 'card-not-in-hand';
