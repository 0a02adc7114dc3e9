import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

function written(name: string, text: string): string {
  const file = join(files.path, name);
  writeFileSync(file, text);
  return file;
}

const MAY = written('May.csv', 'Name;Punkte;Gewonnen;Verloren\nAda;812;9;1\nBo;-56;2;4\n');
const JUNE = written('June.csv', 'Player,Points\nBo,1000\n');

it('makes a table of the evenings, with the best first', async () => {
  const { code, stdout } = await inside(['season', MAY, JUNE]);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
    ['Place', 'Name', 'Points', 'Won', 'Lost', 'Evenings'],
    ['1', 'Bo', '944', '2', '4', '2'],
    ['2', 'Ada', '812', '9', '1', '1'],
  ]);
  expect(new Set(lines.map((line) => line.length))).toHaveLength(1);
});

it('has every evening in the table for spreadsheets, and counts the best where it should', async () => {
  const { stdout } = await inside(['season', MAY, JUNE, '--best', '1', '--csv']);
  expect(stdout.trim().split(/\r?\n/)).toEqual([
    'Place,Name,Points,Won,Lost,Evenings,May,June',
    '1,Bo,1000,0,0,2,-56,1000',
    '2,Ada,812,9,1,1,812,',
  ]);
  const json: unknown = JSON.parse((await inside(['season', JUNE, '--json'])).stdout);
  expect(json).toMatchObject({ events: [{ title: 'June' }], rows: [{ place: 1, name: 'Bo' }] });
});
