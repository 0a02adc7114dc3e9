import { setTimeout as wait } from 'node:timers/promises';
import { checkRecord, type NewTable, type OpenTable } from '@lusoria/client';
import { type AnyGame, type Random, seeded } from '@lusoria/core';
import { type Settings, settingsSchema, type TableView } from '@lusoria/table';
import { acting } from '@lusoria/testing/people/play.ts';
import * as v from 'valibot';
import type { Person, PersonContext } from '../client/person.ts';
import { openProgress, type Workload } from './workload.ts';

/** A table that people play a match at, with bots. */
export interface MatchTable {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly people: number;
  readonly bots: readonly string[];
  /** The usual one: none. */
  readonly clock?: Settings['clock'];
}

/** How a seat is played. */
export interface Policy {
  choose(view: unknown, random: Random): unknown;
  /** Mean delay before an action (milliseconds). */
  readonly thinkMs: number;
  readonly random: Random;
  /** Called with the milliseconds until a command was acknowledged. */
  readonly acknowledged?: (ms: number) => void;
}

export interface MatchesPlan extends Omit<Policy, 'random'> {
  readonly seed: string;
  /** The table of the n-th match. */
  tableOf(n: number): MatchTable;
  /** Called when a match has begun. */
  readonly begun?: (host: Seated) => Promise<void>;
  readonly wentOn?: (since: number) => void;
}

const SETTINGS = v.parse(settingsSchema, { pace: 0 });
/** Delay before retrying after a rejection. */
const REJECTED_MS = 100;
const LOOK_MS = 20;

/** Somebody at a table. */
export interface Seated {
  readonly person: Person;
  readonly table: OpenTable;
}

/** Creates a table, seats as many of these people as play there, and lets the others watch. */
export async function sitDown(
  people: readonly Person[],
  { game, options, people: count, bots, clock = 'none' }: MatchTable,
): Promise<readonly Seated[]> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    ...Array.from({ length: count - 1 }, () => ({ kind: 'open' }) as const),
    ...bots.map((bot) => ({ kind: 'bot', bot }) as const),
  ];
  const created = { game: game.id, options, settings: { ...SETTINGS, clock }, seats };
  const id = await host.insist(async () => host.session.create(created));
  const mine = await host.insist(async () => host.session.open(id));
  const seated: Seated[] = [{ person: host, table: mine }];
  const { code } = mine.get().view;
  for (const [i, person] of others.entries()) {
    const table = await person.insist(async () => person.session.open(code));
    seated.push({ person, table });
    if (i + 1 >= count) continue;
    await person.bring(
      async () => table.do({ do: 'sit', seat: i + 1 }),
      () => table.get().view.seat !== null,
    );
  }
  return seated;
}

/** The owner begins. */
export async function beginMatch({ person, table }: Seated): Promise<void> {
  await person.bring(
    async () => table.do({ do: 'start' }),
    () => table.get().view.phase !== 'lobby',
  );
}

/**
 * Acts at an open table whenever it is its turn, until the match is over; as owner it also begins the next round.
 * The session contributes to chance, and resends a request if the connection breaks.
 *
 * @param stopped resolves to stop before that
 */
export async function playSeat(
  { person, table }: Seated,
  { choose, thinkMs, random, acknowledged }: Policy,
  { failing, complain }: Pick<PersonContext, 'failing' | 'complain'>,
  stopped?: Promise<void>,
): Promise<void> {
  const next = (view: TableView) =>
    view.phase === 'between' && view.seat === 0
      ? ({ do: 'next' } as const)
      : acting(view, (seen) => choose(seen, random));
  let isStopped = false;
  void stopped?.then(() => (isStopped = true));
  while (!person.closed()) {
    const { view, gone } = table.get();
    if (gone !== null || view.phase === 'over') return;
    if (isStopped) return;
    if (next(view) === null) {
      await Promise.race([changed(table), stopped ?? new Promise(() => undefined)]);
      continue;
    }
    await wait(thinkMs / 2 + random.int(Math.max(1, thinkMs)));
    // It may have become another player's turn.
    const { seq, view: now } = table.get();
    const command = next(now);
    if (!command) continue;
    const since = performance.now();
    const result = await table.do(command);
    if (result.ok) acknowledged?.(performance.now() - since);
    else {
      if (!failing && table.get().seq === seq && !person.closed())
        complain(`${person.name}: ${JSON.stringify(command)} ${JSON.stringify(result.rejection)}`);
      await wait(REJECTED_MS);
    }
  }
}

/** Ends a round by consent, after all have stopped; the host is never behind, who alone begins rounds. */
async function breakOff(host: Seated, players: readonly Seated[]): Promise<void> {
  const isPlaying = (): boolean =>
    host.table.get().view.phase === 'playing' && !host.person.closed();
  for (const { table } of players) {
    // One that is rejected comes when the round is over.
    if (isPlaying()) await table.do({ do: 'consent', to: 'end', give: true });
  }
  while (isPlaying()) await wait(LOOK_MS);
}

async function changed(table: OpenTable): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** People who play one match after another, each at a new table; those without a seat watch. */
export function openMatches(
  name: string,
  people: readonly Person[],
  around: PersonContext,
  plan: MatchesPlan,
): Workload {
  const random = seeded(`${plan.seed} ${name}`);
  const progress = openProgress(plan.wentOn);
  const stopped = Promise.withResolvers<void>();
  let matches = 0;
  let rounds = 0;
  let isLast = false;
  let present: OpenTable | null = null;
  const [host] = people;
  if (!host) throw new Error('nobody plays');

  const follow = (table: OpenTable): void => {
    let seen = table.get().seq;
    table.subscribe(({ seq }) => {
      if (seq > seen) progress.add(seq - seen);
      seen = Math.max(seen, seq);
    });
  };
  /** The record can be replayed, and contains the commitments and contributions of all. */
  const check = async (id: string, game: AnyGame): Promise<void> => {
    const record = await host.insist(async () => host.session.record(id));
    for (const { session } of people) {
      for (const flaw of await checkRecord(record, session.commitments(id), game))
        around.complain(`${id}: ${JSON.stringify(flaw)}`);
    }
    matches += 1;
    rounds += record.rounds.length;
  };
  const playMatch = async (): Promise<void> => {
    const match = plan.tableOf(matches);
    const seated = await sitDown(people, match);
    const players = seated.slice(0, match.people);
    const [first] = players;
    if (!first) throw new Error('nobody plays');
    present = first.table;
    follow(first.table);
    await beginMatch(first);
    await plan.begun?.(first);
    await Promise.all(
      players.map(async (player) => playSeat(player, { ...plan, random }, around, stopped.promise)),
    );
    if (host.closed()) return;
    await breakOff(first, players);
    await check(first.table.id, match.game);
    for (const { table } of seated) table.close();
  };
  const playing = (async (): Promise<void> => {
    while (!isLast && !host.closed()) await playMatch();
  })().catch((error: unknown) => {
    if (!host.closed()) around.complain(`${name} was disturbed: ${String(error)}`);
  });
  return {
    describe() {
      const { seq, pending } = present?.get() ?? { seq: 0, pending: 0 };
      const states = people.map(({ session }) => session.status()).join(' and ');
      return `${name} at ${present?.id ?? 'no table'}, seq ${seq}, ${states}, ${pending} unanswered`;
    },
    entries: progress.entries,
    matches: () => matches,
    rounds: () => rounds,
    async finish(atOnce = false) {
      isLast = true;
      if (atOnce) stopped.resolve();
      await playing;
    },
    close() {
      for (const one of people) one.close();
    },
  };
}
