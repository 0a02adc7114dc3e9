import type { AnyGame } from '@lusoria/core';
import type { Ports } from '@lusoria/table';
import { type LogActor, startLogActor } from '../../log/log-actor.ts';
import { afterEntries, initialDay } from '../day.ts';
import { type DayEvent, dayEventSchema, type DayState } from '../types.ts';

/** One of the deals of a day in memory. */
export type DayActor = LogActor<DayState, DayEvent>;

/** Reads a day from the store; null: there is none. */
export async function startDayActor(
  ports: Ports,
  id: string,
  game: AnyGame,
): Promise<DayActor | null> {
  return startLogActor(ports, id, {
    schema: dayEventSchema,
    initial: (first) => initialDay(id, game, first),
    after: afterEntries,
  });
}
