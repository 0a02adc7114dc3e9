import { defined } from '@lusoria/core';
import type { Client } from '@lusoria/testing/people/client.ts';
import { doEvent, eventAt, untilEvent } from '@lusoria/testing/people/event.ts';
import { PLAYED } from '@lusoria/testing/people/play.ts';
import type { EventView } from '@lusoria/tournaments';
import type { Command } from '@lusoria/tournaments/types';
import { FALSE_NAME } from './floods.ts';

/** What the teacher of a class knows of its people. */
export interface Acquaintance {
  /** People who are somebody of the class, on another device. */
  readonly known: ReadonlySet<string>;
  /** Members for whom a bot is to play while they are away. */
  readonly playedFor: ReadonlySet<number>;
}

/** Looks after the door and the empty chairs of a class, until it is over. */
export async function lookAfter(
  teacher: Client,
  code: string,
  { known, playedFor }: Acquaintance,
  isOver: () => boolean,
): Promise<void> {
  const answered = new Set<string>();
  /** Each is done once; at another moment another one may be refused. */
  const once = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    if (answered.has(name)) return;
    answered.add(name);
    await act();
  };
  const command = async (one: Command): Promise<string> => doEvent(teacher, code, one);
  while (!isOver()) {
    const heard = teacher.messages.length;
    const view = defined(eventAt(teacher), 'the class');
    const { knocks, people, settings } = defined(view.direction, 'a class of this teacher');
    for (const { person } of knocks)
      await once(person, async () =>
        command({ do: 'answer', person, as: known.has(person) ? 'same' : 'other' }),
      );
    for (const { member, name, state } of view.members) {
      const isFalse = name.startsWith(FALSE_NAME);
      if (isFalse && state === 'here') {
        await once('door', async () =>
          command({ do: 'settings', settings: { ...settings, entry: 'approved' } }),
        );
        await once(`out ${member}`, async () => command({ do: 'remove', member }));
      }
      if (state === 'asks')
        await once(`asks ${member}`, async () =>
          command({ do: isFalse ? 'refuse' : 'admit', members: [member] }),
        );
    }
    for (const { member, online } of people) {
      const place = view.round?.tables.find(({ seats }) => seats.includes(member));
      if (online || !playedFor.has(member) || !place?.table || view.round?.paused) continue;
      const { table } = place;
      const seat = place.seats.indexOf(member);
      await once(`bot ${table} ${member}`, async () => {
        await teacher.open(table);
        await teacher.do(table, { do: 'put-bot', seat, bot: PLAYED.bot });
      });
    }
    await teacher.until(() => isOver() || teacher.messages.length > heard);
  }
}

/** Waits until the teacher sees that somebody is away, or that they are here. */
export async function untilOnline(teacher: Client, member: number, online: boolean): Promise<void> {
  await untilEvent(
    teacher,
    ({ direction }) =>
      direction?.people.some((one) => one.member === member && one.online === online) === true,
  );
}

/** Waits until so much of a round has been played, as a share of its deals at all tables. */
export async function untilPlayed(
  teacher: Client,
  round: number,
  deals: number,
  share: number,
): Promise<EventView> {
  return untilEvent(teacher, (view) => {
    if (view.round?.number !== round) return false;
    const tables = view.round.tables;
    const played = tables.reduce((sum, one) => sum + (one.over ? deals : one.played), 0);
    return played >= share * deals * tables.length;
  });
}
