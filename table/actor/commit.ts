import { accepted, refused, reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Request, Respond } from '../model/decision.ts';
import { sizeOf } from '../record/entry-text.ts';
import { countEntry } from '../model/evolve.ts';
import { MAX_ENTRY_CHARS } from '../model/limits.ts';
import { LOAD_ENTRIES, type Ports } from '../ports.ts';
import { decideApart, isSlow } from '../model/slow.ts';
import { decide } from '../model/table.ts';
import type { Entry, TableState } from '../model/types.ts';
import type { RecentCommands } from './asked.ts';
import type { Agenda } from './agenda.ts';
import type { TableClock } from './table-clock.ts';
import type { TableLog } from './table-log.ts';

/** Maximum tries of an append after another node was faster. */
const MAX_TRIES = 5;

/** The parts of its table that a commit uses. */
export interface CommitContext {
  readonly ports: Ports;
  readonly log: TableLog;
  readonly agenda: Agenda;
  readonly clock: TableClock;
  readonly asked: RecentCommands;
  /** Called when an entry is durable. */
  appended(before: TableState, entry: Entry): void;
  /** Reads entries that may have been stored, before the next request. */
  catchUp(): void;
  grow(entries: readonly Entry[], after?: TableState): void;
  /** Like `grow`, for entries that another node has appended. */
  growByOthers(entries: readonly Entry[]): void;
}

/**
 * Decides a request, appends the resulting entry, responds, and notifies the others, in this order.
 *
 * @param since when the request came in, by the `ticks` of the ports.
 */
export async function commit(
  context: CommitContext,
  request: Request,
  command: string,
  respond: Respond,
  since: number,
): Promise<void> {
  const { ports, log, agenda, asked } = context;
  const secret = (): string => bytesToHex(ports.randomBytes(32));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const known = log.seqOf(command);
    if (known !== undefined) {
      const isOther = asked.differs(known, request);
      return respond(isOther ? refused(reject('id-used')) : accepted(known));
    }
    const now = context.clock.now();
    const before = log.table();
    const { id } = before;
    if (request.kind === 'person' && request.seen > before.seq) {
      // Another node may have announced entries that this one does not know yet.
      const missed = await ports.store.entries(id, before.seq, LOAD_ENTRIES);
      if (missed.length === 0) return respond(refused(reject('ahead')));
      context.growByOthers(missed);
      continue;
    }
    const decision =
      ports.decide && isSlow(before, request)
        ? await decideApart(ports.decide, before, request, { now, secret: secret() })
        : decide(before, request, { now, secret });
    if (!decision.ok) {
      const early = await earlierSeq(context, command);
      return respond(early === null ? decision : accepted(early));
    }
    const { events, table: changed } = decision.value;
    const entry = { seq: changed.seq, at: now, command, events };
    if (sizeOf(entry) > MAX_ENTRY_CHARS) return respond(refused(reject('too-large')));
    const after = countEntry(changed, entry);
    const changes = agenda.changes(before, after);
    const appended = await ports.store.append(id, entry, changes);
    if (appended.kind === 'done') {
      agenda.stored(changes);
      asked.note(entry.seq, request);
      respond(accepted(entry.seq));
      ports.notice({ kind: 'moved', table: id, seq: entry.seq, ms: ticksOf(ports) - since });
      ports.cluster?.publish({ kind: 'moved', table: id, seq: entry.seq });
      context.grow([entry], after);
      return context.appended(before, entry);
    }
    if (appended.kind === 'unknown') {
      respond(refused(reject('unknown')));
      return context.catchUp();
    }
    ports.notice({ kind: 'resync', table: id, seq: before.seq });
    const missed = await ports.store.entries(id, before.seq, LOAD_ENTRIES);
    // Behind, but no entries missed: the table has been deleted meanwhile.
    if (appended.kind === 'behind' && missed.length === 0 && tries > 0) {
      return respond(refused(reject('no-such-table')));
    }
    if (appended.kind === 'repeated') respond(accepted(appended.seq));
    if (missed.length > 0) context.growByOthers(missed);
    if (appended.kind === 'repeated') return;
  }
  respond(refused(reject('try-again')));
}

/** Milliseconds of a monotonic clock. */
export function ticksOf(ports: Ports): number {
  return ports.ticks ? ports.ticks() : ports.now();
}

/** Seq of a command that is further back in the log than the entries at hand. */
async function earlierSeq({ ports, log }: CommitContext, command: string): Promise<number | null> {
  return log.from() > 0 ? ports.store.seqOf(log.table().id, command) : null;
}
