import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { quantile } from '../quantile.ts';
import { makeTable, type PlayableGame } from './games.ts';

/** Response times that people experienced, in milliseconds. */
export interface Waits {
  add(ms: number): void;
  /** Percentiles since the previous call. */
  take(): { readonly count: number; readonly p50: number; readonly p99: number };
}

export function openWaits(): Waits {
  let all: number[] = [];
  return {
    add: (ms) => void all.push(ms),
    take() {
      const taken = all;
      all = [];
      return { count: taken.length, p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
    },
  };
}

/** Milliseconds from an answer to the next message: at random, for people do not keep time with each other. */
const THINK_MS = [150, 350] as const;
/** Messages at one table; a table takes no more than a thousand. */
const AT_ONE_TABLE = 900;

function thinkMs(): number {
  const [least, most] = THINK_MS;
  return least + Math.random() * (most - least);
}

/** Two people who chat at a table, then at another, from an address of their own, until the end. */
export async function honestPair(
  url: string,
  n: number,
  game: PlayableGame,
  waits: Waits,
  isOver: () => boolean,
): Promise<void> {
  const headers = { 'X-Forwarded-For': `10.1.0.${n}` };
  const [one, two] = [await join(url, { headers }), await join(url, { headers })];
  const sitDown = async (): Promise<string> => {
    const table = await makeTable(one, game, [{ kind: 'me' }, { kind: 'open' }]);
    await one.open(table);
    await two.open(table);
    await two.do(table, { do: 'sit', seat: 1 });
    return table;
  };
  let table = await sitDown();
  for (let i = 1; !isOver(); i += 1) {
    if (i % AT_ONE_TABLE === 0) table = await sitDown();
    const since = performance.now();
    const client = i % 2 === 0 ? one : two;
    const answer = await client.do(table, { do: 'say', text: `${i}` });
    waits.add(performance.now() - since);
    if (codeOf(answer) !== 'done') throw new Error(`honest people are refused: ${codeOf(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, thinkMs()));
  }
  await Promise.all([one.close(), two.close()]);
}
