import { setTimeout as wait } from 'node:timers/promises';
import type { OpenTable } from '@lusoria/client';
import { lobbyOver } from '@lusoria/client/lobby';
import { strengthsOver } from '@lusoria/client/ratings';
import { defined, seeded } from '@lusoria/core';
import { settingsSchema } from '@lusoria/table';
import * as v from 'valibot';
import { openPerson, type Person, type Surroundings } from '../client/person.ts';
import type { GameTable } from './games.ts';
import { beginMatch, playSeat, type Policy, type Seated } from './matches.ts';
import { openProgress, type Workload } from './workload.ts';

/** What is needed to play with strangers. */
export interface StrangersPlan extends Pick<Policy, 'thinkMs' | 'choose'>, GameTable {
  readonly seed: string;
  /** Of the seats that nobody takes. */
  readonly bots: readonly string[];
  readonly wentOn?: (since: number) => void;
}

/** Limit for a round to be rated, however often a server is killed. */
const PATIENCE_MS = 240_000;
const LOOK_MS = 500;
const LISTED = v.parse(settingsSchema, { pace: 0, listed: true });

/** What people do among strangers, one time after another; resolves when they have played to the end. */
type Meet = (n: number) => Promise<void>;

/** Runs it until it is to end, and counts what is seen of the tables. */
function openMeetings(
  name: string,
  around: Surroundings,
  { seed, thinkMs, choose, wentOn }: StrangersPlan,
  meetingsOf: (parts: {
    readonly come: (name: string) => Person;
    readonly play: (seated: Seated) => Promise<void>;
    readonly isClosed: () => boolean;
    readonly later: (work: Promise<void>) => void;
  }) => Meet,
): Workload {
  const random = seeded(`${seed} ${name}`);
  const progress = openProgress(wentOn);
  const people = new Set<Person>();
  const after: Promise<void>[] = [];
  const stopped = Promise.withResolvers<void>();
  let matches = 0;
  let isLast = false;
  let isClosed = false;
  const meet = meetingsOf({
    come(who) {
      const person = openPerson(who, around);
      people.add(person);
      return person;
    },
    async play(seated) {
      let seen = seated.table.get().seq;
      seated.table.subscribe(({ seq }) => {
        if (seq > seen) progress.add(seq - seen);
        seen = Math.max(seen, seq);
      });
      await playSeat(seated, { choose, thinkMs, random }, around, stopped.promise);
    },
    isClosed: () => isClosed,
    later: (work) => after.push(work),
  });
  const playing = (async (): Promise<void> => {
    while (!isLast && !isClosed) {
      await meet(matches);
      matches += 1;
    }
    await Promise.all(after);
  })().catch((error: unknown) => {
    if (!isClosed) around.complain(`${name} was disturbed: ${String(error)}`);
  });
  return {
    describe: () => `${name}, match ${matches}`,
    entries: progress.entries,
    matches: () => matches,
    rounds: () => matches,
    async finish() {
      isLast = true;
      await playing;
    },
    close() {
      isClosed = true;
      stopped.resolve();
      for (const one of people) one.close();
    },
  };
}

/**
 * People who open a table to strangers, and others who find it in the lobby and take a bot's seat. Both want to be rated:
 * every round must be among their results, once.
 */
export function openHosts(name: string, around: Surroundings, plan: StrangersPlan): Workload {
  const { game, options, bots } = plan;
  return openMeetings(name, around, plan, ({ come, play, isClosed, later }) => {
    const isRated = async (people: readonly Person[], table: OpenTable): Promise<void> => {
      const { played } = table.get().view;
      table.close();
      const until = Date.now() + PATIENCE_MS;
      for (const one of people) {
        for (;;) {
          const { own } = await one.insist(async () => strengthsOver(one.session).own());
          const results = own?.games.find((each) => each.game === game.id)?.results ?? 0;
          if (results === played || isClosed()) break;
          if (results > played || Date.now() > until) {
            around.complain(
              `${one.name} has played ${played} rounds, of which ${results} are rated`,
            );
            break;
          }
          await wait(LOOK_MS);
        }
        one.close();
      }
    };
    return async (n) => {
      const [host, guest] = [come(`${name} hosts ${n}`), come(`${name} comes ${n}`)];
      for (const one of [host, guest])
        await one.insist(async () => strengthsOver(one.session).setRated(true));
      const seats = [
        { kind: 'me' } as const,
        { kind: 'bot', bot: defined(bots[0]) } as const,
        ...bots.map((bot) => ({ kind: 'bot', bot }) as const).slice(1),
      ];
      const made = { game: game.id, options, settings: LISTED, seats };
      const id = await host.insist(async () => host.session.create(made));
      const own = await host.insist(async () => host.session.open(id));
      const found = await new Promise<string>((resolve) => {
        const stop = lobbyOver(guest.session).watch((tables) => {
          const one = tables.find(({ people }) => people.includes(host.name));
          if (one) resolve(one.table);
          if (one) queueMicrotask(() => stop());
        });
      });
      const theirs = await guest.insist(async () => guest.session.open(found));
      await guest.bring(
        async () => theirs.do({ do: 'sit', seat: 1 }),
        () => theirs.get().view.seat !== null,
      );
      const seated = [
        { person: host, table: own },
        { person: guest, table: theirs },
      ];
      await beginMatch({ person: host, table: own });
      await Promise.all(seated.map(play));
      theirs.close();
      later(isRated([host, guest], own));
    };
  });
}

/** People who look for somebody to play with, and play wherever that has led to. */
export function openSeekers(name: string, around: Surroundings, plan: StrangersPlan): Workload {
  const { game, options, bots } = plan;
  return openMeetings(name, around, plan, ({ come, play }) => async (n) => {
    const person = come(`${name} ${n}`);
    const wish = { game: game.id, options, bots: [...bots] };
    await person.insist(async () => lobbyOver(person.session).seek(wish));
    // Where an answer was lost, the one who asked again is awaited at two tables.
    const own = await person.insist(async () => person.session.tables());
    await Promise.all(
      own.map(async ({ table: id }) => {
        const table = await person.insist(async () => person.session.open(id));
        await play({ person, table });
        table.close();
      }),
    );
    person.close();
  });
}
