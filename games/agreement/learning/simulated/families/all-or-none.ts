import type { Random } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import type { Card, Deck } from '../../../rules/deck.ts';
import { DAY_MS } from '../../memory.ts';
import { happens, uniform } from '../chance.ts';
import type { AllOrNone } from '../parameters.ts';
import { type Pupil, wrongIdea } from '../pupil.ts';
import { separate } from './separate.ts';

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

export function allOrNone(parameters: AllOrNone): Pupil {
  return {
    habits: parameters,
    parameters,
    begin: (deck, now, random) =>
      separate<Trace>({
        begin: (cell) => newTrace(parameters, deck, cell, now, random),
        recall: (trace, at) => (isThere(trace, at) ? 1 : 0),
        takes: ({ takes }) => takes,
        recalled: (trace, at, chance) => traceRecalled(parameters, trace, at, chance),
        shown: (trace, at, attention, chance) =>
          traceShown(parameters, trace, at, chance, attention),
      }),
  };
}

/** A pupil's memory of a cell before any lesson. */
export function newTrace(
  pupil: AllOrNone,
  deck: Deck,
  cell: Cell,
  now: number,
  random: Random,
): Trace {
  const known = happens(pupil.knows(cell), random);
  const stability = pupil.stability.before;
  return {
    known,
    takes: known ? null : wrongIdea(pupil.confused, deck, cell, random),
    stability,
    recalled: now,
    until: now + lifetime(pupil, stability, random),
  };
}

/** Lifetime of a memory, drawn from the law of forgetting (milliseconds). */
function lifetime({ law }: AllOrNone, stability: number, random: Random): number {
  const left = 1 - uniform(random);
  const days =
    law === 'exponential'
      ? (stability * Math.log(left)) / Math.log(0.9)
      : stability * ((left ** (1 / POWER) - 1) / (0.9 ** (1 / POWER) - 1));
  return days * DAY_MS;
}

/** Exponent of the power law. */
const POWER = -0.5;

function retention({ law }: AllOrNone, stability: number, days: number): number {
  if (law === 'exponential') return 0.9 ** (days / stability);
  return (1 + (0.9 ** (1 / POWER) - 1) * (days / stability)) ** POWER;
}

/** Whether a cell with this trace is known now. */
export function isThere({ known, until }: Trace, now: number): boolean {
  return known && now < until;
}

/**
 * A trace after a recall of its cell: the later the recall, the longer it lasts (spacing effect; Cepeda et al., 2006).
 * Unchanged if it was not known.
 */
export function traceRecalled(pupil: AllOrNone, trace: Trace, now: number, random: Random): Trace {
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

/** A trace after its cell's form was shown; unchanged if it was known, or not learned. */
export function traceShown(
  pupil: AllOrNone,
  trace: Trace,
  now: number,
  random: Random,
  attention: number,
): Trace {
  if (isThere(trace, now) || !happens(pupil.learns * attention, random)) return trace;
  const stability = pupil.stability.learned;
  return {
    known: true,
    takes: null,
    stability,
    recalled: now,
    until: now + lifetime(pupil, stability, random),
  };
}
