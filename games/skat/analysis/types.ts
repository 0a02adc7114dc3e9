import { count, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { actionSchema } from '../rules/actions.ts';
import { CARDS, GAMES } from '../rules/cards.ts';
import { LEVELS } from '../rules/contract.ts';

const card = v.picklist(CARDS);
const game = v.picklist(GAMES);
const level = v.picklist(LEVELS);

/** The progress of an analysis. */
const progressSchema = v.strictObject({ done: v.number(), of: v.number() });
export type Progress = v.InferOutput<typeof progressSchema>;

/** A card that could be played, with the exact value of the deal when it is (`MoveValue`). */
const ratedSchema = v.strictObject({ card, value: count });

/**
 * A card that was played, by double-dummy analysis. Values are the declarer's card points in the end with
 * best play of all from here on; in null 1 when the declarer takes a trick and 0 when not.
 */
const cardReviewSchema = v.strictObject({
  /** From 0. */
  trick: count,
  seat: count,
  card,
  /** Every card that could be played. */
  options: list(ratedSchema),
  /** The value before the card and after it. */
  before: count,
  value: count,
  /** What the card cost its player's side: card points, in null the game. */
  lost: count,
  /** What the game became by it, for the declarer; null when it stayed what it was. */
  turned: v.nullable(v.picklist(['won', 'lost'])),
});
export type CardReview = v.InferOutput<typeof cardReviewSchema>;

/** The play of a deal, by double-dummy analysis. */
const playReviewSchema = v.strictObject({
  /** The card points that the declarer needs; above 120 when none suffice; 0 in null. */
  target: count,
  /** The value before the first card, and after the last one that was played. */
  start: count,
  end: count,
  steps: list(cardReviewSchema),
});
export type PlayReview = v.InferOutput<typeof playReviewSchema>;

/**
 * The estimate of a card for all that could be known: how likely its player's side wins with it, and
 * between what that lies with a probability of 95 in 100.
 */
const cardEstimateSchema = v.strictObject({
  card,
  winProbability: v.number(),
  low: v.number(),
  high: v.number(),
});
export type CardEstimate = v.InferOutput<typeof cardEstimateSchema>;

/**
 * The estimate of a card in ramsch or in the game for two: what is written down for the player in the end,
 * compared with the others, and between what its mean lies with a probability of 95 in 100.
 */
const scoreEstimateSchema = v.strictObject({
  card,
  mean: v.number(),
  low: v.number(),
  high: v.number(),
});
export type ScoreEstimate = v.InferOutput<typeof scoreEstimateSchema>;

/** A choice in ramsch or in the game for two, as it looked to the player. */
const scoreReviewSchema = v.strictObject({
  /** From 0. */
  trick: count,
  card,
  layouts: count,
  /** The best first. */
  estimates: list(scoreEstimateSchema),
  /** Whether the card that was played looked clearly worse than the best one. */
  avoidable: v.boolean(),
});
export type ScoreReview = v.InferOutput<typeof scoreReviewSchema>;

/** A choice as it looked to the player. */
const choiceReviewSchema = v.strictObject({
  /** Which of the steps it is. */
  step: count,
  /** How many layouts of the hidden cards were looked at. */
  layouts: count,
  /** The best first. */
  estimates: list(cardEstimateSchema),
  /** In what the card that was played looked clearly worse than the best one; null: in nothing. */
  avoidable: v.nullable(v.picklist(['game', 'points'])),
});
export type ChoiceReview = v.InferOutput<typeof choiceReviewSchema>;

/** A game that could be declared, by the fitted models. */
const ratedGameSchema = v.strictObject({
  game,
  hand: v.boolean(),
  /** Whether schneider is announced. */
  schneider: v.boolean(),
  ouvert: v.boolean(),
  winProbability: v.number(),
  expectedValue: v.number(),
  /** The discards; none by hand or before the skat is seen. */
  away: list(card),
});
export type RatedGame = v.InferOutput<typeof ratedGameSchema>;

/** A call, judged by what was known when it was made. */
const callReviewSchema = v.strictObject({
  /** What was asked for or bid. */
  bid: count,
  /** Whether it was bid or held. */
  said: v.boolean(),
  /** The highest value that was worth bidding then; 0: none. */
  limit: count,
  verdict: v.picklist(['sound', 'bold', 'timid']),
});
export type CallReview = v.InferOutput<typeof callReviewSchema>;

/** What a seat did in the auction, beside what its hand was worth. */
const auctionReviewSchema = v.strictObject({
  /** The highest bid made or held, and the first one that was refused; 0: none. */
  highestBid: count,
  refusedBid: count,
  calls: list(callReviewSchema),
  /** Of all calls. `bold`: clearly bid too high; `timid`: clearly too low. */
  verdict: v.picklist(['sound', 'bold', 'timid']),
  /** The bid that the games are rated for, before the skat is seen. */
  judgedAt: count,
  /** Of playing for this bid, with or without the skat. */
  expectedValue: v.number(),
  games: list(ratedGameSchema),
});
export type AuctionReview = v.InferOutput<typeof auctionReviewSchema>;

/** What a declarer chose, and the best choice for all that could be known. */
const declarationReviewSchema = v.strictObject({ chosen: ratedGameSchema, best: ratedGameSchema });
export type DeclarationReview = v.InferOutput<typeof declarationReviewSchema>;

/** A claim that was accepted, and the highest level that was certain when it was made. */
const claimReviewSchema = v.strictObject({ level, certain: level });
export type ClaimReview = v.InferOutput<typeof claimReviewSchema>;

/** A game on the cards as they lay, solved. */
const exactGameSchema = v.strictObject({
  game,
  wins: v.boolean(),
  /** Its value when it is won simply. */
  counts: count,
  /** The discards with which it is won; none where it is not, or by hand. */
  away: list(card),
});
export type ExactGame = v.InferOutput<typeof exactGameSchema>;

/** A deal that is over, analysed for one seat. */
export const analysisSchema = v.strictObject({
  seat: count,
  /** Null where nobody was declarer. */
  play: v.nullable(playReviewSchema),
  /** The seat's own choices. */
  choices: list(choiceReviewSchema),
  /** The same in ramsch and in the game for two. */
  scores: list(scoreReviewSchema),
  auction: v.nullable(auctionReviewSchema),
  /** For the declarer only. */
  declared: v.nullable(declarationReviewSchema),
  /** For the declarer only: null where no claim was accepted, or nothing is to be said of it. */
  claim: v.nullable(claimReviewSchema),
  exact: list(exactGameSchema),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;

/** What to do, and why. */
export const hintSchema = v.strictObject({
  action: actionSchema,
  reason: v.variant('kind', [
    /** Nothing else can be done. */
    v.strictObject({ kind: v.literal('only') }),
    /** What is certain, however the other cards lie: a claim at this level. */
    v.strictObject({ kind: v.literal('certain'), level }),
    /** So few layouts were looked at that no number would mean anything. */
    v.strictObject({ kind: v.literal('guess'), layouts: count }),
    /** The estimate of the card, and of the best one that promises less. */
    v.strictObject({
      kind: v.literal('chance'),
      layouts: count,
      estimate: cardEstimateSchema,
      next: v.nullable(cardEstimateSchema),
    }),
    /** In ramsch and in the game for two: the estimate of the card, and of the next best one. */
    v.strictObject({
      kind: v.literal('score'),
      layouts: count,
      estimate: scoreEstimateSchema,
      next: v.nullable(scoreEstimateSchema),
    }),
    /** The highest value that is worth bidding; 0: none. */
    v.strictObject({ kind: v.literal('limit'), limit: count }),
    /** The win probability of the game that is declared. */
    v.strictObject({ kind: v.literal('game'), winProbability: v.number() }),
    /** By the heuristic player. */
    v.strictObject({ kind: v.literal('heuristic') }),
  ]),
});
export type Hint = v.InferOutput<typeof hintSchema>;

/** A message of a worker that analyses. */
export const analysisMessageSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('progress'), ...progressSchema.entries }),
  v.strictObject({ kind: v.literal('analysis'), analysis: v.nullable(analysisSchema) }),
  /** It may still change, and grows more certain. */
  v.strictObject({ kind: v.literal('hint-so-far'), hint: hintSchema, ...progressSchema.entries }),
  v.strictObject({ kind: v.literal('hint'), hint: v.nullable(hintSchema) }),
]);
export type AnalysisMessage = v.InferOutput<typeof analysisMessageSchema>;
