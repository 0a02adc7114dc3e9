import { type Connect, type Session, webSocket } from '@lusoria/client';
import { clientMessageSchema, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import type { Ledger } from './ledger.ts';

/** Lines to a house that write down what is said on them; a session knows nothing of it. */
export function tapped(url: string, ledger: Ledger, me: () => ReturnType<Session['me']>): Connect {
  const connect = webSocket(`${url.replace(/^http/, 'ws')}/ws`);
  const person = (): string | null => me()?.person ?? null;
  return (events) => {
    const line = connect({
      ...events,
      received(text) {
        const told = v.safeParse(serverMessageSchema, JSON.parse(text));
        if (told.success) note(told.output, ledger);
        events.received(text);
      },
    });
    return {
      ...line,
      send(text) {
        const said = v.parse(clientMessageSchema, JSON.parse(text));
        if (said.t === 'do') ledger.sent(said.id, said.table, person);
        if (said.t === 'create') ledger.sent(said.id, null, person);
        line.send(text);
      },
    };
  };
}

function note(told: ServerMessage, ledger: Ledger): void {
  if (told.t === 'table') ledger.shown(told.table, told.entries);
  if (told.t === 'done' && told.seq !== null) ledger.done(told.id, told.seq, told.table ?? null);
  if (told.t === 'refused' && told.id !== null) ledger.refused(told.id);
}
