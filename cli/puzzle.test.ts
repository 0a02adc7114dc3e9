import { describe, expect, it } from 'vitest';
import { allManifests } from './games.ts';
import { inside } from './testing/inside.ts';

const manifests = (await allManifests()).map(async ({ id, terminal }) =>
  (await terminal?.())?.puzzles ? [id] : [],
);
const GAMES = (await Promise.all(manifests)).flat();

it('more than one game has puzzles', () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

describe.each(GAMES)('lusoria puzzle %s', (game) => {
  it('shows the puzzle of a day, the same every time, in every language', async () => {
    const day = ['puzzle', game, '--day', '2026-03-01'];
    const [one, two, ...others] = await Promise.all(
      [[], [], ['--lang', 'de'], ['--lang', 'la']].map((language) => inside([...day, ...language])),
    );
    expect(one).toEqual(two);
    const ids = [one, ...others].map((ran) => ran?.stdout.split('\n')[0]?.split(' · ').at(-1));
    expect(new Set(ids).size).toBe(1);
    expect(one?.stdout).toContain(`lusoria puzzle ${game} ANSWER --id ${ids[0]}\n`);
    expect(others[0]?.stdout).toContain(`lusoria puzzle ${game} ANTWORT --id `);
    expect(new Set([one, ...others].map((ran) => ran?.stdout)).size).toBe(3);
  });

  it('says what to look at, and not more', async () => {
    const day = ['puzzle', game, '--day', '2026-03-01'];
    const [plain, hinted] = await Promise.all([inside(day), inside([...day, '--hint'])]);
    expect(hinted.stdout.startsWith(plain.stdout.trimEnd())).toBe(true);
    expect(hinted.stdout.slice(plain.stdout.length).trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--theme', 'no-game'], '--theme'],
    [['--level', '6'], '--level'],
    [['--day', 'today'], 'YYYY-MM-DD'],
    [['--day', '2026-13-45'], 'YYYY-MM-DD'],
    [['--day', '2026-02-30'], 'YYYY-MM-DD'],
    [['--id', 'none'], '--id'],
    [['zebra'], 'ANSWER'],
    [['zebra', '--lang', 'de'], 'ANTWORT'],
  ])('refuses %j', async (args, says) => {
    const { code, stdout, stderr } = await inside(['puzzle', game, ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });
});

it.each([[[]], [['no-game']]])('names the games that have puzzles: %j', async (args) => {
  const { code, stderr } = await inside(['puzzle', ...args]);
  expect(code).toBe(2);
  expect(stderr).toContain(GAMES.join(', '));
});
