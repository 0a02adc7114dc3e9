import type { TableSnapshot } from '@lusoria/client';
import type { AnyGame } from '@lusoria/core';
import {
  deadlinesOf,
  type Entry,
  hashOf,
  type Notice,
  type ServerMessage,
  type Store,
} from '@lusoria/table';
import { isDayClock } from '@lusoria/table/by-day';
import { openCommands } from './commands.ts';
import { StoreFault } from './database.ts';
import type { Line, Witness } from './lines.ts';
import type { Commits } from './store.ts';
import { LATE_MS, openTruth, type Truth } from './truth.ts';
import type { World } from './world.ts';

/** Something that must not be. */
export interface Violation {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly what: string;
  readonly detail: string;
}

/** Watches everything, and knows what must not be. */
export interface Oracle extends Witness, Commits {
  noticed(node: string, notice: Notice): void;
  /** A page shows this of a table. */
  shown(
    device: string,
    person: string,
    snapshot: TableSnapshot,
    fresh: TableSnapshot['entries'],
  ): void;
  report(what: string, detail: string): void;
  violations(): readonly Violation[];
  /** Tables by id, also those that are gone. */
  readonly truths: ReadonlyMap<string, Truth>;
  /** Seq of the latest message about an event that has arrived at a device. */
  eventSeen(device: string, event: string): number;
  /** How often something has happened, by name: what never happens is not tested. */
  readonly counts: ReadonlyMap<string, number>;
  happened(what: string): void;
  /** What is looked at when everything has come to rest. */
  finish(stored: Store, erased: readonly Erased[]): Promise<void>;
}

/** A person whose erasure was acknowledged. */
export interface Erased {
  readonly person: string;
  readonly token: string;
  /** In their name and in everything that they have written, and nowhere else. */
  readonly mark: string;
}

/** Time for which a table that was taken over is left to its node. */
const LEASE_MS = 30_000;
export function openOracle(world: World, games: ReadonlyMap<string, AnyGame>): Oracle {
  const violations: Violation[] = [];
  const truths = new Map<string, Truth>();
  const byCode = new Map<string, Truth>();
  /** Latest seqs told, by connection or device, and table. */
  const latest = new Map<string, number>();
  const seen = new Map<string, number>();
  const takeovers = new Map<string, { readonly node: string; readonly now: number }>();
  const counts = new Map<string, number>();
  const begun = world.now();
  const happened = (what: string, times = 1): void => {
    if (times > 0) counts.set(what, (counts.get(what) ?? 0) + times);
  };
  const report = (what: string, detail: string): void => {
    world.note(`VIOLATION ${what}: ${detail}`);
    violations.push({ at: world.now() - begun, what, detail });
  };
  const commands = openCommands({
    world,
    report,
    happened,
    find: (idOrCode) => truths.get(idOrCode) ?? byCode.get(idOrCode.toUpperCase()),
  });

  /** What is seen never goes back. */
  const forwards = (who: string, table: string, seq: number): void => {
    const key = `${who} ${table}`;
    const before = latest.get(key) ?? 0;
    if (seq < before) report('went back', `${who} sees ${table} at ${seq} after ${before}`);
    latest.set(key, Math.max(before, seq));
  };

  const shownFrom = (
    line: Line,
    { table, seq, entries }: Extract<ServerMessage, { t: 'table' | 'patch' }>,
  ): void => {
    forwards(`connection ${line.no}`, table, seq);
    const truth = truths.get(table);
    if (truth && seq > truth.log.length) report('shown ahead', `${table} at ${seq}`);
    if (truth && entries.length !== 0 && (entries.at(-1)?.seq ?? 0) > seq)
      report('entries ahead', `${table} at ${seq}`);
  };

  return {
    report,
    truths,
    violations: () => violations,
    counts,
    happened,
    created(table, entry) {
      const truth = openTruth(table, entry, games.get(table.game) ?? null, world.now());
      truths.set(table.id, truth);
      byCode.set(table.code, truth);
    },
    appended(table, entry) {
      const truth = truths.get(table);
      if (isMetByDay(truth, entry)) happened('deadlines by the day met');
      const fault = truth?.append(entry, world.now()) ?? null;
      if (fault !== null) report('log', `${table}: ${fault}`);
    },
    rewritten(table, entries) {
      truths.get(table)?.rewrite(entries);
    },
    removed(table) {
      const truth = truths.get(table);
      if (truth) truth.isRemoved = true;
    },
    leased(node, tables, now) {
      for (const table of tables) {
        const held = takeovers.get(table);
        // What a clock that was ahead has taken does not count.
        if (held && held.now <= now && now < held.now + LEASE_MS)
          report('taken twice', `${table} by ${held.node} and ${node}`);
        takeovers.set(table, { node, now });
      }
      happened('take-overs', tables.length);
    },
    told(line, message) {
      if (message.t === 'done') commands.done(line, message);
      else if (message.t === 'refused') commands.refused(line, message);
      else if (message.t === 'event-answer') commands.answered(line, message);
      else if (message.t === 'event' || message.t === 'event-patch') {
        forwards(`connection ${line.no}`, message.event, message.seq);
        commands.eventTold(line, message.event, message.seq);
      } else if (message.t === 'table' || message.t === 'patch') shownFrom(line, message);
      if (message.t !== 'table') return;
      const fault = sentFault(truths.get(message.table), line, message);
      if (fault !== null)
        report('sent', `${line.device} by ${line.node}, ${message.table}: ${fault}`);
    },
    sent: commands.sent,
    received(line, message) {
      if (message.t === 'event' || message.t === 'event-patch')
        seen.set(`${line.device} ${message.event}`, message.seq);
    },
    eventSeen: (device, event) => seen.get(`${device} ${event}`) ?? 0,
    noticed(node, notice) {
      if (notice.kind === 'resync') happened('another node was faster');
      const fault = faultOf(node, notice, truths);
      if (fault) report(fault.what, fault.detail);
    },
    shown(device, person, { view, seq }, fresh) {
      forwards(device, view.id, seq);
      const truth = truths.get(view.id);
      if (!truth || truth.isRemoved) return;
      const fault = truth.viewFault(person, seq, view) ?? truth.entriesFault(view.seat, fresh);
      if (fault !== null) report('shown', `${device}, ${view.id}: ${fault}`);
    },
    async finish(stored, erased) {
      commands.finish();
      const there = [...truths.values()].filter(({ isRemoved }) => !isRemoved);
      for (const late of there.flatMap(({ state }) => missedBy(state, world.now() - LATE_MS)))
        report('a deadline was not met', late);
      for (const one of erased) {
        const rest = await restOf(stored, world.now(), one, there);
        if (rest !== null) report('not erased', `${one.mark}: ${rest}`);
      }
    },
  };
}

/** What a table's message shows that is not so; null: nothing, or the table is not known. */
function sentFault(
  truth: Truth | undefined,
  line: Line,
  { seq, view, entries }: Extract<ServerMessage, { t: 'table' }>,
): string | null {
  if (!truth) return null;
  return truth.viewFault(line.person, seq, view) ?? truth.entriesFault(view.seat, entries);
}

/** What a notice of a node says that must not be; null: nothing. */
function faultOf(
  node: string,
  notice: Notice,
  truths: ReadonlyMap<string, Truth>,
): Omit<Violation, 'at'> | null {
  if (notice.kind === 'bot-failed') {
    if (truths.get(notice.table)?.isRemoved === true) return null;
    return { what: 'a bot failed', detail: `${notice.bot}: ${notice.why}` };
  }
  if (notice.kind !== 'failed' || isExpected(notice.error)) return null;
  const { error } = notice;
  const detail = `${node}: ${error instanceof Error ? error.stack : String(error)}`;
  return { what: 'an error', detail };
}

/** Messages of erasures that the store has interrupted. */
const OF_ERASURES = ['an erasure is not complete', 'try-again', 'unknown'];

/** Whether an error is one that the simulation has caused. */
function isExpected(error: unknown): boolean {
  if (error instanceof StoreFault) return true;
  // What the store has refused comes back in other words here, and is tried again.
  return error instanceof Error && OF_ERASURES.includes(error.message);
}

/** Deadlines of a table that should have been met by this time, in words. */
function missedBy(state: Truth['state'], by: number): readonly string[] {
  const due = state && deadlinesOf(state).find((one) => one.kind === 'request' || one.must);
  // A substitute is due from when the one whom it plays for moved last.
  const isLate = state && due && Math.max(due.at, state.updatedAt) < by;
  return isLate ? [`${state.id}: ${JSON.stringify(due)}`] : [];
}

/** Whether a table by the day does something because time is up. */
function isMetByDay(truth: Truth | undefined, { command }: Entry): boolean {
  const clock = truth?.state?.settings.clock;
  return clock !== undefined && isDayClock(clock) && command.startsWith('table:time');
}

/** Where something is left of a person who was erased; null: nowhere. */
async function restOf(
  stored: Store,
  now: number,
  { person, token, mark }: Erased,
  tables: readonly Truth[],
): Promise<string | null> {
  if (await stored.personOf(hashOf(token), now)) return 'the person';
  for (const { table } of tables) {
    const kept = JSON.stringify([
      await stored.entries(table.id, 0),
      await stored.snapshot(table.id),
      await stored.noteOf(table.id, person),
    ]);
    if (kept.includes(mark)) return `table ${table.id}`;
  }
  return null;
}
