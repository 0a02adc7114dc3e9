import { pick, type Random } from '@lusoria/core';
import { byCell, type Cell, CELLS, NEIGHBOURS } from '@lusoria/latin';
import type { Card, Deck } from '../../rules/deck.ts';
import { cardOf } from '../items.ts';
import { happens, uniform } from './chance.ts';
import type { AllOrNone, Habits } from './parameters.ts';

/** What a pupil has in mind, by the theory of its family; immutable. Times are milliseconds. */
export interface Knowledge {
  /** Probability that the form of a cell comes to mind. */
  recall(cell: Cell, now: number): number;
  /** The form held for the right one when that does not come to mind; null: none. */
  takes(cell: Cell): Card | null;
  /** After the form came to mind and was right. */
  recalled(cell: Cell, now: number, random: Random): Knowledge;
  /** After the form was shown, with this attention: from 0, none, to 1. */
  shown(cell: Cell, now: number, attention: number, random: Random): Knowledge;
}

/** A simulated pupil. */
export interface Pupil {
  readonly habits: Habits;
  readonly begin: (deck: Deck, now: number, random: Random) => Knowledge;
  /** What the oracle must know to follow it; null for families that it cannot follow. */
  readonly parameters: AllOrNone | null;
}

/** A pupil's state of mind; immutable. */
export interface Mind {
  readonly pupil: Pupil;
  readonly deck: Deck;
  readonly knowledge: Knowledge;
  /** A form comes to mind while its probability is above this; drawn anew for each item and round. */
  readonly luck: Readonly<Record<Cell, number>>;
}

/** The state of mind of a new pupil. */
export function newMind(pupil: Pupil, deck: Deck, now: number, random: Random): Mind {
  const knowledge = pupil.begin(deck, now, random);
  return { pupil, deck, knowledge, luck: newLuck(random) };
}

function newLuck(random: Random): Mind['luck'] {
  return byCell(() => uniform(random));
}

/** The same mind at another moment: what is half known may come to mind now, or no longer. */
export function atAnotherMoment(mind: Mind, random: Random): Mind {
  return { ...mind, luck: newLuck(random) };
}

/** Whether the form of a cell comes to mind now: the ground truth of the estimate. */
export function isKnown({ knowledge, luck }: Mind, cell: Cell, now: number): boolean {
  return knowledge.recall(cell, now) > luck[cell];
}

/** Number of the 30 cells known now; of cells half known, their expected number. */
export function knownCells({ knowledge }: Mind, now: number): number {
  return CELLS.reduce((sum, cell) => sum + knowledge.recall(cell, now), 0);
}

/** The form that this pupil believes to stand in a cell; null: no idea. */
export function ideaOf(mind: Mind, cell: Cell, now: number): Card | null {
  return isKnown(mind, cell, now) ? cardOf(mind.deck, cell) : mind.knowledge.takes(cell);
}

/** The readings of a card that this pupil believes in. */
export function ideasOf(mind: Mind, card: Card, now: number): readonly Cell[] {
  return CELLS.filter((cell) => ideaOf(mind, cell, now) === card);
}

/** The state of mind after a recall; unchanged if the cell was not known. */
export function recalled(mind: Mind, cell: Cell, now: number, random: Random): Mind {
  if (!isKnown(mind, cell, now)) return mind;
  return { ...mind, knowledge: mind.knowledge.recalled(cell, now, random) };
}

/** The state of mind after a cell's form was shown. */
export function shown(
  mind: Mind,
  cell: Cell,
  now: number,
  random: Random,
  attention: number,
): Mind {
  return { ...mind, knowledge: mind.knowledge.shown(cell, now, attention, random) };
}

/** Forms of neighbouring cells that a pupil believes to stand in a cell, for a share of the cells. */
export function wrongIdea(confused: number, deck: Deck, cell: Cell, random: Random): Card | null {
  if (!happens(confused, random)) return null;
  const card = cardOf(deck, pick(NEIGHBOURS[cell], random));
  return card === cardOf(deck, cell) ? null : card;
}
