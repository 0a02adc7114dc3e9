import { setTimeout as wait } from 'node:timers/promises';
import type { OpenTable } from '@lusoria/client';
import { lobbyOver } from '@lusoria/client/lobby';
import { strengthsOver } from '@lusoria/client/ratings';
import { defined } from '@lusoria/core';
import { settingsSchema } from '@lusoria/table';
import * as v from 'valibot';
import type { Person, PersonContext } from '../client/person.ts';
import type { GameTable } from './games.ts';
import { beginMatch } from './matches.ts';
import { LOOK_MS, type MeetingsPlan, openMeetings, PATIENCE_MS } from './meetings.ts';
import type { Workload } from './workload.ts';

/** What is needed to play with strangers. */
export interface StrangersPlan extends MeetingsPlan, GameTable {
  /** Of the seats that nobody takes. */
  readonly bots: readonly string[];
}

const LISTED = v.parse(settingsSchema, { pace: 0, listed: true });

/**
 * People who open a table to strangers, and others who find it in the lobby and take a bot's seat. Both want to be rated:
 * every round must be among their results, once.
 */
export function openHosts(name: string, around: PersonContext, plan: StrangersPlan): Workload {
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
export function openSeekers(name: string, around: PersonContext, plan: StrangersPlan): Workload {
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
