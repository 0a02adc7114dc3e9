import {
  type CredentialStorage,
  type CommitmentStorage,
  messagePort,
  openSession,
  type Session,
  type Status,
  webSocket,
} from '@lusoria/client';
import type { Rejection } from '@lusoria/core';
import * as v from 'valibot';
import { belowBase } from '@lusoria/web-kit/base.ts';
import { memory, prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** A connection to a server, with its state for the page to react to. */
export interface Connection {
  readonly session: Session;
  readonly status: Status;
  readonly me: { readonly person: string; readonly name: string } | null;
}

export class ReactiveConnection implements Connection {
  readonly session: Session;
  status = $state<Status>('connecting');
  me = $state.raw<Connection['me']>(null);

  constructor(session: Session) {
    this.session = session;
    const update = () => {
      this.status = session.status();
      this.me = session.me();
    };
    session.subscribe(update);
    update();
  }
}

/** Stores the token by which a server knows this person; for this visit also where nothing can be stored. */
export function credentialsAt(key: string): CredentialStorage {
  let token = memory.load(key) ?? '';
  const set = (to: string) => {
    token = to;
    memory.save(key, to);
  };
  return {
    load: () => (token ? { token } : null),
    save: (credentials) => set(credentials.token),
    clear: () => set(''),
  };
}

const commitmentsSchema = v.array(
  v.object({
    table: v.string(),
    round: v.number(),
    commitment: v.string(),
    bytes: v.nullable(v.string()),
  }),
);

/** Rounds whose commitments a page still knows after it was loaded anew. */
const MOST_COMMITMENTS = 50;

/** Stores the commitments that a server made before it dealt, until the round can be checked. */
export function commitmentsAt(key: string): CommitmentStorage {
  return {
    load() {
      const kept = v.safeParse(commitmentsSchema, parsed(memory.load(key) ?? '[]'));
      return kept.success ? kept.output : [];
    },
    save: (all) => memory.save(key, JSON.stringify(all.slice(-MOST_COMMITMENTS))),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A page that was loaded anew is not loaded again so soon. */
const RELOAD_MS = 60_000;

/**
 * Loads the page anew because it cannot read what the server sends: the server was updated while the page was open. The
 * table is still there afterwards.
 */
function reload(): void {
  const at = Number(memory.load('renewed') ?? 0);
  if (Date.now() - at < RELOAD_MS) return;
  memory.save('renewed', String(Date.now()));
  location.reload();
}

let signedOut = $state(false);

/** Whether during this visit the server has ceased to know this device as the person it was. */
export function wasSignedOut(): boolean {
  return signedOut;
}

/** It has been read. */
export function dismissSignedOut(): void {
  signedOut = false;
}

let ban = $state.raw<Rejection | null>(null);

/** Why the server lets this visitor in no more; null: it does. */
export function banned(): Rejection | null {
  return ban;
}

/** It has been read. */
export function dismissBan(): void {
  ban = null;
}

let remote: Connection | null = null;
let screen: Connection | null = null;
let local: Connection | null = null;
let worker: Worker | null = null;

export function serverSocket(): ReturnType<typeof webSocket> {
  return webSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${belowBase('/ws')}`,
  );
}

/**
 * A connection for a screen that everybody sees: as somebody who sits nowhere, whoever has opened it, so that no hand is
 * ever shown on it.
 */
export function screenServer(): Connection {
  let token = '';
  screen ??= new ReactiveConnection(
    openSession({
      connect: serverSocket(),
      name: '',
      credentials: {
        load: () => (token ? { token } : null),
        save: (credentials) => {
          token = credentials.token;
        },
        clear: () => {
          token = '';
        },
      },
    }),
  );
  return screen;
}

/** Whether the browser says that bytes are scarce here; not all say anything. */
function isSlow(): boolean {
  const line = 'connection' in navigator ? navigator.connection : null;
  if (typeof line !== 'object' || line === null) return false;
  const saves = 'saveData' in line && line.saveData === true;
  return saves || ('effectiveType' in line && line.effectiveType !== '4g');
}

/** The connection to the server; opened when it is first needed. */
export function remoteServer(): Connection {
  remote ??= new ReactiveConnection(
    openSession({
      connect: serverSocket(),
      name: prefs.name,
      credentials: credentialsAt('token'),
      deltas: isSlow(),
      commitments: commitmentsAt('promises'),
      notice: (rejection) => {
        const { code } = rejection;
        if (code === 'banned') ban = rejection;
        if (code === 'unreadable') reload();
        // Before this visit had begun: there is nothing on the page that is taken away.
        if (code === 'unknown-token' && remote?.me) signedOut = true;
      },
    }),
  );
  return remote;
}

/** Whether games were played on this device; if not, its server need not be started to ask for them. */
export function hasDeviceTables(): boolean {
  return memory.load('device-token') !== null;
}

/**
 * A server in a worker of this page, for games against bots without a network.
 *
 * @param game what will be played first, where that is known: the worker then loads it while it starts
 */
export function localServer(game: string | null = null): Connection {
  if (!local) {
    local = new ReactiveConnection(
      openSession({
        connect: messagePort(localWorker(game)),
        name: prefs.name,
        credentials: credentialsAt('device-token'),
        commitments: commitmentsAt('device-promises'),
      }),
    );
  }
  return local;
}

export function localWorker(game: string | null): Worker {
  worker ??= new Worker(new URL('./offline/worker.ts', import.meta.url), {
    type: 'module',
    name: game ?? '',
  });
  return worker;
}
