import { setTimeout as wait } from 'node:timers/promises';
import { openPerson, type PersonContext } from '../driver/client/person.ts';
import type { Latencies } from '../driver/oracle/latencies.ts';
import type { GameTable } from '../driver/workload/games.ts';
import { sitDown } from '../driver/workload/matches.ts';

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
  around: PersonContext,
  game: GameTable,
  latencies: Latencies,
  isOver: () => boolean,
): Promise<void> {
  const people = ['Anna', 'Brutus'].map((name) => openPerson(name, around));
  const meet = async () => sitDown(people, { ...game, people: 2, bots: [] });
  let seated = await meet();
  for (let i = 1; !isOver(); i += 1) {
    if (i % AT_ONE_TABLE === 0) seated = await meet();
    const since = performance.now();
    const said = await seated[i % 2]?.table.do({ do: 'say', text: `${i}` });
    latencies.add(performance.now() - since);
    if (!said?.ok) throw new Error(`honest people are refused: ${said?.rejection.code}`);
    await wait(thinkMs());
  }
  for (const one of people) one.close();
}
