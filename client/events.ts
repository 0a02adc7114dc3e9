import { accepted, refused, reject, type Result } from '@lusoria/core';
import {
  type EventAnswer,
  eventAnswerSchema,
  type EventRequest,
  type EventSummary,
  type EventView,
  eventViewSchema,
} from '@lusoria/tournaments/protocol';
import type { Command } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { askEvent } from './ask-event.ts';
import type { Session } from './types.ts';

/** An event that is being watched. */
export interface OpenEvent {
  readonly id: string;
  get(): EventView;
  /** Why it can no longer be seen; null while it can. */
  gone(): string | null;
  /** Calls back after every change. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Sends a command. It is carried out once, however often the connection breaks. */
  do(command: Command): Promise<Result<number>>;
  /** Stops watching. */
  close(): void;
}

export type NewEvent = Omit<Extract<EventRequest, { ask: 'create' }>, 'ask'>;

/** Events over a session. */
export interface Events {
  create(event: NewEvent): Promise<Result<{ readonly event: string; readonly code: string }>>;
  /**
   * Watches an event, by id or by its code, until it is closed: again after every lost connection.
   *
   * @param screen to show it to a room; with the key of the event, which its director does not
   * need.
   */
  open(idOrCode: string, screen?: { readonly key: string | null }): Promise<Result<OpenEvent>>;
  list(): Promise<Result<readonly EventSummary[]>>;
  /** Lobby of the server, the same for everybody. */
  lobby(): Promise<Result<Extract<EventAnswer, { to: 'lobby' }>>>;
  /** Deletes an event with all its tables. */
  erase(event: string): Promise<Result<null>>;
}

export function eventsOver(session: Session): Events {
  const ask = async <To extends EventAnswer['to']>(
    request: EventRequest,
    to: To,
  ): Promise<Result<Extract<EventAnswer, { to: To }>>> => {
    const result = await askEvent(session, request);
    if (!result.ok) return result;
    const answer = v.safeParse(eventAnswerSchema, result.value);
    const isMeant = (one: EventAnswer): one is Extract<EventAnswer, { to: To }> => one.to === to;
    return answer.success && isMeant(answer.output)
      ? accepted(answer.output)
      : refused(reject('unreadable'));
  };

  return {
    create: async (event) => ask({ ask: 'create', ...event }, 'create'),
    async list() {
      const result = await ask({ ask: 'list' }, 'list');
      return result.ok ? accepted(result.value.events) : result;
    },
    lobby: async () => ask({ ask: 'lobby' }, 'lobby'),
    async erase(event) {
      const result = await ask({ ask: 'erase', event }, 'erase');
      return result.ok ? accepted(null) : result;
    },
    async open(idOrCode, screen) {
      const asked = (event: string): EventRequest => ({
        ask: 'open',
        event,
        ...(screen && { screen }),
      });
      const listeners = new Set<() => void>();
      const first = Promise.withResolvers<EventView>();
      let id: string | null = null;
      let view: EventView | null = null;
      let gone: string | null = null;
      const stopListening = session.onEvents({
        changed(message) {
          const read = v.safeParse(eventViewSchema, message.view);
          // The first view may come before the answer with the id.
          const isMine = id === null ? isCalled(read.output, idOrCode) : message.event === id;
          if (!read.success || !isMine) return;
          view = read.output;
          first.resolve(view);
          for (const listener of listeners) listener();
        },
        gone(event, code) {
          if (event !== id) return;
          gone = code;
          for (const listener of listeners) listener();
        },
      });
      const answer = await ask(asked(idOrCode), 'open');
      if (!answer.ok) {
        stopListening();
        return answer;
      }
      const event = answer.value.event;
      id = event;
      let latest = await first.promise;
      let wasOnline = true;
      const stopReopening = session.subscribe(() => {
        const isOnline = session.status() === 'online';
        if (isOnline && !wasOnline) void ask(asked(event), 'open');
        wasOnline = isOnline;
      });
      return accepted({
        id: event,
        get: () => (latest = view ?? latest),
        gone: () => gone,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        async do(command) {
          const result = await ask({ ask: 'do', event, command }, 'do');
          return result.ok ? accepted(result.value.seq) : result;
        },
        close() {
          stopListening();
          stopReopening();
          void ask({ ask: 'close', event }, 'close');
        },
      });
    },
  };
}

function isCalled(view: unknown, idOrCode: string): boolean {
  const read = v.safeParse(eventViewSchema, view);
  if (!read.success) return false;
  const { id, code } = read.output;
  return id === idOrCode || code === idOrCode.toUpperCase();
}
