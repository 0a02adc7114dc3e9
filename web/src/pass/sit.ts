import { accepted, type Result } from '@lusoria/core';
import { personNamed } from '@lusoria/web-kit/device/people.svelte.ts';
import { type Connection, localServer, remoteServer } from '../servers.svelte.ts';
import { otherServer } from './others.ts';
import { keepTogether, peopleAt } from './together.svelte.ts';

/** A person at this device who takes a seat. */
export interface Newcomer {
  readonly seat: number;
  readonly name: string;
}

/**
 * Seats further people of this device at a table, and remembers who sits there.
 *
 * @returns the id of the table, or the rejection
 */
export async function sitTogether(
  place: string,
  offline: boolean,
  people: readonly Newcomer[],
): Promise<Result<string>> {
  const owner = offline ? localServer() : remoteServer();
  const opened = await owner.session.open(place);
  if (!opened.ok) return opened;
  const { id, code } = opened.value.get().view;
  opened.value.close();
  const before = peopleAt(id);
  const keys = [...(before.length > 0 ? before : [''])];
  for (const { seat, name } of people) {
    const { key } = personNamed(name);
    const done = await sit(otherServer(offline, key, name), id, seat, name);
    if (!done.ok) return done;
    keys.push(key);
  }
  keepTogether({ table: id, code, people: keys });
  return accepted(id);
}

async function sit(
  { session }: Connection,
  table: string,
  seat: number,
  name: string,
): Promise<Result<unknown>> {
  const renamed = await session.rename(name);
  if (!renamed.ok) return renamed;
  const opened = await session.open(table);
  if (!opened.ok) return opened;
  const seated = await opened.value.do({ do: 'sit', seat });
  opened.value.close();
  return seated;
}
