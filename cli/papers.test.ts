import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

it('writes five papers into a new folder', async () => {
  const out = join(files.path, 'papers');
  const ran = await inside(['papers', out, '--operator', 'Förderverein', '--lang', 'de']);
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(out).toSorted()).toEqual([
    'contract-de.pdf',
    'measures-de.pdf',
    'notice-de.pdf',
    'parents-de.pdf',
    'record-de.pdf',
  ]);
  for (const name of readdirSync(out)) {
    expect(readFileSync(join(out, name)).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(ran.stdout).toContain(name);
  }
});

it.each([
  { what: 'no folder', args: [] },
  { what: 'an unknown paper', args: ['out', '--paper', 'a3'] },
  { what: 'an operator of two lines', args: ['out', '--operator', 'a\nb'] },
  { what: 'a database that is none', args: ['out', '--database', 'oracle'] },
])('$what is refused', async ({ args }) => {
  const ran = await inside(['papers', ...args]);
  expect(ran.code).toBe(2);
  expect(ran.stderr).toContain('lusoria papers');
});
