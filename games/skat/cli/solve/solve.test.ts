import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { lusoria } from 'lusoria/testing/lusoria.ts';

const data = fileURLToPath(new URL('../../notation/data/xskat-3000.sgf', import.meta.url));
const [record = ''] = readFileSync(data, 'utf8').split('\n');

const files = folder();
afterAll(() => files.remove());
const whole = files.file('whole.sgf', record);

const schema = v.strictObject({
  id: v.string(),
  ply: v.number(),
  value: v.number(),
  best: v.array(v.strictObject({ card: v.string(), value: v.number() })),
  nodes: v.number(),
  ms: v.number(),
});
const read = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(schema, JSON.parse(line)));

async function solve(...args: readonly string[]) {
  const { code, stdout, stderr } = await inside(['skat', 'solve', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return read(stdout);
}

/** A position of two cards each: the declarer leads to the last two tricks. */
const position = {
  game: 'grand',
  hands: [
    ['CJ', 'SA'],
    ['H7', 'ST'],
    ['D7', 'SK'],
  ],
  declarer: 0,
  leader: 0,
  trick: [],
  points: 40,
};

describe('lusoria skat solve --json', () => {
  it('solves a finished game from its first card, or where it is asked to', async () => {
    const [first] = await solve(whole);
    expect(first).toMatchObject({ id: '1', ply: 0, value: 83 });
    // A defender is to play: the least for the declarer comes first.
    const values = first?.best.map(({ value }) => value) ?? [];
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(first?.best).toHaveLength(10);
    const [last] = await solve(whole, '--ply', '29');
    expect(last?.best).toEqual([{ card: 'S8', value: 85 }]);
    const [again] = await solve(whole, '--ply', '12');
    expect((await solve(whole, '--ply', '12'))[0]?.nodes).toBe(again?.nodes);
  });

  it('solves where a record stops, even in the midst of a token', async () => {
    const stop = record.indexOf('1 HQ 2 ST');
    const unfinished = files.file('unfinished.sgf', `${record.slice(0, stop)}]R[unknown] ;)`);
    const cut = files.file('cut.sgf', record.slice(0, stop + '1 HQ 2 S'.length));
    const [a] = await solve(unfinished);
    expect(a).toMatchObject({ ply: 26, best: [{ card: 'HQ' }] });
    const [b] = await solve(cut);
    expect(b).toMatchObject({ ply: 27, best: [{ card: 'ST' }] });
  });

  it('solves positions, by standard input, too', async () => {
    const input = JSON.stringify([position, { ...position, id: 'null', game: 'null' }]);
    const { code, stdout } = await lusoria(['skat', 'solve', '-', '--json'], input);
    expect(code).toBe(0);
    const [grand, nullGame] = read(stdout);
    expect(grand).toMatchObject({ id: '1', ply: 24, value: 67 });
    expect(grand?.best).toEqual([
      { card: 'SA', value: 67 },
      { card: 'CJ', value: 67 },
    ]);
    expect(nullGame).toMatchObject({ id: 'null', value: 1 });
  });
});

describe('lusoria skat solve', () => {
  it('has a table for people', async () => {
    const { stdout } = await inside(['skat', 'solve', whole]);
    expect(stdout).toMatch(/^game +cards +contract .*\n1 +0 +Clubs +defender +83 +♦8 ♦9 ♥8 ♥9 ♥K /);
  });

  it('names what it cannot solve, and solves the rest', async () => {
    const passed = files.file(
      'passed.sgf',
      `${record.replace(/ 1 p .*\]R\[.*\]/, ' 1 p 2 p 0 p ]R[passed]')}\n${record}`,
    );
    const { code, stdout, stderr } = await inside([
      'skat',
      'solve',
      passed,
      '--json',
      '--ply',
      '28',
    ]);
    expect(code).toBe(1);
    expect(read(stdout)).toHaveLength(1);
    expect(stderr).toBe(`lusoria skat solve: ${passed}, line 1, game 1: nobody plays alone\n`);
  });

  it.each([
    [
      {
        ...position,
        hands: [
          ['CJ', 'SA'],
          ['CJ', 'ST'],
          ['D7', 'SK'],
        ],
      },
      'position 1: there can be',
    ],
    [{ ...position, game: 'no-game' }, 'position 1: no position: wrong at game'],
    [{ ...position, leader: 1, trick: ['SQ'] }, 'do not fit together'],
  ])('refuses what cannot be: %o', async (wrong, why) => {
    const file = files.file('wrong.json', JSON.stringify(wrong));
    const { code, stdout, stderr } = await inside(['skat', 'solve', file, '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(why);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('what no solver should be asked', () => {
  it('is a list of nothing: that is told, and no success', async () => {
    const file = files.file('empty.json', '[]');
    const { code, stdout, stderr } = await inside(['skat', 'solve', file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('has no position');
  });

  it.each([120, 119, 200])('is a position with %i points and cards that count', async (points) => {
    const file = files.file('points.json', JSON.stringify({ ...position, points }));
    const { code, stdout, stderr } = await inside(['skat', 'solve', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('position 1');
  });

  it('is a long file of something else: its faults are told, but not by the thousand', async () => {
    const list = files.file('many.json', JSON.stringify(Array.from({ length: 300_000 }, () => 0)));
    const { code, stderr } = await inside(['skat', 'solve', list]);
    expect(code).toBe(2);
    expect(stderr.trimEnd().split('\n')).toHaveLength(21);
    expect(stderr).toContain('299,980 more faults');
  });
});
