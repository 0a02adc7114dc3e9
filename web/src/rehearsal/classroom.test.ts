import { openSession } from '@lusoria/client';
import { eventsOver } from '@lusoria/client/events';
import { defined } from '@lusoria/core';
import { GAME_IDS, loadGame, REGISTRY } from '@lusoria/games';
import type { EventView } from '@lusoria/tournaments/protocol';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { presetOf } from '../event/organizer/presets.ts';
import type { Manifest } from '../games.ts';
import { connectTo, openClassroom, setTimer } from './classroom.ts';
import { forgetful } from './credentials.ts';
import { PUPILS } from './names.ts';

it('28 made-up pupils come in, are seated, play a round and make mistakes', async () => {
  const all: readonly Manifest[] = await Promise.all(GAME_IDS.map(async (id) => REGISTRY[id]()));
  const manifest = defined(all.find(({ pupils }) => pupils !== undefined));
  // The pupils do not wait at all.
  const classroom = openClassroom({ loadGame, after: (_, call) => setTimer(0, call) });
  const session = openSession({ connect: connectTo(classroom.server), credentials: forgetful() });
  const events = eventsOver(session);
  const made = await events.create({
    kind: 'class',
    title: '',
    game: manifest.id,
    options: { ...defined(manifest.offers[0]).options, rounds: 1 },
    settings: presetOf('class', manifest.bot),
  });
  const { code } = v.parse(v.object({ code: v.string() }), made.ok ? made.value : null);
  await classroom.fill(code, manifest.id, await defined(manifest.pupils)());
  const opened = await events.open(code);
  const event = defined(opened.ok ? opened.value : null);
  const until = (is: (view: EventView) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (is(event.get())) resolve();
      };
      event.subscribe(look);
      look();
    });
  await until(({ members }) => members.length === PUPILS.length);
  await event.do({ do: 'start' });
  await until(({ round }) => round?.ended === true);

  const { members, round, direction } = event.get();
  expect(members.map(({ name }) => name).toSorted()).toEqual(PUPILS);
  expect(round?.tables).toHaveLength(PUPILS.length / 4);
  const tables = defined(direction).rounds.flatMap((one) => one.tables);
  const records = await Promise.all(tables.map(async ({ table }) => session.record(table)));
  const told = JSON.stringify(records);
  expect(told).toContain('"upheld":true');
  expect(told).toContain('"reads":false');
  session.close();
  classroom.server.stop();
});
