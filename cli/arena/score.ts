import type { ArenaPart, BrokenDown, Measure } from '@lusoria/cli-kit/arena.ts';
import { addCounts, countOf, defined } from '@lusoria/core';
import { addTo, type Counted, type DealReport, nothing } from './deal.ts';
import { type Estimate, estimate } from './interval.ts';
import type { Match } from './match.ts';
import { type Fault, FAULTS } from './player.ts';
import { countTimes, type TimeFigures } from './times.ts';

/** Measures of a player; each figure is described in docs/ENGINES.md. */
export interface PlayerFigures {
  readonly name: string;
  /** Name that a program reports; null for a bot. */
  readonly engine: string | null;
  readonly games: number;
  /** By the keys of the game's measures. */
  readonly perGame: Readonly<Record<string, number>>;
  readonly decisions: TimeFigures;
  readonly faults: number;
  readonly faultsBy: Readonly<Record<Fault, number>>;
  /** Breakdown of its points, in the game's own form; absent where it was not requested. */
  readonly breakdown?: unknown;
}

/** Comparison of two players over the games with these numbers of chairs. */
type ByChairs = Estimate & {
  readonly chairs: readonly [number, number];
  /** The first measure of each. */
  readonly perGame: readonly [number, number];
};

/** All figures, as `--json` prints them. */
export interface Figures {
  readonly deals: number;
  readonly games: number;
  readonly seats: readonly PlayerFigures[];
  /** The first player minus the second; null where they have not met. */
  readonly difference: Estimate | null;
  /** For two players at a table of three or more: one against two, and two against one. */
  readonly byChairs?: readonly ByChairs[];
  /** For more than two players: for each pair. */
  readonly differences?: readonly (Estimate & { readonly of: readonly [number, number] })[];
}

/** Running score of a match. */
export interface Score {
  add(deal: DealReport): void;
  named(player: number, engine: string): void;
  deals(): number;
  figures(): Figures;
  /** Counts of the players for `--breakdown`. */
  brokenDown(): readonly BrokenDown[];
  /** The first player minus the second; null where they have not met. */
  difference(): Estimate | null;
}

/** Scores a match. The order of the deals makes no difference. */
export function keepScore(
  { names, deals: most, seats, breakdown: isBrokenDown }: Match,
  { measures, breakdown }: Pick<ArenaPart, 'measures' | 'breakdown'>,
): Score {
  const engines = names.map((): string | null => null);
  const totals = names.map(nothing);
  const broken = names.map((): Record<string, number> => ({}));
  const faults = names.map(() => FAULTS.map(() => 0));
  const times = names.map(countTimes);
  const pairs = names.flatMap((_, a) =>
    names.flatMap((__, b) => (a < b ? [{ of: [a, b] as const, off: noneOf(most) }] : [])),
  );
  // By the chairs of the first player; the second has the others.
  const company = names.length === 2 ? mixesOf(seats, most) : [];
  let deals = 0;
  let games = 0;
  const difference = (): Estimate | null => (pairs[0] ? estimated(pairs[0].off) : null);
  const figuresOf = (name: string, i: number): PlayerFigures => {
    const total = defined(totals[i]);
    const kinds = defined(faults[i]);
    const faultsOf = (fault: Fault): number => defined(kinds[FAULTS.indexOf(fault)]);
    return {
      name,
      engine: engines[i] ?? null,
      games: total.games,
      perGame: Object.fromEntries(measures.map((each) => [each.key, valueOf(each, total)])),
      decisions: defined(times[i]).figures(),
      faults: kinds.reduce((sum, count) => sum + count, 0),
      faultsBy: {
        illegal: faultsOf('illegal'),
        late: faultsOf('late'),
        garbage: faultsOf('garbage'),
        died: faultsOf('died'),
      },
      ...(isBrokenDown && breakdown ? { breakdown: breakdown.figures(defined(broken[i])) } : {}),
    };
  };
  return {
    add(deal) {
      deals += 1;
      games += deal.games;
      for (const [i, share] of deal.shares.entries()) {
        const kinds = defined(faults[i]);
        addTo(defined(totals[i]), share);
        addCounts(defined(broken[i]), share.breakdown);
        for (const [j, more] of share.faults.entries()) kinds[j] = defined(kinds[j]) + more;
        for (const ms of share.times) defined(times[i]).add(ms);
      }
      for (const { of, off } of pairs) {
        const [a, b] = of.map((i) => deal.shares[i]);
        if (a && b && a.games > 0 && b.games > 0) {
          off[deal.number] = valueOf(measures[0], a) - valueOf(measures[0], b);
        }
      }
      for (const { chairs, totals: both, off } of company) {
        const [a, b] = chairs.map((count, i) => deal.shares[i]?.byChairs[count - 1]);
        if (!a || !b || a.games === 0) continue;
        addTo(both[0], a);
        addTo(both[1], b);
        off[deal.number] = valueOf(measures[0], a) - valueOf(measures[0], b);
      }
    },
    named(player, engine) {
      engines[player] = engine;
    },
    deals: () => deals,
    difference,
    brokenDown: () => names.map((name, i) => ({ name, counts: defined(broken[i]) })),
    figures: () => ({
      deals,
      games,
      seats: names.map(figuresOf),
      difference: difference(),
      ...(company.length > 1
        ? {
            byChairs: company.flatMap(({ chairs, totals: [a, b], off }) => {
              const found = estimated(off);
              const perGame = [valueOf(measures[0], a), valueOf(measures[0], b)] as const;
              return found ? [{ chairs, perGame, ...found }] : [];
            }),
          }
        : {}),
      ...(pairs.length > 1
        ? {
            differences: pairs.flatMap(({ of, off }) => {
              const found = estimated(off);
              return found ? [{ of, ...found }] : [];
            }),
          }
        : {}),
    }),
  };
}

/** Totals of two players over the games with these numbers of chairs. */
interface Mix {
  readonly chairs: readonly [number, number];
  readonly totals: readonly [Counted, Counted];
  readonly off: Float64Array;
}

function mixesOf(seats: number, deals: number): readonly Mix[] {
  return Array.from({ length: seats - 1 }, (_, i) => ({
    chairs: [i + 1, seats - i - 1] as const,
    totals: [nothing(), nothing()] as const,
    off: noneOf(deals),
  }));
}

function valueOf({ of, per }: Measure, { games, counts }: Counted): number {
  const number = (name: string): number => (name === 'games' ? games : countOf(counts, name));
  const whole = number(per);
  return whole === 0 ? 0 : number(of) / whole;
}

function noneOf(count: number): Float64Array {
  return new Float64Array(count).fill(Number.NaN);
}

/** In the order of the deals' numbers: the result does not depend on timing. */
function estimated(off: Iterable<number>): Estimate | null {
  const known = [...off].filter((value) => !Number.isNaN(value));
  return known.length > 0 ? estimate(known) : null;
}
