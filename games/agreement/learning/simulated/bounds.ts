import { pick, type Random } from '@lusoria/core';
import { byCell } from '@lusoria/latin';
import { BESIDE, type Item, shownBy } from '../items.ts';
import { DAY_MS } from '../memory.ts';
import { anyCandidates, AHEAD, nextItem } from '../schedule.ts';
import type { Review } from './baselines.ts';
import type { Mind } from './pupil.ts';

interface Course {
  readonly mind: Mind;
  readonly past: readonly Review[];
  readonly now: number;
}

/** The items of today's sitting. */
export function itemsOfDay({ past, now }: Pick<Course, 'past' | 'now'>): readonly Item[] {
  const today = Math.floor(now / DAY_MS);
  return past.filter(({ at }) => Math.floor(at / DAY_MS) === today).map(({ item }) => item);
}

/** The rule of the scheduler, told what the pupil knows: what is left to gain by a better estimate. */
export function knowingItem({ mind, past, now }: Course, random: Random): Item {
  const cells = byCell((cell) => ({ known: mind.knowledge.recall(cell, now + AHEAD) }));
  return nextItem(mind.deck, { cells }, itemsOfDay({ past, now }), random);
}

/** Draws of chance from which an expectation is taken; most families have none. */
const DRAWS = 3;

/**
 * The item of any kind after which most is known, by the pupil's own theory, state and parameters: what is left to gain
 * by a better rule. It looks one item ahead, so it is no upper bound.
 */
export function greedyItem({ mind, now }: Course, random: Random): Item {
  const { deck, knowledge } = mind;
  const after = (cell: Parameters<typeof knowledge.recall>[0], attention: number) => {
    const known = knowledge.recall(cell, now);
    const gains = Array.from({ length: DRAWS }, () => {
      const ifKnown = knowledge.recalled(cell, now, random).recall(cell, now);
      const ifNot = knowledge.shown(cell, now, attention, random).recall(cell, now);
      return known * ifKnown + (1 - known) * ifNot - known;
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / DRAWS;
  };
  const gains = byCell((cell) => ({ target: after(cell, 1), beside: after(cell, BESIDE) }));
  const choices = anyCandidates(deck, random).map((item) => {
    const gain = (cell: Item['target']) =>
      cell === item.target ? gains[cell].target : gains[cell].beside;
    return { item, gain: shownBy(deck, item).reduce((sum, cell) => sum + gain(cell), 0) };
  });
  const most = Math.max(...choices.map(({ gain }) => gain));
  return pick(
    choices.filter(({ gain }) => gain === most),
    random,
  ).item;
}
