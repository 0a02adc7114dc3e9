import { defined, seeded } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { type Answer, type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  eventAt,
  joinEvent,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { acting, contribution, play, type Player } from '@lusoria/testing/people/play.ts';
import type { EventView } from '@lusoria/tournaments/protocol';
import { type Money, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';

/** An evening of a league. */
export interface Evening {
  readonly people: number;
  readonly series: number;
  /** Deals of a series at each table; 0: a full list. */
  readonly deals: number;
  readonly teamSize: number;
  readonly money: Money;
  readonly bot: string;
  readonly seed: string;
}

/** The list of a table, as its record tells it. */
export interface PlayedList {
  readonly series: number;
  readonly table: number;
  /** Members by seat. */
  readonly seats: readonly number[];
  /** Of its record. */
  readonly rounds: readonly unknown[];
}

export interface PlayedEvening {
  /** As the director sees it at the end. */
  readonly view: EventView;
  readonly lists: readonly PlayedList[];
  /** The planned tables of every series, as they were announced before the first. */
  readonly announced: EventView['seating'];
}

/** Plays an evening at a server, each person a client of their own. */
export async function playEvening(url: string, evening: Evening): Promise<PlayedEvening> {
  const director = await join(url, { name: 'Spielleiter' });
  const made = await askEvents(director, {
    ask: 'create',
    kind: 'evening',
    title: 'Liga',
    game: 'skat',
    options: { deals: evening.deals },
    settings: v.parse(settingsSchema, {
      bot: evening.bot,
      chat: 'off',
      money: evening.money,
    }),
  });
  if (made.to !== 'create') throw new Error(made.to);
  const { code } = made;
  await askEvents(director, { ask: 'open', event: code });
  const people: Client[] = [];
  for (let n = 0; n < evening.people; n += 1) {
    const one = await join(url, { name: `Spieler ${n + 1}` });
    await joinEvent(one, code, `Spieler ${n + 1}`);
    people.push(one);
  }
  const does = async (command: Parameters<typeof doEvent>[2]): Promise<void> => {
    const answer = await doEvent(director, code, command);
    if (answer !== 'done') throw new Error(`${command.do}: ${answer}`);
  };
  await does({
    do: 'teams',
    counted: null,
    teams: Array.from({ length: Math.floor(evening.people / evening.teamSize) }, (_, team) => ({
      name: `Mannschaft ${team + 1}`,
      members: Array.from({ length: evening.teamSize }, (__, i) => team * evening.teamSize + i),
    })),
  });
  await does({ do: 'plan', series: evening.series });
  const { seating: announced } = await untilEvent(
    director,
    ({ seating }) => seating.length === evening.series,
  );
  const player = await playerOf(evening.bot, evening.seed);
  for (let series = 1; series <= evening.series; series += 1) {
    await does({ do: 'start' });
    await Promise.all(people.map(async (one, i) => playSeries(one, series, player(i, series))));
    await untilEvent(director, ({ round }) => round?.number === series && round.ended);
  }
  const view = defined(eventAt(director));
  const lists = await listsOf(director, view);
  await Promise.all([director, ...people].map(async (one) => one.close()));
  return { view, lists, announced };
}

async function playSeries(client: Client, series: number, player: Player): Promise<void> {
  const view = await untilEvent(
    client,
    (now) => now.round?.number === series && ownTable(now) !== null,
  );
  const table = defined(ownTable(view));
  await client.open(table);
  await play(client, table, player, ({ phase }) => phase === 'over');
}

/** A player that acts as a bot of the game does; the first who sits down begins each further deal. */
async function playerOf(name: string, seed: string) {
  const game = await loadGame('skat');
  const bot = game?.bot(name);
  if (!game || !bot) throw new Error(`no bot ${name}`);
  await bot.load();
  return (person: number, series: number): Player => {
    const random = seeded(`${seed} ${series} ${person}`);
    return (view) => {
      if (view.phase === 'between') return view.seat === 0 ? { do: 'next' } : null;
      return (
        contribution(view, random) ??
        acting(view, (seen) => {
          let action = bot.choose(seen, random);
          // Every game is played to its end: the records are counted by the cards.
          while (action === null || endsEarly(action)) action = game.sampleAction(seen, random);
          return action;
        })
      );
    };
  };
}

function endsEarly(action: unknown): boolean {
  return v.is(v.object({ type: v.picklist(['claim', 'concede']) }), action);
}

async function listsOf(director: Client, view: EventView): Promise<readonly PlayedList[]> {
  const rounds = view.direction?.rounds ?? [];
  const tables = rounds.flatMap((round, series) =>
    round.tables.map(({ table, seats }, i) => ({
      series: series + 1,
      number: i + 1,
      table,
      seats,
    })),
  );
  const lists: PlayedList[] = [];
  for (const { series, number, table, seats } of tables) {
    lists.push({
      series,
      table: number,
      seats: seats.map((member) => defined(member, 'a person')),
      rounds: await roundsOf(director, table),
    });
  }
  return lists;
}

/** All rounds of a record, page by page. */
async function roundsOf(director: Client, table: string): Promise<readonly unknown[]> {
  const rounds: unknown[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const answer: Answer = await director.ask({
      t: 'export',
      table,
      ...(from > 0 ? { from } : {}),
    });
    if (answer.t !== 'record') throw new Error(`no record of ${table}`);
    rounds.push(...answer.record.rounds);
    from = answer.next;
  }
  return rounds;
}
