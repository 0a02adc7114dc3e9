import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@lusoria/games';
import { recordSchema } from '@lusoria/table';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '@lusoria/server';
import { folder } from './testing/folder.ts';
import { inside, piped } from './testing/inside.ts';
import { start } from './testing/lusoria.ts';

const files = folder();
afterAll(() => files.remove());

const EXPORTED = join(files.path, 'exported.json');
const [GAME = '', OTHER = ''] = GAME_IDS;
const PLAYED = ['play', GAME, '--seed', '1', '--export'];

describe('lusoria play --export', () => {
  it.each([
    ['in a folder that is not there', '/nonexistent/x'],
    ['that is a folder', files.path],
  ])('to a file %s fails before the game', async (_, file) => {
    const { code, stdout, stderr } = await inside([...PLAYED, file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(file);
  });
});

describe('lusoria verify', () => {
  it('finds a record without rounds, and one with the same secret again and again, not well', async () => {
    const played = await piped([...PLAYED, EXPORTED], ['q']);
    expect(played.code).toBe(0);
    expect((await inside(['verify', EXPORTED])).stdout).toContain('All is well');
    const record = v.parse(recordSchema, JSON.parse(readFileSync(EXPORTED, 'utf8')));
    const [round] = record.rounds;
    const written = (name: string, rounds: readonly unknown[]): string =>
      files.file(name, JSON.stringify({ ...record, rounds }));

    const none = await inside(['verify', written('none.json', [])]);
    expect(none).toMatchObject({ code: 1, stderr: '' });
    expect(none.stdout).toContain('No round is recorded');

    const copied = Array.from({ length: 300 }, () => round);
    const again = await inside(['verify', written('copied.json', copied)]);
    expect(again.code).toBe(1);
    expect(again.stdout).toContain('Round 300: The secret is once more that of number 1');
  });
});

describe('lusoria serve', () => {
  it('tells at once where nothing can be stored', async () => {
    files.file('index.html', '<!doctype html>');
    const { code, stderr } = await inside(
      `serve --port 0 --data /proc/foo/bar --web ${files.path}`.split(' '),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('/proc/foo');
  });

  it('makes the folders that are missing for nobody else', async () => {
    const data = join(files.path, 'a', 'b');
    await (await openSqlite(data)).close();
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(files.path, 'a')).mode & 0o777).toBe(0o700);
  });
});

describe('lusoria work', () => {
  it('tells that nobody answers, and goes on', async () => {
    const child = start(['work', '--nats', 'nats://127.0.0.1:9', '--jobs', '1']);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const said = await new Promise<string>((resolve) => {
      child.stderr.setEncoding('utf8').once('data', resolve);
    });
    expect(said).toContain('NATS does not answer at 127.0.0.1:9');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('help', () => {
  it.each(['play', 'simulate', 'arena'])(
    'of %s tells of one game where it is named',
    async (name) => {
      const { code, stdout } = await inside([name, OTHER, '--help']);
      expect(code).toBe(0);
      expect(stdout).toContain(`Bots for ${OTHER}`);
      expect(stdout).not.toContain(`Bots for ${GAME}`);
      expect((await inside([name, 'no-game', '--help'])).code).toBe(2);
    },
  );
});
