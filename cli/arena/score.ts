import type { ArenaPart, Measure } from '@lusoria/cli-kit/arena.ts';
import type { DealReport, Share } from './deal.ts';
import { type Estimate, estimate } from './interval.ts';
import type { Match } from './match.ts';
import { type Fault, FAULTS } from './player.ts';
import { countTimes, type TimeFigures } from './times.ts';

/** What was measured of a player; docs/ENGINES.md says what each figure is. */
export interface PlayerFigures {
  readonly name: string;
  /** What a program calls itself; null for a bot. */
  readonly engine: string | null;
  readonly games: number;
  /** By the keys of the game's measures. */
  readonly perGame: Readonly<Record<string, number>>;
  readonly decisions: TimeFigures;
  readonly faults: number;
  readonly faultsBy: Readonly<Record<Fault, number>>;
}

/** What was measured, as `--json` prints it. */
export interface Figures {
  readonly deals: number;
  readonly games: number;
  readonly seats: readonly PlayerFigures[];
  /** The first player minus the second; null where they have not met. */
  readonly difference: Estimate | null;
  /** For more than two players: for each two of them. */
  readonly differences?: readonly (Estimate & { readonly of: readonly [number, number] })[];
}

/** What has been measured so far. */
export interface Score {
  add(deal: DealReport): void;
  named(player: number, engine: string): void;
  deals(): number;
  figures(): Figures;
  /** The first player minus the second; null where they have not met. */
  difference(): Estimate | null;
}

/** Counts a match. The order in which deals come makes no difference. */
export function keepScore(
  { names, deals: most }: Match,
  { measures }: Pick<ArenaPart, 'measures'>,
): Score {
  const engines = names.map((): string | null => null);
  const totals = names.map((): Counted => ({ games: 0, counts: {} }));
  const faults = names.map(() => FAULTS.map(() => 0));
  const times = names.map(countTimes);
  const pairs = names.flatMap((_, a) =>
    names.flatMap((__, b) => (a < b ? [{ of: [a, b] as const, off: noneOf(most) }] : [])),
  );
  let deals = 0;
  let games = 0;
  const difference = (): Estimate | null => estimated(pairs[0]?.off ?? []);
  const figuresOf = (name: string, i: number): PlayerFigures => {
    const total = totals[i] ?? NOTHING;
    return {
      name,
      engine: engines[i] ?? null,
      games: total.games,
      perGame: Object.fromEntries(measures.map((each) => [each.key, valueOf(each, total)])),
      decisions: times[i]?.figures() ?? countTimes().figures(),
      faults: (faults[i] ?? []).reduce((sum, count) => sum + count, 0),
      faultsBy: {
        illegal: faultsOf(faults[i], 'illegal'),
        late: faultsOf(faults[i], 'late'),
        garbage: faultsOf(faults[i], 'garbage'),
        died: faultsOf(faults[i], 'died'),
      },
    };
  };
  return {
    add(deal) {
      deals += 1;
      games += deal.games;
      for (const [i, share] of deal.shares.entries()) {
        addTo(totals[i], share);
        for (const [j, more] of share.faults.entries()) {
          const kinds = faults[i];
          if (kinds) kinds[j] = (kinds[j] ?? 0) + more;
        }
        for (const ms of share.times) times[i]?.add(ms);
      }
      for (const { of, off } of pairs) {
        const [a, b] = of.map((i) => deal.shares[i]);
        if (a && b && a.games > 0 && b.games > 0) {
          off[deal.number] = valueOf(measures[0], a) - valueOf(measures[0], b);
        }
      }
    },
    named(player, engine) {
      engines[player] = engine;
    },
    deals: () => deals,
    difference,
    figures: () => ({
      deals,
      games,
      seats: names.map(figuresOf),
      difference: difference(),
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

/** What was counted of a player. */
type Counted = Pick<Share, 'games' | 'counts'>;

const NOTHING: Counted = { games: 0, counts: {} };

function addTo(total: Counted | undefined, { games, counts }: Counted): void {
  if (!total) return;
  total.games += games;
  for (const [name, count] of Object.entries(counts)) {
    total.counts[name] = (total.counts[name] ?? 0) + count;
  }
}

function valueOf({ of, per }: Measure, { games, counts }: Counted): number {
  const countOf = (name: string): number => (name === 'games' ? games : (counts[name] ?? 0));
  const whole = countOf(per);
  return whole === 0 ? 0 : countOf(of) / whole;
}

function noneOf(count: number): Float64Array {
  return new Float64Array(count).fill(Number.NaN);
}

/** Of the deals in the order of their numbers, so that it does not matter who played which when. */
function estimated(off: Iterable<number>): Estimate | null {
  const known = [...off].filter((value) => !Number.isNaN(value));
  return known.length > 0 ? estimate(known) : null;
}

function faultsOf(counts: readonly number[] | undefined, fault: Fault): number {
  return counts?.[FAULTS.indexOf(fault)] ?? 0;
}
