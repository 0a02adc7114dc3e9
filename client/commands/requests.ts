import { accepted, isOneOf, refused, type Rejection, reject, type Result } from '@lusoria/core';
import { MESSAGE_BYTES, type ServerCode, type ServerMessage } from '@lusoria/table/protocol';
import { backoff } from '../connection/backoff.ts';
import type { After } from '../types.ts';
import type { Patience, RequestMessage, ResponseMessage } from './messages.ts';

/** Timeout after which a request is taken as not received. */
const RESPONSE_MS = 15_000;
/** Number of tries of a request that a busy server refuses. */
const TRIES = { some: 6, endless: Infinity } as const satisfies Record<Patience, number>;
const BUSY = { first: 250, most: 4000 };
const BUSY_CODES: readonly ServerCode[] = ['too-fast', 'try-again', 'unknown'];

export type HistoryMessage = Extract<ServerMessage, { t: 'history' }>;
export type Settle = (result: Result<ResponseMessage>) => void;

interface Pending {
  readonly id: string;
  readonly text: string;
  readonly settle: Settle;
  readonly patience: Patience;
  /** Whether it holds for whoever this device is: what is watched, and that everything is erased. */
  readonly isAnybodys: boolean;
  /** Whether it is on its way to the server. */
  isSent: boolean;
  tries: number;
  cancel: () => void;
}

export interface RequestsOptions {
  readonly send: (text: string) => void;
  readonly after: After;
  readonly chance: () => number;
  /** A unique id. */
  readonly newId: () => string;
  /** Called when the server does not respond on this connection. */
  readonly stuck: () => void;
}

/** Requests without a response yet. */
export interface Requests {
  /** Sends once there is a connection, and again on the next one, until there is a response. Returns the id. */
  send(request: RequestMessage, settle: Settle, patience?: Patience): string;
  /** Drops a request whose response does not matter any more. */
  cancel(id: string): void;
  responded(response: ResponseMessage): void;
  /** @returns whether the rejection was the response to a request; without an id only a busy server's can be. */
  rejected(id: string | null, rejection: Rejection): boolean;
  /** There is a connection: sends everything (again), in the order of the requests. */
  resume(): void;
  /** The connection is lost. */
  suspend(): void;
  /** This device has become another person, in whose name nothing is sent that somebody else has begun. */
  signOut(rejection: Rejection): void;
  /** Rejects all pending and later requests. */
  close(rejection: Rejection): void;
}

/** Keeps requests until they have a response. */
export function openRequests({ send, after, chance, newId, stuck }: RequestsOptions): Requests {
  const pending = new Map<string, Pending>();
  let isOnline = false;
  let closed: Rejection | null = null;

  const transmit = (request: Pending): void => {
    request.cancel();
    request.isSent = true;
    request.cancel = after(RESPONSE_MS, stuck);
    send(request.text);
  };

  const take = (id: string): Pending | null => {
    const request = pending.get(id);
    if (!request) return null;
    request.cancel();
    pending.delete(id);
    return request;
  };

  const retryLater = (request: Pending, rejection: Rejection): void => {
    request.tries += 1;
    if (request.tries >= TRIES[request.patience]) {
      take(request.id)?.settle(refused(rejection));
      return;
    }
    request.cancel();
    request.isSent = false;
    const wait = backoff(request.tries - 1, BUSY, chance());
    request.cancel = after(wait, () => transmit(request));
  };

  return {
    send(request, settle, patience = 'some') {
      const id = newId();
      const text = JSON.stringify({ ...request, id });
      if (closed) {
        settle(refused(closed));
        return id;
      }
      // The server would not read its id, so it could not answer.
      if (new TextEncoder().encode(text).length > MESSAGE_BYTES) {
        settle(refused(reject('too-large', { most: MESSAGE_BYTES })));
        return id;
      }
      const begun = { isSent: false, tries: 0, cancel: () => {} };
      const isAnybodys = patience === 'endless' || request.t === 'erase';
      const made: Pending = { id, text, settle, patience, isAnybodys, ...begun };
      pending.set(id, made);
      if (isOnline) transmit(made);
      return id;
    },
    cancel: (id) => void take(id),
    responded: (response) => take(response.id)?.settle(accepted(response)),
    rejected(id, rejection) {
      const isBusy = isOneOf(BUSY_CODES, rejection.code);
      if (id === null) {
        // Any of those on their way may be meant; sending them again does no harm.
        const sent = isBusy ? [...pending.values()].filter(({ isSent }) => isSent) : [];
        for (const request of sent) retryLater(request, rejection);
        return sent.length > 0;
      }
      const request = pending.get(id);
      if (request && isBusy) retryLater(request, rejection);
      else take(id)?.settle(refused(rejection));
      return request !== undefined;
    },
    resume() {
      isOnline = true;
      for (const request of pending.values()) transmit(request);
    },
    suspend() {
      isOnline = false;
      for (const request of pending.values()) {
        request.cancel();
        request.isSent = false;
      }
    },
    signOut(rejection) {
      for (const { id, isAnybodys } of pending.values())
        if (!isAnybodys) take(id)?.settle(refused(rejection));
    },
    close(rejection) {
      closed = rejection;
      for (const id of pending.keys()) take(id)?.settle(refused(rejection));
    },
  };
}

/** The table that a response names; null when it names none. */
export function tableOf(response: ResponseMessage): string | null {
  return response.t === 'done' ? (response.table ?? null) : null;
}

export function seqOf(response: ResponseMessage): number {
  return response.t === 'done' ? (response.seq ?? 0) : 0;
}

/** The person's notes at the table that was opened. */
export function noteIn(response: ResponseMessage): string {
  return response.t === 'done' ? (response.note ?? '') : '';
}

/** The transfer code in a response; null when there is none. */
export function codeOf(response: ResponseMessage): string | null {
  return response.t === 'done' ? (response.code ?? null) : null;
}
