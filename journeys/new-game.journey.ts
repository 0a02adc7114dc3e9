import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GameManifest } from '@lusoria/core';
import { playTable } from '@lusoria/testing/accessibility/by-keyboard.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { parityOf } from '@lusoria/testing/accessibility/parity.ts';
import { openServerProcess, type ServerProcess } from '@lusoria/testing/server/server-process.ts';
import { codeIn } from '@lusoria/testing/browser/table.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../scripts/messages/folders.mjs';
import { ROOT } from '../scripts/node.mjs';
import { copyTree } from '../scripts/testing/copy-tree.ts';

/** A random name, which the code cannot contain. */
const NAME = `g${Math.random().toString(36).slice(2, 8)}`;
const titleOf = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
const TITLE = titleOf(NAME);
/** The same with a board of its own. */
const BOARD = `b${NAME.slice(1)}`;

const NOT_NEEDED = /^(docs\/pictures|lab\/bench\/server\/peers)\//;
/** Anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 400_000;

const site = useSite();
const run = promisify(execFile);
let copy: string;
let server: ServerProcess;

/** Runs a program of the copy on this Node; throws with its output if it fails. */
async function node(args: readonly string[], cwd = copy): Promise<string> {
  const { stdout } = await run(process.execPath, args, { cwd, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Files of the copy that differ from this tree, or exist only there. */
function changed(): readonly string[] {
  return filesBelow(copy, '').filter((path) => {
    const here = join(ROOT, path);
    const exists = statSync(here, { throwIfNoEntry: false })?.isFile() ?? false;
    return !exists || !readFileSync(here).equals(readFileSync(join(copy, path)));
  });
}

beforeAll(async () => {
  copy = copyTree((path) => !NOT_NEEDED.test(path));
  await node(['scripts/new-game.mjs', NAME]);
  await node(['scripts/new-game.mjs', BOARD, '--board']);
  await node(
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'draft',
      '--logLevel',
      'error',
    ],
    join(copy, 'web'),
  );
  server = await openServerProcess(['--data', join(copy, 'data')], 0, join(copy, 'cli/main.ts'));
}, PATIENCE_MS);

afterAll(async () => {
  await server.kill();
  rmSync(copy, { recursive: true, force: true });
});

test('a new game is a folder, a line in the registry and an entry in the lock file', async () => {
  const own = [NAME, BOARD].map((name) => `games/${name}/`);
  const outside = changed().filter((path) => !own.some((folder) => path.startsWith(folder)));
  expect(outside.filter((path) => !/^(data|web\/dist)\//.test(path))).toEqual([
    'games/registry.ts',
    'package-lock.json',
  ]);
  const lines = (root: string) => readFileSync(join(root, 'games/registry.ts'), 'utf8').split('\n');
  const here = new Set(lines(ROOT));
  expect(lines(copy).filter((line) => !here.has(line))).toHaveLength(2);
});

test('a name that is a word of another game is refused', async () => {
  const refused = node(['scripts/new-game.mjs', 'trumpf']);
  await expect(refused).rejects.toThrow('choose another name');
});

test('no table fetches the code of another game, nor does the board made of a view', () => {
  // Two games more may exceed the limit of the first load, which goes to the other output.
  const { stderr } = spawnSync(process.execPath, ['scripts/size.mjs'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

test('its types are right and it conforms', { timeout: PATIENCE_MS }, async () => {
  // The rest of the tree refers to the game only by its line in the registry, and is type-checked in
  // this tree.
  const types = join(copy, 'data/types');
  mkdirSync(types, { recursive: true });
  writeFileSync(
    join(types, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: [
        'games/*.ts',
        ...[NAME, BOARD].map((name) => `games/${name}/**/*`),
        'print/*.d.ts',
      ].map((path) => `../../${path}`),
    }),
  );
  expect(await node(['node_modules/@typescript/native/bin/tsc', '-p', types])).toBe('');
  expect(await node(['scripts/messages.mjs', '--check'])).toBe('');
  expect(await node(['server/docs/main.ts', '--check'])).toBe('');
  await node(['node_modules/vitest/vitest.mjs', 'run', '--project=unit', `games/${NAME}`]);
});

test('it is played at the terminal, simulated and verified', { timeout: PATIENCE_MS }, async () => {
  const main = join(copy, 'cli/main.ts');
  const figures: unknown = JSON.parse(
    await node([main, 'simulate', NAME, '--games', '50', '--seed', '7', '--json']),
  );
  expect(figures).toMatchObject({ games: 50 });
  const record = join(copy, 'data/played.json');
  const playing = run(process.execPath, [main, 'play', NAME, '--lang', 'en', '--export', record], {
    cwd: copy,
  });
  // Answers every prompt with the first option; an answer between rounds continues.
  playing.child.stdin?.end('1\n'.repeat(200));
  const { stdout } = await playing;
  expect(stdout).toContain('takes the trick');
  expect(await node([main, 'verify', record, '--lang', 'en'])).toContain('well');
});

function isManifest(module: unknown): module is { readonly manifest: GameManifest } {
  return typeof module === 'object' && module !== null && 'manifest' in module;
}

test.each([
  [NAME, 'a board made of its view'],
  [BOARD, 'its own board'],
])(
  '%s is played by ear and keyboard over the network, on %s',
  {
    timeout: PATIENCE_MS,
  },
  async (id) => {
    const made: unknown = await import(join(copy, 'games', id, 'manifest.ts'));
    if (!isManifest(made)) throw new Error('There is no manifest.');
    const { manifest } = made;
    const [game, messages] = await Promise.all([manifest.load(), manifest.messages('en')]);
    const parity = await parityOf(id, game, manifest, `${copy}/`);
    const address = `http://127.0.0.1:${server.port}`;
    for (const table of parity.tables) {
      const { page } = await site.visit({}, address);
      await page.goto('/');
      await page.getByRole('heading', { name: titleOf(id) }).waitFor();
      const met = await playTable({ page, address, id, table, game, messages, parity });
      expect(met).toContain('end');
    }
  },
);

/** Names of what lies above or below the window, in part or whole. */
function outOfSight(things: Locator): Promise<readonly string[]> {
  return things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent),
  );
}

journey(
  site,
  'an author plays a new game with a friend over the network, on a board made of its view',
  'desktop',
  async ({ person }) => {
    const address = `http://127.0.0.1:${server.port}`;
    const anna = await person('Anna', {}, address);
    const ben = await person('Ben', { size: 'phone-small', language: 'de' }, address);
    const { page } = anna;
    await anna.opens('/');
    await anna.presses(new RegExp(`${anna.partly('With friends').source}.*${TITLE}`, 'u'));
    await anna.presses('2 players');
    await anna.presses('Open the table');
    await anna.sees('Who is playing?');
    const code = await codeIn(page.getByLabel(anna.partly('Table code')));
    await ben.opens(`/t/${code}`);
    await ben.presses('Sit here');
    await anna.sees(/Ben/u);
    await anna.presses('Begin the game');
    await anna.sees('Overview');
    await anna.looksAround('the board of a new game');
    await page.locator('[data-cards] [data-card]').first().waitFor();
    expect(await outOfSight(ben.page.locator('[data-cards] button'))).toEqual([]);
    await until(async () => {
      for (const one of [anna, ben]) {
        const playable = one.page
          .locator('[data-cards] button:not([aria-disabled="true"])')
          .first();
        if ((await playable.count()) > 0) await pressed(playable);
      }
      return (await page.getByText(anna.partly('Shuffle checked: honest')).count()) > 0;
    });
    await ben.looksAround('the end of a new game');
    await anna.sees(/\d \S+ · \d/u);

    await anna.presses('Go through this round');
    await anna.sees('Move 1 of 10');
    for (let step = 2; step <= 10; step += 1) {
      await anna.presses('Next');
      await anna.sees(`Move ${step} of 10`);
    }
    await anna.sees('The table before this move');
    await anna.looksAround('a round of a new game, step by step');
    await anna.presses('Next');
    await anna.sees('The end of the round');

    await anna.opens('/');
    await anna.presses(`${TITLE}: statistics`);
    await anna.sees('Points a round');
    await anna.looksAround('the figures of a new game');
  },
);
