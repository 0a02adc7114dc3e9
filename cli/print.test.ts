import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '@lusoria/games';
import { complaintOf } from './testing/complaint.ts';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

const out = join(files.path, 'print.pdf');
const [GAME = ''] = GAME_IDS;

describe('lusoria print', () => {
  it.each(GAME_IDS)('makes a PDF of %s', async (game) => {
    const { code, stdout } = await inside(['print', game, '--out', out, '--json']);
    expect(code).toBe(0);
    const told: unknown = JSON.parse(stdout);
    expect(told).toMatchObject({ file: out, bytes: readFileSync(out).length });
    expect(readFileSync(out).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('tells in its help all that can be printed', async () => {
    const { stdout } = await inside(['print', '--help']);
    for (const id of GAME_IDS) expect(stdout).toContain(`${id}/rules`);
  });
});

/** A command line, and a text that its error message must contain. */
const BAD: readonly (readonly [string, string])[] = [
  ['', GAME],
  ['nothing', '"nothing"'],
  [`${GAME}/nothing`, `${GAME}/cards`],
  [`${GAME} more`, 'more'],
  [`${GAME}`, '--out'],
  [`${GAME} --out ${out} --paper a0`, 'a4, letter'],
  [`${GAME} --out ${out} --size huge`, 'bridge, poker'],
  [`${GAME} --out ${out} --copies 99`, '8'],
  [`${GAME} --out ${out} --offset 1`, 'X,Y'],
  [`${GAME} --out ${out} --offset 9,9`, 'X,Y'],
  [`${GAME} --out ${out} --colours pink`, 'grey'],
  [`${GAME} --out ${out} --option nothing=1`, 'nothing'],
  [`${GAME}/links --out ${out} --link ftp://x`, 'ftp://x'],
  [`${GAME}/box --out ${out} --option size=half`, 'bridge, poker'],
];

describe('bad input', () => {
  it.each(BAD)('print %s', async (words, named) => {
    const before = readdirSync(files.path);
    const args = ['print', ...words.split(' ').filter((word) => word !== '')];
    expect(await complaintOf(args)).toContain(named.replaceAll('"', ''));
    expect(readdirSync(files.path)).toEqual(before);
  });

  it('a folder that is not there or cannot be written, or one in place of a file, leaves nothing behind', async () => {
    const file = join(files.path, 'file');
    writeFileSync(file, '');
    const before = readdirSync(files.path);
    // Not even root can write into /proc, or into a file as if it were a folder.
    const places = [
      join(files.path, 'no', 'such', 'x.pdf'),
      files.path,
      join(file, 'x.pdf'),
      '/proc/x.pdf',
    ];
    for (const place of places) {
      const { code, stdout, stderr } = await inside(['print', GAME, '--out', place]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(place);
    }
    expect(readdirSync(files.path)).toEqual(before);
    expect(existsSync(join(files.path, 'no'))).toBe(false);
  });
});
