import { setTimeout as wait } from 'node:timers/promises';
import { eventsOver, type OpenEvent } from '@lusoria/client/events';
import type { AnyGame } from '@lusoria/core';
import { type Command, type Settings, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import type { Person, PersonContext } from '../client/person.ts';
import { openProgress, type Workload } from './workload.ts';

/** What a class plays. Settings not given are the usual ones. */
export interface ClassPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly settings: Partial<Settings> & Pick<Settings, 'bot'>;
}

/** A class that all have joined under their names: as its teacher sees it, and as each of the pupils does. */
export interface Gathered {
  readonly own: OpenEvent;
  readonly code: string;
  readonly pupils: readonly { readonly person: Person; readonly event: OpenEvent }[];
}

/** @param progressed called after every step */
export async function gather(
  teacher: Person,
  pupils: readonly Person[],
  { game, options, settings }: ClassPlan,
  progressed: () => void = () => undefined,
): Promise<Gathered> {
  const events = eventsOver(teacher.session);
  const made = await teacher.insist(async () =>
    events.create({
      kind: 'class',
      title: '',
      game: game.id,
      options,
      settings: v.parse(settingsSchema, settings),
    }),
  );
  const own = await teacher.insist(async () => events.open(made.code));
  progressed();
  const joined: Gathered['pupils'][number][] = [];
  for (const person of pupils) {
    const event = await person.insist(async () => eventsOver(person.session).open(made.code));
    await person.bring(
      async () => event.do({ do: 'join', name: person.name }),
      () => event.get().you.as === 'member',
    );
    progressed();
    joined.push({ person, event });
  }
  return { own, code: made.code, pupils: joined };
}

/** Limit for the lag of a table behind its event, however often a server is killed. */
const PATIENCE_MS = 80_000;
const LOOK_MS = 200;
/** Rounds of a class before another one is gathered. */
const ROUNDS = 5;

/**
 * Classes whose rounds begin and end without a card being played: the teacher starts, pauses, continues and ends them;
 * then their tables must match their state.
 */
export function openClasses(
  name: string,
  teacher: Person,
  pupils: readonly Person[],
  around: PersonContext,
  plan: ClassPlan & { readonly wentOn?: (since: number) => void },
): Workload {
  const progress = openProgress(plan.wentOn);
  let rounds = 0;
  let isLast = false;
  let event: OpenEvent | null = null;

  const playRound = async (own: OpenEvent): Promise<void> => {
    const number = (own.get().round?.number ?? 0) + 1;
    const direct = async (command: Command, isSo: () => boolean): Promise<void> => {
      await teacher.bring(async () => own.do(command), isSo);
      progress.add(1);
    };
    await direct({ do: 'start' }, () => own.get().round?.number === number);
    for (const on of [true, false]) {
      await direct({ do: 'pause', on }, () => own.get().round?.paused === on);
    }
    await direct({ do: 'time', minutes: 0 }, () => own.get().round?.ended === true);
    for (const { table: id } of own.get().round?.tables ?? []) {
      if (id === null) continue;
      const table = await teacher.insist(async () => teacher.session.open(id));
      const patience = Date.now() + PATIENCE_MS;
      while (table.get().view.phase !== 'over' && !teacher.closed() && Date.now() < patience)
        await wait(LOOK_MS);
      const { phase } = table.get().view;
      if (phase !== 'over' && !teacher.closed())
        around.complain(`${id} of a round that is over is ${phase}`);
      table.close();
      progress.add(1);
    }
    rounds += 1;
  };
  const playing = (async (): Promise<void> => {
    while (!isLast && !teacher.closed()) {
      const gathered = await gather(teacher, pupils, plan, () => progress.add(1));
      const { own } = gathered;
      event = own;
      while (!isLast && !teacher.closed() && (own.get().round?.number ?? 0) < ROUNDS)
        await playRound(own);
      for (const one of [own, ...gathered.pupils.map((pupil) => pupil.event)]) one.close();
    }
  })().catch((error: unknown) => {
    if (!teacher.closed()) around.complain(`${name} was disturbed: ${String(error)}`);
  });
  return {
    describe: () => `${name} at ${event?.id ?? 'no event'}, ${teacher.session.status()}`,
    entries: progress.entries,
    matches: () => rounds,
    rounds: () => rounds,
    async finish() {
      isLast = true;
      await playing;
    },
    close() {
      for (const one of [teacher, ...pupils]) one.close();
    },
  };
}
