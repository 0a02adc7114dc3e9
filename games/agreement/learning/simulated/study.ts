import { type Bot, defined, type Random, seeded } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import type { Action, Options, View } from '../../rules/types.ts';
import { type Estimate, estimateAt } from '../estimate.ts';
import { bootstrapped, type Interval, mean } from './intervals.ts';
import { knownCells, type Pupil } from './pupil.ts';
import { areaUnderCurve, calibrationError, leastError } from './quality.ts';
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
  STRATEGIES,
} from './simulation.ts';
import { NO_TASKS, type Tasks, tasksIn, together } from './tasks.ts';

type Strategy = keyof typeof STRATEGIES;

function isStrategy(name: string): name is Strategy {
  return Object.hasOwn(STRATEGIES, name);
}

/** Ways of practising: by the scheduler, or by what others do. */
export const strategyNames: readonly Strategy[] = Object.keys(STRATEGIES).filter(isStrategy);

export interface StudyOf {
  /** The pupil of each run; the same for every way of learning. */
  readonly pupil: (run: number) => Pupil;
  readonly options: Options;
  readonly seed: string;
  /** Number of pupils. */
  readonly runs: number;
}

export interface PlayStudyOf extends StudyOf {
  /** Bots of the other seats, by the estimate of the pupil; the coach comes last. */
  readonly others: (estimate: Estimate) => readonly Bot<View, Action>[];
}

/** Quality of an estimate. */
export interface EstimateFigures {
  /** Area under the ROC curve, of all pupils together; null if all cells were known. */
  readonly auc: Interval | null;
  /** Expected calibration error of all pupils together. */
  readonly ece: Interval;
  /** The same for each pupil alone, in the mean, and what of it is chance: 30 cells are few. */
  readonly each: { readonly ece: Interval; readonly least: number };
  /** Cells known, of 30. */
  readonly known: number;
  /** The area that the oracle reaches with the same evidence, knowing the pupil's parameters; null if it cannot. */
  readonly bound: number | null;
}

/** Results of a study of practice; cells are counted of 30. */
export interface PracticeFigures {
  /** Items until 27 cells were known. */
  readonly until: Interval;
  /** Cells known a week after 150 items. */
  readonly retained: Interval;
  /** How often the estimate promised that 27 are known, how soon, and how often that was true. */
  readonly promised: {
    readonly share: number;
    readonly items: number;
    readonly kept: Interval;
  } | null;
  /** After a sitting (30 items), and after five, one a day. */
  readonly first: EstimateFigures;
  readonly later: EstimateFigures;
}

/** Runs a study of practice. The same seed gives the same courses. */
export function coursesOf(study: StudyOf, strategy: Strategy): readonly Course[] {
  return Array.from({ length: study.runs }, (_, run) =>
    courseOf(begin(study, run), STRATEGIES[strategy], randomOf(study, strategy, run)),
  );
}

export function practiceFigures(courses: readonly Course[]): PracticeFigures {
  const promises = courses.flatMap(({ promised }) => promised ?? []);
  const byOracle = courses.flatMap((course) => course.byOracle ?? []);
  return {
    until: bootstrapped(courses, (all) => mean(all.map(({ until }) => until))),
    retained: bootstrapped(courses, (all) => mean(all.map(({ retained }) => retained))),
    promised:
      promises.length === 0
        ? null
        : {
            share: promises.length / courses.length,
            items: mean(promises.map(({ items }) => items)),
            kept: bootstrapped(promises, (all) => mean(all.map(({ kept }) => (kept ? 1 : 0)))),
          },
    first: qualityOf(
      courses.map(({ first }) => first),
      [],
    ),
    later: qualityOf(
      courses.map(({ later }) => later),
      byOracle,
    ),
  };
}

/** The ratio of items needed, of the same pupils by two strategies. */
export function ratioOf(courses: readonly Course[], baseline: readonly Course[]): Interval {
  const pairs = courses.map(({ until }, i) => ({ until, of: defined(baseline[i]).until }));
  return bootstrapped(
    pairs,
    (all) => mean(all.map(({ until }) => until)) / mean(all.map(({ of }) => of)),
  );
}

/** Number of pupils who needed more items than by the baseline; each course has a chance of its own. */
export function slowerIn(courses: readonly Course[], baseline: readonly Course[]): number {
  return courses.filter(({ until }, i) => until > defined(baseline[i]).until).length;
}

/** Results of a study of play. */
export interface PlayFigures {
  /** Rounds until 27 cells were known, of at most {@link MAX_ROUNDS}. */
  readonly until: Interval;
  /** After five rounds, one a day. */
  readonly estimate: EstimateFigures;
  /** How the lays of the last seat were judged; it is a coach's, if there is one. */
  readonly tasks: TaskFigures;
}

interface TaskFigures {
  readonly rounds: number;
  /** Per round. */
  readonly lays: number;
  readonly errors: number;
  /** Share of errors noticed, and of those about cells that the pupil knew. */
  readonly noticed: Interval;
  readonly noticedKnown: Interval;
  /** Share of right lays challenged. */
  readonly alarms: Interval;
  /** Sensitivity (Green and Swets, 1966), with half an observation added to each (Hautus, 1995). */
  readonly sensitivity: Interval;
  /** Share of the times when a right lay was possible and found. */
  readonly found: number;
}

const ROUNDS = 5;
const MAX_ROUNDS = 10;

/** Runs a study of play: ten rounds, one a day. */
export function studyPlay(study: PlayStudyOf): PlayFigures {
  const runs = Array.from({ length: study.runs }, (_, run) => playTen(study, run));
  const tasks = runs.map((one) => one.tasks);
  return {
    until: bootstrapped(runs, (all) => mean(all.map(({ until }) => until))),
    estimate: qualityOf(
      runs.map((one) => one.judged),
      runs.flatMap(({ byOracle }) => byOracle ?? []),
    ),
    tasks: taskFigures(tasks),
  };
}

function taskFigures(tasks: readonly Tasks[]): TaskFigures {
  const all = tasks.reduce(together, NO_TASKS);
  const rounds = tasks.length * MAX_ROUNDS;
  const share = (shareOf: (sum: Tasks) => number) =>
    bootstrapped(tasks, (some) => shareOf(some.reduce(together, NO_TASKS)));
  return {
    rounds,
    lays: all.lays / rounds,
    errors: all.errors / rounds,
    noticed: share(({ noticed, errors }) => noticed / errors),
    noticedKnown: share(({ noticedKnown, errorsKnown }) => noticedKnown / errorsKnown),
    alarms: share(({ alarms, lays, errors }) => alarms / (lays - errors)),
    sensitivity: share(sensitivityOf),
    found: all.found / all.asked,
  };
}

/** d′: how well errors are told from right lays, whatever the readiness to challenge; 0 for whoever never does. */
function sensitivityOf({ noticed, errors, alarms, lays }: Tasks): number {
  return (
    normalQuantile((noticed + 0.5) / (errors + 1)) -
    normalQuantile((alarms + 0.5) / (lays - errors + 1))
  );
}

/** Quantile of the normal distribution, by bisection of its approximation (Abramowitz and Stegun 26.2.17). */
function normalQuantile(probability: number): number {
  let [low, high] = [-6, 6];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < probability) low = middle;
    else high = middle;
  }
  return low;
}

function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? 1 - tail : tail;
}

function playTen(study: PlayStudyOf, run: number) {
  const random = randomOf(study, 'rounds', run);
  let learning = begin(study, run);
  let tasks = NO_TASKS;
  let until = MAX_ROUNDS;
  let found: readonly Judged[] = [];
  let byOracle: readonly Judged[] | null = null;
  for (let i = 0; i < MAX_ROUNDS; i += 1) {
    const others = study.others(estimateAt(learning.belief, learning.now));
    const { mind, now } = learning;
    const round = played(learning, study.options, others, i % (others.length + 1), random);
    tasks = together(tasks, tasksIn(round.acted, others.length, 0, mind, now));
    learning = nextDay(round.learning);
    if (i + 1 === ROUNDS) {
      found = judged(learning);
      byOracle = judgedByOracle(learning, random);
    }
    if (until === MAX_ROUNDS && knownCells(learning.mind, learning.now) >= GOAL) until = i + 1;
  }
  return { judged: found, byOracle, until, tasks };
}

function qualityOf(
  all: readonly (readonly Judged[])[],
  byOracle: readonly Judged[],
): EstimateFigures {
  const auc = bootstrapped(all, (some) => areaUnderCurve(some.flat()));
  const random = seeded('least error');
  return {
    auc: Number.isNaN(auc.value) ? null : auc,
    ece: bootstrapped(all, (some) => calibrationError(some.flat())),
    each: {
      ece: bootstrapped(all, (some) => mean(some.map(calibrationError))),
      least: leastError(all.flat(), random),
    },
    known: CELLS.length * mean(all.flat().map(({ chance }) => chance)),
    bound: byOracle.length === 0 ? null : numberOrNull(areaUnderCurve(byOracle)),
  };
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** A new pupil; the same one for every way of learning. */
function begin({ pupil, options, seed }: StudyOf, run: number): Learning {
  return beginLearning(pupil(run), options, seeded(`${seed} pupil`, run));
}

function randomOf({ seed }: StudyOf, what: string, run: number): Random {
  return seeded(`${seed} ${what}`, run);
}
