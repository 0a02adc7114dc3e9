import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientMessage,
  clientMessageSchema,
  MESSAGE_BYTES,
  type ServerMessage,
} from '@lusoria/table';
import * as v from 'valibot';
import type { Input } from '../fault/messages/generator.ts';
import { field } from '../fault/messages/unknown.ts';

/** Kinds of response to messages that are carried out; null for none. */
const ANSWERS: Readonly<Record<ClientMessage['t'], ServerMessage['t'] | null>> = {
  hello: 'welcome',
  ping: 'pong',
  close: null,
  tables: 'tables',
  devices: 'devices',
  'create-bot': 'bot',
  bots: 'bots',
  export: 'record',
  history: 'history',
  event: 'event-answer',
  do: 'done',
  create: 'done',
  open: 'done',
  rename: 'done',
  note: 'done',
  'create-transfer-code': 'done',
  'redeem-transfer-code': 'done',
  revoke: 'done',
  'remove-bot': 'done',
  lobby: 'done',
  seek: 'done',
  block: 'done',
  blocks: 'blocks',
  report: 'done',
  'push-key': 'push-key',
  contacts: 'contacts',
  'set-feed': 'contacts',
  'set-mail': 'contacts',
  'remove-contact': 'contacts',
  subscribe: 'done',
  unsubscribe: 'done',
  passkey: 'passkeys',
  share: 'done',
  shared: 'shared',
  photos: 'photos',
  unshare: 'done',
  erase: 'done',
};

/** The allowed responses to a message: its rejection, or that it was carried out, with this id. */
export interface Expected {
  readonly id: string | null;
  /** The response if the message is carried out; null if it can only be rejected. */
  readonly answer: ServerMessage['t'] | null;
  /** The code of a rejection; null for any. */
  readonly code: string | null;
  /** Key under which a repeated message must get the same response; null if it may get a new one. */
  readonly again: string | null;
  /** Whether there is no response unless it is rejected. */
  readonly silent: boolean;
  /** Whether a welcome as somebody else precedes the response. */
  readonly becomes: boolean;
}

/** The protocol's expectation for a message. */
export function expectedOf({ text, binary }: Pick<Input, 'text' | 'binary'>): Expected {
  const raw = parsed(text);
  const named = field(raw, 'id');
  const id = typeof named === 'string' ? named.slice(0, 64) : null;
  const rejected = { id, answer: null, again: null, silent: false, becomes: false };
  if (binary) return { ...rejected, id: null, code: 'bad-message' };
  if (Buffer.byteLength(text) > MESSAGE_BYTES) return { ...rejected, code: 'too-large' };
  const how = { abortEarly: true, abortPipeEarly: true };
  const read = v.safeParse(clientMessageSchema, raw, how);
  if (!read.success) return { ...rejected, code: 'bad-message' };
  const message = read.output;
  const answer = ANSWERS[message.t];
  return {
    id,
    answer,
    code: null,
    again:
      message.t === 'do'
        ? `do ${message.table} ${message.id}`
        : message.t === 'create'
          ? `create ${message.id}`
          : null,
    silent: answer === null,
    becomes: message.t === 'redeem-transfer-code',
  };
}

/** Undefined for what is no JSON, or a list. */
function parsed(text: string): unknown {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) ? undefined : raw;
  } catch {
    return undefined;
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
