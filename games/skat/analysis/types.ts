import * as v from 'valibot';
import { CARDS, GAMES } from '../rules/cards.ts';
import { actionSchema } from '../rules/types.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.picklist(CARDS);
const game = v.picklist(GAMES);

function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(v.array(item), v.readonly());
}

/** How far an analysis has come: so much of so much. */
const progressSchema = v.strictObject({ done: v.number(), of: v.number() });
export type Progress = v.InferOutput<typeof progressSchema>;

/** A card that could be played, with the exact value of the deal when it is. */
const ratedSchema = v.strictObject({ card, value: whole });

/**
 * A card that was played, with open cards. Values are the declarer's card points in the end when all
 * play their best from here on; in null 1 when the declarer takes a trick and 0 when not.
 */
const stepSchema = v.strictObject({
  /** From 0. */
  trick: whole,
  seat: whole,
  card,
  /** Every card that could be played. */
  options: list(ratedSchema),
  /** The value before the card and after it. */
  before: whole,
  value: whole,
  /** What the card cost its player's side: card points, in null the game. */
  lost: whole,
  /** What the game became by it, for the declarer; null when it stayed what it was. */
  turned: v.nullable(v.picklist(['won', 'lost'])),
});
export type Step = v.InferOutput<typeof stepSchema>;

/** The play of a deal with open cards. */
const playSchema = v.strictObject({
  /** The points that the declarer needs; above 120 when no points can win. In null nothing is needed. */
  target: whole,
  /** The value before the first card, and after the last one that was played. */
  start: whole,
  end: whole,
  steps: list(stepSchema),
});
export type Play = v.InferOutput<typeof playSchema>;

/** What a card promised, for all that could be known. */
const promiseSchema = v.strictObject({
  card,
  /** How likely its player's side won the game with it. */
  chance: v.number(),
  /** The declarer's card points on average; in null the tricks. */
  points: v.number(),
});
export type Promised = v.InferOutput<typeof promiseSchema>;

/** A choice as it looked to whoever had it, over layouts that might have been. */
const choiceSchema = v.strictObject({
  /** Which of the steps it is. */
  step: whole,
  /** The best first. */
  promises: list(promiseSchema),
  /** What the card that was played clearly promised less of than the best one; null: of nothing. */
  avoidable: v.nullable(v.picklist(['game', 'points'])),
});
export type Choice = v.InferOutput<typeof choiceSchema>;

/** A game that could be played, by how such hands fare: its chance, and points on average. */
const offerSchema = v.strictObject({
  game,
  hand: v.boolean(),
  ouvert: v.boolean(),
  chance: v.number(),
  worth: v.number(),
  /** What is laid away; none by hand or before the skat is seen. */
  away: list(card),
});
export type Offered = v.InferOutput<typeof offerSchema>;

/** What a seat said in the auction, beside what its hand was worth. */
const auctionSchema = v.strictObject({
  /** The highest bid made or held, and the first one that was refused; 0: none. */
  said: whole,
  refused: whole,
  /** The highest value that was worth bidding; 0: none. */
  limit: whole,
  /** `bold`: clearly too much was said; `timid`: clearly too little. */
  verdict: v.picklist(['sound', 'bold', 'timid']),
  /** What the auction is judged at, and the best games for it before the skat is seen. */
  at: whole,
  /** With the choice that the skat leaves: points on average. */
  worth: v.number(),
  offers: list(offerSchema),
});
export type Auction = v.InferOutput<typeof auctionSchema>;

/** What a declarer chose, beside the best there was for all that could be known. */
const declaredSchema = v.strictObject({ chosen: offerSchema, best: offerSchema });
export type Declared = v.InferOutput<typeof declaredSchema>;

/** A game on the cards as they lay: exact. */
const exactSchema = v.strictObject({
  game,
  wins: v.boolean(),
  /** What it counts when it is won simply. */
  counts: whole,
  /** With what laid away it is won; none where it is not, or by hand. */
  away: list(card),
});
export type Exact = v.InferOutput<typeof exactSchema>;

/** A deal that is over, judged for one seat. */
export const analysisSchema = v.strictObject({
  seat: whole,
  /** Null where nobody played alone. */
  play: v.nullable(playSchema),
  /** The seat's own choices. */
  choices: list(choiceSchema),
  auction: v.nullable(auctionSchema),
  /** For the declarer only. */
  declared: v.nullable(declaredSchema),
  exact: list(exactSchema),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;

/** What to do, and why. */
export const hintSchema = v.strictObject({
  action: actionSchema,
  reason: v.variant('kind', [
    /** Nothing else can be done. */
    v.strictObject({ kind: v.literal('only') }),
    /** How likely the game is won with this card, and with the next best. */
    v.strictObject({
      kind: v.literal('chance'),
      chance: v.number(),
      next: v.nullable(promiseSchema),
    }),
    /** How far the hand is worth bidding; 0: not at all. */
    v.strictObject({ kind: v.literal('limit'), limit: whole }),
    /** How likely the game is won that is to be declared. */
    v.strictObject({ kind: v.literal('game'), chance: v.number() }),
    /** By rules of thumb. */
    v.strictObject({ kind: v.literal('thumb') }),
  ]),
});
export type Hint = v.InferOutput<typeof hintSchema>;

/** What a worker says of an analysis. */
export const saidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('progress'), ...progressSchema.entries }),
  v.strictObject({ kind: v.literal('analysis'), analysis: v.nullable(analysisSchema) }),
  v.strictObject({ kind: v.literal('hint'), hint: v.nullable(hintSchema) }),
]);
export type Said = v.InferOutput<typeof saidSchema>;
