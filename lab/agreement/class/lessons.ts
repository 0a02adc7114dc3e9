import { setTimeout as pause } from 'node:timers/promises';
import { type Action, eventSchema, type View, viewSchema } from '@lusoria/agreement';
import { afterRound, learnerBot } from '@lusoria/agreement/learning/simulated/table.ts';
import {
  isKnown,
  type Mind,
  newMind,
  type Pupil,
} from '@lusoria/agreement/learning/simulated/pupil.ts';
import { deckOf } from '@lusoria/agreement/rules/deck.ts';
import { decode, defined, type Random, seeded } from '@lusoria/core';
import { agreement, type Cell, CELLS, PARADIGMS } from '@lusoria/latin';
import { readConfig, serve } from '@lusoria/server';
import type { GameRecord } from '@lusoria/table';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  doEvent,
  eventAt,
  joinEvent,
  makeClass,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { contribution } from '@lusoria/testing/people/play.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { EventView } from '@lusoria/tournaments';

/** What a pupil's own device has noted of its own playing, by what it sent and was shown. */
export interface Notebook {
  readonly name: string;
  /** Declared cards, each looked up in the printed paradigm. */
  readonly lays: { readonly as: Cell; readonly right: boolean }[];
  readonly challenges: { upheld: number; rejected: number };
  /** The cell of each answer about a form: own declarations, and challenges to those of others. */
  readonly answers: Cell[];
}

/** A class after its lessons: what is stored, what the pupils have noted, and what they truly know. */
export interface TaughtClass {
  readonly view: EventView;
  readonly records: ReadonlyMap<string, GameRecord>;
  readonly notebooks: readonly Notebook[];
  readonly known: readonly ReadonlySet<Cell>[];
}

interface PupilAtTable {
  readonly client: Client;
  readonly notebook: Notebook;
  mind: Mind;
}

export interface Lessons {
  readonly pupils: readonly Pupil[];
  readonly seed: string;
  readonly lessons: number;
  /** Rounds of a lesson, at one table. */
  readonly rounds: number;
}

const DECK = 'ille';
/** Time that whoever has the turn leaves to the others to challenge (milliseconds). */
const COURTESY_MS = 3;

/** Lets a class play its lessons on a server of its own, each pupil as a client with a mind of its own. */
export async function teach({ pupils, seed, lessons, rounds }: Lessons): Promise<TaughtClass> {
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
  if (!config.ok) throw new Error(config.rejection.code);
  const server = await serve(config.value);
  const clients: Client[] = [];
  const arrive = async (name: string): Promise<Client> => {
    const client = await join(server.url, { name });
    clients.push(client);
    return client;
  };
  try {
    const teacher = await arrive('Magistra');
    const options = { deck: DECK, wait: 0, rounds };
    const { code } = await makeClass(teacher, { size: 4 }, options);
    const random = seeded(`minds ${seed}`);
    const present: PupilAtTable[] = [];
    for (const [i, pupil] of pupils.entries()) {
      const name = `Discipulus ${i + 1}`;
      const client = await arrive(name);
      await joinEvent(client, code, name);
      const deck = deckOf({ deck: DECK, plain: false, joker: false });
      const notebook = { name, lays: [], challenges: { upheld: 0, rejected: 0 }, answers: [] };
      present.push({ client, notebook, mind: newMind(pupil, deck, 0, random) });
    }
    for (let lesson = 1; lesson <= lessons; lesson += 1) {
      await doEvent(teacher, code, { do: 'start' });
      await Promise.all(present.map(async (pupil, i) => attend(pupil, lesson, `${seed} ${i}`)));
      await untilEvent(teacher, ({ round }) => round?.ended ?? false);
    }
    const view = defined(eventAt(teacher), 'the event');
    const records = new Map<string, GameRecord>();
    for (const { table } of view.direction?.rounds.flatMap(({ tables }) => tables) ?? [])
      records.set(table, await recordOf(teacher, table));
    return {
      view,
      records,
      notebooks: present.map(({ notebook }) => notebook),
      known: present.map(({ mind }) => new Set(CELLS.filter((cell) => isKnown(mind, cell, 0)))),
    };
  } finally {
    await Promise.all(clients.map(async (client) => client.close()));
    await server.close();
  }
}

async function recordOf(client: Client, table: string): Promise<GameRecord> {
  const answer = await client.ask({ t: 'export', table });
  if (answer.t !== 'record' || answer.next !== undefined) throw new Error(JSON.stringify(answer));
  return answer.record;
}

/** Plays a lesson to its end. */
async function attend(pupil: PupilAtTable, lesson: number, seed: string): Promise<void> {
  const { client } = pupil;
  const now = await untilEvent(
    client,
    (view) => view.round?.number === lesson && ownTable(view) !== null,
  );
  const table = await client.open(defined(ownTable(now), 'a table'));
  const random = seeded(`${seed} ${lesson}`);
  let isAsked = '';
  for (let read = 0; ; ) {
    const { view, seq, entries } = client.table(table);
    for (const entry of entries.filter((one) => one.seq > read)) {
      for (const event of entry.events) {
        if (event.type === 'step') note(pupil, view.seat, event.events, random);
      }
      read = entry.seq;
    }
    if (view.phase === 'over') return;
    if (view.seat === 0 && view.phase === 'between') await client.do(table, { do: 'next' });
    const given = contribution(view, random);
    if (given) await client.do(table, given);
    const play = view.round?.play;
    const seen = play && decode(viewSchema, play.view);
    if (seen && view.phase === 'playing' && isAsked !== `${seq}`) {
      isAsked = `${seq}`;
      if (seen.current === seen.you) await pause(COURTESY_MS);
      if (client.table(table).seq === seq) await act(pupil, table, seen, random);
    }
    await client.until(() => client.table(table).seq > read);
  }
}

/** Does what the pupil thinks right, and notes it once the table has taken it. */
async function act(
  { client, mind, notebook }: PupilAtTable,
  table: string,
  view: View,
  random: Random,
): Promise<void> {
  const action = learnerBot(mind, 0).choose(view, random);
  if (action === null) return;
  const answer = await client.do(table, { do: 'act', action });
  if (answer.t === 'done' && action.type === 'lay') noteLay(notebook, view, action);
}

function noteLay(
  { lays, answers }: Notebook,
  { pile, options }: View,
  { card, as }: Extract<Action, { type: 'lay' }>,
): void {
  if (as === null) return;
  const { cells } = PARADIGMS[DECK];
  const { forms } = deckOf(options);
  const below = defined(pile.at(-1), 'a card on the pile');
  const on =
    below.as === null ? CELLS.filter((cell) => cells[cell] === forms[below.card]) : [below.as];
  const isForm = cells[as] === forms[card];
  lays.push({ as, right: isForm && on.some((cell) => agreement(as, cell) === 2) });
  answers.push(as);
}

function note(
  pupil: PupilAtTable,
  seat: number | null,
  raw: readonly unknown[],
  random: Random,
): void {
  const events = raw.map((event) => decode(eventSchema, event));
  for (const event of events) {
    if (event.type !== 'settled' || event.by !== seat) continue;
    const { challenges, answers } = pupil.notebook;
    if (event.upheld) challenges.upheld += 1;
    else challenges.rejected += 1;
    // Whoever has shown that a card does not agree has said nothing about its form.
    if (!event.upheld || !event.verdict.reads) answers.push(event.as);
  }
  pupil.mind = afterRound(pupil.mind, defined(seat, 'a seat'), events, 0, random);
}
