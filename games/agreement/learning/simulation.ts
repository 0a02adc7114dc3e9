import { type Bot, defined, playRound, type Random, type Seat } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { agreement } from '../rules/game.ts';
import { deckOf } from '../rules/deck.ts';
import type { Action, Event, Options, View } from '../rules/types.ts';
import { believe, type Belief, estimateAt, noBelief } from './estimate.ts';
import { type Acted, type Evidence, evidenceOf } from './evidence.ts';
import { type Item, mark } from './items.ts';
import { oracleEstimate } from './oracle.ts';
import { afterRound, learnerBot } from './learner.ts';
import { DAY_MS } from './memory.ts';
import {
  afterItem,
  answerOf,
  isKnown,
  knownCells,
  type Mind,
  newMind,
  type Pupil,
} from './pupils.ts';
import { AHEAD, dueCells, nextItem, randomItem } from './schedule.ts';

/** A simulated pupil, and the estimate of it. */
export interface Learning {
  readonly mind: Mind;
  readonly belief: Belief;
  readonly now: number;
  /** The items so far, the last at the end. */
  readonly asked: readonly Item[];
  /** Evidence from rounds and practice, in order of time. */
  readonly told: readonly Evidence[];
}

/** Duration of an item, including reading the solution (milliseconds). */
const ITEM_MS = 10_000;
/** Duration of a round (milliseconds). */
const ROUND_MS = 10 * 60_000;

export function beginLearning(pupil: Pupil, options: Options, random: Random): Learning {
  const mind = newMind(pupil, deckOf(options), 0, random);
  return { mind, belief: noBelief(), now: 0, asked: [], told: [] };
}

/** Chooses the next item of practice. */
export type Strategy = (learning: Learning, random: Random) => Item;

/** By the estimate, or at random. */
export const STRATEGIES = {
  scheduler: ({ mind, belief, now, asked }, random) =>
    nextItem(mind.deck, estimateAt(belief, now + AHEAD), asked, random),
  random: ({ mind }, random) => randomItem(mind.deck, random),
} as const satisfies Record<string, Strategy>;

/** The state after one item of practice. */
export function practised(learning: Learning, choose: Strategy, random: Random): Learning {
  const { mind, asked, now } = learning;
  const item = choose(learning, random);
  const { lit, evidence } = mark(mind.deck, item, answerOf(mind, item, now, random), now);
  return {
    mind: afterItem(mind, item, lit, now, random),
    belief: believe(evidence, learning.belief),
    now: now + ITEM_MS,
    asked: [...asked, item],
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
  const { mind, now, belief, asked } = learning;
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
      asked,
      told: [...learning.told, ...evidence],
    },
  };
}

/** Target number of known cells, of 30: 90 %. */
export const GOAL = 27;
/** Items per sitting of practice: five minutes. */
const SITTING = 30;
const MOST_ITEMS = 3000;

/** A course of practice: until 27 of 30 cells were known, and in the week after. */
export interface Course {
  /** Items until then; the maximum if it was never reached. */
  readonly items: number;
  /** Items in the seven days after. */
  readonly kept: number;
  /** Cells known in the evening of each of the seven days. */
  readonly evenings: readonly number[];
}

/**
 * Runs a course: a sitting every day until 27 cells are known; then for a week only due cells, with at most a third of
 * the items.
 */
export function courseOf(start: Learning, choose: Strategy, random: Random): Course {
  let learning = start;
  let items = 0;
  while (knownCells(learning.mind, learning.now) < GOAL && items < MOST_ITEMS) {
    learning = practised(learning, choose, random);
    items += 1;
    if (items % SITTING === 0) learning = nextDay(learning);
  }
  const budget = Math.floor(items / 3);
  const evenings: number[] = [];
  let kept = 0;
  for (let day = 1; day <= 7; day += 1) {
    learning = nextDay(learning);
    const today = Math.round(budget * (1 - (1 - day / 7) ** 1.1));
    while (kept < today && dueCells(estimateAt(learning.belief, learning.now)).length > 0) {
      learning = practised(learning, choose, random);
      kept += 1;
    }
    evenings.push(knownCells(learning.mind, learning.now));
  }
  return { items, kept, evenings };
}

/** The same hour of the next day. */
export function nextDay(learning: Learning): Learning {
  return { ...learning, now: (Math.floor(learning.now / DAY_MS) + 1) * DAY_MS };
}

/** An estimate with the ground truth. */
export interface Judged {
  readonly known: boolean;
  readonly estimate: number;
}

/** Estimates of the oracle, which knows the pupil's parameters, with the ground truth. */
export function judgedByOracle({ mind, told, now }: Learning, random: Random): readonly Judged[] {
  const estimates = oracleEstimate(mind, told, now, random);
  return CELLS.map((cell, i) => ({
    known: isKnown(mind, cell, now),
    estimate: defined(estimates[i]),
  }));
}

/** Estimates of each cell, with the ground truth. */
export function judged({ mind, belief, now }: Learning): readonly Judged[] {
  const { cells } = estimateAt(belief, now);
  return CELLS.map((cell) => ({ known: isKnown(mind, cell, now), estimate: cells[cell].known }));
}
