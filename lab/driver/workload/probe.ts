import { setTimeout as wait } from 'node:timers/promises';
import { STANDARD } from '@lusoria/table';
import { openAsker } from '../client/asker.ts';
import { type Latencies, openLatencies } from '../oracle/latencies.ts';

/** Between two commands. */
const PROBE_MS = 20;

/** Somebody who sits at a table of their own, saves a note there again and again, and is timed. */
export interface Probe extends Pick<Latencies, 'lap'> {
  stop(): Promise<void>;
}

export async function openProbe(port: number, game: string, bot: string): Promise<Probe> {
  const one = await openAsker(port, 'Livia');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'bot', bot }];
  const { table } = await one.ask({ t: 'create', game, options: {}, settings: STANDARD, seats });
  const took = openLatencies();
  let isOver = false;
  const running = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const since = performance.now();
      await one.ask({ t: 'note', table, text: `${n}` });
      took.add(performance.now() - since);
      await wait(PROBE_MS);
    }
    one.close();
  })();
  return {
    lap: took.lap,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
