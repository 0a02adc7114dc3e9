import { count, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Action, actionSchema } from '../rules/actions.ts';
import { type Card, CARDS, type GameName, GAMES } from '../rules/cards.ts';
import { type Level, LEVELS } from '../rules/contract.ts';
import { type Weighing, WEIGHINGS } from './weighing.ts';

const card = v.picklist(CARDS);
const game = v.picklist(GAMES);
const level = v.picklist(LEVELS);

/** The progress of an analysis. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A card that could be played, with the exact value of the deal when it is (`MoveValue`). */
const ratedSchema = v.strictObject({ card, value: count });

/**
 * A card that was played, by double-dummy analysis. Values are the declarer's card points in the end with
 * best play of all from here on; in null 1 when the declarer takes a trick and 0 when not.
 */
export interface CardReview {
  /** From 0. */
  readonly trick: number;
  readonly seat: number;
  readonly card: Card;
  /** Every card that could be played. */
  readonly options: readonly {
    readonly card: Card;
    readonly value: number;
  }[];
  /** The value before the card and after it. */
  readonly before: number;
  readonly value: number;
  /** The cost of the card to its player's side: card points, in null the game. */
  readonly lost: number;
  /** The new standing of the game, for the declarer; null if the card did not change it. */
  readonly turned: 'won' | 'lost' | null;
}

const cardReviewSchema = v.strictObject({
  trick: count,
  seat: count,
  card,
  options: list(ratedSchema),
  before: count,
  value: count,
  lost: count,
  turned: v.nullable(v.picklist(['won', 'lost'])),
});

/** The play of a deal, by double-dummy analysis. */
export interface PlayReview {
  /** The card points that the declarer needs; above 120 when none suffice; 0 in null. */
  readonly target: number;
  /** The value before the first card, and after the last one that was played. */
  readonly start: number;
  readonly end: number;
  readonly steps: readonly CardReview[];
}

const playReviewSchema = v.strictObject({
  target: count,
  start: count,
  end: count,
  steps: list(cardReviewSchema),
});

/**
 * The estimate of a card for all that could be known: the probability that its player's side wins with
 * it, and its 95 % confidence interval.
 */
export interface CardEstimate {
  readonly card: Card;
  readonly winProbability: number;
  readonly low: number;
  readonly high: number;
}

const cardEstimateSchema = v.strictObject({
  card,
  winProbability: v.number(),
  low: v.number(),
  high: v.number(),
});

/**
 * The estimate of a card in ramsch or in the game for two: the mean of the player's final score,
 * compared with the others, and its 95 % confidence interval.
 */
export interface ScoreEstimate {
  readonly card: Card;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const scoreEstimateSchema = v.strictObject({
  card,
  mean: v.number(),
  low: v.number(),
  high: v.number(),
});

/** A choice in ramsch or in the game for two, as it looked to the player. */
export interface ScoreReview {
  /** From 0. */
  readonly trick: number;
  readonly card: Card;
  readonly layouts: number;
  /** The best first. */
  readonly estimates: readonly ScoreEstimate[];
  /** Whether the card that was played looked clearly worse than the best one. */
  readonly avoidable: boolean;
}

const scoreReviewSchema = v.strictObject({
  trick: count,
  card,
  layouts: count,
  estimates: list(scoreEstimateSchema),
  avoidable: v.boolean(),
});

/** A choice as it looked to the player. */
export interface ChoiceReview {
  /** The index of the step. */
  readonly step: number;
  /** The number of layouts of the hidden cards evaluated. */
  readonly layouts: number;
  /** The best first. */
  readonly estimates: readonly CardEstimate[];
  /** The respect in which the card played looked clearly worse than the best one; null: none. */
  readonly avoidable: 'game' | 'points' | null;
}

const choiceReviewSchema = v.strictObject({
  step: count,
  layouts: count,
  estimates: list(cardEstimateSchema),
  avoidable: v.nullable(v.picklist(['game', 'points'])),
});

/** A game that could be declared, rated by the fitted models, or by the solver if they do not cover its announcements. */
export interface RatedGame {
  readonly game: GameName;
  readonly hand: boolean;
  /** Whether schneider is announced. */
  readonly schneider: boolean;
  /** Whether schwarz is, too. */
  readonly schwarz: boolean;
  readonly ouvert: boolean;
  readonly winProbability: number;
  readonly expectedValue: number;
  /** None by hand or before the skat is seen. */
  readonly discards: readonly Card[];
}

const ratedGameSchema = v.strictObject({
  game,
  hand: v.boolean(),
  schneider: v.boolean(),
  schwarz: v.boolean(),
  ouvert: v.boolean(),
  winProbability: v.number(),
  expectedValue: v.number(),
  discards: list(card),
});

/** A game that may be played before the skat is seen. */
export interface PlannedGame extends RatedGame {
  /** The part of all skats with which it is the best; the rating is that with these. Null by hand. */
  readonly share: number | null;
}

const plannedGameSchema = v.strictObject({
  ...ratedGameSchema.entries,
  share: v.nullable(v.number()),
});

/** A call, judged by what was known when it was made. */
export interface CallReview {
  /** The value asked for or bid. */
  readonly bid: number;
  /** Bid or held. */
  readonly wasBid: boolean;
  /** The highest value that was worth bidding then; 0: none. */
  readonly limit: number;
  readonly weighing: Weighing;
  readonly verdict: 'sound' | 'bold' | 'timid';
}

const callReviewSchema = v.strictObject({
  bid: count,
  wasBid: v.boolean(),
  limit: count,
  weighing: v.picklist(WEIGHINGS),
  verdict: v.picklist(['sound', 'bold', 'timid']),
});

/** A seat's calls in the auction, beside the value of its hand. */
export interface AuctionReview {
  /** The highest bid made or held, and the first one that was refused; 0: none. */
  readonly highestBid: number;
  readonly refusedBid: number;
  readonly calls: readonly CallReview[];
  /** Of all calls. `bold`: clearly bid too high; `timid`: clearly too low. */
  readonly verdict: 'sound' | 'bold' | 'timid';
  /** The bid that the games are rated for, before the skat is seen. */
  readonly judgedAt: number;
  /** What passing was worth then, in points, compared with the others. */
  readonly passing: number;
  /** Of playing for this bid: of the best plan, by hand or the mean of the games with the skat. */
  readonly expectedValue: number;
  readonly winProbability: number;
  readonly weighing: Weighing;
  /** The best plan first: the likeliest games with the skat, and the best one by hand. */
  readonly games: readonly PlannedGame[];
}

const auctionReviewSchema = v.strictObject({
  highestBid: count,
  refusedBid: count,
  calls: list(callReviewSchema),
  verdict: v.picklist(['sound', 'bold', 'timid']),
  judgedAt: count,
  passing: v.number(),
  expectedValue: v.number(),
  winProbability: v.number(),
  weighing: v.picklist(WEIGHINGS),
  games: list(plannedGameSchema),
});

/** The declarer's choice, and the best one for all that could be known. */
export interface DeclarationReview {
  readonly chosen: RatedGame;
  readonly best: RatedGame;
}

const declarationReviewSchema = v.strictObject({ chosen: ratedGameSchema, best: ratedGameSchema });

/** A claim that was accepted, and the highest level that was certain when it was made. */
export interface ClaimReview {
  readonly level: Level;
  readonly certain: Level;
}

const claimReviewSchema = v.strictObject({ level, certain: level });

/** A game on the cards as they lay, solved. */
export interface ExactGame {
  readonly game: GameName;
  readonly wins: boolean;
  /** Its value when it is won simply. */
  readonly value: number;
  /** With which it is won; none where it is not, or by hand. */
  readonly discards: readonly Card[];
}

const exactGameSchema = v.strictObject({
  game,
  wins: v.boolean(),
  value: count,
  discards: list(card),
});

/** A deal that is over, analysed for one seat. */
export interface Analysis {
  readonly seat: number;
  /** Null where nobody was declarer. */
  readonly play: PlayReview | null;
  /** The seat's own choices. */
  readonly choices: readonly ChoiceReview[];
  /** The same in ramsch and in the game for two. */
  readonly scores: readonly ScoreReview[];
  readonly auction: AuctionReview | null;
  /** For the declarer only. */
  readonly declared: DeclarationReview | null;
  /** For the declarer only: null if no claim was accepted, or its level was not certain then. */
  readonly claim: ClaimReview | null;
  readonly exact: readonly ExactGame[];
}

export const analysisSchema = schemaOf<Analysis>()(
  v.strictObject({
    seat: count,
    play: v.nullable(playReviewSchema),
    choices: list(choiceReviewSchema),
    scores: list(scoreReviewSchema),
    auction: v.nullable(auctionReviewSchema),
    declared: v.nullable(declarationReviewSchema),
    claim: v.nullable(claimReviewSchema),
    exact: list(exactGameSchema),
  }),
);

/** What to look at before a decision. */
export type Nudge =
  /** Who takes the trick so far, and the card points in it. */
  | { readonly kind: 'trick'; readonly seat: number; readonly points: number }
  /** Number of trumps that the player has not seen. */
  | { readonly kind: 'trumps'; readonly n: number }
  /** The suit of the advised card, or the jacks. */
  | { readonly kind: 'cards'; readonly card: Card }
  | { readonly kind: 'auction' | 'declare' | 'other' };

/** A hint: what to look at, which is null where there is no choice, what to do, and why. */
export interface Hint extends Advice {
  readonly nudge: Nudge | null;
}

/** An advised action, and the reason. */
export interface Advice {
  readonly action: Action;
  readonly reason: /** Nothing else can be done. */
    | {
        readonly kind: 'only';
      }
    /** Certain for every layout of the other cards: a claim at this level. */
    | {
        readonly kind: 'certain';
        readonly level: Level;
      }
    /** Too few layouts were evaluated for a meaningful estimate. */
    | {
        readonly kind: 'guess';
        readonly layouts: number;
      }
    /** The estimate of the card, and of the next best one that promises less. */
    | {
        readonly kind: 'chance';
        readonly layouts: number;
        readonly estimate: CardEstimate;
        readonly next: CardEstimate | null;
      }
    /** In ramsch and in the game for two: the estimate of the card, and of the next best one. */
    | {
        readonly kind: 'score';
        readonly layouts: number;
        readonly estimate: ScoreEstimate;
        readonly next: ScoreEstimate | null;
      }
    /** The highest value that is worth bidding; 0: none. */
    | {
        readonly kind: 'limit';
        readonly limit: number;
        readonly weighing: Weighing;
      }
    /** The win probability of the game that is declared. */
    | {
        readonly kind: 'game';
        readonly winProbability: number;
      }
    /** By the heuristic player. */
    | {
        readonly kind: 'heuristic';
      };
}

export const hintSchema = schemaOf<Hint>()(
  v.strictObject({
    nudge: v.nullable(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('trick'), seat: count, points: count }),
        v.strictObject({ kind: v.literal('trumps'), n: count }),
        v.strictObject({ kind: v.literal('cards'), card }),
        v.strictObject({ kind: v.picklist(['auction', 'declare', 'other']) }),
      ]),
    ),
    action: actionSchema,
    reason: v.variant('kind', [
      v.strictObject({ kind: v.literal('only') }),
      v.strictObject({ kind: v.literal('certain'), level }),
      v.strictObject({ kind: v.literal('guess'), layouts: count }),
      v.strictObject({
        kind: v.literal('chance'),
        layouts: count,
        estimate: cardEstimateSchema,
        next: v.nullable(cardEstimateSchema),
      }),
      v.strictObject({
        kind: v.literal('score'),
        layouts: count,
        estimate: scoreEstimateSchema,
        next: v.nullable(scoreEstimateSchema),
      }),
      v.strictObject({
        kind: v.literal('limit'),
        limit: count,
        weighing: v.picklist(WEIGHINGS),
      }),
      v.strictObject({ kind: v.literal('game'), winProbability: v.number() }),
      v.strictObject({ kind: v.literal('heuristic') }),
    ]),
  }),
);
