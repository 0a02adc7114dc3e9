import { type OpenTable, openSession, type Session, webSocket } from '@lusoria/client';
import type { Rejection } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadRejections } from '@lusoria/table/messages';
import { Failure, oneLine } from '@lusoria/cli-kit/usage.ts';
import { socketOf, type TableAddress } from './address.ts';
import { tokenFile } from './token-file.ts';

/** Timeout of the first connection, in milliseconds; later it is retried for ever. */
const TIMEOUT_MS = 6000;

/** A session with an open table of a server. */
export interface Visit {
  readonly session: Session;
  readonly table: OpenTable;
}

/** Identity of the user. */
export interface Visitor {
  readonly name: string;
  /** File of the token; null: not stored. */
  readonly file: string | null;
  readonly language: Language;
}

/**
 * Opens a table of a server.
 *
 * @throws Failure when the server does not answer, speaks another version or refuses, or the token
 * is unknown.
 */
export async function visit({ server, code }: TableAddress, visitor: Visitor): Promise<Visit> {
  return opened(await arrive(server, visitor), code.toUpperCase(), visitor.language);
}

/**
 * Opens a table, by its id or code; the session is closed where that is refused.
 *
 * @throws Failure when it is
 */
export async function opened(session: Session, at: string, language: Language): Promise<Visit> {
  const table = await session.open(at);
  if (table.ok) return { session, table: table.value };
  session.close();
  throw await refusal(table.rejection, language);
}

/**
 * Comes to a server.
 *
 * @throws Failure as `visit` does
 */
export async function arrive(server: string, visitor: Visitor): Promise<Session> {
  const credentials = tokenFile(visitor.file);
  const hadToken = credentials.load() !== null;
  let unknown = false;
  let banned: Rejection | null = null;
  const session = openSession({
    connect: webSocket(socketOf(server), () => ''),
    credentials,
    name: visitor.name,
    notice(rejection) {
      unknown ||= rejection.code === 'unknown-token';
      if (rejection.code === 'banned') banned = rejection;
    },
  });
  try {
    await online(session, server).catch(async (error: unknown) => {
      throw banned ? await refusal(banned, visitor.language) : error;
    });
    // A new person would not have the seat that belongs to the token.
    if (hadToken && unknown) throw new Failure('unknown-token', { file: visitor.file ?? '' });
    return session;
  } catch (error) {
    session.close();
    throw error;
  }
}

/** A refusal of the server as a failure of the command. */
export async function refusal({ code, params }: Rejection, language: Language): Promise<Failure> {
  const { rejection } = await loadRejections(language);
  return new Failure('refused', { reason: oneLine(rejection(code, params)) });
}

async function online(session: Session, server: string): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const look = (): void => {
    if (session.status() === 'online') reached.resolve();
    if (session.status() === 'refused') reached.reject(new Failure('other-version', { server }));
  };
  const stop = session.subscribe(look);
  const timer = setTimeout(
    () => reached.reject(new Failure('unreachable', { server })),
    TIMEOUT_MS,
  );
  try {
    look();
    await reached.promise;
  } finally {
    clearTimeout(timer);
    stop();
  }
}
