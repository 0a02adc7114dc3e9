import type { Ports } from '@lusoria/table';
import { engineScore } from '../engine.ts';
import type { DayActor } from './day-actor.ts';

/** Delays before a course that has failed is tried again, doubled each time: a machine is busy for a while, a fault stays. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 10 * 60 * 1000;

/** Lets the engines play the deals of days, one move after another, when somebody has played them. */
export interface Engines {
  want(day: DayActor): void;
}

/** A day's course that is under way or waits for it, or that has failed. */
type Course =
  | { readonly kind: 'wanted' }
  | { readonly kind: 'failed'; readonly at: number; readonly retryMs: number };

export function createEngines(ports: Ports): Engines {
  const courses = new Map<string, Course>();
  let last: Promise<void> = Promise.resolve();
  const play = async (actor: DayActor, retryMs: number): Promise<void> => {
    const { id } = actor.state();
    try {
      const score = await engineScore(actor.state(), ports.think);
      await actor.append('day:engine', () => [{ type: 'engine', score }]);
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
