import { newCode, type Ports } from '@lusoria/table';
import { type Course, playCourse } from '../engine.ts';
import type { DayActor } from './day-actor.ts';

/** Delays before a course that has failed is tried again, doubled each time: a machine is busy for a while, a fault stays. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 10 * 60 * 1000;

/** Characters of a table's code. */
const CODE_LENGTH = 6;

/** Lets the engines play the deals of days, one move after another, when somebody has played them. */
export interface Engines {
  want(day: DayActor): void;
}

/** A day's course that is under way or waits for it, or that has failed. */
type Task =
  | { readonly kind: 'wanted' }
  | { readonly kind: 'failed'; readonly at: number; readonly retryMs: number };

export function createEngines(ports: Ports): Engines {
  const courses = new Map<string, Task>();
  let last: Promise<void> = Promise.resolve();
  const play = async (actor: DayActor, retryMs: number): Promise<void> => {
    const { id } = actor.state();
    try {
      const course = await playCourse(actor.state(), ports, ports.now());
      await keep(ports, actor.state().game.id, course);
      const { score, table } = course;
      await actor.append('day:engine', () => [{ type: 'engine', score, table }]);
      courses.delete(id);
    } catch (error) {
      courses.set(id, { kind: 'failed', at: ports.now(), retryMs });
      ports.notice({ kind: 'failed', table: id, error });
    }
  };
  return {
    want(actor) {
      const { id, engineScore: known } = actor.state();
      const before = courses.get(id);
      if (known || before?.kind === 'wanted') return;
      if (before && ports.now() < before.at + before.retryMs) return;
      const retryMs = before ? Math.min(2 * before.retryMs, LAST_RETRY_MS) : FIRST_RETRY_MS;
      courses.set(id, { kind: 'wanted' });
      last = last.then(async () => play(actor, retryMs));
    },
  };
}

/** Stores a course as a table that is over, or what is still missing of it. */
async function keep(ports: Ports, game: string, { table, entries }: Course): Promise<void> {
  const { store } = ports;
  for (const entry of entries) {
    while (entry.seq === 1 && !(await store.find(table))) {
      const code = newCode(ports, CODE_LENGTH);
      await store.create({ id: table, code, game }, entry, []);
    }
    if (entry.seq === 1) continue;
    const { kind } = await store.append(table, entry);
    if (kind !== 'done' && kind !== 'repeated')
      throw new Error(`a course that was not kept: ${kind}`);
  }
}
