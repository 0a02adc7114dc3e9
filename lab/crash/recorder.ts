import { type Connect, type Session, webSocket } from '@lusoria/client';
import { eventAnswerSchema, eventRequestSchema } from '@lusoria/tournaments/protocol';
import { clientMessageSchema, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import type { History } from './history.ts';

/** Connections to a server that record their traffic, transparently for the session. */
export function recording(
  url: string,
  history: History,
  me: () => ReturnType<Session['me']>,
): Connect {
  const connect = webSocket(`${url.replace(/^http/, 'ws')}/ws`);
  const person = (): string | null => me()?.person ?? null;
  return (events) => {
    const connection = connect({
      ...events,
      received(text) {
        const message = v.safeParse(serverMessageSchema, JSON.parse(text));
        if (message.success) record(message.output, history);
        events.received(text);
      },
    });
    return {
      ...connection,
      send(text) {
        const message = v.parse(clientMessageSchema, JSON.parse(text));
        if (message.t === 'do') history.sent(message.id, message.table, person);
        if (message.t === 'create') history.sent(message.id, null, person);
        if (message.t === 'event') recordEvent(message.id, message.request, person, history);
        connection.send(text);
      },
    };
  };
}

function recordEvent(
  id: string,
  raw: unknown,
  person: () => string | null,
  history: History,
): void {
  const request = v.parse(eventRequestSchema, raw);
  if (request.ask === 'do') history.sent(id, request.event, person);
  if (request.ask === 'create') history.sent(id, null, person);
}

function record(message: ServerMessage, history: History): void {
  if (message.t === 'table') history.shown(message.table, message.entries);
  if (message.t === 'done' && message.seq !== null)
    history.done(message.id, message.seq, message.table ?? null);
  if (message.t === 'event-answer') {
    const answer = v.parse(eventAnswerSchema, message.answer);
    if (answer.to === 'create') history.done(message.id, 1, answer.event);
    if (answer.to === 'do') history.done(message.id, answer.seq, null);
  }
  if (message.t === 'refused' && message.id !== null) history.rejected(message.id);
}
