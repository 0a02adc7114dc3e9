import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { lusoria } from 'lusoria/testing/lusoria.ts';

const data = (name: string): string =>
  fileURLToPath(new URL(`../../notation/data/${name}`, import.meta.url));

const ISS = data('iss-sample.sgf');
const XSKAT = data('xskat-3000.sgf');

const nullable = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
const figures = <T extends v.GenericSchema>(of: (schema: v.GenericSchema) => T) => ({
  declarer: of(v.number()),
  result: of(v.string()),
  value: of(v.number()),
  matadors: of(v.number()),
  overbid: of(v.boolean()),
  points: of(v.number()),
  tricks: of(v.number()),
  schneider: of(v.boolean()),
  schwarz: of(v.boolean()),
});
const line = v.strictObject({
  file: v.string(),
  index: v.number(),
  id: v.nullable(v.string()),
  ok: v.boolean(),
  recorded: v.strictObject(figures(nullable)),
  computed: v.strictObject(figures((schema) => schema)),
  reason: v.nullable(v.string()),
});

const read = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((text) => v.parse(line, JSON.parse(text)));

const files = folder();
afterAll(() => files.remove());

const [first = '', second = ''] = readFileSync(XSKAT, 'utf8').split('\n');
const different = files.file('different.sgf', `${first.replace('v:24', 'v:36')}\n${second}\n`);
const illegal = files.file('illegal.sgf', first.replace('2 SK', '2 S8'));
const broken = files.file('broken.sgf', `${first}\n${second.slice(0, 200)}\n`);

describe('lusoria skat replay --json', () => {
  it('prints a line a game', async () => {
    const { code, stdout, stderr } = await inside(['skat', 'replay', ISS, XSKAT, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const games = read(stdout);
    expect(games).toHaveLength(3011);
    expect(games.every(({ ok }) => ok)).toBe(true);
    expect(games[0]).toMatchObject({ file: ISS, index: 0, id: '30', reason: null });
    expect(games[1]?.reason).toMatch(/^rest-to-declarer: /);
    expect(games[3010]).toMatchObject({ file: XSKAT, index: 2999 });
  });

  it('says which fields differ', async () => {
    const { code, stdout } = await inside(['skat', 'replay', different, '--json']);
    expect(code).toBe(1);
    const [one, two] = read(stdout);
    expect(one).toMatchObject({ ok: false, recorded: { value: 36 }, computed: { value: 24 } });
    expect(one?.reason).toBe('differs: value 36, computed 24');
    expect(two).toMatchObject({ ok: true, reason: null });
  });

  it('names a move that is not allowed', async () => {
    const { code, stdout } = await inside(['skat', 'replay', illegal, '--json']);
    expect(code).toBe(1);
    expect(read(stdout)[0]?.reason).toBe(
      'card-not-in-hand: move 10 (2 S8) is not allowed: the card is not in the hand',
    );
  });

  it('names file, line and token of what cannot be read, and reads the rest', async () => {
    const { code, stdout, stderr } = await inside(['skat', 'replay', broken, different, '--json']);
    expect(code).toBe(2);
    expect(read(stdout)).toHaveLength(3);
    expect(stderr).toMatch(
      /^lusoria skat replay: .*broken\.sgf, line 2, column \d+: “\S+”: the record breaks off\n$/,
    );
  });
});

describe('lusoria skat replay', () => {
  it('reports what it has found', async () => {
    const { code, stdout } = await inside(['skat', 'replay', different, ISS]);
    expect(code).toBe(1);
    expect(stdout).toContain('line 1, game 1: differs: value 36, computed 24');
    expect(stdout).toContain('different.sgf: 1 of 2 games agree.');
    expect(stdout).toMatch(/2 × +rest-to-declarer/);
  });

  it('reads its standard input', async () => {
    const { code, stdout } = await lusoria(
      ['skat', 'replay', '-', '--json'],
      readFileSync(ISS, 'utf8'),
    );
    expect(code).toBe(0);
    expect(read(stdout)).toHaveLength(11);
  });
});

describe('odd files', () => {
  it('are complained of, but not by the thousand', async () => {
    const many = files.file('many.sgf', '(;GM[Skat] x ;)\n'.repeat(3000));
    const { code, stderr } = await inside(['skat', 'replay', many]);
    expect(code).toBe(2);
    expect(stderr.trimEnd().split('\n')).toHaveLength(21);
    expect(stderr).toContain('2,980 more faults');
  });

  it('may hold a record that is too long, and others after it', async () => {
    const endless = `(;GM[Skat]P0[${'a'.repeat(1_300_000)}`;
    const long = files.file('long.sgf', `${endless}${' '.repeat(600_000)}\n${first}\n`);
    const { stdout, stderr } = await inside(['skat', 'replay', long]);
    expect(stderr).toContain('the record is longer than a million characters');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toContain('1 of 1 game agrees');
  });

  it('cannot steer the terminal', async () => {
    const evil = files.file(
      'evil.sgf',
      first.replace(/ID\[.*?\]/, 'ID[\u001b[2Jmine\u0007]').replace('v:24', 'v:36'),
    );
    const { stdout } = await inside(['skat', 'replay', evil]);
    expect(stdout).toContain('\\u001b[2J');
    expect(stdout).not.toContain('\u001b');
  });
});
