import { join } from 'node:path';
import { type AnyGame, defined, seeded } from '@lusoria/core';
import { MAX_CHARS, PROTOCOL } from '@lusoria/table';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { openWire } from '../driver/client/wire.ts';
import {
  type Generator,
  knownNothing,
  MOST_BYTES,
  openGenerator,
} from '../driver/fault/messages/generator.ts';
import { type Finding, openFindings } from '../driver/oracle/findings.ts';
import { type ServerProcess, startOurs } from '../driver/server/process.ts';
import { type GameTable, heavyGame } from '../driver/workload/games.ts';

/** Limit for one message on the main thread (milliseconds of processor time). */
const MOST_TURN_MS = 20;
/** Number of repetitions of an expensive message: compilation and garbage collection may hit any message. */
const TRIES = 4;
/** One message in this many concerns a table as heavy as possible. */
const HEAVY = 6;
/** Number of messages per connection, and of its latest tables that they may concern. */
const STAY = 400;
const KNOWN = 50;

/** Cost of one message: the longest turn of the main thread, in milliseconds, and the characters sent in response. */
interface Cost {
  readonly turnMs: number;
  readonly chars: number;
}

/** Cost of messages at an otherwise idle server. */
export interface CostReport {
  readonly findings: readonly Finding[];
  readonly messages: number;
  /** The most expensive message by either measure. */
  readonly most: Cost;
  readonly seconds: number;
}

/** Sends messages one by one to a server and measures each one's cost. */
export async function costRun(
  seed: string,
  messages: number,
  games: readonly AnyGame[],
): Promise<CostReport> {
  const findings = openFindings();
  const heavy = await heavyGame();
  const dataDir = scratchFolder('cost');
  const server = await startOurs(
    { port: 0, database: 'sqlite', dataDir, log: 'debug', limits: NO_LIMITS },
    { turns: true, output: join(dataDir, 'log') },
  );
  const since = performance.now();
  const most = { turnMs: 0, chars: 0 };
  try {
    for (let sent = 0; sent < messages; sent += STAY) {
      const connection = await openConnection(server);
      const known = knownNothing();
      const generator = openGenerator(seeded(`${seed} ${sent}`), games, known, 'cost', () => null);
      for (let n = sent; n < Math.min(messages, sent + STAY); n += 1) {
        known.tables.splice(0, known.tables.length, ...connection.made.slice(-KNOWN));
        const steps = heavy && n % HEAVY === 0 ? heavySteps(heavy, connection.made.at(-1)) : [];
        const step = steps[(n / HEAVY) % steps.length];
        const text = step ? JSON.stringify(step) : bearable(generator);
        const cost = await cheapest(connection, text, `c${n}`);
        most.turnMs = Math.max(most.turnMs, cost.turnMs);
        most.chars = Math.max(most.chars, cost.chars);
        const detail = `${cost.turnMs.toFixed(1)} ms, ${cost.chars} characters`;
        if (cost.turnMs > MOST_TURN_MS) findings.report('holds the main thread', text, detail);
        if (cost.chars > MAX_CHARS) findings.report('is answered with too much', text, detail);
      }
      connection.close();
    }
  } finally {
    await server.close();
  }
  const seconds = (performance.now() - since) / 1000;
  return { findings: findings.all(), messages, most, seconds };
}

/** Creates a heavy table, deals a round and aborts it. */
function heavySteps({ game, options }: GameTable, table = 'none'): readonly object[] {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: defined(game.botKinds[0]) }];
  return [
    { t: 'create', id: '', game: game.id, options, settings: { pace: 5000 }, seats },
    ...[
      { do: 'options', options },
      { do: 'start' },
      { do: 'contribute', round: 1, bytes: '0a'.repeat(32) },
      { do: 'consent', to: 'end', give: true },
    ].map((command) => ({ t: 'do', id: '', table, seen: 1, command })),
    { t: 'open', id: '', table, seen: null },
    { t: 'export', id: '', table },
    { t: 'history', id: '', table, before: 1e6 },
    { t: 'tables', id: '' },
  ];
}

/** A message that neither ends the connection nor erases the person, which would end the measurement. */
function bearable(generator: Generator): string {
  for (;;) {
    const { text, binary } = generator.next();
    if (!binary && text.length < MOST_BYTES / 2 && !text.includes('"erase"')) return text;
  }
}

interface MeasuredConnection {
  costOf(text: string): Promise<Cost>;
  /** The tables it created, latest last. */
  readonly made: readonly string[];
  close(): void;
}

async function openConnection(server: ServerProcess): Promise<MeasuredConnection> {
  const welcomed = Promise.withResolvers<Buffer>();
  const wire = await openWire(server.port, '/ws', welcomed.resolve);
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: 'cost' }));
  await welcomed.promise;
  const made: string[] = [];
  return {
    async costOf(text) {
      await server.figures();
      let chars = 0;
      const answered = new Promise<void>((resolve) => {
        wire.hear = (message) => {
          const heard = message.toString();
          chars += heard.length;
          const [, table] =
            /^\{"t":"done","id":"[\w-]+","seq":1,"table":"(\w+)"\}$/u.exec(heard) ?? [];
          if (table !== undefined) made.push(table);
          if (heard.startsWith('{"t":"pong"')) resolve();
        };
      });
      wire.send(text);
      // Responses come in the order of the messages.
      wire.send('{"t":"ping"}');
      await answered;
      const { turns } = await server.figures();
      if (!turns) throw new Error('the server does not measure its turns');
      return { turnMs: turns.longestMs, chars };
    },
    made,
    close: () => wire.close(),
  };
}

/** Minimum cost of a message over repetitions, which excludes unrelated work in the same turn. */
async function cheapest(connection: MeasuredConnection, text: string, id: string): Promise<Cost> {
  const all: Cost[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const anew = text.replace(/"id":"[^"]*"/u, `"id":"${id}-${tries}"`);
    const cost = await connection.costOf(anew);
    all.push(cost);
    if (cost.turnMs <= MOST_TURN_MS) break;
  }
  return {
    turnMs: Math.min(...all.map(({ turnMs }) => turnMs)),
    chars: Math.max(...all.map(({ chars }) => chars)),
  };
}
