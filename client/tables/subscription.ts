import { accepted, refused, type Rejection, type Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import { historyLoader } from './history-loader.ts';
import { isWhole, type Known, merge, startOf, type TableMessage } from './merge.ts';
import { ownNote } from '../commands/own-note.ts';
import { pendingCommands } from '../commands/pending-commands.ts';
import type { HistoryMessage } from '../commands/requests.ts';
import { notifyAll } from '../notify-all.ts';
import { createHandle, type Listeners } from './table-handle.ts';
import type { After, OpenTable, PublicEntry, TableSnapshot } from '../types.ts';

export interface SubscriptionOptions {
  readonly id: string;
  readonly after: After;
  /** Requests the table from after `seen` on; null: all of it. */
  readonly reopen: (seen: number | null) => void;
  readonly send: (command: Command, seen: number, settle: (result: Result<number>) => void) => void;
  readonly saveNote: (text: string, settle: (result: Result<null>) => void) => void;
  /** Requests the page of the log before a seq. */
  readonly history: (before: number, settle: (result: Result<HistoryMessage>) => void) => void;
  /** Called with every new view. */
  readonly changed: (subscription: Subscription) => void;
  /** Called when all handles are closed. */
  readonly closed: () => void;
  /** Called after a malformed message. */
  readonly broken: () => void;
}

/** A table shared by all handles of this session on it. */
export interface Subscription {
  readonly id: string;
  readonly known: () => TableSnapshot | null;
  /** Resolves with a handle once there is a snapshot. */
  ready(resolve: (result: Result<OpenTable>) => void): void;
  /** This device has become another person, who may see less: shows nothing new until there is a view of theirs. */
  signOut(): void;
  /** Requests the missing entries, or everything. */
  resync(what: 'missing' | 'everything'): void;
  /** The server has opened the table, which is at this seq, and sends the person's notes. */
  opened(seq: number, note: string): void;
  /** The person's notes were changed on another connection. */
  noteChanged(text: string): void;
  table(message: TableMessage): void;
  presence(people: readonly string[], watching: number): void;
  /** The table cannot be seen any more. */
  gone(rejection: Rejection): void;
}

export function openSubscription(options: SubscriptionOptions): Subscription {
  const { id } = options;
  const listeners: Listeners = new Set();
  const waiting: ((result: Result<OpenTable>) => void)[] = [];
  let known: Known | null = null;
  let snapshot: TableSnapshot | null = null;
  let present: Pick<TableSnapshot, 'present' | 'watching'> = { present: [], watching: 0 };
  let gone: string | null = null;
  let isOver = false;
  // The server's log is behind the known one: it was set back, and this client follows.
  let isSetBack = false;
  let handles = 0;

  const seq = (): number => known?.seq ?? 0;
  const resync: Subscription['resync'] = (what) =>
    options.reopen(what === 'missing' ? (known?.seq ?? null) : null);
  const commands = pendingCommands({
    after: options.after,
    seq,
    send: (command, settle) => options.send(command, seq(), settle),
    changed: () => change([]),
    missed: () => resync('missing'),
  });

  const note = ownNote({ save: options.saveNote, changed: () => change([]) });

  const change = (fresh: readonly PublicEntry[], next = known): void => {
    known = next;
    if (!known) return;
    const own = { pending: commands.count(), note: note.text(), gone };
    const now = { ...known, hasEarlier: startOf(known) > 0, ...present, ...own };
    snapshot = now;
    notifyAll([...listeners].map((listener) => () => listener.call(now, fresh)));
  };

  const loadEarlier = historyLoader({
    known: () => (isOver ? null : known),
    request: options.history,
    loaded: (longer) => change([], longer),
  });

  const end = (): readonly (() => void)[] => {
    isOver = true;
    return commands.end();
  };

  const handle = (first: TableSnapshot): OpenTable => {
    handles += 1;
    const closed = (): void => {
      handles -= 1;
      if (handles > 0 || waiting.length > 0 || isOver) return;
      const settled = end();
      options.closed();
      notifyAll(settled);
    };
    return createHandle({
      id,
      get: () => snapshot ?? first,
      do: commands.send,
      loadEarlier,
      saveNote: note.save,
      listeners,
      closed,
    });
  };

  const apply = (next: Known, fresh: readonly PublicEntry[]): void => {
    isSetBack = false;
    known = next;
    const settled = commands.release(next.seq);
    commands.expect(next.seq);
    change(fresh);
    notifyAll(settled);
    const first = snapshot;
    if (first) for (const resolve of waiting.splice(0)) resolve(accepted(handle(first)));
    options.changed(subscription);
  };

  const subscription: Subscription = {
    id,
    known: () => snapshot,
    ready(resolve) {
      if (snapshot) resolve(accepted(handle(snapshot)));
      else waiting.push(resolve);
    },
    signOut() {
      known = null;
    },
    resync,
    opened(at, text) {
      note.receive(text);
      isSetBack = known !== null && at < known.seq;
      if (isSetBack) commands.reset();
      commands.expect(at);
    },
    noteChanged: note.receive,
    table(message) {
      const merged = merge(isSetBack && isWhole(message) ? null : known, message);
      if (merged.kind === 'next') apply(merged.known, merged.fresh);
      else if (merged.kind === 'broken') options.broken();
      else if (merged.kind !== 'old') resync(merged.kind === 'gap' ? 'missing' : 'everything');
    },
    presence(people, watching) {
      present = { present: people, watching };
      change([]);
    },
    gone(rejection) {
      gone = rejection.code;
      const settled = end();
      change([]);
      notifyAll(settled);
      for (const resolve of waiting.splice(0)) resolve(refused(rejection));
    },
  };
  return subscription;
}
