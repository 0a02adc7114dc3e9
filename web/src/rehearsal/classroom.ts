import { type After, type Connect, openSession } from '@lusoria/client';
import {
  type AnyGame,
  defined,
  type GamePractice,
  type GameQuestions,
  randomFrom,
  seeded,
} from '@lusoria/core';
import { memoryStore, openTableServer, type TableServer } from '@lusoria/table';
import { openEvents } from '@lusoria/tournaments/server';
import { forgetful } from './credentials.ts';
import { PUPILS } from './names.ts';
import { attend, type Tempo } from './pupil.ts';

export interface ClassroomPorts {
  loadGame(id: string): Promise<AnyGame | null>;
  loadQuestions?(id: string): Promise<GameQuestions | null>;
  loadPractice?(id: string): Promise<GamePractice | null>;
  /** Times the pupils' pauses. */
  readonly after: After;
}

/** A server in memory, and pupils who come to a class of it. */
export interface Classroom {
  readonly server: TableServer;
  /** Lets the pupils come in one after another, each with one of these bots' knowledge. */
  fill(code: string, game: string, bots: readonly string[]): Promise<void>;
  setTempo(tempo: Tempo): void;
}

/** Time between two pupils who come in (milliseconds). */
const ARRIVAL_MS = 180;

export function openClassroom({
  loadGame,
  loadPractice,
  loadQuestions,
  after,
}: ClassroomPorts): Classroom {
  let tempo: Tempo = 'calm';
  const server = openTableServer(
    {
      store: memoryStore(),
      games: loadGame,
      ...(loadQuestions && { questions: loadQuestions }),
      ...(loadPractice && { practice: loadPractice }),
      cluster: null,
      now: () => Date.now(),
      randomBytes,
      after: setTimer,
      async think(id, name, view, seed) {
        const bot = defined(defined(await loadGame(id)).bot(name));
        await bot.load();
        return bot.choose(view, randomFrom(seed));
      },
      notice: () => undefined,
    },
    openEvents,
  );
  return {
    server,
    async fill(code, id, bots) {
      const game = defined(await loadGame(id));
      for (const [i, name] of PUPILS.entries()) {
        const bot = defined(game.bot(defined(bots[i % bots.length])));
        await bot.load();
        const random = seeded(`rehearsal ${i}`);
        const session = openSession({
          connect: connectTo(server),
          credentials: forgetful(),
          name,
        });
        const choose = (view: unknown): unknown => bot.choose(view, random);
        void attend({ session, name, game, choose, random, after, tempo: () => tempo }, code);
        await new Promise<void>(
          (resolve) => void after(tempo === 'fast' ? 0 : ARRIVAL_MS, resolve),
        );
      }
    },
    setTempo(to) {
      tempo = to;
    },
  };
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Calls back after milliseconds. */
export const setTimer: After = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Connections to a server in the same program. */
export function connectTo(server: TableServer): Connect {
  return (events) => {
    let isClosed = false;
    const later = (call: () => void): void =>
      queueMicrotask(() => {
        if (!isClosed) call();
      });
    const connection = server.connect((message) => {
      const text = JSON.stringify(message);
      later(() => events.received(text));
    });
    later(() => events.opened());
    return {
      send: (text) => connection.receive(text),
      close() {
        isClosed = true;
        connection.close();
      },
    };
  };
}
