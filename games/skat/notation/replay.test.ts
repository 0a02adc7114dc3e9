import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { seeded } from '@lusoria/core';
import { expect, it } from 'vitest';
import { replayRecord, viewOfRecord } from './index.ts';
import { reading } from './testing/hand.ts';

const LINES = readFileSync(new URL('data/xskat-3000.sgf', import.meta.url), 'utf8').split('\n');
const EVERY = 30;

/** A record that breaks off after some moves, and lacks a move before that. */
function broken(line: string, index: number): string {
  const random = seeded('replay', index);
  const from = line.indexOf('MV[') + 3;
  const end = line.indexOf(']', from);
  const tokens = line.slice(from, end).trim().split(' ');
  const kept = tokens.slice(0, 2 + 2 * random.int(tokens.length / 2));
  kept.splice(2 + 2 * random.int(Math.max(1, kept.length / 2 - 1)), 2);
  return line.slice(0, from) + kept.join(' ') + line.slice(end);
}

it('says what it always said of recorded games, whole and broken, in both dialects', () => {
  const hash = createHash('sha256');
  for (const [index, line] of LINES.entries()) {
    if (index % EVERY !== 0 || line === '') continue;
    for (const text of [line, broken(line, index)]) {
      for (const program of ['XSkat', 'Lusoria']) {
        const record = reading(text.replace(/PC\[[^\]]*\]/, `PC[${program}]`));
        hash.update(JSON.stringify([replayRecord(record), viewOfRecord(record)]));
      }
    }
  }
  expect(hash.digest('hex')).toBe(
    '88c4bc6733aacb9e41a708b7476753d5fa6697247a575ac03a3344fd0739624f',
  );
});
