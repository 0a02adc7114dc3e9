import type { Rejection } from '@lusoria/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StoredPerson, Ports } from '../ports.ts';
import type { ClientMessage, ServerMessage } from '../protocol.ts';

/** What a house knows of a client at the other end of a line. */
export interface Connection {
  /** Null until the client has said who it is. */
  person: StoredPerson | null;
  readonly send: (message: ServerMessage) => void;
  readonly quota: Quota;
  /** The ids of the tables that it watches. */
  readonly watching: Set<string>;
}

/** Whether a client may make one more person or table now; whoever keeps the line counts. */
export type Quota = (what: 'person' | 'table') => boolean;

/** A message of one kind. */
export type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Answers that something was not done, and why; `at` is the table it was asked of. */
export function sendRejection(
  world: Ports,
  line: Connection,
  id: string | null,
  { code, params }: Rejection,
  at?: { readonly id: string; readonly seq: number },
): void {
  world.notice({ kind: 'refused', code, ...(at && { table: at.id, seq: at.seq }) });
  line.send({ t: 'refused', id, code, params });
}

/** SHA-256 in hexadecimal: whoever reads the store learns no token and no code. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to be read out, a character for each random byte. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
