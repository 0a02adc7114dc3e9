import { accepted, type Step } from '@lusoria/core';
import type { Change, Context, Decision } from './decision.ts';
import { afterStep, evolve } from './evolve.ts';
import type { RoundStep, TableEvent, TableState } from './types.ts';

/** Begins the next entry of a table's log, at this time. */
export function beginEntry(table: TableState, at: number): Change {
  return { events: [], table: { ...table, seq: table.seq + 1, updatedAt: at } };
}

export function addEvents({ events, table }: Change, more: readonly TableEvent[]): Change {
  return { events: [...events, ...more], table: more.reduce(evolve, table) };
}

/** Adds a step that the game has just made: its round is known, and nothing is evolved again. */
export function addStep(
  { events, table }: Change,
  step: Pick<RoundStep, 'by' | 'actor' | 'input'>,
  made: Step,
): Change {
  const event: RoundStep = { type: 'step', ...step, events: made.events };
  return { events: [...events, event], table: afterStep(table, event, made.round) };
}

/** The decision that these events happen. */
export function decideEvents(
  table: TableState,
  { now }: Pick<Context, 'now'>,
  events: readonly TableEvent[],
): Decision {
  return accepted(addEvents(beginEntry(table, now), events));
}
