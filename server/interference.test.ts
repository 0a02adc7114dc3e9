import { createHash } from 'node:crypto';
import { type Action, eventSchema, type View, viewSchema } from '@lusoria/agreement';
import { seeded } from '@lusoria/core';
import {
  FIRST_ROUND,
  afterEntry,
  initialState,
  type Command,
  decide,
  type Entry,
  open,
  STANDARD,
  type TableEvent,
  type TableState,
} from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openSqlite } from './store/sqlite/store.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS, temporaryFolder } from './testing/test-server.ts';

// Two servers with the same clock and the same random bytes, and in their stores the same table,
// but for what the seat 0 cannot see. Whatever is done at both of them alike, the seat 0 and the
// spectators must get the same, byte for byte.

const TABLE = '0123456789abcdef0123';
const NOON = 1_700_000_000_000;
const PEOPLE = ['p0000000000000000', 'p0000000000000001', 'p0000000000000002'] as const;
const WATCHER = 'p0000000000000009';
const ACTIONS = 40;

/** A change of the log that the seat 0 does not see. */
type Change = (event: TableEvent) => TableEvent;

function tokenOf(person: string): string {
  return person.padEnd(64, 'f');
}

/** The log of a table at which cards are dealt and every seat has laid one. */
async function beginning(): Promise<readonly Entry[]> {
  const game = await loadGame('agreement');
  if (!game) throw new Error('no game');
  const [owner] = PEOPLE;
  const entries: Entry[] = [];
  const keep = (events: readonly TableEvent[]): void => {
    entries.push({ seq: entries.length + 1, at: NOON, command: `made ${entries.length}`, events });
  };
  const opening = open(game, {
    code: 'ABCDEF',
    owner,
    name: 'Zero',
    options: { wait: 0, botWait: 0 },
    settings: { ...STANDARD, pace: 0 },
    seats: [{ kind: 'person', person: owner }, { kind: 'open' }, { kind: 'open' }],
  });
  if (!opening.ok || opening.value[0]?.type !== 'created') throw new Error('not made');
  keep(opening.value);
  let table: TableState = { ...initialState(TABLE, game, opening.value[0], NOON), seq: 1 };
  const act = (seat: number, command: Command): void => {
    const person = PEOPLE[seat] ?? '';
    const request = { kind: 'person', person, name: `N${seat}`, seen: table.seq, command } as const;
    const made = decide(table, request, { now: NOON, secret: () => '5e'.repeat(32) });
    if (!made.ok) throw new Error(made.rejection.code);
    keep(made.value.events);
    table = entries.slice(-1).reduce(afterEntry, table);
  };
  act(1, { do: 'sit', seat: 1 });
  act(2, { do: 'sit', seat: 2 });
  act(0, { do: 'start' });
  for (const seat of [0, 1, 2])
    act(seat, { do: 'contribute', round: FIRST_ROUND, bytes: '0a'.repeat(32) });
  for (let lays = 0; lays < 3; lays += 1) {
    const state = table.round?.play?.state;
    const turn = state?.turn();
    const seat = turn?.kind === 'play' ? (turn.must[0] ?? 0) : 0;
    const [card = 0] = v.parse(viewSchema, state?.view(seat)).hand;
    act(seat, { do: 'act', action: { type: 'lay', card, as: 'gen-pl-n' } });
  }
  return entries;
}

/** A server with a log in its store, and the clients of the three seats and of a spectator. */
async function world(entries: readonly Entry[]) {
  const dataDir = temporaryFolder();
  const { store, close } = await openSqlite(dataDir);
  for (const id of [...PEOPLE, WATCHER]) {
    const hash = createHash('sha256').update(tokenOf(id)).digest('hex');
    await store.addPerson({ id, name: id.slice(-2) }, hash, NOON);
  }
  const [first, ...rest] = entries;
  if (!first) throw new Error('no log');
  await store.create({ id: TABLE, code: 'ABCDEF', game: 'agreement' }, first, PEOPLE);
  for (const entry of rest) await store.append(TABLE, entry);
  await close();
  let now = NOON;
  const random = seeded('bytes of both');
  const { url } = await testServer(
    { database: 'sqlite', dataDir, limits: NO_LIMITS },
    { now: () => now, randomBytes: (n) => Uint8Array.from({ length: n }, () => random.int(256)) },
  );
  const clients: Client[] = [];
  for (const person of [...PEOPLE, WATCHER]) {
    const client = await join(url, { token: tokenOf(person) });
    clients.push(client);
    await client.ask({ t: 'open', table: TABLE, seen: null }, 'open');
    await client.until(() => client.messages.some(({ t }) => t === 'presence'));
  }
  return {
    clients,
    tick: () => {
      now += 1000;
    },
  };
}

type World = Awaited<ReturnType<typeof world>>;

function viewOf({ clients }: World, seat: number): View {
  return v.parse(viewSchema, clients[seat]?.table(TABLE).view.round?.play?.view);
}

/** An action of a seat that is legal and looks the same in both worlds; cards that differ stay in hand. */
function choose(worlds: readonly World[], seat: number, kept: readonly number[]): Action {
  const [view, other] = worlds.map((one) => viewOf(one, seat));
  if (!view || !other) throw new Error('no view');
  if (view.phase === 'drawn') return { type: 'pass' };
  const card = view.hand.find((one) => other.hand.includes(one) && !kept.includes(one));
  if (card === undefined || view.hand.length <= 3) return { type: 'draw' };
  return { type: 'lay', card, as: 'dat-sg-f' };
}

/**
 * Everybody tries illegal commands: both tables must refuse them alike. An opponent on turn does
 * not: their rejection depends on their own hand, which differs.
 */
async function nonsense(worlds: readonly World[], must: number, ply: number): Promise<void> {
  const commands: readonly Command[] = [
    { do: 'act', action: { type: 'challenge', lay: 99 } },
    { do: 'act', action: { type: 'look', lay: 1 } },
    { do: 'act', action: { type: 'close', lay: 1 } },
    { do: 'act', action: 'what?' },
    { do: 'sit', seat: 1 },
    { do: 'start' },
    { do: 'contribute', round: FIRST_ROUND, bytes: '00'.repeat(32) },
    ...Array.from({ length: 20 }, (_, card): Command => {
      return { do: 'act', action: { type: 'lay', card, as: null } };
    }),
  ];
  for (const seat of [0, 1, 2, 3].filter((one) => one === 0 || one !== must)) {
    for (const [i, command] of commands.entries()) {
      const [here, there] = await Promise.all(
        worlds.map(async ({ clients }) => clients[seat]?.do(TABLE, command, `no-${ply}-${i}`)),
      );
      expect(here?.t).toBe('refused');
      expect(there).toEqual(here);
    }
  }
}

/** Breaks off the round; returns the view of it afterwards. */
async function brokenOff({ clients }: World): Promise<unknown> {
  const [zero] = clients;
  for (const client of clients.slice(0, 3)) {
    await client.do(TABLE, { do: 'consent', to: 'end', give: true }, 'end');
  }
  const answer = await zero?.ask({ t: 'export', table: TABLE }, 'export');
  return answer?.t === 'record' ? answer.record : never();
}

function never(): never {
  throw new Error('no such client');
}

const dealtBy =
  (change: (hands: number[][], stock: number[]) => void): Change =>
  (event) => {
    if (event.type !== 'step' || event.by !== 'chance') return event;
    const [dealt] = event.events.map((inner) => v.parse(eventSchema, inner));
    if (dealt?.type !== 'dealt') throw new Error('no deal');
    const hands = dealt.hands.map((hand) => hand.map(Number));
    const stock = dealt.stock.map(Number);
    change(hands, stock);
    return { ...event, events: [{ ...dealt, hands, stock }] };
  };

const flipVerdict: Change = (event) => {
  if (event.type !== 'step' || event.by !== 1) return event;
  const [laid] = event.events.map((inner) => v.parse(eventSchema, inner));
  if (laid?.type !== 'laid' || !laid.verdict) throw new Error('no lay');
  const { reads, shares } = laid.verdict;
  const verdict = { reads: !reads, shares: shares === 2 ? 0 : 2 };
  return { ...event, events: [{ ...laid, verdict }] };
};

function swap(a: number[], i: number, b: number[], j: number): void {
  const [x, y] = [a[i] ?? 0, b[j] ?? 0];
  a[i] = y;
  b[j] = x;
}

test.each<[string, Change]>([
  ['another card in an opponent’s hand', dealtBy(([, one = []], stock) => swap(one, 4, stock, 1))],
  [
    'a card of one opponent with the other',
    dealtBy(([, one = [], two = []]) => swap(one, 4, two, 4)),
  ],
  [
    'two cards of the stock that opponents will draw',
    dealtBy((_, stock) => swap(stock, 1, stock, 2)),
  ],
  ['a verdict that nobody has asked for', flipVerdict],
])('what differs is not to be noticed: %s', async (_, change) => {
  const log = await beginning();
  const changed = log.map((entry) => ({ ...entry, events: entry.events.map(change) }));
  expect(changed).not.toEqual(log);
  const worlds = [await world(log), await world(changed)];
  const kept = differing(log, changed);

  for (let n = 0; n < ACTIONS; n += 1) {
    const play = worlds[0]?.clients[0]?.table(TABLE).view.round?.play;
    const seat = play?.must[0] ?? 0;
    if (n % 5 === 0) await nonsense(worlds, seat, n);
    const action = choose(worlds, seat, kept);
    for (const { clients, tick } of worlds) {
      tick();
      const done = await clients[seat]?.do(TABLE, { do: 'act', action }, `act-${n}`);
      const seq = done?.t === 'done' ? (done.seq ?? 0) : never();
      await Promise.all(clients.map(async (c) => c.until(() => c.table(TABLE).seq >= seq)));
    }
    // Compared at once, to show a difference where it arises.
    for (const observer of [0, 3]) {
      const [here, there] = worlds.map(({ clients }) => clients[observer]?.raw.slice(-3));
      expect(there).toEqual(here);
    }
  }
  for (const observer of [0, 3]) {
    const [here = [], there] = worlds.map(({ clients }) => clients[observer]?.raw);
    expect(here.length).toBeGreaterThan(ACTIONS);
    expect(there).toEqual(here);
  }
  // The worlds were really different, as everybody can see when the round is over.
  const [one, other] = await Promise.all(worlds.map(brokenOff));
  expect(other).not.toEqual(one);
});

/** The cards that lie elsewhere in the other log. */
function differing(one: readonly Entry[], other: readonly Entry[]): readonly number[] {
  const dealt = (log: readonly Entry[]): readonly number[] => {
    for (const event of log.flatMap(({ events }) => events)) {
      if (event.type !== 'step' || event.by !== 'chance') continue;
      const inner = v.parse(eventSchema, event.events[0]);
      if (inner.type === 'dealt') return [...inner.hands.flat(), ...inner.stock].map(Number);
    }
    return [];
  };
  const cards = dealt(other);
  return dealt(one).flatMap((card, i) => (card === cards[i] ? [] : [card, cards[i] ?? card]));
}
