import { countOf, type Counts } from '@lusoria/core';
import { wilson } from '../interval.ts';
import { AUCTIONS, BELIEVED, TRICKS, WORTH } from './counts.ts';
import { CONTRACTS, type ContractClass } from './judge.ts';

/** The standard normal quantile of 97.5 in 100. */
const NORMAL = 1.96;

/** Games of a role or a contract. */
export interface RoleFigures {
  readonly games: number;
  /** The fraction that its side won; 0 without games. */
  readonly won: number;
  /** The player's Seeger-Fabian points from these games, divided by its chairs in all games. */
  readonly perGame: number;
  /** The same, divided by these games alone. */
  readonly each: number;
}

/** Cards with which a side lost a game that it had won with open cards. */
interface ErrorFigures {
  readonly perGame: number;
  /** By trick, from the first. */
  readonly all: readonly number[];
  /** The first ones of a side in their game. */
  readonly first: readonly number[];
}

/** Games of a class, the beliefs and the results: means. Points are the declarer's against the others'. */
export interface CalibrationFigures {
  readonly games: number;
  /** Probability of winning at the declaration, and the fraction won. */
  readonly believed: number;
  readonly won: number;
  /** Worth before the skat and at the declaration, and the result (points). */
  readonly before: number;
  readonly after: number;
  readonly came: number;
}

/** A class from a bound to the next; null: there is no bound. */
export type Ranged = CalibrationFigures & {
  readonly from: number | null;
  readonly to: number | null;
};

/** Some games, and the 95 % interval of a fraction of them; null where there are none. */
interface OfGames {
  readonly games: number;
  readonly ci95: readonly [low: number, high: number] | null;
}

/** A player's points, broken down by role, contract and class. */
export interface BreakdownFigures {
  /** Chairs in games. */
  readonly games: number;
  readonly alone: RoleFigures & {
    readonly errors: ErrorFigures;
    /** With open cards, after the discard. */
    readonly winnable: OfGames & { readonly lost: number };
    readonly beaten: OfGames & { readonly won: number };
    readonly overbid: OfGames & { readonly won: number };
  };
  readonly defence: RoleFigures & {
    readonly errors: ErrorFigures;
    /** Games that open cards beat. */
    readonly beatable: OfGames & { readonly beaten: number };
  };
  readonly contracts: readonly (RoleFigures & { readonly contract: ContractClass })[];
  readonly calibration: {
    readonly believed: readonly Ranged[];
    readonly contracts: readonly (CalibrationFigures & { readonly contract: ContractClass })[];
    readonly auctions: readonly (CalibrationFigures & {
      readonly others: (typeof AUCTIONS)[number];
    })[];
    readonly worth: readonly Ranged[];
  };
}

/** The figures of a player, from the counts. */
export function breakdownFrom(counts: Counts): BreakdownFigures {
  const of = (name: string): number => countOf(counts, name);
  const games = of('games');
  const role = (name: string): RoleFigures => {
    const own = of(`${name}.games`);
    const points = of(`${name}.points`);
    return {
      games: own,
      won: part(of(`${name}.won`), own),
      perGame: part(points, games),
      each: part(points, own),
    };
  };
  const errors = (name: string): ErrorFigures => {
    const byTrick = (key: string): readonly number[] =>
      Array.from({ length: TRICKS }, (_, trick) => of(`${name}.${key}.${trick}`));
    const all = byTrick('all');
    const sum = all.reduce((before, one) => before + one, 0);
    return { perGame: part(sum, of(`${name}.games`)), all, first: byTrick('first') };
  };
  const ofGames = (name: string, which: 'won' | 'lost'): OfGames => {
    const all = of(`${name}.won`) + of(`${name}.lost`);
    if (all === 0) return { games: 0, ci95: null };
    const { low, high } = wilson(of(`${name}.${which}`) / all, all, NORMAL);
    return { games: all, ci95: [low, high] };
  };
  const calibration = (name: string): CalibrationFigures => {
    const mean = (key: string): number =>
      part(of(`calibration.${name}.${key}`), of(`calibration.${name}.games`));
    return {
      games: of(`calibration.${name}.games`),
      believed: mean('believed'),
      won: mean('won'),
      before: mean('before'),
      after: mean('after'),
      came: mean('came'),
    };
  };
  const ranged = (name: string, bounds: readonly (number | null)[]): readonly Ranged[] =>
    bounds.map((from, i) => ({ from, to: bounds[i + 1] ?? null, ...calibration(`${name}.${i}`) }));
  return {
    games,
    alone: {
      ...role('alone'),
      errors: errors('alone'),
      winnable: { ...ofGames('alone.open-won', 'lost'), lost: of('alone.open-won.lost') },
      beaten: { ...ofGames('alone.open-lost', 'won'), won: of('alone.open-lost.won') },
      overbid: { ...ofGames('alone.open-overbid', 'won'), won: of('alone.open-overbid.won') },
    },
    defence: {
      ...role('defence'),
      errors: errors('defence'),
      beatable: { ...ofGames('defence.open-lost', 'won'), beaten: of('defence.open-lost.won') },
    },
    contracts: CONTRACTS.map((contract) => ({ contract, ...role(`contract.${contract}`) })),
    calibration: {
      believed: ranged('believed', BELIEVED),
      contracts: CONTRACTS.map((contract) => ({
        contract,
        ...calibration(`contracts.${contract}`),
      })),
      auctions: AUCTIONS.map((others, i) => ({ others, ...calibration(`auctions.${i}`) })),
      worth: ranged('worth', WORTH),
    },
  };
}

function part(of: number, all: number): number {
  return all === 0 ? 0 : of / all;
}
