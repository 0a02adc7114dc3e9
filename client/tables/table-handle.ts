import { refused, reject } from '@lusoria/core';
import type { OpenTable } from '../types.ts';

type Listener = Parameters<OpenTable['subscribe']>[0];

/** Listeners of changes; the same function may be there twice. */
export type Listeners = Set<{ readonly call: Listener }>;

/** The parts of its subscription that a handle uses. */
export interface HandleContext
  extends Pick<OpenTable, 'id' | 'get' | 'do' | 'loadEarlier' | 'saveNote'> {
  readonly listeners: Listeners;
  closed(): void;
}

/** A handle on an open table, with listeners of its own; inert once it is closed. */
export function createHandle({ id, get, listeners, closed, ...table }: HandleContext): OpenTable {
  const own: Listeners = new Set();
  let isClosed = false;
  return {
    id,
    get,
    subscribe(call) {
      const listener = { call };
      if (isClosed) return () => {};
      own.add(listener);
      listeners.add(listener);
      return () => {
        own.delete(listener);
        listeners.delete(listener);
      };
    },
    do: async (command) => (isClosed ? refused(reject('closed')) : table.do(command)),
    loadEarlier: async () => (isClosed ? refused(reject('closed')) : table.loadEarlier()),
    saveNote: async (text) => (isClosed ? refused(reject('closed')) : table.saveNote(text)),
    close() {
      if (isClosed) return;
      isClosed = true;
      for (const listener of own) listeners.delete(listener);
      closed();
    },
  };
}
