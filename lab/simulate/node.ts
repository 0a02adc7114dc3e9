import { type AnyGame, randomFrom } from '@lusoria/core';
import { steadyClock } from '@lusoria/server/steady-clock.ts';
import {
  type ConnectionHandle,
  type Notice,
  openTableServer,
  type Ports,
  type Send,
  type TableServer,
} from '@lusoria/table';
import { openEvents } from '@lusoria/tournaments/server';
import type { Chance } from './chance.ts';
import type { Database } from './database.ts';
import type { Hints } from './hints.ts';
import type { Mutation } from './mutations.ts';
import type { Asker } from './store.ts';
import type { World } from './world.ts';

/** One of the nodes: it crashes, is started again, and its clock steps. */
export interface Node {
  readonly name: string;
  /** Number of times it was started; 0: it is down. */
  life(): number;
  /** Null: it is down. */
  connect(send: Send): ConnectionHandle | null;
  start(): void;
  /** It dies: whatever it waited for never comes. */
  crash(): void;
  /** Its clock is set forwards or backwards by milliseconds. */
  step(ms: number): void;
}

export interface NodeContext {
  readonly world: World;
  readonly database: Database;
  readonly hints: Hints;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly mutation: Mutation;
  readonly chanceOf: (name: string) => Chance;
  noticed(node: string, notice: Notice): void;
}

/** Longest time that a bot thinks. */
const THINK_MS = 400;
/** Interval at which erasures that were interrupted are looked for: on a server once a day. */
const RESUME_MS = 60_000;

export function openNode(name: string, context: NodeContext): Node {
  const { world, database, hints, games, mutation, noticed } = context;
  let lives = 0;
  let life: { end(): void; readonly server: TableServer } | null = null;
  let offset = 0;

  const portsOf = (asker: Asker, chance: Chance): Ports => {
    const after: Ports['after'] = (ms, call) =>
      world.after(ms, () => {
        if (!asker.isAlive()) return;
        try {
          call();
        } catch (error) {
          noticed(name, { kind: 'failed', table: null, error });
        }
      });
    return mutation.ports(
      {
        store: database.connect(asker),
        cluster: hints.join(asker),
        now: steadyClock(() => world.now() + offset, world.now),
        ticks: world.now,
        randomBytes: chance.bytes,
        after,
        think: async (game, bot, view, seed) =>
          new Promise((resolve) => {
            after(chance.between(1, THINK_MS), () =>
              resolve(games.get(game)?.bot(bot)?.choose(view, randomFrom(seed)) ?? null),
            );
          }),
        notice: (notice) => noticed(name, notice),
        lobby: true,
        games: async (id) => games.get(id) ?? null,
      },
      world,
    );
  };

  const resumeErasures = (server: TableServer, ports: Ports): void => {
    server
      .resumeErasures()
      .catch((error: unknown) => noticed(name, { kind: 'failed', table: null, error }));
    ports.after(RESUME_MS, () => resumeErasures(server, ports));
  };

  const node: Node = {
    name,
    life: () => (life ? lives : 0),
    connect: (send) => (life ? mutation.connect(life.server, send) : null),
    start() {
      if (life) return;
      lives += 1;
      const own = { isAlive: true };
      const asker = { name, isAlive: () => own.isAlive };
      const ports = portsOf(asker, context.chanceOf(`${name} life ${lives}`));
      const server = openTableServer(ports, openEvents);
      life = { server, end: () => (own.isAlive = false) };
      world.note(`${name} starts`);
      resumeErasures(server, ports);
    },
    crash() {
      if (!life) return;
      world.note(`${name} crashes`);
      life.end();
      life = null;
    },
    step(ms) {
      world.note(`${name} clock ${ms}`);
      offset += ms;
    },
  };
  return node;
}
