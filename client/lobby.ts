import { accepted, refused, reject, type Result } from '@lusoria/core';
import type { ReportReason } from '@lusoria/table/ports';
import { type OpenTableEntry, openTableSchema } from '@lusoria/table/open-table';
import type { Blocked, Wish } from '@lusoria/table/protocol';
import * as v from 'valibot';
import { tableOf } from './commands/requests.ts';
import { onAgainOnline } from './again-online.ts';
import type { Session } from './types.ts';

/** Open tables of a server, and people whom one does not know, over a session. */
export interface Lobby {
  /** Watches the open tables, also after a lost connection. Returns the function to stop. */
  watch(listener: (tables: readonly OpenTableEntry[]) => void): () => void;
  /** Looks for people to play with; resolves with the table, some seconds later at most. */
  seek(wish: Wish): Promise<Result<string>>;
  /** Looks for nobody any more: `seek` is rejected with `seek-over`. */
  stopSeeking(): Promise<Result<null>>;
  /** Blocks a person among strangers, or does so no longer. */
  block(person: string, on: boolean): Promise<Result<null>>;
  /** People whom this person has blocked. */
  blocks(): Promise<Result<readonly Blocked[]>>;
  /** Reports a person at a table to the server's operator. */
  report(table: string, person: string, reason: ReportReason): Promise<Result<null>>;
}

export function lobbyOver(session: Session): Lobby {
  const done = async (message: Parameters<Session['request']>[0]): Promise<Result<null>> => {
    const result = await session.request(message);
    return result.ok ? accepted(null) : result;
  };
  return {
    watch(listener) {
      let tables: ReadonlyMap<string, OpenTableEntry> = new Map();
      const stopListening = session.onLobby(({ reset, tables: changed, gone }) => {
        const next = new Map(reset ? [] : tables);
        for (const id of gone) next.delete(id);
        for (const raw of changed) {
          const one = v.safeParse(openTableSchema, raw);
          // A table that this version does not understand hides no other.
          if (one.success) next.set(one.output.table, one.output);
        }
        tables = next;
        listener([...next.values()]);
      });
      const ask = async (): Promise<void> => {
        await session.request({ t: 'lobby', on: true }, 'endless');
      };
      void ask();
      const stopAsking = onAgainOnline(session, ask);
      return () => {
        stopListening();
        stopAsking();
        void session.request({ t: 'lobby', on: false });
      };
    },
    async seek(wish) {
      const result = await session.request({ t: 'seek', wish });
      if (!result.ok) return result;
      const table = tableOf(result.value);
      return table === null ? refused(reject('unreadable')) : accepted(table);
    },
    stopSeeking: async () => done({ t: 'seek', wish: null }),
    block: async (person, on) => done({ t: 'block', person, on }),
    async blocks() {
      const result = await session.request({ t: 'blocks' });
      if (!result.ok) return result;
      return result.value.t === 'blocks'
        ? accepted(result.value.people)
        : refused(reject('unreadable'));
    },
    report: async (table, person, reason) => done({ t: 'report', table, person, reason }),
  };
}
