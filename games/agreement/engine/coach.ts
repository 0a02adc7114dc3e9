import { type Bot, defined, pick, type Random } from '@lusoria/core';
import { agreement, byCell, type Cell, CELLS, NEIGHBOURS } from '@lusoria/latin';
import { type Deck, JOKER, readingsOf } from '../rules/deck.ts';
import type { Play } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { answerTo, takeTurn } from './error-free.ts';
import { everyRightPlay, observe } from './observation.ts';

/** A learner's disclosure to a coach. */
export interface Learner {
  /** Probability, by cell, that it is known. */
  readonly knows: Readonly<Record<Cell, number>>;
  /** Probability of challenging an error that is recognized as one. */
  readonly looks: number;
}

/**
 * Target share of tasks met, four of five: near the rate at which learning is fastest (Wilson et al., "The eighty five
 * percent rule", 2019).
 */
const TARGET = 0.8;
/** Shrinkage towards the mean of all cells: the cell that seems weakest of several is better known than it seems. */
const SHRINKAGE = 0.4;
/** Target probability that an error is noticed: what is noticed for sure is known, and what is not noticed teaches nothing. */
const NOTICED = 0.5;
/** Share of wrong plays for a learner who notices much, and for one who notices nothing. */
const MAX_ERRORS = 0.5;
const MIN_ERRORS = 0.3;
/** Probability that a known play is found; set by hand. */
const SEEN = 0.9;
/** Assumed size of a learner's hand, for the probability that one of the cards fits. */
const HAND = 5;
/** One of this many errors, those nearest to the target, is drawn at random. */
const CHOICE = 3;
const STEPS = 1000;

/** A play with the probability that the learner meets the task that it sets. */
interface Task {
  readonly play: Play;
  readonly met: number;
}

/**
 * A bot that teaches. Each of its plays sets the task of telling whether it is right: it errs where the learner notices
 * about every other error, and so often that whoever never challenges misses much. Its right plays ask for cards that
 * the learner can just find. It challenges every wrong play of the others: what the learner believes wrongly is corrected
 * at once. It sees its own view and what the learner has disclosed.
 */
export function coach(learner: Learner): Bot<View, Action> {
  return {
    choose(view, random) {
      const seen = observe(view);
      const said = answerTo(view, seen);
      if (said) return said;
      const right = everyRightPlay(view, seen.deck, seen.on);
      const wrong = wrongPlays(view, seen.deck, seen.on);
      const plays = right.length > 0 ? right : wrong;
      const asking = right.map((play) => askingTask(learner, seen.deck, play));
      const erring = wrong.map((play) => errorTask(learner, play));
      const choose = (all: readonly Play[]): Play => {
        const error = pickError(erring, random);
        const errs = error && random.int(STEPS) < errorRate(error.met) * STEPS;
        if (errs) return error.play;
        return nearest(asking) ?? pick(all, random);
      };
      // With nothing right to play it usually draws, as anybody would.
      const bluffs = right.length > 0 || random.int(STEPS) < BLUFF * STEPS;
      return takeTurn(view, bluffs ? plays : [], choose, random);
    },
  };
}

/** Probability of erring with nothing right in its hand. */
const BLUFF = 0.1;

/**
 * The share of wrong plays: a half for a learner who notices every other one, so that whoever never challenges is right
 * no oftener than by tossing a coin; less for whoever would only be shown that much is missed.
 */
function errorRate(noticed: number): number {
  return Math.max(MIN_ERRORS, MAX_ERRORS * Math.min(1, noticed / NOTICED));
}

/** An error that the learner can notice, though not surely; an unnoticed one is not corrected, and teaches nothing. */
function pickError(tasks: readonly Task[], random: Random): Task | null {
  const nearestFirst = byDistance(tasks, NOTICED).slice(0, CHOICE);
  return nearestFirst.length > 0 ? pick(nearestFirst, random) : null;
}

/** The play whose task is nearest to the target difficulty. */
function nearest(tasks: readonly Task[]): Play | null {
  return byDistance(tasks, TARGET)[0]?.play ?? null;
}

function byDistance(tasks: readonly Task[], target: number): readonly Task[] {
  return tasks.toSorted((a, b) => Math.abs(a.met - target) - Math.abs(b.met - target));
}

/** The task of noticing that a play is wrong. */
function errorTask({ knows, looks }: Learner, play: Play & { readonly as: Cell }): Task {
  const mean = CELLS.reduce((sum, cell) => sum + knows[cell], 0) / CELLS.length;
  const known = (1 - SHRINKAGE) * knows[play.as] + SHRINKAGE * mean;
  return { play, met: known * looks };
}

/** The task of finding a play on this card, given that the learner holds one that fits. */
function askingTask({ knows }: Learner, deck: Deck, play: Play): Task {
  if (play.as === null) return { play, met: 1 };
  const held = HAND / deck.cards.length;
  const beside = NEIGHBOURS[play.as];
  const finds = 1 - beside.reduce((none, cell) => none * (1 - held * knows[cell] * SEEN), 1);
  return { play, met: finds / (1 - (1 - held) ** beside.length) };
}

/** Plays that agree but are declared as a cell that the form cannot be: an error noticeable from the form alone. */
function wrongPlays(
  view: View,
  deck: Deck,
  on: readonly Cell[],
): readonly (Play & { readonly as: Cell })[] {
  // If the table checks there is nothing to notice; and the last card is not thrown away.
  if (view.options.referee === 'table' || view.hand.length < 2) return [];
  const cards = view.drawn === null ? [...new Set(view.hand)] : [view.drawn];
  const agreeing = CELLS.filter((as) => on.some((cell) => agreement(as, cell) === 2));
  return cards.flatMap((card) => {
    if (card === JOKER) return [];
    const readings = readingsOf(deck, card);
    // Only a cell near a reading of the form is credible.
    return agreeing
      .filter((as) => !readings.includes(as) && readings.some((one) => agreement(as, one) === 2))
      .map((as) => ({ type: 'lay' as const, card, as }));
  });
}

const ARGUMENT = new RegExp(`^[0-9]{${CELLS.length + 1}}$`);

/**
 * Reads a coach's argument: tenths of the probability of knowing each cell, in the order of the form table, and of
 * vigilance. Without it the coach assumes an average learner. Null if it cannot be read.
 */
export function readLearner(argument: string | null): Learner | null {
  if (argument === null) return { knows: byCell(() => 0.6), looks: 0.6 };
  if (!ARGUMENT.test(argument)) return null;
  const tenths = Array.from(argument, (digit) => (Number(digit) + 0.5) / 10);
  const knows = byCell((cell) => defined(tenths[CELLS.indexOf(cell)]));
  return { knows, looks: defined(tenths.at(-1)) };
}
