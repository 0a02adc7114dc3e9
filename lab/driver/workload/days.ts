import { setTimeout as wait } from 'node:timers/promises';
import { dailyOver } from '@lusoria/client/daily';
import { type AnyGame, defined } from '@lusoria/core';
import type { Person, PersonContext } from '../client/person.ts';
import { LOOK_MS, type MeetingsPlan, openMeetings, PATIENCE_MS } from './meetings.ts';
import type { Workload } from './workload.ts';

/** What is needed to play deals of the day. */
export interface DaysPlan extends MeetingsPlan {
  /** The game whose deals are played. */
  readonly game: AnyGame;
}

/** People who enter the deals of today one after the other, each once, and play them to the end: every score must be in the list. */
export function openDays(name: string, around: PersonContext, plan: DaysPlan): Workload {
  const { game } = plan;
  return openMeetings(name, around, plan, ({ come, play, isClosed, later }) => {
    const dayOf = async (person: Person): Promise<string> => {
      const { date, days } = await person.insist(async () => dailyOver(person.session).list());
      const today = days.filter((one) => one.date === date && one.game === game.id);
      // The ones with the fewest deals come most often to an end.
      return defined(today.toSorted((a, b) => a.rounds - b.rounds)[0], `a deal of ${game.id}`).day;
    };
    const isListed = async (person: Person, day: string): Promise<void> => {
      const until = Date.now() + PATIENCE_MS;
      while (!isClosed() && Date.now() < until) {
        const { own, rounds } = await person.insist(async () => dailyOver(person.session).day(day));
        if (own?.over === true && own.score.deals.length === rounds) return person.close();
        await wait(LOOK_MS);
      }
      if (!isClosed()) around.complain(`${person.name} has played ${day}, and has no score`);
      person.close();
    };
    return async (n) => {
      const person = come(`${name} ${n}`);
      const day = await dayOf(person);
      const at = await person.insist(async () => dailyOver(person.session).play(day));
      const table = await person.insist(async () => person.session.open(at));
      await play({ person, table });
      if (table.get().view.phase !== 'over') return;
      table.close();
      later(isListed(person, day));
    };
  });
}
