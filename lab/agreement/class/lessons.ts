import { setTimeout as pause } from 'node:timers/promises';
import type { Cell } from '@lusoria/latin';
import { defined, seeded } from '@lusoria/core';
import { newMind, type Pupil } from '@lusoria/agreement/learning/simulated/pupil.ts';
import { deckOf } from '@lusoria/agreement/rules/deck.ts';
import { readConfig, serve } from '@lusoria/server';
import type { GameRecord } from '@lusoria/table';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  eventAt,
  joinEvent,
  makeClass,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import type { EventView } from '@lusoria/tournaments';
import { floodNames, floodTable } from './floods.ts';
import { attend, DECK, type Death, type PupilInClass, truth } from './pupil.ts';
import { lookAfter, untilOnline, untilPlayed } from './teacher.ts';

/** A class after its lessons: what is stored, what the pupils have noted, and what they truly know. */
export interface TaughtClass {
  readonly view: EventView;
  readonly records: ReadonlyMap<string, GameRecord>;
  readonly pupils: readonly PupilInClass[];
  readonly known: readonly ReadonlySet<Cell>[];
}

export interface Lessons {
  readonly pupils: readonly Pupil[];
  readonly seed: string;
  /** Deals of a round, at one table. */
  readonly deals: number;
}

/** Of one name; they come one after the other. */
const EQUAL = { first: 0, second: 1, third: 2 } as const;
/** Their phones die in the first lesson, each after so many moves. */
const DEATHS: ReadonlyMap<number, Death> = new Map([
  [3, { after: 5, inFlight: true }],
  [4, { after: 6, inFlight: true }],
  [5, { after: 4, inFlight: false }],
  [6, { after: 7, inFlight: false }],
]);
/** A bot plays until this one is back. */
const PLAYED_FOR = 4;
/** Comes back with another phone. */
const OTHER_PHONE = 5;
/** Never comes back; in the second lesson somebody else has the seat. */
const LOST = 6;
/** Floods the own table. */
const FLOODS = 7;
const LATE: readonly number[] = [8, 9];
/** Comes to the second lesson only. */
const NEW = 10;
/** Deals that are over when the latecomers come, and when the bell rings, of all of a round. */
const SHARES = { late: 0.1, first: 0.4, second: 0.8, third: 0.8 } as const;
const FALSE_NAMES = 30;
/** After which a page comes again that was cut off (milliseconds). */
const AGAIN_MS = 500;

/** A phone is missed sooner than with the usual 8 seconds; all other limits are those of every server. */
const HEARTBEAT_S = 4;

async function isCutOff({ closed }: Client): Promise<boolean> {
  return Promise.race([closed.then(() => true), pause(0, false)]);
}

/**
 * Lets a class have two lessons on a server of its own, each pupil as a client with a mind of its own. The bell rings in the
 * middle of the first round, which goes on in the second lesson with other people at its tables and is ended there, as is the
 * next one. Some come late, phones die, names are alike, and somebody floods the table and the door.
 */
export async function teach({ pupils: minds, seed, deals }: Lessons): Promise<TaughtClass> {
  const limits = { heartbeatSeconds: HEARTBEAT_S };
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits });
  if (!config.ok) throw new Error(config.rejection.code);
  const server = await serve(config.value);
  const { url } = server;
  const clients: Client[] = [];
  const arrive = async (coming: Parameters<typeof join>[1]): Promise<Client> => {
    const client = await join(url, coming);
    clients.push(client);
    return client;
  };
  const known = new Set<string>();
  const playedFor = new Set<number>();
  let isOver = false;
  let bells = 0;
  try {
    const teacher = await arrive({ name: 'Magistra' });
    const options = { deck: DECK, wait: 0, rounds: deals };
    const { code } = await makeClass(teacher, { size: 4 }, options);
    const teaching = lookAfter(teacher, code, { known, playedFor }, () => isOver);
    const around = { code, minds, seed, known, playedFor, arrive };
    const { comeIn, comeBack } = openDoor(around);
    const returned = new Map(
      [...DEATHS.keys()].flatMap((i) => (i === LOST ? [] : [[i, Promise.withResolvers<void>()]])),
    );
    const isFirst = (i: number) => !LATE.includes(i) && i !== NEW;

    const attended = async (pupil: PupilInClass, i: number, round: number): Promise<void> => {
      const before = bells;
      const hasRung = () => bells > before;
      const luck = seeded(`${seed} ${i} ${before} ${round}`);
      const death = before === 0 ? (DEATHS.get(i) ?? null) : null;
      for (let dies = death; ; dies = null) {
        try {
          const hasDied = await attend(pupil, round, luck, hasRung, dies);
          if (!hasDied || i === LOST) return;
          await untilOnline(teacher, pupil.member, false);
          if (i === PLAYED_FOR) await untilSubstituted(teacher, pupil);
        } catch (error) {
          // Who floods is refused, and cut off on all connections; on a busy machine others are thought dead.
          if (i !== FLOODS && !(await isCutOff(pupil.client))) throw error;
          await pause(AGAIN_MS);
        }
        while (!(await hasComeBack(comeBack, pupil, i))) await pause(AGAIN_MS);
        returned.get(i)?.resolve();
      }
    };

    const pupils: PupilInClass[] = [];
    for (const i of minds.keys()) if (isFirst(i)) pupils[i] = await comeIn(i);
    await doEvent(teacher, code, { do: 'start' });
    const flooder = defined(pupils[FLOODS]);
    const flooded = defined(ownTable(await untilEvent(flooder.client, (one) => !!ownTable(one))));
    const floods = [floodTable(url, flooder.token, flooded, () => isOver || bells > 0)];
    const first = pupils.map(async (pupil, i) => attended(pupil, i, 1));
    await untilPlayed(teacher, 1, deals, SHARES.late);
    floods.push(floodNames(url, code, FALSE_NAMES, () => bells > 0));
    for (const i of LATE) {
      const pupil = await comeIn(i);
      pupils[i] = pupil;
      first.push(attended(pupil, i, 1));
    }
    await untilPlayed(teacher, 1, deals, SHARES.first);
    await Promise.all([...returned.values()].map(async ({ promise }) => promise));
    await ring('later');
    await Promise.all([...first, ...floods]);

    // Between the lessons the phones are off.
    await Promise.all(pupils.map(async ({ client }) => client.close()));
    const [one, two] = [defined(pupils[EQUAL.first]), defined(pupils[EQUAL.second])];
    await doEvent(teacher, code, { do: 'rename', member: one.member, name: 'Iulia Prima' });
    await doEvent(teacher, code, { do: 'rename', member: two.member, name: 'Iulia' });
    const lost = defined(pupils[LOST]);
    await doEvent(teacher, code, { do: 'remove', member: lost.member });
    const back = pupils.filter((pupil) => pupil !== lost);
    for (const pupil of back) await comeBack(pupil, false);
    await doEvent(teacher, code, { do: 'pause', on: false });
    pupils[NEW] = await comeIn(NEW);
    await playRound(1, 'points', SHARES.second);
    await doEvent(teacher, code, { do: 'start' });
    await playRound(2, 'none', SHARES.third);

    const view = defined(eventAt(teacher), 'the event');
    const records = new Map<string, GameRecord>();
    for (const { table } of view.direction?.rounds.flatMap(({ tables }) => tables) ?? [])
      records.set(table, await recordOf(teacher, table));
    isOver = true;
    await doEvent(teacher, code, { do: 'tell', text: 'Valete!' });
    await teaching;
    return { view, records, pupils, known: pupils.map(truth) };

    async function ring(how: 'later' | 'points' | 'none'): Promise<void> {
      bells += 1;
      await doEvent(teacher, code, { do: 'bell', how });
    }
    async function playRound(round: number, how: 'points' | 'none', share: number): Promise<void> {
      const playing = pupils.flatMap((pupil, i) => (i === LOST ? [] : [attended(pupil, i, round)]));
      await untilPlayed(teacher, round, deals, share);
      await ring(how);
      await Promise.all(playing);
      await untilEvent(teacher, (now) => now.round?.tables.every(({ over }) => over) === true);
    }
  } finally {
    isOver = true;
    await Promise.all(clients.map(async (client) => client.close()));
    await server.close();
  }
}

/** What is around a class. */
interface Around {
  readonly code: string;
  readonly minds: readonly Pupil[];
  readonly seed: string;
  /** People who are somebody of the class, on another device. */
  readonly known: Set<string>;
  /** Members for whom a bot is to play while they are away. */
  readonly playedFor: Set<number>;
  arrive(coming: Parameters<typeof join>[1]): Promise<Client>;
}

/** How pupils come into a class, and come back to it. */
function openDoor({ code, minds, seed, known, playedFor, arrive }: Around) {
  const random = seeded(`minds ${seed}`);
  const deck = deckOf({ deck: DECK, plain: false, joker: false });
  return {
    async comeIn(i: number): Promise<PupilInClass> {
      const name = Object.values<number>(EQUAL).includes(i) ? 'Iulia' : `Discipulus ${i + 1}`;
      const client = await arrive({ name });
      await joinEvent(client, code, name);
      const { you } = await untilEvent(client, (view) => view.you.as === 'member');
      const member = you.as === 'member' ? defined(you.member) : 0;
      if (i === PLAYED_FOR || i === LOST) playedFor.add(member);
      const notebook = { lays: [], challenges: { upheld: 0, rejected: 0 }, answers: [] };
      const mind = newMind(defined(minds[i]), deck, 0, random);
      const token = client.token();
      return { name, notebook, client, token, member, mind, at: null, unanswered: null };
    },
    async comeBack(pupil: PupilInClass, otherPhone: boolean): Promise<void> {
      pupil.client = await arrive({ name: pupil.name, token: otherPhone ? null : pupil.token });
      if (otherPhone) pupil.token = pupil.client.token();
      known.add(pupil.client.person());
      if (otherPhone) await joinEvent(pupil.client, code, pupil.name);
      else await askEvents(pupil.client, { ask: 'open', event: code });
    },
  };
}

/** Whether somebody is back: who floods may be cut off at once. */
async function hasComeBack(
  comeBack: ReturnType<typeof openDoor>['comeBack'],
  pupil: PupilInClass,
  i: number,
): Promise<boolean> {
  try {
    await comeBack(pupil, i === OTHER_PHONE);
    return true;
  } catch (error) {
    if (i === FLOODS) return false;
    throw error;
  }
}

/** Waits until a bot has taken a move for somebody. */
async function untilSubstituted(teacher: Client, { at }: PupilInClass): Promise<void> {
  const { table } = defined(at ?? undefined, 'a table');
  await teacher.open(table);
  await teacher.until(() =>
    teacher
      .table(table)
      .entries.some(({ events }) =>
        events.some((event) => event.type === 'step' && event.actor === 'substitute'),
      ),
  );
}

/** All pages of the record of a table. */
async function recordOf(client: Client, table: string): Promise<GameRecord> {
  const rounds: GameRecord['rounds'][number][] = [];
  for (let from: number | undefined = 1; ; ) {
    const answer = await client.ask({ t: 'export', table, from });
    if (answer.t !== 'record') throw new Error(JSON.stringify(answer));
    rounds.push(...answer.record.rounds);
    if (answer.next === undefined) return { ...answer.record, rounds };
    from = answer.next;
  }
}
