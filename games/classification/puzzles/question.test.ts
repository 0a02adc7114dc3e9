import { readFileSync } from 'node:fs';
import { defined, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { treeAt } from '../rules/grammar/grammar.ts';
import { consistentWith } from './position.ts';
import { checked, contradicted, type Source } from './question.ts';

const raw: unknown = JSON.parse(
  readFileSync(new URL('data/positions.json', import.meta.url), 'utf8'),
);
const sources = Array.isArray(raw) ? raw.map((one) => defined(checked(one) ?? undefined)) : [];
/** Trees of each position that are judged. */
const JUDGED = 60;

test('there are questions of each kind', () => {
  expect(new Set(sources.map(({ kind }) => kind)).size).toBe(3);
});

test.each(sources.map((source, i): [number, Source] => [i, source]))(
  'question %i counts the divisions that the judge of the game lets through',
  (i, { position, of }) => {
    const { grammar, consistent } = consistentWith(position);
    expect(consistent).toHaveLength(of);
    const fits = new Set(consistent);
    const random = seeded(`question ${i}`);
    const some = Array.from({ length: JUDGED }, () => random.int(grammar.size));
    for (const index of [...some, ...consistent.slice(0, JUDGED)]) {
      expect(contradicted(treeAt(grammar, index), position) === null).toBe(fits.has(index));
    }
  },
);
