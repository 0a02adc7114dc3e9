import { PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table/protocol';
import * as v from 'valibot';

/** A text from the house: a message, or another version's greeting, or nothing that we can read. */
export type Read =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'unreadable'; readonly path: string };

const greeting = v.object({ t: v.literal('welcome'), v: v.number() });

/** Reads a text from the house. */
export function read(text: string): Read {
  const raw = parsed(text);
  const message = v.safeParse(serverMessageSchema, raw);
  if (message.success) return { kind: 'message', message: message.output };
  if (v.is(greeting, raw) && raw.v !== PROTOCOL) return { kind: 'other-version' };
  return { kind: 'unreadable', path: v.getDotPath(message.issues[0]) ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
