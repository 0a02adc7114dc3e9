import type { Ports } from '@lusoria/table';
import { engineScore } from '../engine.ts';
import type { DayActor } from './day-actor.ts';

/** Delay before a course that has failed is tried again. */
const RETRY_MS = 10 * 60 * 1000;

/** Lets the engines play the deals of days, one move after another, when somebody has played them. */
export interface Engines {
  want(day: DayActor): void;
}

export function createEngines(ports: Ports): Engines {
  const tried = new Map<string, number>();
  let last: Promise<void> = Promise.resolve();
  const play = async (actor: DayActor): Promise<void> => {
    const { id } = actor.state();
    try {
      const score = await engineScore(actor.state(), ports.think);
      await actor.append('day:engine', () => [{ type: 'engine', score }]);
      tried.delete(id);
    } catch (error) {
      ports.notice({ kind: 'failed', table: id, error });
    }
  };
  return {
    want(actor) {
      const { id, engineScore: known } = actor.state();
      const before = tried.get(id);
      if (known || (before !== undefined && ports.now() < before + RETRY_MS)) return;
      tried.set(id, ports.now());
      last = last.then(async () => play(actor));
    },
  };
}
