import type { Rejection } from '@lusoria/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ports, StoredPerson } from '../ports.ts';
import type { ClientMessage, ServerMessage } from '../protocol/messages.ts';
import type { TableView } from '../model/view.ts';

/**
 * Sends a message. One that goes to several connections is the same object for all of them, one
 * after another: it is serialized once.
 */
export type Send = (message: ServerMessage) => void;

/** Latest state of a watched table sent to a connection that takes patches. */
export interface LastSent {
  readonly seq: number;
  readonly view: TableView;
  /** Approximate length of the view in characters: that of when it was last sent whole. */
  readonly chars: number;
}

/** The server's state of one client's connection. */
export interface Connection {
  /** Null until the client has identified itself. */
  person: StoredPerson | null;
  /** The person's device that it is (`deviceOf`). */
  device: string;
  /** Whether that person is a program with a token of its own. */
  isBot: boolean;
  /** What a passkey is to sign, once; null: nothing. */
  challenge: { readonly text: string; readonly until: number } | null;
  readonly send: Send;
  readonly quota: Quota;
  /** Whether it takes views as patches. */
  patches: boolean;
  /**
   * Asked when it is about to come to a place with this code: true where the client was sent to another node, and
   * asks there again.
   */
  readonly elsewhere: (code: string) => boolean;
  /** Ids of the tables it watches, with the latest state sent to it, if it takes patches. */
  readonly watching: Map<string, LastSent | null>;
}

/**
 * Whether a client may now create one more person or table, read one more page, or try one more
 * code (`may-guess`; a wrong one takes a `guess`); an unknown token takes a `token`, a slow
 * computation a `slow`, a request to
 * confirm an e-mail address a `mail`, a message with photos a `photos`. The owner of the transport counts.
 */
export type Quota = (
  resource:
    | 'person'
    | 'table'
    | 'read'
    | 'slow'
    | 'may-guess'
    | 'guess'
    | 'token'
    | 'mail'
    | 'photos',
) => boolean;

export type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Answers that a request was rejected, and why; `at` is the table that it was meant for. */
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

/** SHA-256 in hexadecimal: reading the store reveals no token and no code. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that can be read out, one character for each random byte. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code for a place that has its home at this node. */
export function newCode(
  { randomBytes, isHome = () => true }: Pick<Ports, 'randomBytes' | 'isHome'>,
  length: number,
): string {
  for (;;) {
    const code = codeFrom(randomBytes(length));
    if (isHome(code)) return code;
  }
}
