import { type Rejection, reject } from '@lusoria/core';
import * as v from 'valibot';
import { type ClientMessage, clientMessageSchema } from './protocol.ts';

/** A message from a client, or why it is none; with its id where one can be seen. */
export type Read =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly rejection: Rejection };

/** Reads a message as it came in. */
export function read(text: string): Read {
  const raw = parsed(text);
  const message = v.safeParse(clientMessageSchema, raw, { abortEarly: true, abortPipeEarly: true });
  if (message.success) return { ok: true, value: message.output };
  const path = v.getDotPath(message.issues[0]) ?? '';
  return { ok: false, id: idOf(raw), rejection: reject('bad-message', { path }) };
}

/** What a text says as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(raw: unknown): string | null {
  const named = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof named === 'string' ? named.slice(0, 64) : null;
}

/** The id of a message that was not let in; null when none can be seen. */
export function idIn(text: string): string | null {
  return idOf(parsed(text));
}
