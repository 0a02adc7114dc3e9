import { randomBytes } from 'node:crypto';
import { eventsOver } from '@lusoria/client/events';
import { type AnyGame, defined } from '@lusoria/core';
import { openPerson, type PersonContext } from '../driver/client/person.ts';
import type { Known } from '../driver/fault/messages/fills.ts';
import type { Findings } from '../driver/oracle/findings.ts';
import type { LeakDetector } from '../driver/oracle/leaks.ts';
import { gather } from '../driver/workload/classes.ts';

const PUPILS = 5;
const LAST_WORD = 'finis';

/** A locked class, whose code everybody knows. */
export interface HonestClass {
  /** Checks that all are still there under their names and at their tables, and that the class can be directed. */
  check(findings: Findings): Promise<void>;
}

/**
 * Gathers a class, locks it, begins a round, lets a stranger have a look, and publishes its code, its id and those of its
 * tables.
 *
 * @param searched the same surroundings, but what is told there is searched for leaks
 */
export async function openHonestClass(
  around: PersonContext,
  searched: PersonContext,
  game: AnyGame | undefined,
  leakDetector: LeakDetector,
  known: Known,
): Promise<HonestClass> {
  if (!game) throw new Error('there is no game');
  const [bot = ''] = game.botKinds;
  const teacher = openPerson('Magistra', around);
  const names = Array.from(
    { length: PUPILS },
    (_, i) => `Hidden-${randomBytes(4).toString('hex')}-${i}`,
  );
  const pupils = names.map((name) => openPerson(name, around));
  const settings = { bot, next: 'event' } as const;
  const { own, code } = await gather(teacher, pupils, { game, options: {}, settings });
  await teacher.insist(async () => own.do({ do: 'lock', on: true }));
  await teacher.bring(
    async () => own.do({ do: 'start' }),
    () => own.get().round !== null,
  );
  const { round, direction } = own.get();
  const person = defined(teacher.session.me()).person;
  for (const name of names) leakDetector.secret('a name in a class', name, person);
  leakDetector.secret('the key of a class', defined(direction).key, person);
  const stranger = openPerson('Stranger', searched);
  await stranger.insist(async () => eventsOver(stranger.session).open(code));
  known.events.push(own.id, code);
  known.tables.push(...(round?.tables ?? []).flatMap(({ table }) => table ?? []));
  return {
    async check(findings) {
      await teacher
        .bring(
          async () => own.do({ do: 'tell', text: LAST_WORD }),
          () => own.get().told?.text === LAST_WORD,
        )
        .catch((error: unknown) =>
          findings.report('a class cannot be directed any more', '', String(error)),
        );
      const last = own.get();
      const here = last.members.filter(({ state }) => state === 'here').map(({ name }) => name);
      if (here.join() !== names.join()) findings.report('a class has changed', '', here.join());
      const seats = last.round?.tables.flatMap((table) =>
        table.seats.filter((one) => one !== null),
      );
      if (seats?.length !== PUPILS) findings.report('somebody has lost a seat', '', String(seats));
      for (const one of [teacher, ...pupils, stranger]) one.close();
    },
  };
}
