import { setTimeout as wait } from 'node:timers/promises';
import { dailyOver } from '@lusoria/client/daily';
import { type AnyGame, defined, seeded } from '@lusoria/core';
import { openPerson, type Person, type Surroundings } from '../client/person.ts';
import { type Policy, playSeat } from './matches.ts';
import { openProgress, type Workload } from './workload.ts';

/** What is needed to play deals of the day. */
export interface DaysPlan extends Pick<Policy, 'thinkMs' | 'choose'> {
  readonly seed: string;
  /** The game whose deals are played. */
  readonly game: AnyGame;
  readonly wentOn?: (since: number) => void;
}

/** Limit for a score to be in the list of its day, however often a server is killed. */
const PATIENCE_MS = 240_000;
const LOOK_MS = 500;

/** People who enter the deals of today one after the other, each once, and play them to the end: every score must be in the list. */
export function openDays(
  name: string,
  around: Surroundings,
  { seed, game, thinkMs, choose, wentOn }: DaysPlan,
): Workload {
  const random = seeded(`${seed} ${name}`);
  const progress = openProgress(wentOn);
  const listed: Promise<void>[] = [];
  const all = new Set<Person>();
  const stopped = Promise.withResolvers<void>();
  let played = 0;
  let isLast = false;
  let isClosed = false;

  const dayOf = async (person: Person): Promise<string> => {
    const { date, days } = await person.insist(async () => dailyOver(person.session).list());
    const today = days.filter((one) => one.date === date && one.game === game.id);
    // The ones with the fewest deals come most often to an end.
    return defined(today.toSorted((a, b) => a.rounds - b.rounds)[0], `a deal of ${game.id}`).day;
  };

  const isListed = async (person: Person, day: string): Promise<void> => {
    const until = Date.now() + PATIENCE_MS;
    while (!isClosed && Date.now() < until) {
      const { own, rounds } = await person.insist(async () => dailyOver(person.session).day(day));
      if (own?.over === true && own.score.deals.length === rounds) return person.close();
      await wait(LOOK_MS);
    }
    if (!isClosed) around.complain(`${person.name} has played ${day}, and has no score`);
    person.close();
  };

  const playDay = async (): Promise<void> => {
    const person = openPerson(`${name} ${played}`, around);
    all.add(person);
    const day = await dayOf(person);
    const at = await person.insist(async () => dailyOver(person.session).play(day));
    const table = await person.insist(async () => person.session.open(at));
    let seen = 0;
    table.subscribe(({ seq }) => {
      if (seq > seen) progress.add(seq - seen);
      seen = Math.max(seen, seq);
    });
    await playSeat({ person, table }, { choose, thinkMs, random }, around, stopped.promise);
    if (table.get().view.phase !== 'over') return;
    table.close();
    played += 1;
    listed.push(isListed(person, day));
  };

  const playing = (async (): Promise<void> => {
    while (!isLast && !isClosed) await playDay();
    await Promise.all(listed);
  })().catch((error: unknown) => {
    if (!isClosed) around.complain(`${name} was disturbed: ${String(error)}`);
  });
  return {
    describe: () => `${name}, entry ${played}`,
    entries: progress.entries,
    matches: () => played,
    rounds: () => played,
    async finish() {
      isLast = true;
      await playing;
    },
    close() {
      isClosed = true;
      stopped.resolve();
      for (const one of all) one.close();
    },
  };
}
