import { type Bot, defined, playRound, type Random, type Seat } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { agreement } from '../../rules/game.ts';
import { deckOf } from '../../rules/deck.ts';
import type { Action, Event, Options, View } from '../../rules/types.ts';
import { believe, type Belief, estimateAt, noBelief } from '../estimate.ts';
import { type Acted, type Evidence, evidenceOf } from '../evidence.ts';
import { mark } from '../items.ts';
import { oracleEstimate } from './oracle.ts';
import { afterRound, learnerBot } from './table.ts';
import { mayPromise, PROMISE } from '../mastery.ts';
import { DAY_MS } from '../memory.ts';
import { afterItem, answerOf } from './answers.ts';
import { isKnown, knownCells, type Mind, newMind, type Pupil } from './pupil.ts';
import { BASELINES, type Review } from './baselines.ts';
import { greedyItem, itemsOfDay, knowingItem } from './bounds.ts';
import { AHEAD, nextItem } from '../schedule.ts';
import type { Item } from '../items.ts';

/** A simulated pupil, and the estimate of it. */
export interface Learning {
  readonly mind: Mind;
  readonly belief: Belief;
  readonly now: number;
  /** The items so far and how they were answered, the last at the end. */
  readonly past: readonly Review[];
  /** Evidence from rounds and practice, in order of time. */
  readonly told: readonly Evidence[];
}

/** Duration of an item, including reading the solution (milliseconds). */
const ITEM_MS = 10_000;
/** Duration of a round (milliseconds). */
const ROUND_MS = 10 * 60_000;

export function beginLearning(pupil: Pupil, options: Options, random: Random): Learning {
  const mind = newMind(pupil, deckOf(options), 0, random);
  return { mind, belief: noBelief(), now: 0, past: [], told: [] };
}

/** Chooses the next item of practice. */
export type Strategy = (learning: Learning, random: Random) => Item;

/** By the estimate, by what others do, or by who knows what the pupil is like. */
export const STRATEGIES = {
  scheduler: ({ mind, belief, now, past }, random) =>
    nextItem(mind.deck, estimateAt(belief, now + AHEAD), itemsOfDay({ past, now }), random),
  ...BASELINES,
  knowing: knowingItem,
  greedy: greedyItem,
} as const satisfies Record<string, Strategy>;

/** The state after one item of practice. */
export function practised(learning: Learning, choose: Strategy, random: Random): Learning {
  const { mind, past, now } = learning;
  const item = choose(learning, random);
  const { right, lit, evidence } = mark(mind.deck, item, answerOf(mind, item, now, random), now);
  return {
    mind: afterItem(mind, item, lit, now, random),
    belief: believe(evidence, learning.belief),
    now: now + ITEM_MS,
    past: [...past, { item, right, at: now }],
    told: [...learning.told, ...evidence],
  };
}

/** A finished round of bots, as its log has it. */
function roundOf(
  options: Options,
  bots: readonly Bot<View, Action>[],
  first: Seat,
  random: Random,
): readonly Acted[] {
  const acted: Acted[] = [];
  let last: { readonly seat: Seat; readonly view: View; readonly action: Action } | null = null;
  let events: Event[] = [];
  const close = () => {
    if (last) acted.push({ ...last, events, byPerson: true });
    last = null;
    events = [];
  };
  playRound(agreement, {
    setup: { options, seats: bots.length, first },
    bots,
    chance: random,
    random,
    decided({ seat, view, action }) {
      if (action === null) return;
      close();
      last = { seat, view, action };
    },
    happened: (event) => void events.push(event),
  });
  close();
  return acted;
}

/** The state after a round at a table: the pupil has seat 0, the bots the others. */
export function played(
  learning: Learning,
  options: Options,
  others: readonly Bot<View, Action>[],
  first: Seat,
  random: Random,
): { readonly learning: Learning; readonly acted: readonly Acted[] } {
  const { mind, now, belief, past } = learning;
  const acted = roundOf(options, [learnerBot(mind, now), ...others], first, random);
  const at = now + ROUND_MS;
  const evidence = evidenceOf({ me: 0, at, acted, refused: [] });
  const happened = acted.flatMap(({ events }) => events);
  return {
    acted,
    learning: {
      mind: afterRound(mind, 0, happened, at, random),
      belief: believe(evidence, belief),
      now: at,
      past,
      told: [...learning.told, ...evidence],
    },
  };
}

/** Target number of known cells, of 30: 90 %. */
export const GOAL = PROMISE.cells;
/** Items per sitting of practice: five minutes. */
const SITTING = 30;
/** Sittings after which the estimate is judged and retention is measured. */
const SITTINGS = 5;
/** Items after which the estimate is asked whether it promises. */
const ASKED_EVERY = 5;
/** A course that has not reached the goal by then counts with so many items. */
const MAX_ITEMS = 600;

/** A course of practice, a sitting a day. */
export interface Course {
  /** Items until 27 of 30 cells were known; {@link MAX_ITEMS} if they never were. */
  readonly until: number;
  /** When the estimate first promised that, and whether it was true; null if it never did. */
  readonly promised: { readonly items: number; readonly kept: boolean } | null;
  /** Cells known a week after five sittings, without further practice. */
  readonly retained: number;
  /** Estimates after the first sitting and after five. */
  readonly first: readonly Judged[];
  readonly later: readonly Judged[];
  /** Of the same, by whoever knows the pupil's parameters; null for pupils that the oracle cannot follow. */
  readonly byOracle: readonly Judged[] | null;
}

/** Runs a course for five sittings, and on until 27 cells are known. */
export function courseOf(start: Learning, choose: Strategy, random: Random): Course {
  let learning = start;
  let until: number | null = null;
  let first: readonly Judged[] = [];
  let promised: Course['promised'] = null;
  let after: Pick<Course, 'retained' | 'later' | 'byOracle'> | null = null;
  for (let items = 0; items < MAX_ITEMS && (until === null || after === null); items += 1) {
    if (until === null && knownCells(learning.mind, learning.now) >= GOAL) until = items;
    if (
      promised === null &&
      items % ASKED_EVERY === 0 &&
      mayPromise(learning.belief, learning.now)
    ) {
      promised = { items, kept: countKnown(learning) >= GOAL };
    }
    learning = practised(learning, choose, random);
    const done = items + 1;
    if (done === SITTING) first = judged(learning);
    if (done === SITTING * SITTINGS) {
      const week = learning.now + 7 * DAY_MS;
      after = {
        retained: knownCells(learning.mind, week),
        later: judged(learning),
        byOracle: judgedByOracle(learning, random),
      };
    }
    if (done % SITTING === 0) learning = nextDay(learning);
  }
  return { until: until ?? MAX_ITEMS, promised, first, ...defined(after) };
}

/** The same hour of the next day. */
export function nextDay(learning: Learning): Learning {
  return { ...learning, now: (Math.floor(learning.now / DAY_MS) + 1) * DAY_MS };
}

/** Cells whose forms come to mind now. */
function countKnown({ mind, now }: Learning): number {
  return CELLS.filter((cell) => isKnown(mind, cell, now)).length;
}

/** An estimate with the ground truth. */
export interface Judged {
  /** Whether the form comes to mind now. */
  readonly known: boolean;
  /** The probability of that: 0 or 1 for whoever learns all or nothing. */
  readonly chance: number;
  readonly estimate: number;
}

/** Estimates of the oracle, which knows the pupil's parameters, with the ground truth; null if it cannot follow. */
export function judgedByOracle(
  { mind, told, now }: Learning,
  random: Random,
): readonly Judged[] | null {
  const { parameters } = mind.pupil;
  if (parameters === null) return null;
  return judgedBy(oracleEstimate(parameters, mind.deck, told, now, random), mind, now);
}

/** Estimates of each cell, with the ground truth. */
export function judged({ mind, belief, now }: Learning): readonly Judged[] {
  const { cells } = estimateAt(belief, now);
  return judgedBy(
    CELLS.map((cell) => cells[cell].known),
    mind,
    now,
  );
}

function judgedBy(estimates: readonly number[], mind: Mind, now: number): readonly Judged[] {
  return CELLS.map((cell, i) => ({
    known: isKnown(mind, cell, now),
    chance: mind.knowledge.recall(cell, now),
    estimate: defined(estimates[i]),
  }));
}
