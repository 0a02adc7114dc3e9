import { pathOf } from '@lusoria/core/schema';
import { PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table/protocol';
import * as v from 'valibot';

/** A text from the server as read: a message, or the greeting of another version, or unreadable. */
export type Read =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'unreadable'; readonly path: string };

const greeting = v.object({ t: v.literal('welcome'), v: v.number() });

export function readMessage(text: string): Read {
  const raw = parseJson(text);
  const message = v.safeParse(serverMessageSchema, raw);
  if (message.success) return { kind: 'message', message: message.output };
  if (v.is(greeting, raw) && raw.v !== PROTOCOL) return { kind: 'other-version' };
  return { kind: 'unreadable', path: pathOf(message.issues[0]) };
}

/** @returns null for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
