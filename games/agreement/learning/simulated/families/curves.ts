import { DAY_MS } from '../../memory.ts';
import { happens } from '../chance.ts';
import { family } from './family.ts';
import { separate } from './separate.ts';

interface Reviews {
  /** How often it was learned, recalled, and not recalled. */
  readonly strength: number;
  readonly wrong: number;
  /** Time of the last of these. */
  readonly at: number;
}

const days = (from: number, to: number) => Math.max(0, to - from) / DAY_MS;

/** How often what was known before the first lesson had been recalled, and how many days ago. */
const BEFORE = { times: 8, days: 10 } as const;

const reviewedBefore = (now: number): Reviews => ({
  strength: BEFORE.times,
  wrong: 0,
  at: now - BEFORE.days * DAY_MS,
});

/**
 * Forgetting is exponential, at a rate that falls with the number of reviews, which a lapse takes back (Reddy, Labutov,
 * Banerjee and Joachims, "Unbounded human learning", KDD 2016). Whether a form is learned at a showing, and the rates
 * a day, are by hand.
 */
export const exponential = family(
  'Reddy, Labutov, Banerjee and Joachims, 2016',
  { rate: [0.05, 0.5], learns: [0.3, 0.9] },
  (of, { knows, takes }, now) => {
    const [rate, learns] = [of('rate'), of('learns')];
    return separate<Reviews | null>({
      begin: (cell) => (knows[cell] ? reviewedBefore(now) : null),
      recall: (one, at) => (one ? Math.exp((-rate * days(one.at, at)) / one.strength) : 0),
      takes: (_, cell) => takes[cell],
      recalled: (one, at) => (one ? { ...one, strength: one.strength + 1, at } : one),
      shown(one, at, attention, random) {
        if (!happens(learns * attention, random)) return one;
        return { strength: Math.max(1, (one?.strength ?? 2) - 1), wrong: 0, at };
      },
    });
  },
);

/**
 * Forgetting by a power of time, from a level that grows with each presentation, at a rate that falls with them (Wixted
 * and Carpenter, "The Wickelgren power law and the Ebbinghaus savings function", Psychological Science 18, 2007). The
 * ranges, and how level and rate depend on presentations, are by hand.
 */
export const power = family(
  'Wixted and Carpenter, 2007',
  { level: [0.4, 0.85], scale: [1, 8], rate: [0.15, 0.5] },
  (of, { knows, takes }, now) => {
    const [level, scale, rate] = [of('level'), of('scale'), of('rate')];
    const more = (one: Reviews, at: number, by: number) => ({
      ...one,
      strength: one.strength + by,
      at,
    });
    return separate<Reviews>({
      begin: (cell) => ({
        strength: knows[cell] ? BEFORE.times : 0,
        wrong: 0,
        at: now - BEFORE.days * DAY_MS,
      }),
      recall: ({ strength, at }, then) => {
        if (strength === 0) return 0;
        const kept = (1 + scale * days(at, then)) ** (-rate / Math.max(1, strength));
        return (1 - (1 - level) ** strength) * kept;
      },
      takes: (_, cell) => takes[cell],
      recalled: (one, at) => more(one, at, 1),
      shown: more,
    });
  },
);

/**
 * Half-life regression: the half-life doubles with the roots of what was recalled and halves with those of what was not
 * (Settles and Meeder, "A trainable spaced repetition model for language learning", ACL 2016; between 15 minutes and
 * 274 days, as there). The weights are by hand, theirs being of words of Duolingo.
 */
export const halfLife = family(
  'Settles and Meeder, 2016',
  { base: [-1, 1], right: [1, 2], wrong: [0, 0.4] },
  (of, { knows, takes }, now) => {
    const [base, right, wrong] = [of('base'), of('right'), of('wrong')];
    const halfLifeOf = (one: Reviews) => {
      const exponent =
        base + right * (Math.sqrt(1 + one.strength) - 1) - wrong * Math.sqrt(one.wrong);
      return Math.min(274, Math.max(1 / 96, 2 ** exponent));
    };
    return separate<Reviews | null>({
      begin: (cell) => (knows[cell] ? reviewedBefore(now) : null),
      recall: (one, at) => (one ? 2 ** (-days(one.at, at) / halfLifeOf(one)) : 0),
      takes: (_, cell) => takes[cell],
      recalled: (one, at) => (one ? { ...one, strength: one.strength + 1, at } : one),
      shown: (one, at, attention, random) => {
        if (!happens(attention, random)) return one;
        return one ? { ...one, wrong: one.wrong + 1, at } : { strength: 0, wrong: 1, at };
      },
    });
  },
);
