import * as v from 'valibot';
import { actionSchema } from '../rules/actions.ts';
import { CARDS, GAMES } from '../rules/cards.ts';

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
const cardReviewSchema = v.strictObject({
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
export type CardReview = v.InferOutput<typeof cardReviewSchema>;

/** The play of a deal with open cards. */
const playReviewSchema = v.strictObject({
  /** The points that the declarer needs; above 120 when no points can win. In null nothing is needed. */
  target: whole,
  /** The value before the first card, and after the last one that was played. */
  start: whole,
  end: whole,
  steps: list(cardReviewSchema),
});
export type PlayReview = v.InferOutput<typeof playReviewSchema>;

/** What a card promised, for all that could be known. */
const cardEstimateSchema = v.strictObject({
  card,
  /** How likely its player's side won the game with it. */
  winProbability: v.number(),
  /** The declarer's card points on average; in null the tricks. */
  points: v.number(),
});
export type CardEstimate = v.InferOutput<typeof cardEstimateSchema>;

/** A choice as it looked to whoever had it, over layouts that might have been. */
const choiceReviewSchema = v.strictObject({
  /** Which of the steps it is. */
  step: whole,
  /** The best first. */
  estimates: list(cardEstimateSchema),
  /** What the card that was played clearly promised less of than the best one; null: of nothing. */
  avoidable: v.nullable(v.picklist(['game', 'points'])),
});
export type ChoiceReview = v.InferOutput<typeof choiceReviewSchema>;

/** A game that could be played, by how such hands fare: its chance, and points on average. */
const ratedGameSchema = v.strictObject({
  game,
  hand: v.boolean(),
  ouvert: v.boolean(),
  winProbability: v.number(),
  expectedValue: v.number(),
  /** What is laid away; none by hand or before the skat is seen. */
  away: list(card),
});
export type RatedGame = v.InferOutput<typeof ratedGameSchema>;

/** What a seat said in the auction, beside what its hand was worth. */
const auctionReviewSchema = v.strictObject({
  /** The highest bid made or held, and the first one that was refused; 0: none. */
  highestBid: whole,
  refusedBid: whole,
  /** The highest value that was worth bidding; 0: none. */
  limit: whole,
  /** `bold`: clearly too much was said; `timid`: clearly too little. */
  verdict: v.picklist(['sound', 'bold', 'timid']),
  /** What the auction is judged at, and the best games for it before the skat is seen. */
  judgedAt: whole,
  /** With the choice that the skat leaves: points on average. */
  expectedValue: v.number(),
  games: list(ratedGameSchema),
});
export type AuctionReview = v.InferOutput<typeof auctionReviewSchema>;

/** What a declarer chose, beside the best there was for all that could be known. */
const declarationReviewSchema = v.strictObject({ chosen: ratedGameSchema, best: ratedGameSchema });
export type DeclarationReview = v.InferOutput<typeof declarationReviewSchema>;

/** A game on the cards as they lay: exact. */
const exactGameSchema = v.strictObject({
  game,
  wins: v.boolean(),
  /** What it counts when it is won simply. */
  counts: whole,
  /** With what laid away it is won; none where it is not, or by hand. */
  away: list(card),
});
export type ExactGame = v.InferOutput<typeof exactGameSchema>;

/** A deal that is over, judged for one seat. */
export const analysisSchema = v.strictObject({
  seat: whole,
  /** Null where nobody played alone. */
  play: v.nullable(playReviewSchema),
  /** The seat's own choices. */
  choices: list(choiceReviewSchema),
  auction: v.nullable(auctionReviewSchema),
  /** For the declarer only. */
  declared: v.nullable(declarationReviewSchema),
  exact: list(exactGameSchema),
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
      winProbability: v.number(),
      next: v.nullable(cardEstimateSchema),
    }),
    /** How far the hand is worth bidding; 0: not at all. */
    v.strictObject({ kind: v.literal('limit'), limit: whole }),
    /** How likely the game is won that is to be declared. */
    v.strictObject({ kind: v.literal('game'), winProbability: v.number() }),
    /** By rules of thumb. */
    v.strictObject({ kind: v.literal('heuristic') }),
  ]),
});
export type Hint = v.InferOutput<typeof hintSchema>;

/** What a worker says of an analysis. */
export const analysisMessageSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('progress'), ...progressSchema.entries }),
  v.strictObject({ kind: v.literal('analysis'), analysis: v.nullable(analysisSchema) }),
  v.strictObject({ kind: v.literal('hint'), hint: v.nullable(hintSchema) }),
]);
export type AnalysisMessage = v.InferOutput<typeof analysisMessageSchema>;
