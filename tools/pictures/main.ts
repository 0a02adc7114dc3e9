/**
 * Takes the pictures that documents show (`docs/pictures/NAME-LOOK.png`): `npm run screenshots`. Of the lobby here, of a
 * game as its `e2e/pictures.ts` says. The page has to be built; where `pngquant` is installed they become a third as large.
 *
 *   --all    also those that no document shows
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@lusoria/games';
import type { Browser, Page } from 'playwright-core';
import { readOptions } from '../command-line.ts';
import { launch, type Look, visit } from '../e2e/browser.ts';
import { openServer } from '../e2e/server.ts';
import type { Camera, Pictures } from './camera.ts';
import { takeEventPictures } from './events.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${ROOT}docs/pictures/`;
const LOOKS: Readonly<Record<string, Look>> = {
  'desktop-light': {},
  'desktop-dark': { dark: true },
  'phone-light': { width: 390, height: 844, touch: true },
  'phone-dark': { width: 390, height: 844, touch: true, dark: true },
};

const { all = false } = readOptions({ all: { type: 'boolean' } });
const documents = globSync(['*.md', 'docs/*.md'], { cwd: ROOT });
const shown = new Set(
  documents.flatMap((path) => readFileSync(ROOT + path, 'utf8').match(/[\w-]+\.png/g) ?? []),
);
const taken: string[] = [];

/** Whether a document shows something in this look. */
function isShown(look: string): boolean {
  return all || [...shown].some((name) => name.endsWith(`-${look}.png`));
}

async function take(page: Page, name: string): Promise<void> {
  if (!all && !shown.has(name)) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: FOLDER + name });
  taken.push(name);
}

async function lobby({ page, shot }: Camera): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await shot('lobby');
}

async function picturesOf(game: string): Promise<Pictures | null> {
  const file = new URL(`../../games/${game}/e2e/pictures.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const module: unknown = await import(file.href);
  if (!arePictures(module)) throw new Error(`${file.pathname} takes no pictures`);
  return module;
}

function arePictures(module: unknown): module is Pictures {
  return typeof module === 'object' && module !== null && 'takePictures' in module;
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const games = await Promise.all(GAME_IDS.map(picturesOf));
  const subjects = [
    lobby,
    takeEventPictures,
    ...games.flatMap((game) => (game ? [game.takePictures] : [])),
  ];
  for (const [name, look] of Object.entries(LOOKS).filter(([each]) => isShown(each))) {
    for (const takePictures of subjects) {
      const person = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
      const { page } = person;
      const shotOf = async (of: Page, what: string) => take(of, `${what}-${name}.png`);
      await takePictures({ page, url, shot: async (what) => shotOf(page, what), shotOf });
      await person.context.close();
    }
  }
}

/** Fewer colours: nobody sees the difference, and everybody who clones the repository has the bytes. */
function compress(names: readonly string[]): void {
  const flags = ['--force', '--ext', '.png', '--skip-if-larger', '--speed', '1', '--strip'];
  const { error } = spawnSync('pngquant', [...flags, ...names], { cwd: FOLDER });
  if (error) console.log('There is no pngquant here: the pictures are as large as they are.');
}

await mkdir(FOLDER, { recursive: true });
const server = await openServer();
const browser = await launch();
await takeAll(browser, server.url);
await browser.close();
await server.close();
compress(taken);
for (const name of taken) console.log(name);
