import { type Bot, pick, type Random } from '@lusoria/core';
import { agreement, byCell, type Cell, CELLS, NEIGHBOURS } from '@lusoria/latin';
import { type Deck, JOKER, readingsOf } from '../rules/deck.ts';
import type { Play } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { takeTurn } from './error-free.ts';
import { everyRightPlay, observe } from './observation.ts';

/** What a learner lets a coach know of them. */
export interface Learner {
  /** By cell, the probability that it is known. */
  readonly knows: Readonly<Record<Cell, number>>;
  /** Probability of challenging an error that is known as one. */
  readonly looks: number;
}

/** The share of the tasks that shall be met: so much is learned best (Wilson et al., "The eighty five percent rule", 2019). */
const TARGET = 0.8;
/** Cards that a learner holds, for how likely one of them fits. */
const HAND = 5;

/** A lay of the coach with the probability that the learner meets the task that it sets. */
interface Task {
  readonly play: Play;
  readonly met: number;
}

/**
 * A bot that teaches: it errs where the learner is weak, so that they must look, and lays cards that ask for what they hardly
 * know. Between the tasks that are hard for this learner and those that are easy it draws lots so that four of five are met.
 * It sees its own view, and of the learner what they have let it know; it challenges nobody, for that is the learner's part.
 */
export function coach(learner: Learner): Bot<View, Action> {
  return {
    choose(view, random) {
      const seen = observe(view);
      if (seen.open && view.phase === 'closing') return { type: 'go-on', lay: seen.open.play.no };
      const right = everyRightPlay(view, seen.deck, seen.on);
      const tasks = [
        ...right.flatMap((play) => askingTask(learner, seen.deck, play) ?? []),
        ...wrongPlays(view, seen.deck, seen.on).map((play) => errorTask(learner, play)),
      ];
      const plays = tasks.length > 0 ? tasks.map(({ play }) => play) : right;
      return takeTurn(view, plays, (all) => drawn(tasks, random) ?? pick(all, random), random);
    },
  };
}

/** Between hard and easy tasks, so that their mean is the target. */
function drawn(tasks: readonly Task[], random: Random): Play | null {
  const hard = tasks.filter(({ met }) => met < TARGET);
  const easy = tasks.filter(({ met }) => met >= TARGET);
  const hardest = hard.toSorted((a, b) => a.met - b.met).slice(0, CHOICE);
  const easiest = easy.toSorted((a, b) => a.met - b.met).slice(0, CHOICE);
  if (hardest.length === 0 || easiest.length === 0) {
    const near = [...tasks].toSorted((a, b) => Math.abs(a.met - TARGET) - Math.abs(b.met - TARGET));
    return near[0]?.play ?? null;
  }
  const low = pick(hardest, random);
  const high = pick(easiest, random);
  const share = (TARGET - low.met) / (high.met - low.met);
  return random.int(STEPS) < share * STEPS ? high.play : low.play;
}

/** Among so many of the hardest, and of the easy ones, lots are drawn. */
const CHOICE = 3;
const STEPS = 1000;

/** The task to see that a lay is wrong. */
function errorTask({ knows, looks }: Learner, play: Play & { readonly as: Cell }): Task {
  return { play, met: knows[play.as] * looks };
}

/** The task to find a lay on what was laid; null for a joker, which asks for nothing. */
function askingTask({ knows }: Learner, deck: Deck, play: Play): Task | null {
  if (play.as === null) return null;
  const held = HAND / deck.cards.length;
  const miss = NEIGHBOURS[play.as].reduce((all, cell) => all * (1 - held * knows[cell] * SEEN), 1);
  const none = NEIGHBOURS[play.as].reduce((all) => all * (1 - held), 1);
  // Of those times when the learner holds something that fits.
  return { play, met: (1 - miss) / (1 - none) };
}

/** Probability of seeing a lay that one knows; set by hand. */
const SEEN = 0.9;

/** Lays that agree and are declared as what the form is not: an error that can be noticed by the form alone. */
function wrongPlays(
  view: View,
  deck: Deck,
  on: readonly Cell[],
): readonly (Play & { readonly as: Cell })[] {
  // Where the table checks there is nothing to notice; the last card is not thrown away.
  if (view.options.referee === 'table' || view.hand.length < 2) return [];
  const cards = view.drawn === null ? [...new Set(view.hand)] : [view.drawn];
  const agreeing = CELLS.filter((as) => on.some((cell) => agreement(as, cell) === 2));
  return cards.flatMap((card) => {
    if (card === JOKER) return [];
    const readings = readingsOf(deck, card);
    // Something near what the form is: nobody would believe the rest.
    return agreeing
      .filter((as) => !readings.includes(as) && readings.some((one) => agreement(as, one) === 2))
      .map((as) => ({ type: 'lay' as const, card, as }));
  });
}

const ARGUMENT = new RegExp(`^[0-9]{${CELLS.length + 1}}$`);

/**
 * Reads what a coach is told: tenths of the probability of knowing each cell, in the order of the form table, and of looking.
 * Without it the coach thinks of somebody in the middle. Null when it cannot be read.
 */
export function readLearner(argument: string | null): Learner | null {
  if (argument === null) return { knows: byCell(() => 0.6), looks: 0.6 };
  if (!ARGUMENT.test(argument)) return null;
  const tenths = Array.from(argument, (digit) => (Number(digit) + 0.5) / 10);
  const knows = byCell((cell) => tenths[CELLS.indexOf(cell)] ?? 0.5);
  return { knows, looks: tenths.at(-1) ?? 0.5 };
}
