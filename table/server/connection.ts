import type { Rejection } from '@lusoria/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ports, StoredPerson } from '../ports.ts';
import type { ClientMessage, ServerMessage } from '../protocol.ts';

/**
 * Sends a message. One that goes to several connections is the same object for all of them, one after another: it is
 * written once.
 */
export type Send = (message: ServerMessage) => void;

/** What the server knows of one client's connection. */
export interface Connection {
  /** Null until the client has said who it is. */
  person: StoredPerson | null;
  /** Which of that person's devices it is (`deviceOf`). */
  device: string;
  /** Whether that person is a program with a token of its own. */
  isBot: boolean;
  /** Whether it can do with what has changed of a view. */
  deltas: boolean;
  readonly send: Send;
  readonly quota: Quota;
  /** The ids of the tables that it watches. */
  readonly watching: Set<string>;
}

/**
 * Whether a client may now make one more person or table, read one more page, or try one more code (`may-guess`; one
 * that was wrong takes a `guess`); a token that nobody has takes a `token`, what takes long to work out a `slow`. Whoever owns the transport counts.
 */
export type Quota = (
  resource: 'person' | 'table' | 'read' | 'slow' | 'may-guess' | 'guess' | 'token',
) => boolean;

/** A message of one kind. */
export type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Answers that a request was not carried out, and why; `at` is the table that it was meant for. */
export function sendRejection(
  ports: Ports,
  connection: Connection,
  id: string | null,
  { code, params }: Rejection,
  at?: { readonly id: string; readonly seq: number },
): void {
  ports.notice({ kind: 'refused', code, ...(at && { table: at.id, seq: at.seq }) });
  connection.send({ t: 'refused', id, code, params });
}

/** SHA-256 in hexadecimal, so that whoever reads the store learns no token and no code. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to be read out, one character for each random byte. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
