import { setTimeout as wait } from 'node:timers/promises';
import { type Connect, openSession, type Session, type SessionOptions } from '@lusoria/client';
import type { Result } from '@lusoria/core';
import {
  type ClientMessage,
  clientMessageSchema,
  type ServerMessage,
  serverMessageSchema,
} from '@lusoria/table';
import * as v from 'valibot';
import WebSocket from 'ws';
import { createWholeViews } from './whole-views.ts';

/** Sees what a person's client sends and receives, from outside of the session (as in Jepsen). */
export interface Witness {
  sent?(message: ClientMessage, person: () => string | null): void;
  /**
   * @param message with a whole view, also where a patch was received; `text` is what was received
   * @param request the request it may respond to; empty if that contains nothing of the person's own
   */
  received?(message: ServerMessage, text: string, person: string, request: string): void;
}

/** Where somebody plays, and who sees it. */
export interface PersonContext {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly witnesses: readonly Witness[];
  /** Whether servers fail: then rejections and lost connections are what people must get over. */
  readonly failing: boolean;
  /** Receives what should not have happened to anybody. */
  complain(what: string): void;
}

/** Somebody who plays with the session that the page has. */
export interface Person {
  readonly name: string;
  readonly session: Session;
  /** Asks until it succeeds. Throws when it is closed, or rejected by a server that does not fail. */
  insist<T>(ask: () => Promise<Result<T>>): Promise<T>;
  /** Commands until something is so: a command that was rejected may have been stored nevertheless. */
  bring(command: () => Promise<Result<unknown>>, isSo: () => boolean): Promise<void>;
  closed(): boolean;
  close(): void;
}

const AGAIN_MS = 200;
const LOOK_MS = 20;

/** Connects somebody new. */
export function openPerson(name: string, around: PersonContext): Person {
  const { failing, complain } = around;
  let isClosed = false;
  const session: Session = openSession({
    connect: witnessed(name, around, () => session.me()?.person ?? null),
    credentials: keptHere(),
    name,
    notice({ code }) {
      // A busy server is not a fault where it is made to fail; one that forgot a person is.
      const isBusy = code === 'try-again' || code === 'unknown';
      if (!failing || !isBusy) complain(`${name}: ${code}`);
    },
  });
  const goOn = (result: Result<unknown>): void => {
    if (isClosed) throw new Error('closed');
    if (!result.ok && !failing) throw new Error(`${name}: ${JSON.stringify(result.rejection)}`);
  };
  return {
    name,
    session,
    async insist(ask) {
      for (;;) {
        const result = await ask();
        if (result.ok) return result.value;
        goOn(result);
        await wait(AGAIN_MS);
      }
    },
    async bring(command, isSo) {
      while (!isSo()) {
        const result = await command();
        if (isSo()) return;
        goOn(result);
        if (!result.ok) await wait(AGAIN_MS);
        // It is stored, and will be shown.
        while (result.ok && !isSo() && !isClosed) await wait(LOOK_MS);
      }
    },
    closed: () => isClosed,
    close() {
      isClosed = true;
      session.close();
    },
  };
}

/** Connections that are seen by witnesses, transparently for the session. */
function witnessed(
  name: string,
  { url, headers, witnesses, failing, complain }: PersonContext,
  person: () => string | null,
): Connect {
  return (events) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
    const whole = createWholeViews();
    const witness = (text: string): void => {
      const message = v.safeParse(serverMessageSchema, JSON.parse(text));
      const seen = message.success ? whole(message.output) : null;
      if (!seen) return complain(`an unreadable message: ${text}`);
      const to = seen.t === 'welcome' ? seen.person : (person() ?? '');
      for (const one of witnesses) one.received?.(seen, text, to, '');
    };
    socket.on('open', () => events.opened());
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (witnesses.length > 0) witness(text);
      events.received(text);
    });
    let isLeft = false;
    socket.on('close', () => {
      if (!failing && !isLeft) complain(`${name} was cut off`);
      events.closed();
    });
    // Followed by its close.
    socket.on('error', () => undefined);
    return {
      send(text) {
        const message = v.parse(clientMessageSchema, JSON.parse(text));
        for (const one of witnesses) one.sent?.(message, person);
        socket.send(text);
      },
      close() {
        isLeft = true;
        socket.close();
      },
    };
  };
}

function keptHere(): SessionOptions['credentials'] {
  let kept: { readonly token: string } | null = null;
  return {
    load: () => kept,
    save(credentials) {
      kept = credentials;
    },
    clear() {
      kept = null;
    },
  };
}
