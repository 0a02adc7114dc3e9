import { randomFillSync } from 'node:crypto';
import { loadGame } from '@lusoria/games';
import {
  type Hint,
  memoryStore,
  openTableServer,
  type Ports,
  PROTOCOL,
  type ServerMessage,
  type Store,
  type TableServer,
} from '@lusoria/table';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, Settings } from '../types.ts';
import { someGame } from '../testing/script.ts';
import { type EventView, eventViewSchema } from '../view.ts';
import { openEvents } from './index.ts';

function nodeOver(store: Store, others: Partial<Ports> = {}): TableServer {
  const ports: Ports = {
    store,
    cluster: null,
    now: () => Date.now(),
    randomBytes: (count) => randomFillSync(new Uint8Array(count)),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    think: async () => null,
    games: loadGame,
    notice: () => undefined,
    ...others,
  };
  const server = openTableServer(ports, openEvents);
  onTestFinished(() => server.stop());
  return server;
}

/** Two nodes over one store, which send each other hints at once, or none. */
function twoNodes({ areDeaf = false } = {}): readonly [TableServer, TableServer] {
  const store = memoryStore();
  const receivers = new Map<string, (node: string, hint: Hint) => void>();
  const node = (name: string): TableServer =>
    nodeOver(store, {
      cluster: {
        publish(hint) {
          if (areDeaf) return;
          for (const [other, receive] of receivers) if (other !== name) receive(name, hint);
        },
        subscribe(receive) {
          receivers.set(name, receive);
          return () => receivers.delete(name);
        },
        pollMs: areDeaf ? 3_600_000 : 1000,
      },
    });
  return [node('a'), node('b')];
}

/** A person with a connection to one node. */
async function somebody(server: TableServer, name: string) {
  const messages: ServerMessage[] = [];
  const connection = server.connect((message) => messages.push(message));
  const say = (message: object): void => connection.receive(JSON.stringify(message));
  say({ t: 'hello', v: PROTOCOL, token: null, name });
  await connection.settled();
  let asked = 0;
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    await expect.poll(look).toBeDefined();
    const found = look();
    if (found === undefined) throw new Error('it is gone again');
    return found;
  };
  const view = (): EventView | undefined => {
    const message = messages.findLast(({ t }) => t === 'event');
    return message?.t === 'event' ? v.parse(eventViewSchema, message.view) : undefined;
  };
  const ask = async (request: object): Promise<ServerMessage> => {
    const id = `${name}-${(asked += 1)}`;
    say({ t: 'event', id, request });
    return until(() => messages.find((one) => 'id' in one && one.id === id));
  };
  return {
    ask,
    view,
    isTold: async (t: ServerMessage['t']) => until(() => messages.find((one) => one.t === t)),
    erase: () => say({ t: 'erase', id: `${name}-erase` }),
    hangUp: () => connection.close(),
    seen: (is: (now: EventView) => boolean) =>
      until(() => {
        const now = view();
        return now && is(now) ? now : undefined;
      }),
    do: async (event: string, command: Command) => (await ask({ ask: 'do', event, command })).t,
  };
}

/** A teacher who has opened a class, and its code. */
async function openClass(server: TableServer) {
  const game = await someGame();
  const [bot = ''] = game.botKinds;
  const settings: Pick<Settings, 'bot' | 'size'> = { bot, size: 3 };
  const teacher = await somebody(server, 'Magistra');
  await teacher.ask({
    ask: 'create',
    kind: 'class',
    title: '',
    game: game.id,
    options: {},
    settings,
  });
  const made = await teacher.ask({ ask: 'list' });
  const code = JSON.stringify(made).match(/"code":"(\w{7})"/)?.[1] ?? '';
  await teacher.ask({ ask: 'open', event: code });
  return { teacher, code };
}

/** A teacher at one node, and a pupil of theirs at another. */
async function apart() {
  const [a, b] = twoNodes();
  const { teacher, code } = await openClass(a);
  const pupil = await somebody(b, 'Anna');
  await pupil.ask({ ask: 'open', event: code });
  await pupil.do(code, { do: 'join', name: 'Anna' });
  return { teacher, pupil };
}

test('people at one node are seated by a director at another', async () => {
  const [a, b] = twoNodes();
  const { teacher, code } = await openClass(a);
  const pupils = await Promise.all(
    ['Anna', 'Brutus', 'Cato'].map(async (name) => somebody(b, name)),
  );
  for (const [i, pupil] of pupils.entries()) {
    await pupil.ask({ ask: 'open', event: code });
    expect(await pupil.do(code, { do: 'join', name: `Pupil ${i}` })).toBe('event-answer');
  }
  await teacher.seen(({ here }) => here === 3);
  expect(await teacher.do(code, { do: 'start' })).toBe('event-answer');
  for (const pupil of pupils) {
    const view = await pupil.seen(({ you }) => you.as === 'member' && you.table !== null);
    expect(view.round?.tables).toHaveLength(1);
  }
  // One leaves at the one node: the other knows.
  await pupils[2]?.do(code, { do: 'leave' });
  await teacher.seen(({ here }) => here === 2);
});

test('a director sees who is connected at another node, until they are not', async () => {
  const { teacher, pupil } = await apart();
  const isOnline = ({ direction }: EventView) => direction?.people[0]?.online === true;
  await teacher.seen(isOnline);
  pupil.hangUp();
  const left = await teacher.seen((now) => !isOnline(now));
  expect(left.here).toBe(1);
  expect(left.direction?.people[0]?.since).toBeGreaterThan(0);
});

test('a class that is deleted at one node is gone at the other, from memory, too', async () => {
  const { teacher, pupil } = await apart();
  const { id } = await teacher.seen(({ here }) => here === 1);
  await teacher.ask({ ask: 'erase', event: id });
  await pupil.isTold('gone');
  expect(JSON.stringify(await pupil.ask({ ask: 'open', event: id }))).toContain('no-such-event');
});

test.each([1, 2, 3])('who came twice is erased as both, though write %i fails', async (failing) => {
  const kept = memoryStore();
  let writes = 0;
  const store: Store = {
    ...kept,
    async eraseAt(...of) {
      writes += 1;
      if (writes === failing) throw new Error('the store is away');
      return kept.eraseAt(...of);
    },
  };
  const server = nodeOver(store, {
    after(ms, call) {
      const timer = setTimeout(call, Math.min(ms, 20));
      return () => clearTimeout(timer);
    },
  });
  const { teacher, code } = await openClass(server);
  const { id } = await teacher.seen(() => true);
  const pupil = await somebody(server, 'Anna');
  await pupil.ask({ ask: 'open', event: code });
  await pupil.do(code, { do: 'join', name: 'Xanthippe' });
  await pupil.do(code, { do: 'leave' });
  await pupil.do(code, { do: 'join', name: 'Xanthippe' });
  await teacher.do(code, { do: 'start' });
  const { you: seated } = await pupil.seen(({ you }) => you.as === 'member' && you.table !== null);
  const table = (seated.as === 'member' && seated.table) || '';
  expect(JSON.stringify(await kept.entries(table, 0))).toContain('Xanthippe');
  pupil.erase();
  await expect
    .poll(async () => JSON.stringify(await kept.entries(id, 0)))
    .not.toContain('Xanthippe');
  await expect
    .poll(async () => JSON.stringify(await kept.entries(table, 0)))
    .not.toContain('Xanthippe');
});

test('whoever opens a class at another node sees all that was acknowledged, although no hint of it came', async () => {
  const [a, b] = twoNodes({ areDeaf: true });
  const { teacher, code } = await openClass(a);
  const pupil = await somebody(b, 'Anna');
  await pupil.ask({ ask: 'open', event: code });
  expect(await teacher.do(code, { do: 'title', title: '8c' })).toBe('event-answer');
  const late = await somebody(b, 'Brutus');
  await late.ask({ ask: 'open', event: code });
  expect((await late.seen(() => true)).title).toBe('8c');
});

test('nobody is told of a table before it exists, though somebody comes in at that moment', async () => {
  const store = memoryStore();
  const made = Promise.withResolvers<undefined>();
  let isHeld = false;
  const held: Store = {
    ...store,
    async create(...given) {
      if (isHeld) await made.promise;
      return store.create(...given);
    },
  };
  /** Messages gathered for all, which are sent when the test wants it. */
  let gathered: (() => void)[] = [];
  const flush = (): void => {
    const calls = gathered;
    gathered = [];
    for (const call of calls) call();
  };
  const server = nodeOver(held, {
    after(ms, call) {
      if (ms === 50) gathered.push(call);
      const timer = ms === 50 ? undefined : setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
  const { teacher, code } = await openClass(server);
  const [anna, ben] = [await somebody(server, 'Anna'), await somebody(server, 'Ben')];
  for (const pupil of [anna, ben]) await pupil.ask({ ask: 'open', event: code });
  await anna.do(code, { do: 'join', name: 'Anna' });
  flush();
  isHeld = true;
  await ben.do(code, { do: 'join', name: 'Ben' });
  await teacher.do(code, { do: 'start' });
  flush();
  expect(anna.view()?.round ?? null).toBeNull();
  made.resolve(undefined);
  await expect.poll(() => gathered.length).toBeGreaterThan(0);
  flush();
  await anna.seen(({ you }) => you.as === 'member' && you.table !== null);
});

test('no table is left of a class that is deleted while its tables are made', async () => {
  const store = memoryStore();
  const made: string[] = [];
  let isGoing = false;
  const slow: Store = {
    ...store,
    // Each table is made once more, at the last moment: for a node that does not know yet, it is missing.
    async create(table, entry, ...more) {
      if (isGoing) return store.create(table, entry, ...more);
      const isMade = await store.create(table, entry, ...more);
      const again = async () => store.create(table, entry, ...more);
      if (!table.id.startsWith('ev-')) {
        made.push(table.id);
        late.push(again);
      }
      return isMade;
    },
    async removeTable(id, seq) {
      const isRemoved = await store.removeTable(id, seq);
      if (isRemoved && id.startsWith('ev-')) for (const again of late) await again();
      return isRemoved;
    },
  };
  const late: (() => Promise<unknown>)[] = [];
  const server = nodeOver(slow);
  const { teacher, code } = await openClass(server);
  for (const name of ['Anna', 'Ben']) {
    const pupil = await somebody(server, name);
    await pupil.ask({ ask: 'open', event: code });
    await pupil.do(code, { do: 'join', name });
  }
  await teacher.do(code, { do: 'start' });
  const { id } = await teacher.seen(({ round }) => round !== null);
  await expect.poll(() => made.length).toBeGreaterThan(0);
  isGoing = true;
  await teacher.ask({ ask: 'erase', event: id });
  expect(await Promise.all(made.map(async (table) => store.find(table)))).toEqual(
    made.map(() => null),
  );
});
