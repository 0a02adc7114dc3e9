import { seeded } from '@lusoria/core';
import { openPerson, type Person, type PersonContext } from '../client/person.ts';
import { playSeat, type Policy, type Seated } from './matches.ts';
import { openProgress, type Workload } from './workload.ts';

/** What is needed to come, play and go, again and again. */
export interface MeetingsPlan extends Pick<Policy, 'thinkMs' | 'choose'> {
  readonly seed: string;
  readonly wentOn?: (since: number) => void;
}

/** Limit for what was played to be counted, however often a server is killed, and the rest between two looks. */
export const PATIENCE_MS = 240_000;
export const LOOK_MS = 500;

/** What people do, one time after another; resolves when they have played to the end. */
type Meet = (n: number) => Promise<void>;

/** Runs it until it is to end, and counts what is seen of the tables. */
export function openMeetings(
  name: string,
  around: PersonContext,
  { seed, thinkMs, choose, wentOn }: MeetingsPlan,
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
