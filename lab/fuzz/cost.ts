import { join } from 'node:path';
import { type AnyGame, defined, seeded } from '@lusoria/core';
import { MAX_CHARS, PROTOCOL } from '@lusoria/table';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { openWire } from '../driver/client/wire.ts';
import { knownAtFirst } from '../driver/fault/messages/fills.ts';
import { type Generator, MAX_BYTES, openGenerator } from '../driver/fault/messages/generator.ts';
import { type Finding, openFindings } from '../driver/oracle/findings.ts';
import { type ServerProcess, startOurs } from '../driver/server/process.ts';
import { type GameTable, heavyTables } from '../driver/workload/games.ts';

/** Limit for one message on the main thread (milliseconds of processor time). */
const MAX_TURN_MS = 5;
/**
 * Number of repetitions of an expensive message, of which the middle one counts: other work of the server may fall into
 * any turn.
 */
const TRIES = 5;
/** Number of messages per connection, of its latest tables that they may concern, and of tables as heavy as possible. */
const STAY = 400;
const KNOWN = 50;
const HEAVY = 11;

/** Cost of one message: the longest turn of the main thread, in milliseconds, and the characters sent in response. */
interface Cost {
  readonly turnMs: number;
  /** Whether garbage was collected meanwhile. */
  readonly isPaused: boolean;
  readonly chars: number;
}

/** Cost of messages at an otherwise idle server. */
export interface CostReport {
  readonly findings: readonly Finding[];
  readonly messages: number;
  readonly most: {
    readonly turnMs: number;
    readonly chars: number;
    /** The longest turn with whatever fell into it: collections of garbage, other work of the server. */
    readonly longestMs: number;
  };
  readonly seconds: number;
}

/** Sends messages one by one to a server and measures each one's cost. */
export async function costRun(
  seed: string,
  messages: number,
  games: readonly AnyGame[],
): Promise<CostReport> {
  const findings = openFindings();
  const heavy = await heavyTables();
  const dataDir = scratchFolder('cost');
  const server = await startOurs(
    { port: 0, database: 'sqlite', dataDir, log: 'debug', limits: NO_LIMITS },
    { turns: true, output: join(dataDir, 'log') },
  );
  const since = performance.now();
  const most = { turnMs: 0, chars: 0, longestMs: 0 };
  const report = (text: string, tries: readonly Cost[]): void => {
    const { turnMs, chars } = middle(tries);
    most.turnMs = Math.max(most.turnMs, turnMs);
    most.chars = Math.max(most.chars, chars);
    most.longestMs = Math.max(most.longestMs, ...tries.map((one) => one.turnMs));
    const detail = `${turnMs.toFixed(1)} ms, ${chars} characters`;
    if (turnMs > MAX_TURN_MS) findings.report('holds the main thread', text, detail);
    if (chars > MAX_CHARS) findings.report('is answered with too much', text, detail);
  };
  let sent = 0;
  try {
    // Code that has not been compiled yet is no cost of a message.
    const first = await openConnection(server);
    await heavyCosts(first, heavy, 0);
    first.close();
    for (let stay = 1; sent < messages; stay += 1) {
      const connection = await openConnection(server);
      const known = await knownAtFirst();
      const generator = openGenerator(seeded(`${seed} ${sent}`), games, known, 'cost', () => null);
      for (const end = Math.min(messages, sent + STAY); sent < end; sent += 1) {
        known.tables.splice(0, known.tables.length, ...connection.made.slice(-KNOWN));
        const text = bearable(generator);
        report(text, await repeated(connection, text, `c${sent}`));
      }
      for (const [text, tries] of await heavyCosts(connection, heavy, stay)) {
        report(text, tries);
        sent += tries.length;
      }
      connection.close();
    }
  } finally {
    await server.close();
  }
  const seconds = (performance.now() - since) / 1000;
  return { findings: findings.all(), messages: sent, most, seconds };
}

/** What is done at a heavy table, by name: it is created, a round is dealt and aborted. */
const HEAVY_STEPS: Readonly<Record<string, (heavy: GameTable, table: string) => object>> = {
  create: ({ game, options }) => ({
    t: 'create',
    game: game.id,
    options,
    settings: { pace: 5000 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: defined(game.botKinds[0]) }],
  }),
  'open before': (_, table) => ({ t: 'open', table, seen: null }),
  options: ({ options }, table) => command(table, { do: 'options', options }),
  start: (_, table) => command(table, { do: 'start' }),
  contribute: (_, table) => command(table, { do: 'contribute', round: 1, bytes: '0a'.repeat(32) }),
  'open during': (_, table) => ({ t: 'open', table, seen: null }),
  consent: (_, table) => command(table, { do: 'consent', to: 'end', give: true }),
  'open after': (_, table) => ({ t: 'open', table, seen: null }),
  export: (_, table) => ({ t: 'export', table }),
  history: (_, table) => ({ t: 'history', table, before: 1e6 }),
  tables: () => ({ t: 'tables' }),
};

function command(table: string, what: object): object {
  return { t: 'do', table, seen: 1, command: what };
}

/**
 * Costs of each step at several heavy tables, by its name. No two have the same options, so that what is known of one does
 * not make the next one cheaper.
 */
async function heavyCosts(
  connection: MeasuredConnection,
  heavy: readonly GameTable[],
  round: number,
): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const costs = new Map<string, Cost[]>();
  for (let tries = 0; tries < HEAVY; tries += 1) {
    const one = heavy[(round * HEAVY + tries) % heavy.length];
    if (!one) break;
    const id = `h${round}-${tries}`;
    for (const [name, step] of Object.entries(HEAVY_STEPS)) {
      const message = step(one, connection.made.at(-1) ?? 'none');
      const cost = await connection.costOf(
        JSON.stringify({ ...message, id: `${id}-${name.replace(' ', '-')}` }),
      );
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  }
  return costs;
}

/** A message that neither ends the connection nor erases the person, which would end the measurement. */
function bearable(generator: Generator): string {
  for (;;) {
    const { text, binary } = generator.next();
    if (!binary && text.length < MAX_BYTES / 2 && !text.includes('"erase"')) return text;
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
      return { turnMs: turns.longestMs, isPaused: turns.collections > 0, chars };
    },
    made,
    close: () => wire.close(),
  };
}

/** Costs of a message: several if the first is above the limit. */
async function repeated(
  connection: MeasuredConnection,
  text: string,
  id: string,
): Promise<readonly Cost[]> {
  const all: Cost[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const anew = text.replace(/"id":"[^"]*"/u, `"id":"${id}-${tries}"`);
    const cost = await connection.costOf(anew);
    all.push(cost);
    if (all[0] && all[0].turnMs <= MAX_TURN_MS) break;
  }
  return all;
}

/** The middle of several costs; those with a pause for garbage, most of it of earlier messages, count only if all have one. */
function middle(tries: readonly Cost[]): Pick<Cost, 'turnMs' | 'chars'> {
  const clean = tries.filter(({ isPaused }) => !isPaused);
  const turns = (clean.length > 0 ? clean : tries).map(({ turnMs }) => turnMs);
  return {
    turnMs: defined(turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)]),
    chars: Math.max(...tries.map(({ chars }) => chars)),
  };
}
