import { packFrom } from '@lusoria/core/playing-card';
import { count, integer, list, perSeat } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The cards that are played with: nine to ace of the French pack. */
export const DECK = packFrom('9');

/** Maximum numbers of seats and of cards in a hand. */
const MAX_SEATS = 4;
const MAX_CARDS = 6;

const card = v.picklist(DECK);
const seat = integer(0, MAX_SEATS - 1);
/** A card hidden from the viewer is null. */
const hands = perSeat(list(v.nullable(card)));

const optionsSchema = v.strictObject({
  /** Cards that each player is dealt. */
  cards: v.optional(integer(3, MAX_CARDS), 5),
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

const viewSchema = v.strictObject({
  options: optionsSchema,
  /** The viewer's seat; null for a spectator. */
  me: v.nullable(seat),
  hands,
  /** The cards of the trick, in the order in which they were played. */
  trick: list(v.strictObject({ seat, card })),
  /** Tricks taken. */
  tricks: perSeat(count),
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
