import { accepted, refused, type Rejection, reject, type Result } from '@lusoria/core';
import { type ClientMessage, MESSAGE_BYTES, type ServerMessage } from '@lusoria/table/protocol';
import { backoff } from './backoff.ts';
import type { After } from './types.ts';

/** A house that has not answered for so long has not heard us. */
const ANSWER_MS = 15_000;
/** What a busy house refuses is asked again, so often. */
const TRIES = 6;
const BUSY = { first: 250, most: 4000 };
const BUSY_CODES: readonly string[] = ['too-fast', 'try-again'];

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A message that is answered, before it has an id. */
export type Question = WithoutId<Extract<ClientMessage, { id: string }>>;
/** What can come for an answer. */
export type Answer = Extract<ServerMessage, { t: 'done' | 'tables' | 'record' }>;
export type Settle = (result: Result<Answer>) => void;

interface Pending {
  readonly id: string;
  readonly text: string;
  readonly settle: Settle;
  /** Whether it is on its way to the house. */
  sent: boolean;
  tries: number;
  /** Calls off whatever is due next. */
  cancel: () => void;
}

export interface RequestsOptions {
  readonly send: (text: string) => void;
  readonly after: After;
  readonly chance: () => number;
  /** An id that nobody else has. */
  readonly newId: () => string;
  /** The house does not answer on this line. */
  readonly stuck: () => void;
}

/** What was asked of the house and has no answer yet. */
export interface Requests {
  /** Asks once there is a line, and again on the next one, until there is an answer. Returns the id. */
  ask(question: Question, settle: Settle): string;
  /** The answer does not matter any more. */
  forget(id: string): void;
  answered(answer: Answer): void;
  /** Whether the refusal was the answer to something; without an id only a busy house's can be. */
  refused(id: string | null, rejection: Rejection): boolean;
  /** A line is there: everything is asked (again), in the order in which it was first. */
  resume(): void;
  /** The line is lost. */
  suspend(): void;
  /** Everything, and whatever is asked from now on, is refused. */
  close(rejection: Rejection): void;
}

/** Keeps requests until they are answered. */
export function openRequests({ send, after, chance, newId, stuck }: RequestsOptions): Requests {
  const pending = new Map<string, Pending>();
  let online = false;
  let over: Rejection | null = null;

  const transmit = (request: Pending): void => {
    request.cancel();
    request.sent = true;
    request.cancel = after(ANSWER_MS, stuck);
    send(request.text);
  };

  const take = (id: string): Pending | null => {
    const request = pending.get(id);
    if (!request) return null;
    request.cancel();
    pending.delete(id);
    return request;
  };

  const later = (request: Pending, rejection: Rejection): void => {
    request.tries += 1;
    if (request.tries >= TRIES) {
      take(request.id)?.settle(refused(rejection));
      return;
    }
    request.cancel();
    request.sent = false;
    const wait = backoff(request.tries - 1, BUSY, chance());
    request.cancel = after(wait, () => transmit(request));
  };

  return {
    ask(question, settle) {
      const id = newId();
      const text = JSON.stringify({ ...question, id });
      if (over) {
        settle(refused(over));
        return id;
      }
      // The house would not even read whose message it was, so it could not say.
      if (new TextEncoder().encode(text).length > MESSAGE_BYTES) {
        settle(refused(reject('too-large', { most: MESSAGE_BYTES })));
        return id;
      }
      const request: Pending = { id, text, settle, sent: false, tries: 0, cancel: () => {} };
      pending.set(id, request);
      if (online) transmit(request);
      return id;
    },
    forget: (id) => void take(id),
    answered: (answer) => take(answer.id)?.settle(accepted(answer)),
    refused(id, rejection) {
      const busy = BUSY_CODES.includes(rejection.code);
      if (id === null) {
        // It may have been any of those on their way; to ask again does no harm.
        const sent = busy ? [...pending.values()].filter(({ sent: onItsWay }) => onItsWay) : [];
        for (const request of sent) later(request, rejection);
        return sent.length > 0;
      }
      const request = pending.get(id);
      if (request && busy) later(request, rejection);
      else take(id)?.settle(refused(rejection));
      return request !== undefined;
    },
    resume() {
      online = true;
      for (const request of pending.values()) transmit(request);
    },
    suspend() {
      online = false;
      for (const request of pending.values()) {
        request.cancel();
        request.sent = false;
      }
    },
    close(rejection) {
      over = rejection;
      for (const id of pending.keys()) take(id)?.settle(refused(rejection));
    },
  };
}

/** The table that an answer tells of; null when it tells of none. */
export function tableOf(answer: Answer): string | null {
  return answer.t === 'done' ? (answer.table ?? null) : null;
}

/** The seq that an answer tells. */
export function seqOf(answer: Answer): number {
  return answer.t === 'done' ? (answer.seq ?? 0) : 0;
}

/** One's own notes that an answer tells of. */
export function noteIn(answer: Answer): string {
  return answer.t === 'done' ? (answer.note ?? '') : '';
}

/** The code that an answer tells; null when it tells none. */
export function codeOf(answer: Answer): string | null {
  return answer.t === 'done' ? (answer.code ?? null) : null;
}
