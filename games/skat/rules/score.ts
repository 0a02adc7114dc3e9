import type { GameName } from './cards.ts';
import {
  ALL_POINTS,
  BASE,
  type Contract,
  type Level,
  type Levels,
  multiplierOf,
  nullValue,
  stepsOf,
  TARGETS,
} from './contract.ts';
import type { Ending, GameResult } from './result.ts';

/** Facts that a game's result is computed from. */
export interface Facts {
  readonly declarer: number;
  readonly contract: Contract;
  /** 0 where there was no auction. */
  readonly bid: number;
  /** As `matadorsOf` has them, for the game that is charged. */
  readonly matadors: number;
  /** The declarer's card points with the skat, and tricks. */
  readonly points: number;
  readonly tricks: number;
  /** Number of tricks of a deal. */
  readonly of: number;
  readonly ending: Ending;
  /**
   * Card points that lay in tricks already (the declarer's with the skat) when a game was not played
   * to its end; left out where they are not known.
   */
  readonly sure?: { readonly own: number; readonly others: number };
  /** The level claimed, when a claim was accepted. */
  readonly claimed: Level | null;
  /**
   * The defenders have given up earlier, the declarer wanted more: won already. The highest level
   * that was open then.
   */
  readonly secured: Level | null;
  /** For null below its bid: the game named instead, `matadors` being its. */
  readonly instead: GameName | null;
  readonly doubled: 1 | 2 | 4 | 8;
  readonly round: 1 | 2;
}

const NEVER: Levels = { schneider: false, schwarz: false };

/** A game's result, with its arithmetic. */
export function settle(facts: Facts): GameResult {
  if (facts.instead !== null && facts.instead !== 'null') return nullBelowBid(facts, facts.instead);
  return facts.contract.game === 'null'
    ? settleNull(facts)
    : settleTrumps(facts, facts.contract.game);
}

function settleNull(facts: Facts): GameResult {
  const { contract, ending, secured, tricks } = facts;
  const made = ending === 'played' ? tricks === 0 : ending !== 'conceded';
  return result(facts, {
    won: secured !== null || made,
    overbid: false,
    reached: NEVER,
    base: nullValue(contract),
    steps: [],
    multiplier: 1,
  });
}

/** Lost at once: the greater of what the named game counts and what the bid needs of it. */
function nullBelowBid(facts: Facts, game: Exclude<GameName, 'null'>): GameResult {
  const { contract, matadors, bid } = facts;
  const steps = stepsOf({ ...contract, game, ouvert: false }, NEVER, matadors);
  return result(facts, {
    won: false,
    overbid: true,
    reached: NEVER,
    base: BASE[game],
    steps,
    multiplier: Math.max(multiplierOf(steps, matadors), Math.ceil(bid / BASE[game])),
  });
}

function settleTrumps(facts: Facts, game: Exclude<GameName, 'null'>): GameResult {
  const { contract, matadors, bid } = facts;
  const base = BASE[game];
  const reached = reachedBy(facts);
  const counted = (levels: Levels) => multiplierOf(stepsOf(contract, levels, matadors), matadors);
  // Whoever gives up, or agrees to a claim, grants the level that the bid needs, if it was open.
  const granted =
    facts.ending === 'yielded' || facts.ending === 'claimed' || facts.secured !== null
      ? (UPWARDS.find((levels) => base * counted(levels) >= bid && isOpen(facts, levels)) ?? NEVER)
      : NEVER;
  const levels: Levels = {
    schneider: reached.schneider || granted.schneider,
    schwarz: reached.schwarz || granted.schwarz,
  };
  const steps = stepsOf(contract, levels, matadors);
  const multiplier = multiplierOf(steps, matadors);
  const overbid = base * multiplier < bid;
  return result(facts, {
    won: !overbid && isMade(facts),
    overbid,
    reached: levels,
    base,
    steps,
    multiplier: overbid ? Math.ceil(bid / base) : multiplier,
  });
}

const UPWARDS: readonly Levels[] = [
  NEVER,
  { schneider: true, schwarz: false },
  { schneider: true, schwarz: true },
];

/** Whether the declarer could reach a level when the defenders gave up. */
function isOpen({ secured, points, tricks, of }: Facts, { schneider, schwarz }: Levels): boolean {
  const open =
    secured === null
      ? { schneider: points >= TARGETS.schneider, schwarz: tricks === of }
      : { schneider: secured !== 'game', schwarz: secured === 'schwarz' };
  return (!schneider || open.schneider) && (!schwarz || open.schwarz);
}

/**
 * The levels reached: by either side in play, or claimed; unplayed tricks make none, but what lay in
 * tricks already counts. Against a declarer who has won already they do not count.
 */
function reachedBy({ ending, secured, claimed, points, tricks, of, sure }: Facts): Levels {
  const certain =
    sure !== undefined &&
    (sure.own >= TARGETS.schneider || (secured === null && sure.others >= TARGETS.schneider));
  switch (ending) {
    case 'played': {
      const counts = secured === null;
      const schwarz = tricks === of || (counts && tricks === 0);
      const own = points >= TARGETS.schneider;
      const against = counts && points <= ALL_POINTS - TARGETS.schneider;
      return { schneider: schwarz || own || against, schwarz };
    }
    case 'claimed':
      return {
        schneider: certain || (claimed !== 'game' && claimed !== null),
        schwarz: claimed === 'schwarz',
      };
    case 'conceded':
    case 'yielded':
      return { schneider: certain, schwarz: false };
  }
}

/** A game that is decided stays decided, whoever gives up afterwards. */
function isMade({ secured, contract, points, tricks, of }: Facts): boolean {
  if (secured !== null) return true;
  if (contract.schwarz) return tricks === of;
  return points >= (contract.schneider ? TARGETS.schneider : TARGETS.game);
}

type Arithmetic = Pick<GameResult, 'won' | 'overbid' | 'base' | 'steps' | 'multiplier'> & {
  readonly reached: Levels;
};

function result(facts: Facts, { reached, ...arithmetic }: Arithmetic): GameResult {
  const { won, overbid, base, steps, multiplier } = arithmetic;
  const worth = base * multiplier * facts.doubled * facts.round;
  // In the order of the schema, so that a stored result is read back byte for byte.
  return {
    kind: 'game',
    declarer: facts.declarer,
    contract: facts.contract,
    bid: facts.bid,
    matadors: facts.matadors,
    points: facts.points,
    tricks: facts.tricks,
    ending: facts.ending,
    won,
    overbid,
    schneider: reached.schneider,
    schwarz: reached.schwarz,
    base,
    instead: facts.instead,
    steps,
    multiplier,
    doubled: facts.doubled,
    round: facts.round,
    value: won ? worth : -2 * worth,
  };
}
