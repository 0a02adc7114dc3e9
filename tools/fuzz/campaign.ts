import { seeded } from '@lusoria/core';
import type { TableEvent } from '@lusoria/table';
import type { WrittenConfig } from '@lusoria/server';
import { startVictim, type Victim } from './child.ts';
import { type Finding, type Ledger, openLedger } from './findings.ts';
import { tryFrames } from './frames.ts';
import { HONEST, type Plan, type Played, playHonestly } from './honest.ts';
import { type HostileHost, keepShooting } from './hostile.ts';
import type { Known, Subject } from './messages.ts';
import { CANARY } from './odd.ts';
import { tryRequests } from './requests.ts';
import { openWatch, type Watch } from './secrets.ts';

/** How hard a server is tried. */
export interface Campaign {
  readonly seed: string;
  readonly messages: number;
  /** Hostile lines at a time. */
  readonly lines: number;
  readonly requests: number;
  readonly frames: number;
  readonly database: 'memory' | 'sqlite';
  /** Whether the standard limits are kept; otherwise everything gets through. */
  readonly limited: boolean;
  readonly subjects: readonly Subject[];
  readonly plans: readonly Plan[];
  /** The codes that the protocol knows. */
  readonly codes: ReadonlySet<string>;
}

/** What came of it. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly counts: Ledger['counts'];
  readonly messages: number;
  readonly seconds: number;
  readonly honest: Readonly<Played>;
  /** Bytes of the heap after each quarter, and of what was kept in the store meanwhile. */
  readonly heaps: readonly number[];
  readonly kept: readonly number[];
  /** The longest that the server heard nothing. */
  readonly deafMs: number;
  readonly logged: number;
}

const MANY = 1_000_000_000;
const WITHOUT: WrittenConfig['limits'] = {
  messages: MANY,
  messagesAtOnce: MANY,
  addressMessages: MANY,
  addressMessagesAtOnce: MANY,
  connections: MANY,
  addressConnections: MANY,
  tablesAnHour: MANY,
  peopleAnHour: MANY,
  bufferedBytes: 64 * 1024 * 1024,
};
/** Addresses that are set aside for documentation; the proxy that names them is ourselves. */
const ADDRESS = '198.51.100.7';
const HOSTILE_ADDRESSES = '203.0.113.';
const LOOK_MS = 100;
const SPARE_BYTES = 24 * 1024 * 1024;

/** Tries one server for a while. */
export async function wage(campaign: Campaign): Promise<Outcome> {
  const { seed, limited, messages } = campaign;
  const ledger = openLedger();
  const watch = openWatch();
  const known: Known = { tables: [], people: [], tokens: [], guessed: [], codes: [] };
  let keptBytes = 0;
  const keep = (table: string, events: readonly TableEvent[]): void => {
    keptBytes += JSON.stringify(events).length;
    watch.kept(table, events);
  };
  const { database } = campaign;
  const publicUrl = 'https://mensa.example';
  const victim = await startVictim(
    { database, publicUrl, ...(limited ? {} : { limits: WITHOUT }) },
    keep,
  );
  const host: HostileHost = {
    url: victim.url,
    ledger,
    known,
    watch,
    limited,
    codes: campaign.codes,
    subjects: campaign.subjects,
    done: new Map(),
    inbox: [],
    progress: { sent: 0 },
    address: HOSTILE_ADDRESSES,
  };

  const played: Played = { matches: 0, rounds: 0, moves: 0 };
  let over = false;
  const honest = campaign.plans.map(async (plan, i) => {
    const headers = { 'X-Forwarded-For': ADDRESS };
    const at = { url: victim.url, ledger, watch, known, headers, pace: limited ? 150 : 5 };
    return playHonestly(at, plan, `${seed} honest ${i}`, played, () => over);
  });
  while (known.tables.length < 2 * campaign.plans.length && ledger.findings().length === 0)
    await pause(20);

  const since = performance.now();
  const heaps: number[] = [];
  const kept: number[] = [];
  let deafMs = 0;
  const look = async (): Promise<void> => {
    const due = host.progress.sent >= (messages / 4) * (heaps.length + 1) && heaps.length < 3;
    // Whatever has come in before the mark came from what the server has told us of by then.
    const heard = host.inbox.splice(0);
    const mark = await victim.mark(due);
    if (due) heaps.push(mark.heap);
    if (due) kept.push(keptBytes);
    deafMs = Math.max(deafMs, mark.delayMs);
    for (const { text, message, person, asked } of heard) {
      for (const leak of watch.leaks(text, message, person, asked))
        ledger.found(`a leak: ${leak}`, asked, text);
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
  await Promise.all([
    ...Array.from({ length: campaign.lines }, async (_, i) =>
      keepShooting(
        host,
        `${seed} ${i}`,
        i,
        Math.ceil(messages / campaign.lines),
        () => victim.ended() !== null,
      ),
    ),
    tryRequests(victim.url, headers, ledger, random, campaign.requests),
    tryFrames(victim.url, headers, ledger, random, campaign.frames),
  ]);
  const seconds = (performance.now() - since) / 1000;
  over = true;
  await Promise.all(honest);
  looking = false;
  await looks;
  await look();
  heaps.push((await victim.mark(true)).heap);
  kept.push(keptBytes);
  checkMemory(ledger, heaps, kept);
  const logged = await checkEnd(victim, ledger, watch);
  return {
    findings: ledger.findings(),
    counts: ledger.counts,
    messages: host.progress.sent,
    seconds,
    honest: played,
    heaps,
    kept,
    deafMs,
    logged,
  };
}

/** From the first quarter on the heap may grow by what is kept in it, and not by much else. */
function checkMemory(ledger: Ledger, heaps: readonly number[], kept: readonly number[]): void {
  const grown = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  const stored = (kept.at(-1) ?? 0) - (kept[0] ?? 0);
  if (grown > SPARE_BYTES + 8 * stored)
    ledger.found('memory grows', '', `${grown} bytes for ${stored} that were kept`);
}

/** The process must be there to the end, end when it is asked to, and have logged nothing personal. */
async function checkEnd(victim: Victim, ledger: Ledger, watch: Watch): Promise<number> {
  const ended = victim.ended();
  const log = victim.log();
  if (ended !== null) ledger.found('the server has ended', '', `${ended}: ${log.slice(-2000)}`);
  const personal = [CANARY, HONEST, ADDRESS, HOSTILE_ADDRESSES, ...watch.hidden()];
  for (const text of personal) {
    const spot = log.indexOf(text);
    if (spot >= 0)
      ledger.found(
        'something personal in the log',
        '',
        log.slice(Math.max(0, spot - 200), spot + 100),
      );
  }
  const person = /\bp[0-9a-f]{16}\b/u.exec(log);
  if (person)
    ledger.found('a person in the log', '', log.slice(person.index - 200, person.index + 100));
  for (const level of ['50', '60']) {
    const spot = log.indexOf(`{"level":${level},`);
    if (spot >= 0) ledger.found(`a log line of level ${level}`, '', log.slice(spot, spot + 1500));
  }
  const code = await victim.stop();
  if (ended === null && code !== '0') ledger.found('the server did not end as asked', '', code);
  return log.split('\n').length - 1;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
