import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from 'lusoria/testing/folder.ts';
import { inside, piped } from 'lusoria/testing/inside.ts';
import { errorFree, playing } from './testing/player.ts';

const files = folder();
afterAll(() => files.remove());

describe('lusoria play', () => {
  const exported = join(files.path, 'game.json');
  const args = ['is', '--seed', 'forum', '--name', 'Tīrō', '--export', exported];

  it('plays a game to its end, tells it, and stores it', async () => {
    const { code, stdout, stderr } = await playing(args, errorFree);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('At the table: Tīrō, ');
    expect(stdout).toMatch(/^You lay \S+ – /m);
    expect(stdout).toMatch(/^Ranking\n {2}Place 1 +\S+ +0 cards$/m);
    expect(stdout).toContain('Errors that nobody noticed');
    // What the player should keep from the round stands below it.
    expect(stdout).toContain('You made no error, and missed none.');
    expect(stdout).toContain('Shuffle checked: honest');
    expect(stdout).not.toContain('\u001b');
    expect(readFileSync(exported, 'utf8')).toContain('"Tīrō"');
  });

  it('stores what verify finds to be well', async () => {
    const { code, stdout } = await inside(['verify', exported]);
    expect(stdout).toBe('game.json: All is well: shuffles and moves are as recorded. Rounds: 1\n');
    expect(code).toBe(0);
    const json = await inside(['verify', exported, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: true, rounds: 1, flaws: [] });
  });

  it('stores what verify finds out when somebody has changed it', async () => {
    // The first shuffle, with its first two numbers swapped.
    const [shuffle = '', one = '', two = ''] =
      /"input":\[(\d+),(\d+),/.exec(readFileSync(exported, 'utf8')) ?? [];
    const changed = readFileSync(exported, 'utf8').replace(shuffle, `"input":[${two},${one},`);
    const tampered = join(files.path, 'tampered.json');
    writeFileSync(tampered, changed);
    const { code, stdout } = await inside(['verify', tampered]);
    expect(code).toBe(1);
    expect(stdout).toContain('tampered.json: Something is wrong:');
    expect(stdout).toMatch(/round 1, step 1/i);
    const json = await inside(['verify', tampered, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      flaws: [{ code: 'wrong-draw', round: 1, step: 1, place: 1 }],
    });
  });

  it('is the same again with the same seed and the same answers', async () => {
    const answers = ['1 nom sg m', '', '', 'd', 'p', '', '', '1 acc pl n', ''];
    const options = ['ille', '--seed', 'x', '--bots', 'uniform,random'];
    const [once, again] = await Promise.all([
      piped(['play', ...options], answers),
      piped(['play', ...options], answers),
    ]);
    expect(again).toEqual(once);
    expect(once.stdout).toMatch(/^You lay /m);
  });

  it('ends cleanly when the input does, and stores what was played until then', async () => {
    const broken = join(files.path, 'broken.json');
    const { code, stdout } = await piped(['play', 'is', '--export', broken], ['d']);
    expect(code).toBe(0);
    expect(stdout).toContain('The game was broken off.');
    expect(stdout.trimEnd()).toMatch(/Goodbye!$/);
    expect((await inside(['verify', broken])).code).toBe(0);
  });

  it('plays several rounds, and once more, at a table that checks and shows the form tables', async () => {
    const options = ['referee=table', 'tables=open', 'rounds=2', 'drawing=compulsory'];
    let once = 0;
    let looked = false;
    const { code, stdout } = await playing(
      ['is', '--seats', '2', ...options.flatMap((option) => ['--option', option]), '--seed', '3'],
      (sight) => {
        if (sight.question.startsWith('Once more')) return (once += 1) === 1 ? 'yes' : 'no';
        if (!looked && sight.question === 'Your turn') {
          looked = true;
          return 'tables';
        }
        return errorFree(sight);
      },
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/Acc\. +eum +eam +id/);
    expect(stdout.match(/^Ranking$/gm)).toHaveLength(4);
    expect(stdout.match(/^Final standings$/gm)).toHaveLength(2);
  });
});
