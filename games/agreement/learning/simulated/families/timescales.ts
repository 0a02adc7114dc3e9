import { DAY_MS } from '../../memory.ts';
import { family } from './family.ts';
import { separate } from './separate.ts';

/** A leaky integrator. */
interface Pool {
  /** Days until a factor of e is lost. */
  readonly lasts: number;
  readonly weight: number;
  readonly level: number;
}

interface Pools {
  /** From the fastest to the slowest. */
  readonly all: readonly Pool[];
  readonly at: number;
}

function leaked({ all, at }: Pools, now: number): readonly Pool[] {
  const days = Math.max(0, now - at) / DAY_MS;
  return all.map((one) => ({ ...one, level: one.level * Math.exp(-days / one.lasts) }));
}

const strength = (all: readonly Pool[]) =>
  all.reduce((sum, { weight, level }) => sum + weight * level, 0);

/** Each pool takes of what it and the faster ones lack together, so that slow ones learn once fast ones have leaked. */
function driven(pools: Pools, now: number, by: number): Pools {
  let weights = 0;
  let levels = 0;
  const all = leaked(pools, now).map((one) => {
    weights += one.weight;
    levels += one.weight * one.level;
    return { ...one, level: one.level + by * Math.max(0, 1 - levels / weights) };
  });
  return { all, at: now };
}

/** Pools of a form, 100 in the source: time scales from minutes to years, each a factor from the next. */
const POOLS = 20;
/** Recalls of what was known before the first lesson, and the days between them. */
const BEFORE = { times: 12, days: 5 } as const;

/**
 * Multiscale context: a form is held by leaky integrators of many time scales at once, the slow ones of which learn only
 * what the faster have lost, so that spaced showings last (Mozer, Pashler, Cepeda, Lindsey and Vul, "Predicting the
 * optimal spacing of study", NIPS 2009). A recall counts 9 times as much as a showing there; all ranges are by hand: the
 * days of the fastest pool, the factors of time and of weight from pool to pool, what a showing counts, and a recall.
 */
export const timescales = family(
  'Mozer, Pashler, Cepeda, Lindsey and Vul, 2009',
  {
    fastest: [0.002, 0.02],
    slower: [1.8, 2.2],
    lighter: [0.88, 0.98],
    showing: [0.4, 1],
    recall: [1, 9],
  },
  (of, { knows, takes }, now) => {
    const [fastest, slower, lighter] = [of('fastest'), of('slower'), of('lighter')];
    const [showing, recall] = [of('showing'), of('recall')];
    const whole = (1 - lighter ** POOLS) / (1 - lighter);
    const unknown: Pools = {
      all: Array.from({ length: POOLS }, (_, i) => ({
        lasts: fastest * slower ** i,
        weight: lighter ** i / whole,
        level: 0,
      })),
      at: now,
    };
    const longKnown = Array.from({ length: BEFORE.times }, (_, i) => i + 1)
      .toReversed()
      .reduce((one, ago) => driven(one, now - ago * BEFORE.days * DAY_MS, recall), unknown);
    return separate<Pools>({
      begin: (cell) => (knows[cell] ? longKnown : unknown),
      recall: (one, at) => Math.min(1, strength(leaked(one, at))),
      takes: (_, cell) => takes[cell],
      recalled: (one, at) => driven(one, at, recall),
      shown: (one, at, attention) => driven(one, at, showing * attention),
    });
  },
);
