import type { StoredPerson } from '@lusoria/table';
import { progressOf } from '../homework/progress.ts';
import { isFor, neededFor } from '../homework/state.ts';
import { freeName, isSameName } from '../joining.ts';
import { askingAs, memberOf } from '../membership.ts';
import type { EventState } from '../types.ts';
import type { ActiveEvents } from './active-events.ts';
import type { EventActor } from './event-actor.ts';

/** What a score is of: the lessons of a class, or a homework by its number. */
export type SchoolWork = 'lessons' | number;

/** How much of a work somebody has done. */
interface SchoolScore {
  readonly done: number;
  readonly of: number;
}

/** An event as a school's platform needs it. */
interface SchoolEvent {
  readonly id: string;
  readonly code: string;
  readonly director: string;
  /** Titles of the homework that is not closed, by number. */
  readonly homework: ReadonlyMap<number, string>;
}

/** What schools' platforms ask of events. */
export interface SchoolDesk {
  /** Null: there is none. */
  event(id: string): Promise<SchoolEvent | null>;
  /** Makes a person a member, as far as the event lets them in; the name gets a number where others have it. */
  enrol(event: string, person: StoredPerson): Promise<void>;
  /** Null: there is nothing yet to be told. `gone`: there never will be. */
  score(event: string, person: string, work: SchoolWork): Promise<SchoolScore | 'gone' | null>;
}

export function schoolDesk(events: ActiveEvents): SchoolDesk {
  return {
    async event(id) {
      const found = await events.load(id);
      if (!found) return null;
      const { code, director, homework } = found.actor.event();
      const open = homework.filter(({ closedAt }) => closedAt === null);
      return { id, code, director, homework: new Map(open.map(({ no, title }) => [no, title])) };
    },
    async enrol(id, person) {
      const actor = (await events.load(id))?.actor;
      if (!actor) return;
      const state = actor.event();
      if (state.director === person.id) return;
      if (memberOf(state, person.id) || askingAs(state, person.id)) return;
      await submitted(actor, person.id, nameFor(state, person.name));
    },
    async score(id, person, work) {
      const state = (await events.load(id))?.actor.event();
      const member = state && memberOf(state, person);
      if (!state || !member) return state && askingAs(state, person) ? null : 'gone';
      if (work === 'lessons') return lessonsOf(state, member.no);
      const homework = state.homework[work];
      if (!homework) return 'gone';
      if (!isFor(homework, member.no)) return null;
      const { counted } = progressOf(homework, member.no);
      const of = neededFor(homework);
      return counted === 0 ? null : { done: Math.min(counted, of), of };
    },
  };
}

/** A name on the director's list is taken; any other that somebody has gets a number. */
function nameFor(state: EventState, name: string): string {
  const isListed = state.members.some(
    (one) => one.state === 'listed' && isSameName(one.name, name),
  );
  return isListed ? name : freeName(state, name);
}

/** Resolves when the event has answered; why it lets nobody in, its page says. */
async function submitted(actor: EventActor, person: string, name: string): Promise<void> {
  const command = { do: 'join', name } as const;
  await new Promise<void>((resolve) => {
    const id = `school:join ${person} ${actor.event().seq}`;
    actor.submit({ kind: 'person', person, command }, id, () => resolve());
  });
}

/** In how many of the rounds that are over somebody has played to the end of a deal. */
function lessonsOf({ rounds }: EventState, member: number): SchoolScore | null {
  const ended = rounds.filter((round) => round.ended);
  const played = ended.filter(({ tables }) =>
    tables.some(({ seats, played: deals }) => deals > 0 && seats.includes(member)),
  );
  return played.length === 0 ? null : { done: played.length, of: ended.length };
}
