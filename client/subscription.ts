import { accepted, refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import { type Known, merge, type TableMessage } from './merge.ts';
import { safely } from './safely.ts';
import type { After, OpenTable, PublicEntry, TableSnapshot } from './types.ts';

/** After an answer, what it spoke of must come soon. */
const FOLLOW_MS = 3000;

type Listener = Parameters<OpenTable['subscribe']>[0];

export interface SubscriptionOptions {
  readonly id: string;
  readonly after: After;
  /** Asks the house for the table from after `seen` on; null: for all of it. */
  readonly reopen: (seen: number | null) => void;
  readonly command: (
    command: Command,
    seen: number,
    settle: (result: Result<number>) => void,
  ) => void;
  readonly keepNote: (text: string, settle: (result: Result<null>) => void) => void;
  /** Looks at every new view. */
  readonly look: (watch: Subscription) => void;
  /** Nobody looks any more. */
  readonly closed: () => void;
  /** What came makes no sense. */
  readonly broken: () => void;
}

/** A table as everybody in this session sees it who has it open. */
export interface Subscription {
  readonly id: string;
  readonly known: () => TableSnapshot | null;
  /** Resolves with a handle when there is something to see. */
  ready(resolve: (result: Result<OpenTable>) => void): void;
  /** The house is asked for what we have not seen, or for everything. */
  resync(how: 'on' | 'anew'): void;
  /** The house has opened the table, which is at this seq, and tells what we have noted. */
  opened(seq: number, note: string): void;
  /** Our notes were changed elsewhere. */
  noted(text: string): void;
  table(message: TableMessage): void;
  present(people: readonly string[], watching: number): void;
  /** The table cannot be seen any more. */
  gone(rejection: Rejection): void;
}

/** Watches a table. */
export function openSubscription(options: SubscriptionOptions): Subscription {
  const { id, after, reopen, command, keepNote } = options;
  let known: Known | null = null;
  let snapshot: TableSnapshot | null = null;
  let here: Pick<TableSnapshot, 'present' | 'watching'> = { present: [], watching: 0 };
  let pending = 0;
  let note = '';
  /** Notes of ours on their way; what the house says of older ones does not count. */
  let writing = 0;
  let gone: string | null = null;
  let over = false;
  // The house's log is behind what we have seen of it: it was set back, and we follow.
  let setBack = false;
  let expected = 0;
  let cancelExpected = () => {};
  let handles = 0;
  const listeners = new Set<{ readonly call: Listener }>();
  const waiting: ((result: Result<OpenTable>) => void)[] = [];
  let held: { readonly seq: number; readonly settle: () => void }[] = [];

  const change = (fresh: readonly PublicEntry[]): void => {
    if (!known) return;
    const now = { ...known, ...here, pending, note, gone };
    snapshot = now;
    safely(
      [...listeners].map(
        ({ call }) =>
          () =>
            call(now, fresh),
      ),
    );
  };

  /** Answers whoever waited for what can be seen now, or will not be seen any more. */
  const release = (): (() => void)[] => {
    const due = held.filter(({ seq }) => over || seq <= (known?.seq ?? 0));
    held = held.filter((one) => !due.includes(one));
    pending -= due.length;
    return due.map(({ settle }) => settle);
  };

  const expect = (seq: number): void => {
    expected = Math.max(expected, seq);
    cancelExpected();
    if (expected <= (known?.seq ?? 0)) return;
    cancelExpected = after(FOLLOW_MS, () => {
      resync('on');
      expect(expected);
    });
  };

  const resync: Subscription['resync'] = (how) =>
    reopen(how === 'on' ? (known?.seq ?? null) : null);

  const end = (): readonly (() => void)[] => {
    over = true;
    cancelExpected();
    return release();
  };

  const ask = async (what: Command): Promise<Result<number>> =>
    new Promise((resolve) => {
      pending += 1;
      command(what, known?.seq ?? 0, (result) => {
        if (result.ok && !over && result.value > (known?.seq ?? 0)) {
          held.push({ seq: result.value, settle: () => resolve(result) });
          return expect(result.value);
        }
        pending -= 1;
        change([]);
        resolve(result);
      });
      change([]);
    });

  const write = async (text: string): Promise<Result<null>> =>
    new Promise((resolve) => {
      note = text;
      writing += 1;
      keepNote(text, (result) => {
        writing -= 1;
        resolve(result);
      });
      change([]);
    });

  const handle = (first: TableSnapshot): OpenTable => {
    const mine = new Set<{ readonly call: Listener }>();
    let closed = false;
    handles += 1;
    return {
      id,
      get: () => snapshot ?? first,
      subscribe(call) {
        const listener = { call };
        if (closed) return () => {};
        mine.add(listener);
        listeners.add(listener);
        return () => {
          mine.delete(listener);
          listeners.delete(listener);
        };
      },
      do: async (what) => (closed ? refused(reject('closed')) : ask(what)),
      saveNote: async (text) => (closed ? refused(reject('closed')) : write(text)),
      close() {
        if (closed) return;
        closed = true;
        for (const listener of mine) listeners.delete(listener);
        handles -= 1;
        if (handles > 0 || waiting.length > 0 || over) return;
        const settled = end();
        options.closed();
        safely(settled);
      },
    };
  };

  const watch: Subscription = {
    id,
    known: () => snapshot,
    ready(resolve) {
      if (snapshot) resolve(accepted(handle(snapshot)));
      else waiting.push(resolve);
    },
    resync,
    opened(seq, kept) {
      watch.noted(kept);
      setBack = known !== null && seq < known.seq;
      if (setBack) expected = 0;
      expect(seq);
    },
    noted(text) {
      if (writing > 0 || note === text) return;
      note = text;
      change([]);
    },
    table(message) {
      const merged = merge(setBack && message.from === 0 ? null : known, message);
      switch (merged.kind) {
        case 'old':
          return;
        case 'gap':
          return resync('on');
        case 'other-eyes':
          return resync('anew');
        case 'broken':
          return options.broken();
        case 'next':
      }
      setBack = false;
      known = merged.known;
      const settled = release();
      expect(known.seq);
      change(merged.fresh);
      safely(settled);
      const came = snapshot;
      if (came) for (const resolve of waiting.splice(0)) resolve(accepted(handle(came)));
      options.look(watch);
    },
    present(present, watching) {
      here = { present, watching };
      change([]);
    },
    gone(rejection) {
      gone = rejection.code;
      const settled = end();
      change([]);
      safely(settled);
      for (const resolve of waiting.splice(0)) resolve(refused(rejection));
    },
  };
  return watch;
}
