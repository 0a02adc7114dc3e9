import type { Played } from '@lusoria/core';
import { print as printed, usualJob } from '@lusoria/print';
import { readPdf } from '@lusoria/print/testing/poppler.ts';
import { optionsSchema, plainContract, settle, written } from '@lusoria/skat';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { print } from './index.ts';

const options = v.parse(optionsSchema, { deals: 4 });

function deal(declarer: number, points: number): Played {
  const result = settle({
    declarer,
    contract: plainContract('clubs'),
    bid: 18,
    matadors: 1,
    points,
    tricks: 5,
    of: 10,
    ending: 'played',
    claimed: null,
    secured: null,
    instead: null,
    doubled: 1,
    round: 1,
  });
  const all = [0, 1, 2, 3];
  return {
    first: 0,
    outcome: { ranking: [all], points: written(result, options, 4, [0, 1, 2]), result },
  };
}

const PASSED: Played = {
  first: 0,
  outcome: { ranking: [[0, 1, 2, 3]], points: [0, 0, 0, 0], result: { kind: 'passed' } },
};
const TABLE = {
  title: 'Serie 1, Tisch 2',
  about: 'Vereinsabend, 3. Mai 2026',
  names: ['Ada', 'Bo', 'Cleo', 'Dan'],
  options,
  seats: 4,
  played: [deal(0, 70), deal(1, 50), PASSED],
};

async function read(series: (typeof TABLE)[], list: string) {
  const item = (await print.items('de', {}, series)).find(({ key }) => key === 'lists');
  if (!item) throw new Error('no lists');
  const job = { ...usualJob('de'), choices: { list } };
  return readPdf((await printed(item, job)).bytes);
}

it('puts the list of a table on one sheet: each deal, the parts of the sum apart, and room to sign', async () => {
  const { info, text, spoken } = await read([TABLE], 'all');
  expect(info['Pages']).toBe('1');
  expect(spoken.slice(0, 2)).toEqual([TABLE.title, TABLE.about]);
  const rows = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
  const below = (label: string) => rows.find(([first]) => first === label)?.slice(1);
  // Ada has won clubs with one (24); Bo has lost it: twice 24, and 30 for each of three.
  expect(below('Spielpunkte')).toEqual(['+24', '−48', '0', '0']);
  expect(below('gewonnene Spiele')).toEqual(['1', '0', '0', '0']);
  expect(below('verlorene Spiele')).toEqual(['0', '1', '0', '0']);
  expect(below('(gewonnen − verloren) × 50')).toEqual(['+50', '−50', '0', '0']);
  expect(below('verlorene Spiele der anderen × 30')).toEqual(['+30', '0', '+30', '+30']);
  expect(below('Gesamtpunkte')).toEqual(['+104', '−98', '+30', '+30']);
  expect(text).toContain('Unterschrift');
  expect(text).toContain('eingepasst');
});

it('has a sheet for every table, or only the one that is chosen', async () => {
  const tables = [TABLE, { ...TABLE, title: 'Serie 2, Tisch 1' }];
  expect((await read(tables, 'all')).info['Pages']).toBe('2');
  const one = await read(tables, '2');
  expect(one.info['Pages']).toBe('1');
  expect(one.spoken[0]).toBe('Serie 2, Tisch 1');
});
