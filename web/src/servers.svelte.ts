import {
  type CredentialStorage,
  type CommitmentStorage,
  messagePort,
  openSession,
  type Session,
  type Status,
  webSocket,
} from '@lusoria/client';
import * as v from 'valibot';
import { memory, prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** A session as the page watches it. */
export interface Line {
  readonly session: Session;
  readonly status: Status;
  readonly me: { readonly person: string; readonly name: string } | null;
}

class Watched implements Line {
  readonly session: Session;
  status = $state<Status>('connecting');
  me = $state.raw<Line['me']>(null);

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

/** Where a house's token for this person is kept; for this visit also where nothing can be stored. */
function kept(key: string): CredentialStorage {
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

const remembered = v.array(
  v.object({
    table: v.string(),
    round: v.number(),
    commitment: v.string(),
    bytes: v.nullable(v.string()),
  }),
);

/** Rounds of which a page that is loaded anew still knows what was promised. */
const MOST_PROMISES = 50;

/** What was promised before a deal, kept until the round can be checked. */
function promises(key: string): CommitmentStorage {
  return {
    load() {
      const kept = v.safeParse(remembered, parsed(memory.load(key) ?? '[]'));
      return kept.success ? kept.output : [];
    },
    save: (all) => memory.save(key, JSON.stringify(all.slice(-MOST_PROMISES))),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** How long a page that was loaded anew is not loaded again. */
const RENEW_MS = 60_000;

/**
 * The server says what this page cannot read: it is a later one, brought up to date while this page was
 * open. The table is as it was once the page is loaded anew.
 */
function renew(): void {
  const at = Number(memory.load('renewed') ?? 0);
  if (Date.now() - at < RENEW_MS) return;
  memory.save('renewed', String(Date.now()));
  location.reload();
}

let online: Line | null = null;
let offline: Line | null = null;

/** The line to the server; opened when it is first needed. */
export function server(): Line {
  online ??= new Watched(
    openSession({
      connect: webSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
      name: prefs.name,
      credentials: kept('token'),
      commitments: promises('promises'),
      notice: ({ code }) => {
        if (code === 'unreadable') renew();
      },
    }),
  );
  return online;
}

/** Whether this device has had games of its own: only then its house is asked for them. */
export function hasDeviceTables(): boolean {
  return memory.load('device-token') !== null;
}

/** A house in this very page, for games against bots: the same tables, in a worker, without a server. */
export function device(): Line {
  if (!offline) {
    const worker = new Worker(new URL('./offline/worker.ts', import.meta.url), { type: 'module' });
    offline = new Watched(
      openSession({
        connect: messagePort(worker),
        name: prefs.name,
        credentials: kept('device-token'),
        commitments: promises('device-promises'),
      }),
    );
  }
  return offline;
}
