import { readFileSync } from 'node:fs';
import { viewSchema } from '@lusoria/skat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealAt, MAX_FAULTS, opened } from './opened.ts';
import { recordReader } from '@lusoria/skat/notation';
import { moments } from '../review/review.ts';

const SAMPLE = readFileSync(new URL('../../notation/data/iss-sample.sgf', import.meta.url), 'utf8');

test('every recorded deal can be gone through, also one that was resigned, overbid or passed in', () => {
  const file = opened(SAMPLE);
  expect(file.deals.length).toBe(11);
  for (let index = 0; index < 11; index++) {
    const deal = dealAt(file, index);
    expect(deal).toMatchObject({ illegal: null, hidesCards: false, oddBids: [] });
    const view = v.parse(viewSchema, deal?.view);
    const [start] = moments(view);
    const players = view.form === 'three' ? view.players : [0, 1];
    expect(players.map((seat) => start?.hands[seat]?.length)).toEqual([10, 10, 10]);
    // The declarer has the same name in both.
    const shown = view.end?.result;
    const alone = shown?.kind === 'game' ? deal?.viewNames[shown.declarer] : null;
    const listed = deal?.result.kind === 'game' ? deal.names[deal.result.declarer] : null;
    expect(alone).toBe(listed);
  }
});

test('points of different people are not added up', () => {
  expect(opened(SAMPLE).isOneTable).toBe(false);
});

const YEARS = readFileSync(new URL('../../notation/data/xskat-3000.sgf', import.meta.url), 'utf8');

test('every deal of a file of years opens, on one line of megabytes, too', () => {
  const file = opened(YEARS.repeat(3).replaceAll('\n', ' '));
  expect(file.deals).toHaveLength(9000);
  expect(file.faultCount).toBe(0);
  // That each of them is read to its end, notation/compare.test.ts says.
  for (let index = 0; index < 3000; index += 20) {
    expect(dealAt(file, index)).toMatchObject({ agrees: true, illegal: null, hidesCards: false });
  }
  expect(dealAt(file, 8999)?.agrees).toBe(true);
  expect(dealAt(file, 9000)).toBeNull();
});

/** Text of a megabyte that is made to be slow, with a record behind it: by the square of its size it would take hours. */
const MEGABYTE = 1 << 20;
const [DEAL = ''] = YEARS.split('\n');
const fill = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length));

test.each([
  ['beginnings', fill('(;A[')],
  ['records without moves', fill('(;GM[Skat];)')],
  ['brackets', `(;GM[Skat]P0[${fill(']')}`],
  ['brackets and blanks', `(;GM[Skat]P0[${fill('] #\n')}`],
  ['properties', `(;GM[Skat]${fill('A[]')}`],
  ['moves', `(;GM[Skat]MV[${fill('0 p ')}`],
  ['comments', fill('#\n')],
  ['half comments', fill('(;#')],
  ['one name', `(;GM[Skat]P0[${fill('a')}`],
  ['hashes in moves', `(;GM[Skat]MV[${fill('#\n')}`],
])('a line or a file of nothing but %s costs no more than its size', (_, text) => {
  const file = opened(`${text}\n${DEAL}\n${DEAL}`);
  expect(file.deals.length).toBeGreaterThan(0);
  expect(file.faults.length).toBeLessThanOrEqual(MAX_FAULTS);
});

test('what is no record is not kept while a reader waits for its end', () => {
  const reader = recordReader();
  let faults = 0;
  for (let megabyte = 0; megabyte < 20; megabyte += 1) {
    faults += reader.push('(;GM[Skat]P0['.padEnd(MEGABYTE, 'a')).length;
  }
  expect(faults).toBe(19);
  expect(reader.end()).toHaveLength(1);
});
