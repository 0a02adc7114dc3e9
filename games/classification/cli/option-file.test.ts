import { deckFile, deckNamed, optionsSchema } from '@lusoria/classification';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readOptionFile } from './option-file.ts';

const json = JSON.stringify(deckFile(deckNamed('elements')));

test('a deck is read from a file, and no other option', async () => {
  const read = await readOptionFile('deck', json, 'en', 'elements.json');
  expect(v.safeParse(optionsSchema, { deck: read?.ok === true && read.value }).success).toBe(true);
  expect(await readOptionFile('tree', json, 'en', 'elements.json')).toBeNull();
});

test('a table is called as its file is', async () => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rows = values.flatMap((one) => values.map((other) => `${one}${other},${one},${other}`));
  const table = ['card,first,second', ...rows].join('\n');
  const read = await readOptionFile('deck', table, 'en', '/home/Letters (3b).csv');
  expect(read).toMatchObject({ ok: true, value: { id: 'letters-3b', title: 'Letters (3b)' } });
});

test('what is wrong with a file is said in the language', async () => {
  const problems = await Promise.all(
    (['de', 'la', 'en'] as const).map((language) =>
      readOptionFile('deck', json.replace('"elements"', '"!"'), language, 'x.json'),
    ),
  );
  expect(problems.map((one) => one?.ok)).toEqual([false, false, false]);
  expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBe(3);
});
