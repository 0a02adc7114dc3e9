import { setTimeout as wait } from 'node:timers/promises';
import { increment, seeded } from '@lusoria/core';
import { type Playable, seatsFor } from '@lusoria/testing/people/games.ts';
import { type LoadClient, openLoadClient } from '../driver/client/load-client.ts';
import type { Latencies } from '../driver/oracle/latencies.ts';
import { beginTable, openLoadTable, registeredGame } from '../driver/workload/load-table.ts';

/** Two players and some spectators, at one table after another. */
export interface SoakTable {
  readonly clients: readonly LoadClient[];
  /** Plays until cancelled; finishes a move in progress. */
  play(over: () => boolean): Promise<void>;
  /** Time of the last action here, by `performance.now()`. */
  readonly movedAt: () => number;
  /** Number of finished matches. */
  readonly matches: () => number;
}

export interface SoakOptions {
  readonly port: number;
  readonly played: Playable;
  readonly watchers: number;
  /** Mean milliseconds between two moves. */
  readonly paceMs: number;
  readonly answered: Latencies;
  readonly told: Latencies;
  readonly refused: Map<string, number>;
}

/** One in this many tables also has a bot. */
const WITH_BOT = 5;

/** Connects people, who have no table yet. */
export async function openSoakTable(index: number, options: SoakOptions): Promise<SoakTable> {
  const { port, played, watchers, paceMs, answered, told, refused } = options;
  const game = await registeredGame(played, `soak ${index}`);
  const clients: LoadClient[] = [];
  for (let i = 0; i < 2 + watchers; i += 1) {
    clients.push(await openLoadClient(port, i < 2 ? `Player ${index}` : `Watcher ${index}`));
  }
  const [host, guest] = clients;
  if (!host || !guest) throw new Error('nobody plays');
  const random = seeded(`soak ${index}`);
  const seats = seatsFor(played.game, index % WITH_BOT === 0 ? 3 : 2);
  const bots = Array.from({ length: seats - 2 }, () => played.bot);
  let movedAt = performance.now();
  let matches = 0;

  const playMatch = async (over: () => boolean): Promise<void> => {
    const id = await beginTable(host, guest, game, { settings: { pace: paceMs }, bots });
    const table = await openLoadTable(id, clients, game);
    while (!over()) {
      const step = await table.next();
      if (step.command.do === 'rematch') {
        matches += 1;
        return;
      }
      // Contributions to chance follow without delay.
      if (step.command.do !== 'contribute') await wait(paceMs / 2 + random.int(paceMs));
      const ms = await table.carryOut(step, (answer, answerMs) => {
        if (answer.t === 'done') answered.add(answerMs);
        else increment(refused, answer.code);
      });
      if (ms === null) continue;
      told.add(ms);
      movedAt = performance.now();
    }
  };
  return {
    clients,
    movedAt: () => movedAt,
    matches: () => matches,
    async play(over) {
      // Staggers the starts of people who connected together.
      await wait(random.int(paceMs * 20));
      while (!over()) await playMatch(over);
    },
  };
}
