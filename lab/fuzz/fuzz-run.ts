import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyGame, defined, seeded } from '@lusoria/core';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { openPerson, type PersonContext, type Witness } from '../driver/client/person.ts';
import { tryFrames } from '../driver/fault/frames.ts';
import { type HostileContext, runHostileClient } from '../driver/fault/hostile-client.ts';
import { tryRequests } from '../driver/fault/http-requests.ts';
import { knownAtFirst, PUSH_ORIGIN } from '../driver/fault/messages/fills.ts';
import { CANARY } from '../driver/fault/messages/odd-values.ts';
import { type Finding, type Findings, openFindings } from '../driver/oracle/findings.ts';
import { openHistory } from '../driver/oracle/history.ts';
import { type LeakDetector, openLeakDetector } from '../driver/oracle/leaks.ts';
import { check, LOG_FAULTS, type Row } from '../driver/oracle/log.ts';
import { rowsOfSqlite } from '../driver/oracle/stored-rows.ts';
import { type ServerProcess, startOurs } from '../driver/server/process.ts';
import { type MatchTable, openMatches } from '../driver/workload/matches.ts';
import type { Workload } from '../driver/workload/workload.ts';
import { openHonestClass } from './honest-class.ts';

/** Settings of a fuzz run. */
export interface FuzzOptions {
  readonly seed: string;
  readonly messages: number;
  /** Number of concurrent hostile connections. */
  readonly connections: number;
  readonly requests: number;
  readonly frames: number;
  readonly database: 'memory' | 'sqlite';
  /** True if the standard limits apply; otherwise nothing is limited. */
  readonly limited: boolean;
  readonly games: readonly AnyGame[];
  /** Tables of honest players. */
  readonly tables: readonly MatchTable[];
  /** Codes defined by the protocol. */
  readonly codes: ReadonlySet<string>;
}

/** What is seen of a server from time to time. */
interface Looked {
  /** Heap size in bytes after each quarter, and bytes stored until then. */
  readonly heaps: readonly number[];
  readonly stored: readonly number[];
  /** Longest delay of the server's event loop. */
  readonly delayMs: number;
}

/** Result of a fuzz run. */
export interface FuzzReport extends Looked {
  readonly findings: readonly Finding[];
  readonly counts: Findings['counts'];
  readonly messages: number;
  readonly seconds: number;
  /** What honest people played meanwhile. */
  readonly honest: {
    readonly matches: number;
    readonly rounds: number;
    /** Number of their commands that were acknowledged, all of which are stored. */
    readonly acknowledged: number;
  };
  readonly logged: number;
}

const WITHOUT_LIMITS = { ...NO_LIMITS, bufferedBytes: 64 * 1024 * 1024 };
/** A word exchanged only between honest players, which must not appear elsewhere. */
const HONEST = 'Sempronia';
/** A documentation address (RFC 5737); we are the proxy that claims it. */
const ADDRESS = '198.51.100.7';
const HOSTILE_ADDRESSES = '203.0.113.';
/** Nothing listens there. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';
const LOOK_MS = 100;
const SPARE_BYTES = 24 * 1024 * 1024;
/** Honest people who do not come to an end in this time stand still, even on a busy machine. */
const FINISH_MS = 120_000;

/** Fuzzes one server for a while. */
export async function fuzzRun(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, limited, messages, games, tables, database } = options;
  const findings = openFindings();
  const leakDetector = openLeakDetector(new Map(games.map((game) => [game.id, game])), (name) =>
    name.includes(HONEST),
  );
  const known = await knownAtFirst();
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-fuzz-'));
  const rows: Row[] = [];
  let bytes = 0;
  const server = await startOurs(
    {
      port: 0,
      dataDir: folder,
      log: 'debug',
      database,
      publicUrl: 'https://mensa.example',
      lobby: true,
      pushServices: [PUSH_ORIGIN],
      mail: { smtp: NO_MAIL_SERVER, from: 'mensa@mensa.example' },
      ...(!limited && { limits: WITHOUT_LIMITS }),
    },
    {
      turns: true,
      output: join(folder, 'log'),
      stored(table, entry) {
        bytes += JSON.stringify(entry.events).length;
        if (database === 'memory') rows.push({ table, ...entry });
        leakDetector.stored(table, entry);
      },
    },
  );
  const { url } = server;
  const context: HostileContext = {
    url,
    findings,
    known,
    leakDetector,
    limited,
    codes: options.codes,
    games,
    done: new Map(),
    progress: { sent: 0 },
    address: HOSTILE_ADDRESSES,
  };

  const history = openHistory();
  const around: PersonContext = {
    url,
    headers: { 'X-Forwarded-For': ADDRESS },
    witnesses: [history],
    failing: false,
    complain: (what) => findings.report('honest people complain', '', what),
  };
  const searched = { ...around, witnesses: [history, leakDetector, tokenWitness(context)] };
  const thinkMs = limited ? 150 : 5;
  const honest = tables.map((table, i) =>
    openHonestTable(`${seed} honest ${i}`, table, thinkMs, searched, context),
  );
  const honestClass = await openHonestClass(around, searched, games[0], leakDetector, known);
  while (known.tables.length < 2 * tables.length && findings.all().length === 0) await pause(20);

  const since = performance.now();
  const looks = openLooks(server, context, messages, () => bytes);
  const random = seeded(`${seed} odd`);
  const headers = { 'X-Forwarded-For': `${HOSTILE_ADDRESSES}250` };
  const share = Math.ceil(messages / options.connections);
  const isOver = (): boolean => server.ended() !== null;
  await Promise.all([
    ...Array.from({ length: options.connections }, async (_, i) =>
      runHostileClient(context, `${seed} ${i}`, i, share, isOver),
    ),
    tryRequests(url, headers, findings, random, options.requests),
    tryFrames(url, headers, findings, random, options.frames),
  ]);
  const seconds = (performance.now() - since) / 1000;
  const over = Promise.all(honest.map(async (table) => table.finish(true)));
  const isLate = await Promise.race([
    over.then(() => false),
    pause(FINISH_MS, true, { ref: false }),
  ]);
  if (isLate)
    findings.report(
      'honest people stand still',
      '',
      honest.map((table) => table.describe()).join('\n'),
    );
  await honestClass.check(findings);
  const looked = await looks.close();
  for (const table of honest) table.close();
  checkMemory(findings, looked);
  const logged = await checkEnd(server, join(folder, 'log'), findings, leakDetector);
  const kept = check(database === 'memory' ? rows : rowsOfSqlite(folder), history);
  for (const kind of LOG_FAULTS)
    for (const what of kept[kind]) findings.report(`${kind} at an honest table`, '', what);
  rmSync(folder, { recursive: true, force: true });
  const sum = (of: (table: Workload) => number): number =>
    honest.reduce((total, table) => total + of(table), 0);
  return {
    findings: findings.all(),
    counts: findings.counts,
    messages: context.progress.sent,
    seconds,
    honest: {
      matches: sum((table) => table.matches()),
      rounds: sum((table) => table.rounds()),
      acknowledged: kept.acknowledged,
    },
    ...looked,
    logged,
  };
}

/** Publishes who people are, and watches over their tokens. */
function tokenWitness({ known, leakDetector }: HostileContext): Witness {
  return {
    received(message) {
      if (message.t !== 'welcome' || message.token === null) return;
      known.guessed.push(message.token);
      known.people.push(message.person);
      leakDetector.secret('a token', message.token, message.person);
    },
  };
}

/** Honest people who play one match after another, and one who watches. */
function openHonestTable(
  seed: string,
  table: MatchTable,
  thinkMs: number,
  around: PersonContext,
  { known, leakDetector }: HostileContext,
): Workload {
  const people = Array.from({ length: table.people + 1 }, (_, i) =>
    openPerson(`${HONEST} ${i}`, around),
  );
  let matches = 0;
  return openMatches(seed, people, around, {
    seed,
    thinkMs,
    choose: (view, random) => table.game.sampleAction(view, random),
    tableOf: () => table,
    async begun({ person, table: { id, get, saveNote } }) {
      // Only now, or a hostile client could take a seat first.
      known.tables.push(id, get().view.code);
      const note = `${HONEST} notes ${seed} ${(matches += 1)}`;
      leakDetector.secret('a note', note, defined(person.session.me()).person);
      await person.insist(async () => saveNote(note));
    },
  });
}

/** Looks at a server every now and then, and searches what was received meanwhile for leaks. */
function openLooks(
  server: ServerProcess,
  { progress, findings, leakDetector }: HostileContext,
  messages: number,
  bytes: () => number,
): { close(): Promise<Looked> } {
  const heaps: number[] = [];
  const stored: number[] = [];
  let delayMs = 0;
  let isOver = false;
  const look = async (collect: boolean): Promise<void> => {
    // Everything received before the figures stems from entries the server has reported by then.
    const search = leakDetector.take();
    const figures = await server.figures(collect).catch(() => null);
    if (collect && figures) {
      heaps.push(figures.heap);
      stored.push(bytes());
    }
    delayMs = Math.max(delayMs, figures?.turns?.delayMs ?? 0);
    for (const { what, text, request } of search())
      findings.report(`a leak: ${what}`, request, text);
  };
  const looking = (async () => {
    while (!isOver) {
      const quarter = (messages / 4) * (heaps.length + 1);
      await look(progress.sent >= quarter && heaps.length < 3);
      await pause(LOOK_MS);
    }
  })();
  return {
    async close() {
      isOver = true;
      await looking;
      await look(true);
      return { heaps, stored, delayMs };
    },
  };
}

/** After the first quarter, the heap may grow by the data stored in it and little else. */
function checkMemory(findings: Findings, { heaps, stored }: Looked): void {
  if (heaps.length === 0) return findings.report('the memory is not known', '');
  const grown = defined(heaps.at(-1)) - defined(heaps[0]);
  const more = defined(stored.at(-1)) - defined(stored[0]);
  if (grown > SPARE_BYTES + 8 * more)
    findings.report('memory grows', '', `${grown} bytes for ${more} that were stored`);
}

/** The process must run to the end, stop when asked, and have logged nothing personal. */
async function checkEnd(
  server: ServerProcess,
  logFile: string,
  findings: Findings,
  leakDetector: LeakDetector,
): Promise<number> {
  const ended = server.ended();
  const log = readFileSync(logFile, 'utf8');
  if (ended !== null) findings.report('the server has ended', '', `${ended}: ${log.slice(-2000)}`);
  const personal = [CANARY, HONEST, ADDRESS, HOSTILE_ADDRESSES, ...leakDetector.hidden()];
  for (const text of personal) {
    const at = log.indexOf(text);
    if (at >= 0)
      findings.report(
        'something personal in the log',
        '',
        log.slice(Math.max(0, at - 200), at + 100),
      );
  }
  const person = /\bp[0-9a-f]{16}\b/u.exec(log);
  if (person)
    findings.report('a person in the log', '', log.slice(person.index - 200, person.index + 100));
  for (const level of ['50', '60']) {
    const at = log.indexOf(`{"level":${level},`);
    if (at >= 0) findings.report(`a log line of level ${level}`, '', log.slice(at, at + 1500));
  }
  const code = await server.close();
  if (ended === null && code !== '0') findings.report('the server did not end as asked', '', code);
  return log.split('\n').length - 1;
}
