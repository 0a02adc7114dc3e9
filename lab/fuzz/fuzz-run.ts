import { type AnyGame, defined, seeded } from '@lusoria/core';
import type { WrittenConfig } from '@lusoria/server';
import type { Entry } from '@lusoria/table';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { type Finding, type Findings, openFindings } from './findings.ts';
import { tryFrames } from './frames.ts';
import type { Known } from './generator.ts';
import { openHonestEvent } from './honest-event.ts';
import { HONEST, type HonestTable, type Played, playHonestly } from './honest-players.ts';
import { type HostileContext, runHostileClient } from './hostile-client.ts';
import { tryRequests } from './http-requests.ts';
import { type LeakDetector, openLeakDetector } from './leaks.ts';
import { CANARY } from './odd-values.ts';
import { startTarget, type Target } from './target.ts';

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
  readonly tables: readonly HonestTable[];
  /** Codes defined by the protocol. */
  readonly codes: ReadonlySet<string>;
}

/** Result of a fuzz run. */
export interface FuzzReport {
  readonly findings: readonly Finding[];
  readonly counts: Findings['counts'];
  readonly messages: number;
  readonly seconds: number;
  readonly honest: Readonly<Played>;
  /** Heap size in bytes after each quarter, and bytes stored until then. */
  readonly heaps: readonly number[];
  readonly stored: readonly number[];
  /** Longest delay of the server's event loop. */
  readonly delayMs: number;
  readonly logged: number;
}

const WITHOUT_LIMITS: WrittenConfig['limits'] = {
  ...NO_LIMITS,
  bufferedBytes: 64 * 1024 * 1024,
};
/** A documentation address (RFC 5737); we are the proxy that claims it. */
const ADDRESS = '198.51.100.7';
const HOSTILE_ADDRESSES = '203.0.113.';
const LOOK_MS = 100;
const SPARE_BYTES = 24 * 1024 * 1024;

/** Fuzzes one server for a while. */
export async function fuzzRun(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, limited, messages, games, database } = options;
  const findings = openFindings();
  const leakDetector = openLeakDetector(new Map(games.map((game) => [game.id, game])), (name) =>
    name.includes(HONEST),
  );
  const known: Known = { tables: [], people: [], tokens: [], guessed: [], codes: [], events: [] };
  let bytes = 0;
  const target = await startTarget(
    { database, publicUrl: 'https://mensa.example', ...(!limited && { limits: WITHOUT_LIMITS }) },
    (table: string, entry: Entry) => {
      bytes += JSON.stringify(entry.events).length;
      leakDetector.stored(table, entry);
    },
  );
  const { url } = target;
  const context: HostileContext = {
    url,
    findings,
    known,
    leakDetector,
    limited,
    codes: options.codes,
    games,
    done: new Map(),
    inbox: [],
    progress: { sent: 0 },
    address: HOSTILE_ADDRESSES,
  };

  const played: Played = { matches: 0, rounds: 0, moves: 0 };
  let over = false;
  const honest = options.tables.map(async (table, i) => {
    const headers = { 'X-Forwarded-For': ADDRESS };
    const at = { url, findings, leakDetector, known, headers, pace: limited ? 150 : 5 };
    return playHonestly(at, table, `${seed} honest ${i}`, played, () => over);
  });
  const event = await openHonestEvent(
    { url, findings, leakDetector, known, headers: { 'X-Forwarded-For': ADDRESS } },
    games[0],
  );
  while (known.tables.length < 2 * options.tables.length && findings.all().length === 0)
    await pause(20);

  const since = performance.now();
  const heaps: number[] = [];
  const stored: number[] = [];
  let delayMs = 0;
  const look = async (): Promise<void> => {
    const quarter = (messages / 4) * (heaps.length + 1);
    const due = context.progress.sent >= quarter && heaps.length < 3;
    // Everything received before the mark stems from entries the server has reported by then.
    const received = context.inbox.splice(0);
    const mark = await target.mark(due);
    if (due) heaps.push(mark.heap);
    if (due) stored.push(bytes);
    delayMs = Math.max(delayMs, mark.delayMs);
    for (const { text, message, person, request } of received) {
      for (const leak of leakDetector.leaks(text, message, person, request))
        findings.report(`a leak: ${leak}`, request, text);
    }
  };
  let looking = true;
  const looks = (async () => {
    while (looking) {
      await look();
      await pause(LOOK_MS);
    }
  })();

  const random = seeded(`${seed} odd`);
  const headers = { 'X-Forwarded-For': `${HOSTILE_ADDRESSES}250` };
  const share = Math.ceil(messages / options.connections);
  const isOver = (): boolean => target.ended() !== null;
  await Promise.all([
    ...Array.from({ length: options.connections }, async (_, i) =>
      runHostileClient(context, `${seed} ${i}`, i, share, isOver),
    ),
    tryRequests(url, headers, findings, random, options.requests),
    tryFrames(url, headers, findings, random, options.frames),
  ]);
  const seconds = (performance.now() - since) / 1000;
  over = true;
  await Promise.all(honest);
  await event.check();
  looking = false;
  await looks;
  await look();
  heaps.push((await target.mark(true)).heap);
  stored.push(bytes);
  checkMemory(findings, heaps, stored);
  const logged = await checkEnd(target, findings, leakDetector);
  return {
    findings: findings.all(),
    counts: findings.counts,
    messages: context.progress.sent,
    seconds,
    honest: played,
    heaps,
    stored,
    delayMs,
    logged,
  };
}

/** After the first quarter, the heap may grow by the data stored in it and little else. */
function checkMemory(
  findings: Findings,
  heaps: readonly number[],
  stored: readonly number[],
): void {
  const grown = defined(heaps.at(-1)) - defined(heaps[0]);
  const more = defined(stored.at(-1)) - defined(stored[0]);
  if (grown > SPARE_BYTES + 8 * more)
    findings.report('memory grows', '', `${grown} bytes for ${more} that were stored`);
}

/** The process must run to the end, stop when asked, and have logged nothing personal. */
async function checkEnd(
  target: Target,
  findings: Findings,
  leakDetector: LeakDetector,
): Promise<number> {
  const ended = target.ended();
  const log = target.log();
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
  const code = await target.stop();
  if (ended === null && code !== '0') findings.report('the server did not end as asked', '', code);
  return log.split('\n').length - 1;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
