import { deckFile, deckNamed } from '@lusoria/classification';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent } from '@lusoria/testing/people/event.ts';
import { photosName } from '@lusoria/table/photos';
import { settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testServer } from '@lusoria/server/testing/test-server.ts';

/** The smallest thing that begins as a JPEG of this size. */
function jpeg(n: number, side = 200): string {
  const frame = [0xff, 0xc0, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, n & 255, n >> 8, 0xff, 0xd9];
  return `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, ...frame, ...scan]).toString('base64')}`;
}

const PHOTOS = Array.from({ length: 36 }, (_, i) => jpeg(i));
const NAME = photosName(PHOTOS);
const shapes = deckFile(deckNamed('shapes'));
const OPTIONS = { deck: { ...shapes, photos: NAME } };

const keep = async (
  client: Client,
  table: string,
  at: number,
  photos: readonly string[],
  name = NAME,
) => {
  const answer = await client.ask({ t: 'photos', table, name, at, of: 36, photos });
  return answer.t === 'photos' ? answer.count : codeOf(answer);
};

async function createTable(client: Client, options: unknown = OPTIONS): Promise<string> {
  const answer = await client.ask({
    t: 'create',
    game: 'classification',
    options,
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  if (answer.t !== 'done' || answer.table === undefined) throw new Error(codeOf(answer));
  return answer.table;
}

async function createClass(
  client: Client,
): Promise<{ readonly event: string; readonly code: string }> {
  const made = await askEvents(client, {
    ask: 'create',
    kind: 'class',
    title: '7b',
    game: 'classification',
    options: OPTIONS,
    settings: v.parse(settingsSchema, { bot: 'reasoner:skilled' }),
  });
  if (made.to !== 'create') throw new Error(made.to);
  await askEvents(client, { ask: 'open', event: made.code });
  return made;
}

const got = async (url: string, name = NAME) => {
  const answer = await fetch(`${url}/api/photos/${name}`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/u);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const body: unknown = await answer.json();
  return { body, cache: answer.headers.get('cache-control') };
};
const NONE = { body: null, cache: 'no-store' };

test('photos come with a table: all or none, given by its owner alone, and gone with it', async () => {
  const { url } = await testServer();
  const [anna, brutus] = [await join(url), await join(url)];
  const table = await createTable(anna);
  await brutus.open(table);
  expect(await keep(brutus, table, 0, PHOTOS.slice(0, 2))).toBe('not-owner');
  expect(await keep(brutus, 'elsewhere', 0, [])).toBe('no-such-table');
  expect(await keep(anna, table, 0, [])).toBe(0);
  expect(await keep(anna, table, 0, PHOTOS.slice(0, 20))).toBe(20);
  expect(await got(url)).toEqual(NONE);
  expect(await keep(anna, table, 20, PHOTOS.slice(20))).toBe(36);
  expect(await got(url)).toEqual({ body: PHOTOS, cache: 'private, max-age=3600' });
  expect(await got(url, 'x')).toEqual(NONE);
  // What is in its place stays, whoever sends something else.
  expect(await keep(anna, table, 3, [jpeg(999)])).toBe(36);
  expect((await got(url)).body).toEqual(PHOTOS);
});

test('photos that are not what their name says are dropped, and hide no others', async () => {
  const { url } = await testServer();
  const [anna, brutus] = [await join(url), await join(url)];
  const [wrong, right] = [await createTable(brutus), await createTable(anna)];
  expect(await keep(brutus, wrong, 0, [jpeg(999), ...PHOTOS.slice(1, 20)])).toBe(20);
  await keep(anna, right, 0, PHOTOS.slice(0, 20));
  // Both parts at once, and once more.
  const parts = [20, 20, 28].map(async (at) => keep(anna, right, at, PHOTOS.slice(at, at + 8)));
  expect((await Promise.all(parts)).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    28, 28, 36,
  ]);
  expect(await keep(brutus, wrong, 20, PHOTOS.slice(20))).toBe('bad-photos');
  expect(await keep(brutus, wrong, 0, [])).toBe(0);
  expect((await got(url)).body).toEqual(PHOTOS);
});

test('an address gives so many photos in an hour', async () => {
  const { url } = await testServer({ limits: { photosAnHour: 2 } });
  const anna = await join(url);
  const table = await createTable(anna);
  expect(await keep(anna, table, 0, PHOTOS.slice(0, 1))).toBe(1);
  expect(await keep(anna, table, 1, PHOTOS.slice(1, 2))).toBe(2);
  expect(await keep(await join(url), table, 2, PHOTOS.slice(2, 3))).toBe('not-owner');
  expect(await keep(anna, table, 2, PHOTOS.slice(2, 3))).toBe('too-fast');
  expect(await keep(anna, table, 2, [])).toBe(2);
});

test('a deck without photos has none', async () => {
  const { url } = await testServer();
  const anna = await join(url);
  const table = await createTable(anna, { deck: shapes });
  expect(await keep(anna, table, 0, PHOTOS.slice(0, 1))).toBe('bad-photos');
});

test('what is no small JPEG, or no photo of this deck, is refused', async () => {
  const { url } = await testServer();
  const anna = await join(url);
  const table = await createTable(anna);
  const refused = [
    jpeg(1, 321),
    jpeg(1).replace('jpeg', 'svg+xml'),
    'data:image/jpeg;base64,PHN2Zz48L3N2Zz4=',
    'https://example.org/leaf.jpg',
    `${jpeg(1)}${'A'.repeat(15_000)}`,
  ];
  for (const one of refused) expect(await keep(anna, table, 0, [jpeg(0), one])).toBe('bad-photos');
  expect(await keep(anna, table, 0, [jpeg(0)], '0'.repeat(64))).toBe('bad-photos');
  expect(await keep(anna, table, 0, [jpeg(0)], 'no name')).toBe('bad-message');
  expect(await keep(anna, table, 240, [jpeg(0)])).toBe('bad-message');
  expect(await keep(anna, table, 36, [jpeg(0)])).toBe('bad-photos');
  expect(
    await keep(
      anna,
      table,
      0,
      Array.from({ length: 31 }, () => jpeg(0)),
    ),
  ).toBe('bad-message');
  expect(await keep(anna, table, 0, [])).toBe(0);
});

test('a class has the photos of its deck until its director deletes it, or everything of theirs', async () => {
  const { url } = await testServer();
  const [magistra, discipula] = [await join(url, { name: 'M' }), await join(url)];
  const { event, code } = await createClass(magistra);
  await askEvents(discipula, { ask: 'open', event: code });
  expect(await doEvent(discipula, code, { do: 'join', name: 'Anna' })).toBe('done');
  expect(await keep(discipula, event, 0, PHOTOS.slice(0, 1))).toBe('not-director');
  await keep(magistra, event, 0, PHOTOS.slice(0, 18));
  await keep(magistra, event, 18, PHOTOS.slice(18));
  expect((await got(url)).body).toEqual(PHOTOS);
  await askEvents(magistra, { ask: 'erase', event });
  expect(await got(url)).toEqual(NONE);

  const table = await createTable(magistra);
  await keep(magistra, table, 0, PHOTOS.slice(0, 18));
  await keep(magistra, table, 18, PHOTOS.slice(18));
  expect((await got(url)).body).toEqual(PHOTOS);
  expect(codeOf(await magistra.ask({ t: 'erase' }))).toBe('done');
  expect(await got(url)).toEqual(NONE);
});
