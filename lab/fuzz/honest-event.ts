import { type AnyGame, defined } from '@lusoria/core';
import { join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, eventAt, joinEvent } from '@lusoria/testing/people/event.ts';
import type { HonestContext } from './honest-players.ts';

const PUPILS = 5;

/** A locked class, whose code everybody knows. */
export interface HonestEvent {
  /** Checks that all are still there under their names and at their tables, and that the class can be directed. */
  check(): Promise<void>;
}

/** Creates a class, locks it, begins a round, and publishes its code, its id and those of its tables. */
export async function openHonestEvent(
  { url, findings, leakDetector, known, headers }: Omit<HonestContext, 'pace'>,
  game: AnyGame | undefined,
): Promise<HonestEvent> {
  if (!game) throw new Error('there is no game');
  const [bot = ''] = game.botKinds;
  const teacher = await join(url, { name: 'Magistra', headers });
  const made = await askEvents(teacher, {
    ask: 'create',
    kind: 'class',
    title: '',
    game: game.id,
    options: {},
    settings: {
      bot,
      size: 4,
      draw: 'lot',
      shared: false,
      next: 'event',
      score: 'points',
      minutes: null,
      clock: 'none',
      open: true,
      names: true,
      listed: false,
      money: null,
    },
  });
  if (made.to !== 'create') throw new Error(made.to);
  await askEvents(teacher, { ask: 'open', event: made.event });
  const names = Array.from({ length: PUPILS }, (_, i) => `Hidden-${made.event.slice(-8)}-${i}`);
  const pupils = await Promise.all(names.map(async (name) => join(url, { name, headers })));
  for (const [i, pupil] of pupils.entries()) {
    await joinEvent(pupil, made.code, defined(names[i]));
    leakDetector.secret('a name in a class', defined(names[i]), teacher.person());
  }
  await doEvent(teacher, made.event, { do: 'lock', on: true });
  await doEvent(teacher, made.event, { do: 'start' });
  const view = await teacher.until(() => {
    const now = eventAt(teacher);
    return now?.round ? now : null;
  }, 'a round');
  leakDetector.secret('the key of a class', defined(view.direction).key, teacher.person());
  known.events.push(made.event, made.code);
  known.tables.push(...(view.round?.tables ?? []).flatMap(({ table }) => table ?? []));

  return {
    async check() {
      const told = await doEvent(teacher, made.event, { do: 'tell', text: 'finis' });
      if (told !== 'done') findings.report('a class cannot be directed any more', '', told);
      const last = await teacher.until(() => {
        const now = eventAt(teacher);
        return now?.told?.text === 'finis' ? now : null;
      }, 'what was told');
      const here = last.members.filter(({ state }) => state === 'here').map(({ name }) => name);
      if (here.join() !== names.join()) findings.report('a class has changed', '', here.join());
      const seats = last.round?.tables.flatMap((table) =>
        table.seats.filter((one) => one !== null),
      );
      if (seats?.length !== PUPILS) findings.report('somebody has lost a seat', '', String(seats));
      await Promise.all([teacher, ...pupils].map(async (client) => client.close()));
    },
  };
}
