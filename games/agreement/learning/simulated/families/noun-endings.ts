import { byCell, type Cell, CELLS, features } from '@lusoria/latin';
import { DAY_MS } from '../../memory.ts';
import { happens } from '../chance.ts';
import type { Knowledge } from '../pupil.ts';
import { type Beginning, family } from './family.ts';

/** Where nouns have another ending than pronouns: a cell whose form has the noun's. */
const AS_NOUNS: Readonly<Partial<Record<Cell, Cell>>> = {
  'nom-sg-n': 'acc-sg-m',
  'acc-sg-n': 'acc-sg-m',
  'gen-sg-m': 'nom-pl-m',
  'gen-sg-f': 'nom-pl-f',
  'gen-sg-n': 'nom-pl-m',
  'dat-sg-m': 'abl-sg-m',
  'dat-sg-f': 'nom-pl-f',
  'dat-sg-n': 'abl-sg-n',
};

const isNeuter = (cell: Cell) => cell === 'nom-sg-n' || cell === 'acc-sg-n';

function isOneRule(a: Cell, b: Cell): boolean {
  if (isNeuter(a) || isNeuter(b)) return isNeuter(a) && isNeuter(b);
  const [one, other] = [features(a), features(b)];
  return one.case === other.case && one.number === other.number;
}

/** Cells learned as one: of a case and number, but for the neuter that is nominative and accusative singular. */
const ALIKE = byCell((cell) => CELLS.filter((one) => isOneRule(one, cell)));

/** What a pupil makes of a rule. */
interface Grasp {
  /** Whether the right rule has replaced the wrong one, or none. */
  readonly right: boolean;
  /** Corrections heard so far, by attention. */
  readonly corrected: number;
  /** Days until the right rule is lost by a factor of e, from the time of its last use. */
  readonly lasts: number;
  readonly at: number;
}

interface Theory {
  /** Corrections after which the noun's rule is given up, and after which another is learned. */
  readonly stubborn: number;
  readonly plain: number;
  readonly lasts: number;
  /** Factor less 1 by which the days grow with the use of what had all but gone. */
  readonly growth: number;
}

/** Days until what was known before the first lesson is lost by a factor of e. */
const BEFORE = 120;

/**
 * Wrong rules: a pupil gives pronouns the endings of nouns (language transfer: Selinker, "Interlanguage", 1972), a whole
 * rule at a time and in earnest, as with faulty procedures of arithmetic (Brown and VanLehn, "Repair theory", Cognitive
 * Science 4, 1980); after several corrections it flips for all its forms at once, and in disuse it comes back (Shtulman
 * and Valcarcel, "Scientific knowledge suppresses but does not supplant earlier intuitions", Cognition 124, 2012).
 * Other forms are learned by case and number, too, in fewer corrections. The ranges are by hand.
 */
export const nounEndings = family(
  'Selinker, 1972; Brown and VanLehn, 1980',
  { stubborn: [3, 10], plain: [1, 3], lasts: [8, 40], growth: [1, 4] },
  (of, beginning, now) => {
    const theory: Theory = {
      stubborn: of('stubborn'),
      plain: of('plain'),
      lasts: of('lasts'),
      growth: of('growth'),
    };
    const grasps = byCell((cell): Grasp => {
      const known = ALIKE[cell].filter((one) => beginning.knows[one]);
      const right = 2 * known.length > ALIKE[cell].length;
      return { right, corrected: 0, lasts: right ? BEFORE : theory.lasts, at: now };
    });
    return withGrasps(theory, wrongForms(beginning), grasps);
  },
);

/** A pupil's form where the right rule is not at hand, and whether it is the noun's. */
type Wrong = Readonly<
  Record<Cell, { readonly takes: Beginning['takes'][Cell]; readonly asNoun: boolean }>
>;

function wrongForms({ takes, form }: Beginning): Wrong {
  return byCell((cell) => {
    const like = AS_NOUNS[cell];
    if (like === undefined || form(like) === form(cell)) {
      return { takes: takes[cell], asNoun: false };
    }
    return { takes: form(like), asNoun: true };
  });
}

function recallOf({ right, lasts, at }: Grasp, now: number): number {
  return right ? Math.exp(-Math.max(0, now - at) / DAY_MS / lasts) : 0;
}

function withGrasps(
  theory: Theory,
  wrong: Wrong,
  grasps: Readonly<Record<Cell, Grasp>>,
): Knowledge {
  const changed = (cell: Cell, grasp: Grasp) => {
    const alike = new Set(ALIKE[cell]);
    return withGrasps(
      theory,
      wrong,
      byCell((one) => (alike.has(one) ? grasp : grasps[one])),
    );
  };
  const used = (grasp: Grasp, now: number): Grasp => {
    const grown = 1 + theory.growth * (1 - recallOf(grasp, now));
    return { ...grasp, lasts: grasp.lasts * grown, at: now };
  };
  return {
    recall: (cell, now) => recallOf(grasps[cell], now),
    takes: (cell) => wrong[cell].takes,
    recalled: (cell, now) => changed(cell, used(grasps[cell], now)),
    shown(cell, now, attention, random) {
      const grasp = grasps[cell];
      if (grasp.right) {
        return changed(cell, happens(attention, random) ? used(grasp, now) : grasp);
      }
      const corrected = grasp.corrected + attention;
      const right = corrected >= (wrong[cell].asNoun ? theory.stubborn : theory.plain);
      return changed(cell, { ...grasp, right, corrected, at: now });
    },
  };
}
