import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintOf } from 'lusoria/testing/complaint.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { afterAll, describe, expect, it } from 'vitest';

const files = folder();
afterAll(() => files.remove());

/** A deck in a file; the fourth card has another name if one is given. */
function deckFile(name: string, cards: number, fourth = 'card 3'): string {
  const rows = Array.from({ length: cards }, (_, i) =>
    [
      i === 3 ? fourth : `card ${i}`,
      `colour ${i % 3}`,
      `size ${i % 2}`,
      `row ${Math.floor(i / 6)}`,
    ].join(';'),
  );
  const file = join(files.path, name);
  writeFileSync(file, ['name;colour;size;row', ...rows].join('\n'));
  return file;
}

/** Faulty decks, and the place that the message names. */
const BAD = [
  ['a word of 60 letters', deckFile('word.csv', 36, 'a'.repeat(60)), 'column 1'],
  ['a word too long to be read on a card', deckFile('wide.csv', 36, 'w'.repeat(38)), 'too long'],
  ['a letter of no font', deckFile('letter.csv', 36, '動物'), '動'],
  ['400 cards', deckFile('many.csv', 400), '240'],
] as const;

describe('a deck of one’s own on paper', () => {
  it.each(BAD)('with %s gets a clear answer and no file', async (_, deck, named) => {
    const before = readdirSync(files.path);
    const out = join(files.path, 'print.pdf');
    const args = ['print', 'classification', '--option', `deck=@${deck}`, '--out', out];
    expect(await complaintOf(args)).toContain(named);
    expect(readdirSync(files.path)).toEqual(before);
  });

  it('is printed in every size, with marks, bleed, corners, and backs moved', async () => {
    const deck = deckFile('good.csv', 36);
    const out = join(files.path, 'good.pdf');
    const how = ['--bleed', '--corners', '--offset', '1.5,-2.0', '--paper', 'letter'];
    for (const size of ['bridge', 'poker', 'standard', 'mini', 'half']) {
      const args = ['classification/cards', '--option', `deck=@${deck}`, '--size', size, ...how];
      const { code, stdout } = await inside(['print', ...args, '--out', out, '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ file: out, title: 'good' });
    }
  });
});
