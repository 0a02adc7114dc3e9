import { type Bot, defined, type Random, seeded } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
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

/** Ways in which simulated pupils learn: by the scheduler, by a random drill, by playing alone, or with a coach. */
export const WAYS = ['scheduler', 'random', 'play', 'coach'] as const;
type Way = (typeof WAYS)[number];

export interface StudyOf {
  /** The kinds of pupils, used in rotation. */
  readonly pupils: readonly Pupil[];
  readonly way: Way;
  readonly options: Options;
  /** Bots of the other seats, if games are played. */
  readonly others: readonly Bot<View, Action>[];
  readonly seed: string;
  /** Bots of the other seats at a table with a coach, which comes last, by the estimate of the pupil. */
  readonly coached: (estimate: Estimate) => readonly Bot<View, Action>[];
  /** Number of pupils. */
  readonly runs: number;
}

/** Results of a study; cells are counted of 30, everything else is a mean over the pupils. */
export interface StudyFigures {
  /** Items (of play: rounds) until 27 cells were known. */
  readonly until: number;
  /** Items in the week after, and cells known in the evening of each of its days; null for play. */
  readonly week: { readonly items: number; readonly known: readonly number[] } | null;
  /** Tasks of the coach, if there is one. */
  readonly tasks: {
    readonly rounds: number;
    /** Share of the coach's plays that were judged rightly. */
    readonly met: number;
    /** Per round. */
    readonly lays: number;
    readonly errors: number;
    /** Share of errors noticed, and of the times when a right play on the coach's right card was possible and found. */
    readonly noticed: number;
    readonly found: number;
  } | null;
  /** Quality of the estimate: after five rounds of play or with the coach, or a sitting of practice (30 items). */
  readonly estimate: EstimateFigures;
  /** The same after five sittings, one a day, which take as long as five rounds; null except for practice. */
  readonly later: EstimateFigures | null;
}

/** Quality of an estimate. */
interface EstimateFigures {
  /** Area under the ROC curve; null if all cells were known. */
  readonly auc: number | null;
  /** Expected calibration error. */
  readonly ece: number;
  /** Cells known, of 30. */
  readonly known: number;
  /** The area that the oracle reaches with the same evidence, knowing the pupil's parameters; null with the coach. */
  readonly bound: number | null;
}

const ROUNDS = 5;
const ITEMS = 30;
const SITTINGS = 5;
const MOST_ROUNDS = 300;

/** Runs a study of simulated pupils. The same seed gives the same figures. */
export function studyLearning(study: StudyOf): StudyFigures {
  const { way, runs } = study;
  const courses: Course[] = [];
  const rounds: number[] = [];
  const first: Seen = { judged: [], byOracle: [] };
  const later: Seen = { judged: [], byOracle: [] };
  let tasks = NO_TASKS;
  for (let run = 0; run < runs; run += 1) {
    if (way === 'play') {
      rounds.push(roundsUntilKnown(study, run));
      see(first, study, run, afterRounds(study, run, ROUNDS));
    } else if (way === 'coach') {
      const coached = withCoach(study, run);
      rounds.push(coached.until);
      first.judged.push(...coached.judged);
      tasks = together(tasks, coached.tasks);
    } else {
      courses.push(courseOf(begin(study, run), STRATEGIES[way], randomOf(study, way, run)));
      const random = randomOf(study, `${way} items`, run);
      let learning = begin(study, run);
      for (let sitting = 1; sitting <= SITTINGS; sitting += 1) {
        learning = afterItems(learning, way, random);
        if (sitting === 1) see(first, study, run, learning);
        if (sitting === SITTINGS) see(later, study, run, learning);
        learning = nextDay(learning);
      }
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
              mean(courses.map(({ evenings }) => defined(evenings[day]))),
            ),
          },
    estimate: qualityOf(first),
    later: later.judged.length === 0 ? null : qualityOf(later),
  };
}

/** Estimates of all pupils, ours and the oracle's. */
interface Seen {
  readonly judged: Judged[];
  readonly byOracle: Judged[];
}

function see({ judged: ours, byOracle }: Seen, study: StudyOf, run: number, learning: Learning) {
  ours.push(...judged(learning));
  byOracle.push(...judgedByOracle(learning, randomOf(study, 'oracle', run)));
}

function qualityOf({ judged: all, byOracle }: Seen): EstimateFigures {
  return {
    auc: areaOrNull(all),
    ece: calibrationError(all),
    bound: areaOrNull(byOracle),
    known: (CELLS.length * all.filter(({ known }) => known).length) / all.length,
  };
}

/** Null if all cells were known, or none. */
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

/** A new pupil; the same one for every way of learning. */
function begin({ pupils, options, seed }: StudyOf, run: number): Learning {
  const pupil = defined(pupils[run % pupils.length]);
  return beginLearning(pupil, options, seeded(`${seed} pupil`, run));
}

function randomOf({ seed }: StudyOf, what: string, run: number): Random {
  return seeded(`${seed} ${what}`, run);
}

function afterItems(before: Learning, way: 'scheduler' | 'random', random: Random): Learning {
  let learning = before;
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
