import { accepted, refused, reject, type Rejection, type Result } from '@lusoria/core';
import {
  type EventAnswer,
  eventAnswerSchema,
  type EventRequest,
  type EventSummary,
  type EventView,
  eventViewSchema,
  type PractisedHomework,
} from '@lusoria/tournaments/protocol';
import type { Command } from '@lusoria/tournaments/types';
import { patched } from '@lusoria/table/patch';
import * as v from 'valibot';
import { onAgainOnline } from './again-online.ts';
import type { Patience } from './commands/messages.ts';
import { askEvent } from './ask-event.ts';
import type { EventMessage, Session } from './types.ts';

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
  /** What has been answered of homework's practice: of everybody for the director, otherwise one's own. */
  practised(event: string): Promise<Result<readonly PractisedHomework[]>>;
  /** Deletes an event with all its tables. */
  erase(event: string): Promise<Result<null>>;
}

export function eventsOver(session: Session): Events {
  const ask = async <To extends EventAnswer['to']>(
    request: EventRequest,
    to: To,
    patience?: Patience,
  ): Promise<Result<Extract<EventAnswer, { to: To }>>> => {
    const result = await askEvent(session, request, patience);
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
    async practised(event) {
      const result = await ask({ ask: 'practised', event }, 'practised');
      return result.ok ? accepted(result.value.practice) : result;
    },
    async erase(event) {
      const result = await ask({ ask: 'erase', event }, 'erase');
      return result.ok ? accepted(null) : result;
    },
    async open(idOrCode, screen) {
      let takesPatches = true;
      const watch = async (event: string, patience?: Patience): ReturnType<typeof ask<'open'>> => {
        const request = { ask: 'open', event, ...(screen && { screen }) } as const;
        const asked = { ...request, ...(takesPatches && { patches: true as const }) };
        const result = await ask(asked, 'open', patience);
        if (result.ok || !takesPatches || !isOlder(result.rejection)) return result;
        takesPatches = false;
        return ask(request, 'open', patience);
      };
      const listeners = new Set<() => void>();
      const first = Promise.withResolvers<Result<EventView>>();
      let id: string | null = null;
      let view: EventView | null = null;
      let base: Base | null = null;
      let gone: string | null = null;
      const stopListening = session.onEvents({
        changed(message) {
          if (id !== null && message.event !== id) return;
          const next = nextOf(base, message);
          // The first view may come before the answer with the id.
          if (id === null && !(next && isCalled(next.view, idOrCode))) return;
          // Something is missing: the whole, then.
          if (!next) return void watch(message.event, 'endless');
          base = next;
          view = next.view;
          first.resolve(accepted(view));
          for (const listener of listeners) listener();
        },
        gone: (event, code) => event === id && lose(reject(code)),
      });
      const lose = (rejection: Rejection): void => {
        gone = rejection.code;
        first.resolve(refused(rejection));
        for (const listener of listeners) listener();
      };
      const answer = await watch(idOrCode);
      if (!answer.ok) {
        stopListening();
        return answer;
      }
      const event = answer.value.event;
      id = event;
      // The connection may be lost before the first view has come.
      const stopReopening = onAgainOnline(session, async () => {
        const again = await watch(event, 'endless');
        if (!again.ok && again.rejection.code !== 'closed') lose(again.rejection);
      });
      const seen = await first.promise;
      if (!seen.ok) {
        stopListening();
        stopReopening();
        return seen;
      }
      let latest = seen.value;
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

/** The latest view that the server has sent on this connection. */
interface Base {
  readonly seq: number;
  readonly view: EventView;
}

/** Null: it cannot be read, or is a patch of something else. */
function nextOf(base: Base | null, message: EventMessage): Base | null {
  const { seq } = message;
  if (message.t === 'event-patch' && base?.seq !== message.from) return null;
  try {
    const raw = message.t === 'event' ? message.view : patched(base?.view, message.patch);
    const read = v.safeParse(eventViewSchema, raw);
    return read.success ? { seq, view: read.output } : null;
  } catch {
    return null;
  }
}

/** Whether a server of before patches of events has refused to send them. */
function isOlder({ code, params }: Rejection): boolean {
  return code === 'bad-message' && params['path'] === 'patches';
}

function isCalled({ id, code }: EventView, idOrCode: string): boolean {
  return id === idOrCode || code === idOrCode.toUpperCase();
}
