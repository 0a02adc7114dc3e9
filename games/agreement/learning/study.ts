import { type Bot, type Random, seeded } from '@lusoria/core';
import type { Action, Options, View } from '../rules/types.ts';
import { type Estimate, estimateAt } from './estimate.ts';
import { knownCells, type Pupil } from './pupils.ts';
import { areaUnderCurve, calibrationError } from './quality.ts';
import {
  beginLearning,
  type Course,
  courseOf,
  GOAL,
  type Judged,
  judged,
  judgedByOracle,
  type Learning,
  nextDay,
  played,
  practised,
  STRATEGIES,
} from './simulation.ts';
import { NO_TASKS, shareMet, type Tasks, tasksIn, together } from './tasks.ts';

/** How simulated pupils learn: by the scheduler, by a drill at random, by playing alone, or with a coach. */
export const WAYS = ['scheduler', 'random', 'play', 'coach'] as const;
export type Way = (typeof WAYS)[number];

export interface StudyOf {
  readonly pupil: Pupil;
  readonly way: Way;
  readonly options: Options;
  /** The bots of the other seats, where games are played. */
  readonly others: readonly Bot<View, Action>[];
  readonly seed: string;
  /** The bots of the other seats at a table with a coach, which comes last, by what is estimated of the pupil. */
  readonly coached: (estimate: Estimate) => readonly Bot<View, Action>[];
  /** How many pupils of this kind. */
  readonly runs: number;
}

/** What came of it; cells are counted of 30, everything else is a mean over the pupils. */
export interface StudyFigures {
  /** Items (of play: rounds) until 27 cells were known. */
  readonly until: number;
  /** Items in the week after, and cells known in the evening of each of its days; not of play. */
  readonly week: { readonly items: number; readonly known: readonly number[] } | null;
  /** The tasks of the coach, where there is one. */
  readonly tasks: {
    readonly rounds: number;
    /** Lays of the coach that were judged rightly, of all. */
    readonly met: number;
    /** A round. */
    readonly lays: number;
    readonly errors: number;
    /** Of the errors, and of the times when something could be laid on a right one. */
    readonly noticed: number;
    readonly found: number;
  } | null;
  /** The estimate against the truth: after five rounds of play or with the coach, or 30 items of practice. */
  readonly estimate: {
    /** Area under the ROC curve; null where all cells were known. */
    readonly auc: number | null;
    /** Expected calibration error. */
    readonly ece: number;
    readonly known: number;
    /** The area that somebody reaches who knows what the pupil is like, from the same rounds; null but of play. */
    readonly bound: number | null;
  };
}

const ROUNDS = 5;
const ITEMS = 30;
const MOST_ROUNDS = 300;

/** Lets pupils learn and counts. The same seed gives the same figures. */
export function studyLearning(study: StudyOf): StudyFigures {
  const { way, runs } = study;
  const courses: Course[] = [];
  const rounds: number[] = [];
  const all: Judged[] = [];
  const byOracle: Judged[] = [];
  let tasks = NO_TASKS;
  for (let run = 0; run < runs; run += 1) {
    if (way === 'play') {
      rounds.push(roundsUntilKnown(study, run));
      const learning = afterRounds(study, run, ROUNDS);
      all.push(...judged(learning));
      byOracle.push(...judgedByOracle(learning, randomOf(study, 'oracle', run)));
    } else if (way === 'coach') {
      const coached = withCoach(study, run);
      rounds.push(coached.until);
      all.push(...coached.judged);
      tasks = together(tasks, coached.tasks);
    } else {
      courses.push(courseOf(begin(study, run), STRATEGIES[way], randomOf(study, way, run)));
      all.push(...judged(afterItems(study, way, run)));
    }
  }
  return {
    until: mean(rounds.length > 0 ? rounds : courses.map(({ items }) => items)),
    tasks: way === 'coach' ? figuresOf(tasks, runs * COACHED) : null,
    week:
      courses.length === 0
        ? null
        : {
            items: mean(courses.map(({ kept }) => kept)),
            known: Array.from({ length: 7 }, (_, day) =>
              mean(courses.map(({ evenings }) => evenings[day] ?? 0)),
            ),
          },
    estimate: {
      auc: areaOrNull(all),
      ece: calibrationError(all),
      bound: areaOrNull(byOracle),
      known: (30 * all.filter(({ known }) => known).length) / all.length,
    },
  };
}

/** Null where all cells were known, or none. */
function areaOrNull(all: readonly Judged[]): number | null {
  const area = areaUnderCurve(all);
  return Number.isNaN(area) ? null : area;
}

/** Rounds of a pupil with the coach. */
const COACHED = 10;

function withCoach(
  study: StudyOf,
  run: number,
): { readonly judged: readonly Judged[]; readonly until: number; readonly tasks: Tasks } {
  const { options, coached } = study;
  const random = randomOf(study, 'coach', run);
  let learning = begin(study, run);
  let tasks = NO_TASKS;
  let until = COACHED;
  let found: readonly Judged[] = [];
  for (let i = 0; i < COACHED; i += 1) {
    const others = coached(estimateAt(learning.belief, learning.now));
    const round = played(learning, options, others, i % (others.length + 1), random);
    tasks = together(tasks, tasksIn(round.acted, others.length, 0));
    learning = nextDay(round.learning);
    if (i + 1 === ROUNDS) found = judged(learning);
    if (until === COACHED && knownCells(learning.mind, learning.now) >= GOAL) until = i + 1;
  }
  return { judged: found, until, tasks };
}

function figuresOf(tasks: Tasks, rounds: number): StudyFigures['tasks'] {
  return {
    rounds,
    met: shareMet(tasks),
    lays: tasks.lays / rounds,
    errors: tasks.errors / rounds,
    noticed: tasks.noticed / tasks.errors,
    found: tasks.found / tasks.asked,
  };
}

/** The same pupil for every way of learning. */
function begin({ pupil, options, seed }: StudyOf, run: number): Learning {
  return beginLearning(pupil, options, seeded(`${seed} pupil`, run));
}

function randomOf({ seed }: StudyOf, what: string, run: number): Random {
  return seeded(`${seed} ${what}`, run);
}

function afterItems(study: StudyOf, way: 'scheduler' | 'random', run: number): Learning {
  const random = randomOf(study, `${way} items`, run);
  let learning = begin(study, run);
  for (let i = 0; i < ITEMS; i += 1) learning = practised(learning, STRATEGIES[way], random);
  return learning;
}

function afterRounds(study: StudyOf, run: number, rounds: number): Learning {
  const { options, others } = study;
  const random = randomOf(study, 'rounds', run);
  let learning = begin(study, run);
  for (let i = 0; i < rounds; i += 1) {
    const first = i % (others.length + 1);
    learning = nextDay(played(learning, options, others, first, random).learning);
  }
  return learning;
}

function roundsUntilKnown(study: StudyOf, run: number): number {
  const { options, others } = study;
  const random = randomOf(study, 'rounds until', run);
  let learning = begin(study, run);
  for (let i = 0; i < MOST_ROUNDS; i += 1) {
    if (knownCells(learning.mind, learning.now) >= GOAL) return i;
    const first = i % (others.length + 1);
    learning = nextDay(played(learning, options, others, first, random).learning);
  }
  return MOST_ROUNDS;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
