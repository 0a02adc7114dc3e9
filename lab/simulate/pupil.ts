import type { Session } from '@lusoria/client';
import { type Events, eventsOver, type OpenEvent } from '@lusoria/client/events';
import type { Result } from '@lusoria/core';
import { type Command, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import type { Device } from './device.ts';
import type { Lesson, PersonContext } from './person-context.ts';

/** Somebody's part in a class. */
export interface Pupil {
  /** Does what the class waits for; returns whether they are at their table, and may play. */
  attend(session: Session): boolean;
  /** What their page shows less than there is. */
  behind(): readonly string[];
}

/** @param lesson the first to come makes the class, and directs it */
export function openPupil(
  name: string,
  device: Device,
  { chance, oracle, plan }: PersonContext,
  lesson: Lesson,
): Pupil {
  let own: { readonly session: Session; readonly events: Events; event: OpenEvent | null } | null =
    null;

  const does = (event: OpenEvent, command: Command): void =>
    device.ask<number>(JSON.stringify(command), event.do(command));

  const enter = (session: Session, events: Events): void => {
    if (device.unsettled().length > 0) return;
    const { code } = lesson;
    if (code !== null) {
      const asked: Promise<Result<OpenEvent>> = events.open(code);
      return device.ask(`open class ${code}`, asked, (event) => {
        if (own?.session === session) own.event = event;
      });
    }
    if (name !== 'p0') return;
    const { game, options, seats, bot } = plan;
    const settings = v.parse(settingsSchema, { bot, size: seats, next: 'players' });
    const made = { kind: 'class', title: '7b', game: game.id, options, settings } as const;
    device.ask('create class', events.create(made), (created) => {
      lesson.code = created.code;
    });
  };

  const direct = (event: OpenEvent): void => {
    const { round } = event.get();
    if (!round || round.ended) return does(event, { do: 'start' });
    if (round.paused) return does(event, { do: 'pause', on: false });
    const acts: readonly Command[] = [
      { do: 'pause', on: true },
      { do: 'tell', text: device.mark() },
      { do: 'time', minutes: chance.int(2) },
      { do: 'draw', draw: 'lot' },
    ];
    const act = chance.percent(25) ? acts[chance.int(acts.length)] : undefined;
    if (act) does(event, act);
  };

  return {
    attend(session) {
      if (own?.session !== session) own = { session, events: eventsOver(session), event: null };
      const { event, events } = own;
      if (event && event.gone() !== null) {
        own.event = null;
        lesson.code = null;
        return false;
      }
      if (!event) {
        enter(session, events);
        return false;
      }
      const { you } = event.get();
      if (you.as === 'guest' && !you.waits) does(event, { do: 'join', name: device.mark() });
      if (you.as === 'director') direct(event);
      if (you.as !== 'member' || you.table === null) return false;
      if (chance.percent(1)) does(event, { do: 'leave' });
      const isThere = device.table()?.id === you.table;
      if (!isThere) {
        device.close();
        device.open(you.table);
      }
      return isThere;
    },
    behind() {
      const event = own?.session === device.session() ? (own?.event ?? null) : null;
      const truth = event && event.gone() === null ? oracle.truths.get(event.id) : undefined;
      if (!event || !truth || truth.isRemoved) return [];
      const seen = oracle.eventSeen(name, event.id);
      return seen === truth.log.length
        ? []
        : [`${name} sees class ${event.id} at ${seen}, not ${truth.log.length}`];
    },
  };
}
