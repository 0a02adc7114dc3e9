import { DAY_MS } from '../../memory.ts';
import { family } from './family.ts';
import { separate } from './separate.ts';

/** A time at which the form was seen, with the decay of what it left and the attention it had. */
interface Presentation {
  readonly at: number;
  readonly decay: number;
  readonly attention: number;
}

/**
 * ACT-R with the spacing effect: what a presentation leaves decays the faster, the more active the memory was (Pavlik
 * and Anderson, "Practice and forgetting effects on vocabulary memory", Cognitive Science 29, 2005). They fitted decay
 * 0.217 and 0.177, threshold -0.704, noise 0.255, and time between sittings passing 0.025 times as fast; the ranges
 * around these are by hand.
 */
export const activation = family(
  'Pavlik and Anderson, 2005',
  {
    scale: [0.15, 0.3],
    intercept: [0.13, 0.22],
    threshold: [-1, -0.5],
    noise: [0.18, 0.35],
    between: [0.015, 0.04],
  },
  (of, { knows, takes }, now) => {
    const [scale, intercept] = [of('scale'), of('intercept')];
    const [threshold, noise, between] = [of('threshold'), of('noise'), of('between')];
    /** Seconds of the clock of memory. */
    const clock = (at: number) => {
      const day = Math.floor(at / DAY_MS);
      return (day * DAY_MS * between + (at - day * DAY_MS)) / 1000;
    };
    const strength = (all: readonly Presentation[], at: number) =>
      all.reduce(
        (sum, one) => sum + one.attention * Math.max(1, clock(at) - clock(one.at)) ** -one.decay,
        0,
      );
    const presented = (all: readonly Presentation[], at: number, attention: number) => [
      ...all,
      { at, attention, decay: intercept + scale * strength(all, at) },
    ];
    const longKnown = Array.from({ length: BEFORE }, (_, i) => now - (2 + 5 * i) * DAY_MS)
      .toReversed()
      .reduce<readonly Presentation[]>((all, at) => presented(all, at, 1), []);
    return separate<readonly Presentation[]>({
      begin: (cell) => (knows[cell] ? longKnown : []),
      recall: (all, at) =>
        all.length === 0
          ? 0
          : 1 / (1 + Math.exp((threshold - Math.log(strength(all, at))) / noise)),
      takes: (_, cell) => takes[cell],
      recalled: (all, at) => presented(all, at, 1),
      shown: (all, at, attention) => presented(all, at, attention),
    });
  },
);

/** Presentations of what was known before the first lesson. */
const BEFORE = 12;
