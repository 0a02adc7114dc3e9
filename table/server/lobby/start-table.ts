import { type AnyGame, defined } from '@lusoria/core';
import { open } from '../../model/table.ts';
import { type Command, type Entry, type Holder, STANDARD } from '../../model/types.ts';
import { LOBBY, type Ports } from '../../ports.ts';
import type { TableActor } from '../../actor/table-actor.ts';
import type { ActiveTables } from '../tables/active-tables.ts';
import { codeFrom, hashOf } from '../connection.ts';
import { CODE_LENGTH } from '../limits.ts';

/** Somebody who sits down with strangers, and what is played. */
export interface Party {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly bots: readonly string[];
}

/** Clocks are gentle: a bot stands in for strangers who have gone. */
const SETTINGS = { ...STANDARD, listed: true, clock: 'gentle' } as const;

/**
 * Opens a table for people who want the same, seats them and bots, and starts it.
 *
 * @returns its id; rejects when it cannot be made.
 */
export async function startTable(
  ports: Ports,
  tables: ActiveTables,
  first: Party,
  others: readonly Party[],
): Promise<string> {
  const { game, options, bots, person } = first;
  const seats: readonly Holder[] = [
    { kind: 'person', person },
    ...others.map(() => ({ kind: 'open' }) as const),
    ...bots.slice(others.length).map((bot) => ({ kind: 'bot', bot, substituteFor: null }) as const),
  ];
  // Derived from the request, like that of a table that somebody creates.
  const id = hashOf(`${person} ${first.id}`).slice(0, 20);
  do {
    const code = codeFrom(ports.randomBytes(CODE_LENGTH));
    const name = first.name || '?';
    const opening = { code, owner: person, name, options, settings: SETTINGS, seats };
    const opened = open(game, opening);
    if (!opened.ok) throw new Error(opened.rejection.code);
    const entry: Entry = {
      seq: 1,
      at: ports.now(),
      command: `${person}:${first.id}`,
      events: opened.value,
    };
    const table = { id, code, game: game.id, of: { person } };
    const made = await ports.store.create(table, entry, [person, LOBBY]);
    if (made === 'made') break;
    if (made === 'orphaned') throw new Error('whoever had come first has been erased');
  } while (!(await ports.store.find(id)));
  const { actor } = defined(await tables.load(id), 'a table just made');
  for (const [i, other] of others.entries()) {
    const isSeated = await does(actor, other, { do: 'sit', seat: i + 1 }, 'sit');
    // Erased, or otherwise gone, in the meantime.
    const bot = defined(bots[i]);
    if (!isSeated) await does(actor, first, { do: 'put-bot', seat: i + 1, bot }, `bot ${i}`);
  }
  await does(actor, first, { do: 'start' }, 'start');
  return id;
}

/** Seats a person at a table; returns whether they have the seat. */
export async function sitAt(
  tables: ActiveTables,
  id: string,
  who: Pick<Party, 'id' | 'person' | 'name'>,
  seat: number,
): Promise<boolean> {
  const table = await tables.load(id);
  return table !== null && does(table.actor, who, { do: 'sit', seat }, 'sit');
}

async function does(
  actor: TableActor,
  { id, person, name }: Pick<Party, 'id' | 'person' | 'name'>,
  command: Command,
  step: string,
): Promise<boolean> {
  const { seq: seen } = actor.table();
  const request = { kind: 'person', person, name: name || '?', seen, command } as const;
  return new Promise((resolve) => {
    actor.submit(request, `${person}:${id} ${step}`, ({ ok }) => resolve(ok));
  });
}
