import { pick, type Random } from '@lusoria/core';
import { byCell, type Cell, CELLS, NEIGHBOURS } from '@lusoria/latin';
import type { Card, Deck } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { type Answer, BESIDE, cardOf, type Item } from './items.ts';
import { DAY_MS } from './memory.ts';

/**
 * A simulated pupil, behind an interface so that it can be replaced by another. A known cell is known completely until
 * it is forgotten; for an unknown one the pupil may believe in the form of a neighbouring cell.
 */
export interface Pupil {
  /** Probability that a cell is known at first, by cell. */
  readonly knows: (cell: Cell) => number;
  /** Probability that a shown form is learned. */
  readonly learns: number;
  /** Probability of a wrong answer despite knowing. */
  readonly slips: number;
  /** Probability of venturing an answer instead of "I do not know", if nothing is known. */
  readonly guesses: number;
  /** Probability that an unknown cell is mistaken for a neighbour. */
  readonly confused: number;
  /** Probability of checking another player's play. */
  readonly looks: number;
  /** Probability of finding a known play. */
  readonly sees: number;
  /**
   * Law of forgetting: 90 % are left after `stability` days (Wixted and Ebbesen, "On the form of forgetting", 1991).
   */
  readonly law: 'power' | 'exponential';
  /** Stability in days, of newly learned forms, and of those known at first. */
  readonly stability: { readonly learned: number; readonly before: number };
  /** Factor by which stability grows on a recall after the time of one stability. */
  readonly growth: number;
}

/** A pupil's memory of a cell. */
export interface Trace {
  readonly known: boolean;
  /** The form that the pupil believes to stand there, if it is not known; null: none. */
  readonly takes: Card | null;
  readonly stability: number;
  /** Time of the last recall, and of forgetting (milliseconds). */
  readonly recalled: number;
  readonly until: number;
}

/** A pupil's state of mind; immutable. */
export interface Mind {
  readonly pupil: Pupil;
  readonly deck: Deck;
  readonly traces: Readonly<Record<Cell, Trace>>;
}

const STEPS = 1_000_000;

/** Draws whether an event of this probability happens. */
export function happens(probability: number, random: Random): boolean {
  return random.int(STEPS) < probability * STEPS;
}

/** The state of mind of a new pupil. */
export function newMind(pupil: Pupil, deck: Deck, now: number, random: Random): Mind {
  return { pupil, deck, traces: byCell((cell) => newTrace(pupil, deck, cell, now, random)) };
}

/** A new pupil's memory of a cell. */
export function newTrace(pupil: Pupil, deck: Deck, cell: Cell, now: number, random: Random): Trace {
  const known = happens(pupil.knows(cell), random);
  const stability = pupil.stability.before;
  return {
    known,
    takes: known ? null : wrongIdea(pupil, deck, cell, random),
    stability,
    recalled: now,
    until: now + lifetime(pupil, stability, random),
  };
}

function wrongIdea(pupil: Pupil, deck: Deck, cell: Cell, random: Random): Card | null {
  if (!happens(pupil.confused, random)) return null;
  const card = cardOf(deck, pick(NEIGHBOURS[cell], random));
  return card === cardOf(deck, cell) ? null : card;
}

/** Lifetime of a memory, drawn from the law of forgetting (milliseconds). */
function lifetime({ law }: Pupil, stability: number, random: Random): number {
  const left = (random.int(STEPS) + 1) / STEPS;
  const days =
    law === 'exponential'
      ? (stability * Math.log(left)) / Math.log(0.9)
      : stability * ((left ** (1 / POWER) - 1) / (0.9 ** (1 / POWER) - 1));
  return days * DAY_MS;
}

/** Exponent of the power law. */
const POWER = -0.5;

function retention({ law }: Pupil, stability: number, days: number): number {
  if (law === 'exponential') return 0.9 ** (days / stability);
  return (1 + (0.9 ** (1 / POWER) - 1) * (days / stability)) ** POWER;
}

/** Whether a cell is known now: the ground truth of the estimate. */
export function isKnown({ traces }: Mind, cell: Cell, now: number): boolean {
  return isThere(traces[cell], now);
}

/** Whether a cell with this trace is known now. */
export function isThere({ known, until }: Trace, now: number): boolean {
  return known && now < until;
}

/** Number of the 30 cells known now. */
export function knownCells(mind: Mind, now: number): number {
  return CELLS.filter((cell) => isKnown(mind, cell, now)).length;
}

/** The form that this pupil believes to stand in a cell; null: no idea. */
export function ideaOf(mind: Mind, cell: Cell, now: number): Card | null {
  return isKnown(mind, cell, now) ? cardOf(mind.deck, cell) : mind.traces[cell].takes;
}

/**
 * The state of mind after a recall: the later the recall, the longer it lasts (spacing effect; Cepeda et al., 2006).
 */
export function recalled(mind: Mind, cell: Cell, now: number, random: Random): Mind {
  const trace = traceRecalled(mind.pupil, mind.traces[cell], now, random);
  return withTrace(mind, cell, trace);
}

/** A trace after a recall of its cell; unchanged if it was not known. */
export function traceRecalled(pupil: Pupil, trace: Trace, now: number, random: Random): Trace {
  if (!isThere(trace, now)) return trace;
  const days = (now - trace.recalled) / DAY_MS;
  const lost = 1 - retention(pupil, trace.stability, days);
  const grown = trace.stability * (1 + (pupil.growth - 1) * Math.min(2, lost / 0.1));
  return {
    ...trace,
    stability: grown,
    recalled: now,
    until: now + lifetime(pupil, grown, random),
  };
}

/** The state of mind after a cell's form was shown. */
export function shown(mind: Mind, cell: Cell, now: number, random: Random, share = 1): Mind {
  return withTrace(mind, cell, traceShown(mind.pupil, mind.traces[cell], now, random, share));
}

/** A trace after its cell's form was shown; unchanged if it was known, or not learned. */
export function traceShown(
  pupil: Pupil,
  trace: Trace,
  now: number,
  random: Random,
  share: number,
): Trace {
  if (isThere(trace, now) || !happens(pupil.learns * share, random)) return trace;
  const stability = pupil.stability.learned;
  return {
    known: true,
    takes: null,
    stability,
    recalled: now,
    until: now + lifetime(pupil, stability, random),
  };
}

function withTrace(mind: Mind, cell: Cell, trace: Trace): Mind {
  return { ...mind, traces: { ...mind.traces, [cell]: trace } };
}

/** The pupil's answer to an item. */
export function answerOf(mind: Mind, item: Item, now: number, random: Random): Answer {
  const { pupil, deck } = mind;
  const slips = happens(pupil.slips, random);
  switch (item.kind) {
    case 'agree': {
      const beside = NEIGHBOURS[item.on.as];
      const ideas = beside.filter((cell) => ideaOf(mind, cell, now) === item.card);
      const open = beside.filter((cell) => ideaOf(mind, cell, now) === null);
      if (ideas.length > 0 && !slips) return { kind: 'agree', as: pick(ideas, random) };
      return { kind: 'agree', as: pick(open.length > 0 ? open : beside, random) };
    }
    case 'judge': {
      const idea = ideaOf(mind, item.as, now);
      const says = idea === null ? random.int(2) === 0 : (idea === item.card) !== slips;
      return { kind: 'judge', right: says };
    }
    case 'macron': {
      const idea = ideaOf(mind, item.target, now);
      const known = idea !== null && item.cards.includes(idea) && !slips;
      return { kind: 'macron', card: known ? idea : pick(item.cards, random) };
    }
    case 'layable': {
      const beside = NEIGHBOURS[item.on.as];
      const cards = item.cards.filter((card) => {
        if (beside.some((cell) => ideaOf(mind, cell, now) === card)) return !slips;
        return rightDeclarations(deck, card, [item.on.as]).length > 0
          ? happens(pupil.guesses, random)
          : false;
      });
      return { kind: 'layable', cards };
    }
    case 'readings': {
      const cells = item.cells.filter((cell) => {
        const idea = ideaOf(mind, cell, now);
        return idea === null ? happens(pupil.guesses, random) : (idea === item.card) !== slips;
      });
      return { kind: 'readings', cells };
    }
  }
}

/** The pupil's state of mind after an item was answered and the solution shown. */
export function afterItem(
  mind: Mind,
  item: Item,
  lit: readonly Cell[],
  now: number,
  random: Random,
): Mind {
  return lit.reduce((one, cell) => {
    // Cells besides the target get less attention.
    const share = cell === item.target ? 1 : BESIDE;
    return isKnown(one, cell, now)
      ? recalled(one, cell, now, random)
      : shown(one, cell, now, random, share);
  }, mind);
}

/** The readings of a card that this pupil believes in. */
export function ideasOf(mind: Mind, card: Card, now: number): readonly Cell[] {
  return CELLS.filter((cell) => ideaOf(mind, cell, now) === card);
}
