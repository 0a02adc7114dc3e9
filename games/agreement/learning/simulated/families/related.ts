import { byCell, type Cell, CELLS, features, NEIGHBOURS } from '@lusoria/latin';
import { DAY_MS } from '../../memory.ts';
import type { Knowledge } from '../pupil.ts';
import { type Beginning, family } from './family.ts';

interface Strength {
  readonly value: number;
  readonly at: number;
}

type Strengths = Readonly<Record<Cell, Strength>>;

const kept = ({ value, at }: Strength, lasts: number, now: number) =>
  value * Math.exp(-Math.max(0, now - at) / DAY_MS / lasts);

/** Presentations of what was known before the first lesson. */
const BEFORE = 6;

/**
 * Confusions: the form of a cell competes with those of its neighbours (the choice rule of Luce, 1959, over similar
 * items as in Nosofsky, "Attention, similarity, and the identification-categorization relationship", 1986). The ranges
 * are by hand.
 */
export const confusions = family(
  'Luce, 1959; Nosofsky, 1986',
  { silence: [0.2, 0.8], similarity: [0.1, 0.5], lasts: [15, 60] },
  (of, beginning, now) => {
    const [silence, similarity, lasts] = [of('silence'), of('similarity'), of('lasts')];
    const recall = (strengths: Strengths, cell: Cell, at: number) => {
      const own = kept(strengths[cell], lasts, at) ** 2;
      const others = NEIGHBOURS[cell].reduce(
        (sum, one) => sum + kept(strengths[one], lasts, at),
        0,
      );
      return own / (own + silence + (similarity * others) / NEIGHBOURS[cell].length);
    };
    return related(beginning, {
      strengths: byCell((cell) => ({ value: beginning.knows[cell] ? BEFORE : 0, at: now })),
      recall,
      lasts,
    });
  },
);

/**
 * Rule learners: beside the form itself, an ending of case and number is learned from all three genders (a rule beside
 * examples, as in Taatgen and Anderson, "Why do children learn to say 'broke'?", Cognition 86, 2002). By hand: the
 * ranges.
 */
export const rules = family(
  'Taatgen and Anderson, 2002',
  { example: [0.15, 0.5], rule: [0.1, 0.35], reach: [0.3, 0.9], lasts: [10, 40] },
  (of, beginning, now) => {
    const [example, rule, reach, lasts] = [of('example'), of('rule'), of('reach'), of('lasts')];
    const level = (share: number, one: Strength, at: number) =>
      1 - (1 - share) ** kept(one, lasts, at);
    return related(beginning, {
      strengths: byCell((cell) => ({ value: beginning.knows[cell] ? 3 * BEFORE : 0, at: now })),
      recall(strengths, cell, at) {
        const alike = CELLS.filter((one) => isOneRule(one, cell));
        const shown = alike.reduce((sum, one) => sum + kept(strengths[one], lasts, at), 0);
        const byRule = reach * (1 - (1 - rule) ** shown);
        return 1 - (1 - level(example, strengths[cell], at)) * (1 - byRule);
      },
      lasts,
    });
  },
);

function isOneRule(a: Cell, b: Cell): boolean {
  const [one, other] = [features(a), features(b)];
  return one.case === other.case && one.number === other.number;
}

/** A theory in which cells bear on one another. */
interface Theory {
  readonly strengths: Strengths;
  recall(strengths: Strengths, cell: Cell, now: number): number;
  /** Days until a factor of e is lost. */
  readonly lasts: number;
}

function related({ takes }: Pick<Beginning, 'takes'>, theory: Theory): Knowledge {
  const { strengths, lasts } = theory;
  const presented = (cell: Cell, at: number, attention: number) => {
    const value = kept(strengths[cell], lasts, at) + attention;
    return related({ takes }, { ...theory, strengths: { ...strengths, [cell]: { value, at } } });
  };
  return {
    recall: (cell, now) => theory.recall(strengths, cell, now),
    takes: (cell) => takes[cell],
    recalled: (cell, now) => presented(cell, now, 1),
    shown: presented,
  };
}
