import type { OpenTable, Session } from '@lusoria/client';
import { defined } from '@lusoria/core';
import { REACTIONS, type TableView } from '@lusoria/table';
import { type Device, openDevice } from './device.ts';
import type { PersonContext } from './person-context.ts';
import { openPupil } from './pupil.ts';

/** Somebody who plays, talks, leaves, comes back, by the session that the page has. */
export interface Person {
  readonly name: string;
  readonly device: Device;
  /** What is still without an answer, and what differs from the log. */
  unsettled(): readonly string[];
  start(): void;
  /** Is away, with the page closed, or back again. */
  away(on: boolean): void;
  /** Does nothing new from now on. */
  rest(): void;
}

/** Longest time for which the page is closed. */
const BACK_MS = 4000;

export function openPerson(name: string, context: PersonContext): Person {
  const { world, chance, thinkMs } = context;
  const device = openDevice(name, context);
  let isAway = false;
  const distract = distractions(device, context, () => {
    if (!isAway) device.enter();
  });
  const pupil = context.lesson && openPupil(name, device, context, context.lesson);
  let isResting = false;

  const act = (): void => {
    const session = device.session();
    if (session?.status() !== 'online') return;
    if (pupil && !pupil.attend(session)) return;
    const table = device.table();
    if (!table || table.get().gone !== null) {
      if (device.unsettled().length === 0) find(name, session, device, context);
      return;
    }
    if (distract(session, table)) return;
    // Somebody impatient does not wait for the answer.
    if (table.get().pending === 0 || chance.percent(20)) play(table.get().view, device, context);
  };

  const goOn = (): void =>
    void world.after(chance.between(thinkMs / 4, (thinkMs * 7) / 4), () => {
      if (isResting) return;
      act();
      goOn();
    });

  return {
    name,
    device,
    unsettled: () => [...device.unsettled(), ...(pupil?.behind() ?? [])],
    start() {
      device.enter();
      goOn();
    },
    away(on) {
      isAway = on;
      if (on) device.leave();
      else device.enter();
    },
    rest() {
      isResting = true;
      device.enter();
    },
  };
}

/** Makes a table, or goes to the one that was made last. */
function find(
  name: string,
  session: Session,
  device: Device,
  { chance, plan, tables, isByDay }: PersonContext,
): void {
  const known = tables.at(-1);
  if (known !== undefined && !chance.percent(10)) return device.open(known);
  // Somebody makes the first one.
  if (known === undefined && name !== 'p0' && !chance.percent(5)) return;
  const { game, options, seats, bot } = plan;
  const others = Array.from({ length: seats - 1 }, (_, i) =>
    i < seats - 2 ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot } as const),
  );
  const clock = isByDay ? 'hour' : chance.percent(30) ? 'tournament' : 'none';
  const made = {
    game: game.id,
    options,
    settings: {
      chat: true,
      reactions: true,
      spectators: true,
      pace: chance.between(0, 1500),
      clock,
      substitute: !isByDay || chance.percent(50),
      listed: false,
    },
    seats: [{ kind: 'me' } as const, ...others],
  } as const;
  device.ask('create', session.create(made), (id) => tables.push(id));
}

/** Does what the table waits for. */
function play(view: TableView, device: Device, { chance, plan }: PersonContext): void {
  const { round, seat, phase, seats, owner, paused } = view;
  const { does } = device;
  const isOwner = owner === device.session()?.me()?.person;
  const open = seats.findIndex(({ kind }) => kind === 'open');
  if (seat === null) {
    if (open >= 0) return does({ do: 'sit', seat: open });
    // There is no place: another table is made, sooner or later.
    if (chance.percent(5)) device.close();
    return;
  }
  // A bot has taken the seat meanwhile.
  if (seats[seat]?.kind === 'bot') return does({ do: 'sit', seat });
  if (paused && isOwner) return does({ do: 'pause', on: false });
  if (phase === 'over') return does({ do: 'rematch' });
  if (phase === 'between') return does({ do: 'next' });
  if (phase === 'lobby') {
    if (isOwner) does(open >= 0 ? { do: 'put-bot', seat: open, bot: plan.bot } : { do: 'start' });
    return;
  }
  const now = round?.play;
  if (!now) return;
  if (!now.must.includes(seat) && !(now.may.includes(seat) && chance.percent(30))) return;
  const action = plan.game.sampleAction(now.view, chance);
  if (action !== null) does({ do: 'act', action });
}

/**
 * Other things than playing; the returned function tells whether one of them was done.
 *
 * @param comeBack called some time after the page was closed
 */
function distractions(
  device: Device,
  { world, chance }: PersonContext,
  comeBack: () => void,
): (session: Session, table: OpenTable) => boolean {
  const { mark, does, ask } = device;
  let words = 0;
  const next = (): string => `${mark()} ${(words += 1)}`;
  const isSeated = (table: OpenTable): boolean => table.get().view.seat !== null;
  /** Each in so many of a thousand cases. */
  const all: readonly (readonly [number, (session: Session, table: OpenTable) => void])[] = [
    [60, (_, table) => isSeated(table) && does({ do: 'say', text: next() })],
    [
      40,
      (_, table) =>
        isSeated(table) &&
        does({ do: 'react', reaction: defined(REACTIONS[chance.int(REACTIONS.length)]) }),
    ],
    [12, (_, table) => isSeated(table) && does({ do: 'stand' })],
    [10, () => does({ do: 'rename', name: next() })],
    [6, (session) => ask('rename', session.rename(next()))],
    [8, () => does({ do: 'pause', on: chance.percent(50) })],
    [8, () => does({ do: 'consent', to: 'end', give: true })],
    [8, (_, table) => ask('note', table.saveNote(next()))],
    [8, (_, table) => ask('earlier', table.loadEarlier())],
    [8, (session) => ask('tables', session.tables())],
    [6, (session, table) => ask('record', session.record(table.id))],
    [15, () => device.close()],
    [
      20,
      () => {
        device.leave();
        world.after(chance.between(0, BACK_MS), comeBack);
      },
    ],
  ];
  return (session, table) => {
    let left = chance.int(1000);
    const chosen = all.find(([weight]) => (left -= weight) < 0);
    chosen?.[1](session, table);
    return chosen !== undefined;
  };
}
