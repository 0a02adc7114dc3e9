import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientMessageSchema, MESSAGE_BYTES } from '@lusoria/table';
import * as v from 'valibot';
import { field } from '../fault/messages/unknown.ts';

/** A longer message makes the server close the connection. */
export const MOST_BYTES = 4 * MESSAGE_BYTES;

/** Response kinds of pure reads. */
const ANSWERS = {
  tables: 'tables',
  devices: 'devices',
  'create-bot': 'bot',
  bots: 'bots',
  export: 'record',
  history: 'history',
  event: 'event-answer',
} as const;

/** The allowed responses to a message: one of these kinds, with this id. */
export interface Expected {
  readonly kind:
    | 'bad-message'
    | 'too-large'
    | 'hello'
    | 'ping'
    | 'close'
    | 'redeem-transfer-code'
    | 'asked'
    | 'binary';
  readonly id: string | null;
  /** The response if the message is carried out. */
  readonly answer: 'done' | (typeof ANSWERS)[keyof typeof ANSWERS] | null;
  /** Key under which a repeated message must get the same response; null if it may get a new one. */
  readonly again: string | null;
}

function nothing(kind: Expected['kind'], id: string | null): Expected {
  return { kind, id, answer: null, again: null };
}

/** The protocol's expectation for a text. */
export function expectedOf(text: string): Expected {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = undefined;
  }
  const named = Array.isArray(raw) ? undefined : field(raw, 'id');
  const id = typeof named === 'string' ? named.slice(0, 64) : null;
  if (Buffer.byteLength(text) > MESSAGE_BYTES) return nothing('too-large', id);
  const read = v.safeParse(clientMessageSchema, raw, { abortEarly: true, abortPipeEarly: true });
  if (!read.success) return nothing('bad-message', id);
  const message = read.output;
  switch (message.t) {
    case 'hello':
    case 'ping':
    case 'close':
    case 'redeem-transfer-code':
      return nothing(message.t, id);
    case 'tables':
    case 'devices':
    case 'create-bot':
    case 'bots':
    case 'export':
    case 'history':
    case 'event':
      return { kind: 'asked', id, answer: ANSWERS[message.t], again: null };
    case 'do':
      return { kind: 'asked', id, answer: 'done', again: `do ${message.table} ${message.id}` };
    case 'create':
      return { kind: 'asked', id, answer: 'done', again: `create ${message.id}` };
    case 'open':
    case 'rename':
    case 'note':
    case 'create-transfer-code':
    case 'revoke':
    case 'remove-bot':
    case 'erase':
      return { kind: 'asked', id, answer: 'done', again: null };
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Codes listed in the documentation of the protocol and of each game. */
export function protocolCodes(): ReadonlySet<string> {
  const documents = globSync(['docs/PROTOCOL.md', 'games/*/PROTOCOL.md'], { cwd: ROOT });
  const texts = documents.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/`([a-z-]+)`/gu), ([, code = '']) => code)),
  );
}
