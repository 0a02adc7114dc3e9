import { type OpenTable, openSession, type Session, servePort } from '@lusoria/client';
import type { Result } from '@lusoria/core';
import { memoryStore, openTableServer, STANDARD, type Store } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { testPorts } from '@lusoria/table/testing/ports.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noLock, webLock } from './lock.ts';
import { type Channel, SharedServer } from './shared-server.ts';

/** Factor by which time passes faster here. */
const SPEED = 10;

/** Shared by all tabs: the browser's database, which the latest claim owns, and its storage. */
interface Device {
  readonly store: Store;
  token: string | null;
  readonly locks: 'Web Locks' | 'no locks';
  readonly name: string;
  epoch: number;
}

interface Tab {
  readonly session: Session;
  readonly leads: () => boolean;
  /** The tab is frozen by the browser, without a word to anybody. */
  freeze(isFrozen: boolean): void;
  sleep(): void;
  wake(): void;
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.rejection.code);
  return result.value;
}

let devices = 0;

function newDevice(locks: Device['locks']): Device {
  const name = `device ${(devices += 1)} ${Date.now()}`;
  return { store: memoryStore(), token: null, locks, name, epoch: 0 };
}

function openTab(device: Device): Tab {
  /** Events of the tab while it is frozen; null: it is not. */
  let held: (() => void)[] | null = null;
  const happens = (call: () => void): void => void (held ? held.push(call) : call());
  let running = 0;
  const id = Math.random().toString(36);
  const after = (ms: number, call: () => void) => {
    const timer = setTimeout(() => happens(call), ms / SPEED);
    return () => clearTimeout(timer);
  };
  const shared = new SharedServer({
    id,
    after,
    isVisible: () => true,
    openChannel(): Channel {
      const channel = new BroadcastChannel(device.name);
      return {
        postMessage: (message) => channel.postMessage(message),
        addEventListener: (type, listener) =>
          channel.addEventListener(type, (event) => happens(() => listener(event))),
        close: () => channel.close(),
      };
    },
    openLock({ granted, lost }) {
      const events = { granted: () => happens(granted), lost: () => happens(lost) };
      return device.locks === 'no locks'
        ? { lock: noLock(events), isReliable: false }
        : { lock: webLock(navigator.locks, device.name, events), isReliable: true };
    },
    start(events) {
      const epoch = (device.epoch += 1);
      const owned = async () => {
        if (device.epoch === epoch) return;
        events.ended();
        throw new Error('taken over');
      };
      const store: Store = {
        ...device.store,
        append: async (...given) => owned().then(() => device.store.append(...given)),
        create: async (...given) => owned().then(() => device.store.create(...given)),
        addPerson: async (...given) => owned().then(() => device.store.addPerson(...given)),
      };
      const server = openTableServer({
        ...testPorts({ store }),
        after,
        now: () => Date.now(),
        randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      });
      const ports: MessagePort[] = [];
      running += 1;
      queueMicrotask(() => events.ready(epoch));
      return {
        serve(port) {
          ports.push(port);
          servePort(port, (send) => server.connect(send));
        },
        stop() {
          running -= 1;
          for (const port of ports) port.close();
        },
      };
    },
  });
  shared.wake();
  onTestFinished(() => shared.sleep());
  const session = openSession({
    connect: shared.connect,
    credentials: {
      load: () => (device.token === null ? null : { token: device.token }),
      save: ({ token }) => void (device.token = token),
      clear: () => void (device.token = null),
    },
    name: 'Iulia',
    after,
  });
  onTestFinished(() => session.close());
  return {
    session,
    leads: () => running > 0,
    freeze(isFrozen) {
      const calls = held ?? [];
      held = isFrozen ? [] : null;
      for (const call of calls) call();
    },
    sleep: () => shared.sleep(),
    wake: () => shared.wake(),
  };
}

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'doubting:50' }] as const;

async function newTable({ session }: Tab): Promise<OpenTable> {
  const settings = { ...STANDARD, pace: 0 };
  const id = valueOf(
    await session.create({ game: fixtureGame.id, options: {}, settings, seats: [...SEATS] }),
  );
  return valueOf(await session.open(id));
}

const says = async (table: OpenTable, text: string) => valueOf(await table.do({ do: 'say', text }));

const saidAt = (table: OpenTable): readonly string[] =>
  table
    .get()
    .entries.flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'said' ? [event.text] : []));

const everywhere = (tables: readonly OpenTable[], texts: readonly string[]) =>
  vi.waitFor(() => {
    for (const table of tables) expect(saidAt(table)).toEqual(texts);
  }, 5000);

test.each(['Web Locks', 'no locks'] as const)(
  'tabs share one person and their tables, in whatever order they close (%s)',
  async (locks) => {
    const device = newDevice(locks);
    const [first, second, third] = [openTab(device), openTab(device), openTab(device)];
    const table = await newTable(first);
    const others = [second, third].map(async ({ session }) =>
      valueOf(await session.open(table.id)),
    );
    const tables = [table, ...(await Promise.all(others))];
    expect(new Set([first, second, third].map(({ session }) => session.me()?.person)).size).toBe(1);
    expect(tables.map((one) => one.get().view.seat)).toEqual([0, 0, 0]);
    const texts: string[] = [];
    for (const round of [0, 1, 2]) {
      for (const [i, one] of tables.entries()) {
        texts.push(`${round} ${i}`);
        await says(one, `${round} ${i}`);
      }
      await everywhere(tables, texts);
      const leading = [first, second, third].filter(({ leads }) => leads());
      expect(leading).toHaveLength(1);
      leading[0]?.sleep();
      await vi.waitFor(() => {
        const next = [first, second, third].filter(({ leads }) => leads());
        expect(next).toHaveLength(1);
        expect(next).not.toEqual(leading);
      }, 5000);
      leading[0]?.wake();
    }
  },
);

test.each(['Web Locks', 'no locks'] as const)(
  'another tab takes over from one that is frozen, which follows when it is back (%s)',
  async (locks) => {
    const device = newDevice(locks);
    const first = openTab(device);
    const table = await newTable(first);
    await says(table, 'before');
    const second = openTab(device);
    const same = valueOf(await second.session.open(table.id));
    expect(first.leads()).toBe(true);
    first.freeze(true);
    await says(same, 'meanwhile');
    expect(second.leads()).toBe(true);
    const late = says(table, 'late');
    first.freeze(false);
    await late;
    await everywhere([table, same], ['before', 'meanwhile', 'late']);
    expect([first.leads(), second.leads()]).toEqual([false, true]);
  },
);
