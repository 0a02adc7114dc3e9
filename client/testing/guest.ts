import { type Random, type Rejection, seeded } from '@lusoria/core';
import { openSession } from '../session.ts';
import type {
  Credentials,
  CredentialStorage,
  CommitmentStorage,
  OpenTable,
  PublicEntry,
  Session,
} from '../types.ts';
import { bytesFrom, type TestServer } from './test-server.ts';
import type { FakeTime } from './time.ts';
import { type Faults, type Wire, wireTo } from './wire.ts';

/** A person with a session over a wire. */
export interface Guest {
  readonly name: string;
  readonly session: Session;
  readonly wire: Wire;
  readonly kept: { credentials: Credentials | null };
  readonly notices: readonly Rejection[];
  /** Random source of the session. */
  readonly random: Random;
}

export function keepIn(kept: { credentials: Credentials | null }): CredentialStorage {
  return {
    load: () => kept.credentials,
    save(credentials) {
      kept.credentials = credentials;
    },
    clear() {
      kept.credentials = null;
    },
  };
}

/** State from a person's earlier visits. */
export interface Belongings {
  readonly token?: string | null;
  readonly memory?: CommitmentStorage;
}

/** Opens a person's session. */
export function guest(
  server: Pick<TestServer, 'tables'>,
  time: FakeTime,
  name: string,
  { token = null, memory, ...faults }: Partial<Faults> & Belongings = {},
): Guest {
  const random = seeded(`guest ${name}`);
  const wire = wireTo(server.tables, time, { random: seeded(`wire ${name}`), ...faults });
  const kept = { credentials: token === null ? null : { token } };
  const notices: Rejection[] = [];
  const session = openSession({
    connect: wire.connect,
    credentials: keepIn(kept),
    ...(memory && { commitments: memory }),
    name,
    random: bytesFrom(random),
    after: time.after,
    clock: time.now,
    notice: (rejection) => notices.push(rejection),
  });
  return { name, session, wire, kept, notices, random };
}

export function valueOf<T>(
  result: { ok: true; value: T } | { ok: false; rejection: Rejection },
): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.rejection)}`);
  return result.value;
}

/** Opens a table and records every entry that is reported as new. */
export async function look(
  time: FakeTime,
  { session }: Guest,
  table: string,
): Promise<{ readonly table: OpenTable; readonly told: PublicEntry[] }> {
  const opened = valueOf(await time.of(session.open(table)));
  const told = [...opened.get().entries];
  opened.subscribe((_snapshot, fresh) => told.push(...fresh));
  return { table: opened, told };
}
