import { cpSync, readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@lusoria/games';
import { type TableView, verify } from '@lusoria/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FILE } from './store/sqlite/database.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { testServer, temporaryFolder } from './testing/test-server.ts';
import { botPlayer, play } from '@lusoria/testing/people/play.ts';

/** Data of version 1: tables in play, between rounds, in the lobby, and one whose owner has been erased. */
const FOLDER = new URL('./fixtures/version-1/', import.meta.url);
const about = v.parse(
  v.object({
    now: v.number(),
    tokens: v.object({ anna: v.string(), brutus: v.string() }),
    people: v.object({ anna: v.string(), brutus: v.string() }),
    tables: v.array(v.object({ id: v.string(), seq: v.number(), phase: v.string() })),
  }),
  JSON.parse(readFileSync(new URL('about.json', FOLDER), 'utf8')),
);
const [everything, between, , erased, lobby] = about.tables;
if (!everything || !between || !erased || !lobby) throw new Error('no tables');

async function oldServer() {
  const dataDir = temporaryFolder();
  cpSync(new URL(FILE, FOLDER), pathOf(dataDir, FILE));
  // Otherwise all of it would be old enough to be deleted.
  const { url } = await testServer({ database: 'sqlite', dataDir }, { now: () => about.now });
  const anna = await join(url, { token: about.tokens.anna });
  const brutus = await join(url, { token: about.tokens.brutus });
  return { dataDir, anna, brutus };
}

test('tables of version 1 are there as they were, for those whose tables they are', async () => {
  const { anna, brutus } = await oldServer();
  expect([anna.person(), brutus.person()]).toEqual([about.people.anna, about.people.brutus]);
  const listed = await anna.ask({ t: 'tables' });
  if (listed.t !== 'tables') throw new Error('no list');
  expect(listed.tables.map(({ table }) => table).toSorted()).toEqual(
    about.tables
      .filter((table) => table !== lobby)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { id, seq, phase } of about.tables) {
    const who = id === lobby.id ? brutus : anna;
    await who.open(id);
    expect(who.table(id).entries.length).toBeGreaterThanOrEqual(seq);
    expect(who.table(id).view.phase).toBe(phase);
  }
  const { view } = anna.table(everything.id);
  expect(view.owner).toBe(about.people.brutus);
  expect(view.settings.substitute).toBe(true);
  expect(view.seats[1]).toEqual({
    kind: 'bot',
    bot: 'uniform',
    substituteFor: about.people.brutus,
  });
  expect(anna.table(erased.id).view.owner).toBe(about.people.anna);
  const opened = await brutus.ask({ t: 'open', table: everything.id, seen: null });
  expect(opened).toMatchObject({ note: 'notae Brūtī' });
});

test('a round of version 1 is played to its end, and its record is right', async () => {
  const { anna, brutus } = await oldServer();
  const { id } = everything;
  await anna.open(id);
  await brutus.open(id);
  expect(await brutus.do(id, { do: 'sit', seat: 1 })).toMatchObject({ t: 'done' });
  const player = await botPlayer('uniform', 'on');
  const over = ({ phase }: TableView): boolean => phase !== 'playing';
  await Promise.all([anna, brutus].map((one) => play(one, id, player, over)));
  const answer = await anna.ask({ t: 'export', table: id });
  if (answer.t !== 'record') throw new Error('no record');
  const { record } = answer;
  expect(record.rounds.length).toBeGreaterThanOrEqual(2);
  const actors = new Set(record.rounds.flatMap(({ steps }) => steps.map(({ actor }) => actor)));
  expect(actors).toEqual(new Set(['table', 'person', 'bot', 'substitute']));
  expect(verify(record, await loadGame(record.game))).toEqual([]);
});

test('what version 1 has written stays as it was written', async () => {
  const { dataDir, anna } = await oldServer();
  await anna.open(between.id);
  expect(await anna.do(between.id, { do: 'owner', person: about.people.brutus })).toMatchObject({
    code: 'no-such-person',
  });
  expect(await anna.do(between.id, { do: 'say', text: 'Salvē' })).toMatchObject({ t: 'done' });
  const db = new DatabaseSync(pathOf(dataDir, FILE), { readOnly: true });
  const bodies = db
    .prepare('SELECT e.body FROM log e JOIN tbl t ON t.no = e.tbl WHERE t.id = ? ORDER BY e.seq')
    .all(between.id)
    .map(({ body }) => String(body));
  db.close();
  expect(bodies[0]).toContain('"standsInFor"');
  expect(bodies[0]).not.toContain('"substituteFor"');
  expect(bodies).toHaveLength(between.seq + 1);
});
