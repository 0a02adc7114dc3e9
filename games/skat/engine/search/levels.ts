/** The amount of computation for a decision. */
export interface Effort {
  /** Determinizations that are sampled and weighed at most. */
  readonly sampled: number;
  /** Determinizations that are evaluated. */
  readonly determinizations: number;
  /** Deals in which discards are compared; 0: the fitted strength decides. */
  readonly discardDeals: number;
  /** Rollouts of each card in a determinization. */
  readonly rollouts: number;
  /** Skats with which a hand is rolled out in the auction; 0: the fitted models decide. */
  readonly bidRollouts: number;
  /**
   * Tricks that the solver searches for a card or a discard at most, where no clock ends it before: about a second on one
   * core. One decision in some hundreds reaches it.
   */
  readonly nodes: number;
}

/** Factor of determinizations by the number of cards in the hand: with fewer cards they are cheaper. */
const TIMES = [8, 8, 8, 8, 8, 8, 8, 4, 2, 1.4, 1];

/** The settings of a level. */
export interface Level {
  /** Without a clock. */
  readonly fixed: Effort;
  /** With one: it stops when time is up. */
  readonly timed: Effort;
  /** Whether it evaluates more determinizations when fewer cards are left. */
  readonly grows: boolean;
  /** What passing is worth to it, in points: it bids a game that is worth more. */
  readonly passing: number;
  /** Whether it draws inferences from bids, declaration, discards and plays, and from how its games of the series came home. */
  readonly infers: boolean;
  /** The number of tricks that a beginner, playing cards heuristically, remembers; null: it searches. */
  readonly memory: number | null;
}

/** The effort of a level, by the number of cards in the hand. */
export function effortFor(
  { fixed, timed, grows }: Level,
  cards: number,
  hasClock: boolean,
): Effort {
  const effort = hasClock ? timed : fixed;
  const times = grows ? (TIMES[cards] ?? 1) : 1;
  const rollouts = Math.ceil(effort.rollouts / times);
  return { ...effort, determinizations: effort.determinizations * times, rollouts };
}

export const LEVELS = ['beginner', 'club', 'expert', 'full'] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * What passing is worth among players of this strength, in Seeger-Fabian points compared with the others'. Passing leaves the
 * game to somebody who wins most of the time, so a game that loses less is bid. Measured where the choice is close
 * (lab/skat/training/value-of-passing.ts, data/README.md): −25 ± 6 where nobody had bid, −22 ± 5 up to 20, −15 ± 8
 * above; one number for all of them, and bolder or more careful ones came out worse in matches.
 */
const PASSING = -22;
/** Weaker players bid only what is worth anything by itself. */
const CAUTIOUS = 0;

const MAX_NODES = 8_000_000;
const NO_ROLLOUTS = { discardDeals: 0, rollouts: 0, bidRollouts: 0, nodes: MAX_NODES };

/**
 * A beginner forgets what has been played, and errs as beginners do; the others search, stronger ones through more
 * determinizations, and look at what speaks for which.
 */
export const LEVEL: Readonly<Record<LevelName, Level>> = {
  beginner: {
    fixed: { sampled: 1, determinizations: 1, ...NO_ROLLOUTS },
    timed: { sampled: 1, determinizations: 1, ...NO_ROLLOUTS },
    grows: false,
    passing: CAUTIOUS,
    infers: false,
    memory: 2,
  },
  club: {
    fixed: { sampled: 4, determinizations: 4, ...NO_ROLLOUTS },
    timed: { sampled: 4, determinizations: 4, ...NO_ROLLOUTS },
    grows: false,
    passing: CAUTIOUS,
    infers: false,
    memory: null,
  },
  expert: {
    fixed: { sampled: 800, determinizations: 7, ...NO_ROLLOUTS },
    timed: { sampled: 1000, determinizations: 15, ...NO_ROLLOUTS },
    grows: false,
    passing: PASSING,
    infers: true,
    memory: null,
  },
  full: {
    fixed: {
      sampled: 40_000,
      determinizations: 80,
      discardDeals: 16,
      rollouts: 4,
      bidRollouts: 32,
      nodes: MAX_NODES,
    },
    timed: {
      sampled: 40_000,
      determinizations: 250,
      discardDeals: 80,
      rollouts: 4,
      bidRollouts: 32,
      nodes: MAX_NODES,
    },
    grows: true,
    passing: PASSING,
    infers: true,
    memory: null,
  },
};
