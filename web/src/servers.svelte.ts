import {
  type Connect,
  type CredentialStorage,
  type CommitmentStorage,
  openSession,
  type SeenCommitment,
  type Session,
  type Status,
  webSocket,
} from '@lusoria/client';
import { defined, type Rejection } from '@lusoria/core';
import { whole } from '@lusoria/core/schema';
import { indexOf, roundNumber } from '@lusoria/table/round-number';
import * as v from 'valibot';
import { hasServer } from './has-server.ts';
import { belowBase } from '@lusoria/web-kit/page/base.ts';
import { current } from '@lusoria/web-kit/page/router.svelte.ts';
import { memory, ofTab } from '@lusoria/web-kit/device/memory.ts';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** A connection to a server, with reactive state. */
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

/**
 * Stores a person's token for a server, for all tabs of this device; in memory for this visit if storage is
 * unavailable.
 */
export function credentialsAt(key: string, { load, save } = memory): CredentialStorage {
  let token = '';
  const set = (to: string) => {
    token = to;
    save(key, to);
  };
  return {
    load() {
      token = load(key) ?? token;
      return token ? { token } : null;
    },
    save: (credentials) => set(credentials.token),
    clear: () => set(''),
  };
}

/** Rounds are stored by their index, as they always were. */
const commitmentsSchema = v.array(
  v.object({
    table: v.string(),
    round: v.pipe(whole, v.transform(roundNumber)),
    commitment: v.string(),
    bytes: v.nullable(v.string()),
  }),
);

/** Maximum number of rounds whose commitments survive a reload of the page. */
const MAX_COMMITMENTS = 50;

/** Stores a server's commitments, made before the deal, until the round can be verified. */
export function commitmentsAt(key: string): CommitmentStorage {
  const load = (): readonly SeenCommitment[] => {
    const kept = v.safeParse(commitmentsSchema, parsed(memory.load(key) ?? '[]'));
    return kept.success ? kept.output : [];
  };
  return {
    load,
    save(all) {
      // Another tab may have seen others.
      const others = load().filter(
        (one) => !all.some(({ table, round }) => table === one.table && round === one.round),
      );
      const stored = [...others, ...all].map((one) => ({ ...one, round: indexOf(one.round) }));
      memory.save(key, JSON.stringify(stored.slice(-MAX_COMMITMENTS)));
    },
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Minimum interval between two automatic reloads. */
const RELOAD_MS = 60_000;

/**
 * Reloads the page because it cannot parse the server's messages: the server was updated while the page was open.
 * The table survives the reload.
 */
function reload(): void {
  const at = Number(memory.load('renewed') ?? 0);
  if (Date.now() - at < RELOAD_MS) return;
  memory.save('renewed', String(Date.now()));
  location.reload();
}

let signedOut = $state(false);

/** Whether the server stopped recognizing this device's token during the visit. */
export function wasSignedOut(): boolean {
  return signedOut;
}

/** Dismisses the notice. */
export function dismissSignedOut(): void {
  signedOut = false;
}

let ban = $state.raw<Rejection | null>(null);

/** Reason why the server bans this visitor; null if it does not. */
export function banned(): Rejection | null {
  return ban;
}

/** Dismisses the notice. */
export function dismissBan(): void {
  ban = null;
}

let remote: Connection | null = null;
let screen: Connection | null = null;
let local: Connection | null = null;

/** A connection that never opens. */
const nowhere: Connect = () => ({ send: () => undefined, close: () => undefined });

/** Code of what the page shows. */
function placeNow(): string {
  const route = current();
  return 'code' in route ? route.code.toUpperCase() : '';
}

export function serverSocket(): Connect {
  if (!hasServer) return nowhere;
  return webSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${belowBase('/ws')}`,
    placeNow,
  );
}

/**
 * A connection for a screen that everybody sees: its person never has a seat, whoever opened it, and no hand is
 * ever shown.
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

/** The connection to the remote server; opened on first use. */
export function remoteServer(): Connection {
  remote ??= new ReactiveConnection(
    openSession({
      connect: serverSocket(),
      name: prefs.name,
      credentials: credentialsAt('token', ofTab.load('token') === null ? memory : ofTab),
      commitments: commitmentsAt('promises'),
      notice: (rejection) => {
        const { code } = rejection;
        if (code === 'banned') ban = rejection;
        if (code === 'unreadable') reload();
        // A token rejected before the visit began takes nothing away from the page.
        if (code === 'unknown-token' && remote?.me) signedOut = true;
      },
    }),
  );
  return remote;
}

/** Connects by what is loaded at the first use; a failed load is a lost connection. */
function connectWhenLoaded(load: () => Promise<Connect>): Connect {
  return (events) => {
    let connection: ReturnType<Connect> | null = null;
    let isClosed = false;
    load().then(
      (connect) => {
        if (!isClosed) connection = connect(events);
      },
      () => events.closed(),
    );
    return {
      send: (text) => defined(connection ?? undefined).send(text),
      close() {
        isClosed = true;
        connection?.close();
      },
    };
  };
}

/** Whether games were played on this device; if not, its local server need not be started to list them. */
export function hasDeviceTables(): boolean {
  return memory.load('device-token') !== null;
}

/**
 * A connection to the server of this device, for games against bots without a network.
 *
 * @param game the game to play first, if known: the worker then loads it while it starts
 */
export function localServer(game: string | null = null): Connection {
  if (!local) {
    local = new ReactiveConnection(
      openSession({
        connect: connectWhenLoaded(async () =>
          (await import('./offline/device-server.ts')).deviceServer(game),
        ),
        name: prefs.name,
        credentials: credentialsAt('device-token'),
        commitments: commitmentsAt('device-promises'),
      }),
    );
  }
  return local;
}
