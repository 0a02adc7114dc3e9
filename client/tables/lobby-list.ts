import type { OpenTableEntry, ServerMessage } from '@lusoria/table/protocol';
import type { Requests } from '../commands/requests.ts';
import { notifyAll } from '../notify-all.ts';

type Listener = (tables: readonly OpenTableEntry[]) => void;

/** The open tables of a server's lobby, as long as somebody watches them. */
export interface LobbyList {
  /** Returns the function to stop. */
  watch(listener: Listener): () => void;
  told(message: Extract<ServerMessage, { t: 'lobby' }>): void;
  /** There is a new connection, which knows nothing of the list. */
  resume(): void;
}

export function openLobbyList(requests: Requests): LobbyList {
  const listeners = new Set<{ readonly call: Listener }>();
  let tables: ReadonlyMap<string, OpenTableEntry> = new Map();
  const ask = (on: boolean): void => void requests.send({ t: 'lobby', on }, () => undefined);
  return {
    watch(call) {
      const listener = { call };
      listeners.add(listener);
      ask(true);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) ask(false);
      };
    },
    told({ reset, tables: changed, gone }) {
      const next = new Map(reset ? [] : tables);
      for (const id of gone) next.delete(id);
      for (const one of changed) next.set(one.table, one);
      tables = next;
      const all = [...next.values()];
      notifyAll([...listeners].map((one) => () => one.call(all)));
    },
    resume() {
      if (listeners.size > 0) ask(true);
    },
  };
}
