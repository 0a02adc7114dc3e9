/**
 * Takes screenshots of the page: `npm run screenshots`. The shell's are defined here, a game's in its `e2e/pictures.ts`. The
 * page must be built; if `pngquant` is installed, it compresses the pictures to a third.
 *
 *   (nothing)        those shown in documents, into `docs/pictures/`
 *   --all            every scene in eight sizes, light and dark, into `pictures/`, for inspection
 *   --check          no pictures, but what is cut, covered, broken or too small to press in every scene, in all sizes, colours and languages;
 *                    of these looks, and of where a walk broke off, there are
 *                    pictures in `pictures/faults/`
 *   --language de    these in another language (`de` or `la`); a check in this one only
 *   --only skat      only of this game, or of a subject of the shell, such as the `lobby` (`OF_SHELL`)
 *   --scene evening  only scenes in whose names this occurs; the way to them is the same
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@lusoria/games';
import type { Page } from 'playwright-core';
import { choiceOption, readOptions } from '../command-line.ts';
import { smallTargets } from '@lusoria/testing/accessibility/accessibility.ts';
import { launch, type Person, visit } from '@lusoria/testing/browser/browser.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import type { Camera, Pictures } from '@lusoria/testing/sight/camera.ts';
import { faultsOf, sentenceOf } from '@lusoria/testing/sight/legibility.ts';
import { takeDaysPictures } from './days.ts';
import { takeEventPictures } from './events.ts';
import { takeEveningPictures } from './evening.ts';
import { takeHomeworkPictures } from './homework.ts';
import {
  type Language,
  LANGUAGES,
  SCHEMES,
  type Scheme,
  type Size,
  speak,
  turnTo,
} from '@lusoria/testing/sight/looks.ts';
import { takeOperatorPictures } from './operator.ts';
import { takePagePictures } from './pages.ts';
import { takePrintPictures } from './print.ts';
import { takeQuestionPictures } from './question.ts';
import { takeSharingPictures } from './sharing.ts';
import { takeWeeksPictures } from './weeks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Take = Pictures['takePictures'];

/** What is photographed of the shell, by subject. */
const OF_SHELL: Readonly<Record<string, Take>> = {
  lobby: takePagePictures,
  class: takeEventPictures,
  evening: takeEveningPictures,
  weeks: takeWeeksPictures,
  homework: takeHomeworkPictures,
  question: takeQuestionPictures,
  days: takeDaysPictures,
  sharing: takeSharingPictures,
  print: takePrintPictures,
  operator: takeOperatorPictures,
};

/** Subjects of the pictures. */
const SUBJECTS: readonly string[] = [...Object.keys(OF_SHELL), ...GAME_IDS];

const options = readOptions({
  all: { type: 'boolean' },
  check: { type: 'boolean' },
  language: { type: 'string' },
  only: { type: 'string' },
  scene: { type: 'string' },
});
const { all = false, check = false, scene: part = '' } = options;
const only = choiceOption('only', options.only, SUBJECTS);
const chosen = choiceOption('language', options.language, LANGUAGES);
const language = chosen ?? 'en';
const FOLDER = all || check ? `${ROOT}pictures/` : `${ROOT}docs/pictures/`;
/** The window in which games are played; pictures in other sizes are taken in between. */
const BASE: Size = 'desktop';
const SIZES: readonly Size[] =
  all || check
    ? [
        'desktop',
        'desktop-1440',
        'desktop-1920',
        'phone',
        'phone-small',
        'phone-320',
        'phone-side',
        'desktop-zoomed',
      ]
    : ['desktop', 'phone'];

const documents = globSync(['*.md', 'docs/*.md'], { cwd: ROOT });
const shown = new Set(
  documents.flatMap((path) => readFileSync(ROOT + path, 'utf8').match(/[\w-]+\.png/g) ?? []),
);
const taken: string[] = [];
/** Looks checked, and faults found in them, by language. */
const looks = { de: 0, la: 0, en: 0 };
const findings = { de: 0, la: 0, en: 0 };
/** Subjects of which some scenes could not be reached. */
const brokenOff: string[] = [];

/** The required pictures of a scene. */
function wanted(scene: string) {
  const looks = SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme })));
  return looks
    .map((look) => ({ ...look, file: fileOf(scene, look.size, look.scheme) }))
    .filter(({ file }) => all || shown.has(file));
}

function fileOf(scene: string, size: Size, scheme: Scheme): string {
  const tongue = language === 'en' ? '' : `${language}-`;
  return `${tongue}${scene}-${size}-${scheme}.png`;
}

/** Takes all pictures of a scene, and restores the page. */
async function take(page: Page, scene: string): Promise<void> {
  const looks = wanted(scene);
  if (looks.length === 0) return;
  if (language !== 'en') await speak(page, language);
  for (const { size, scheme, file } of looks) {
    await turnTo(page, size, scheme);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: FOLDER + file });
    taken.push(file);
    console.log(FOLDER.slice(ROOT.length) + file);
  }
  await turnTo(page, BASE, 'light');
  if (language !== 'en') await speak(page, 'en');
}

/** The same for a wall screen, in its own size. */
async function takeWall(page: Page, scene: string): Promise<void> {
  for (const scheme of SCHEMES) {
    const file = fileOf(scene, BASE, scheme);
    if (!all && !shown.has(file)) continue;
    await turnTo(page, 'desktop-1920', scheme);
    await page.screenshot({ path: FOLDER + file });
    taken.push(file);
    console.log(FOLDER.slice(ROOT.length) + file);
  }
}

/** Sizes in which a wall screen is checked: its own, and those of older projectors. */
const WALL_SIZES: readonly Size[] = ['projector-1024', 'projector-1366', 'desktop-1920'];

/** Looks at a scene in these sizes, in all colours and languages, tells its faults, and restores the page. */
async function checkScene(page: Page, scene: string, sizes = SIZES): Promise<void> {
  let spoken: Language = 'en';
  const turnToTongue = async (tongue: Language) => {
    if (tongue !== spoken) await speak(page, tongue);
    spoken = tongue;
  };
  for (const tongue of chosen ? [chosen] : LANGUAGES) {
    await turnToTongue(tongue);
    for (const size of sizes) {
      let before: { readonly painted: string; readonly faults: readonly string[] } | null = null;
      for (const scheme of SCHEMES) {
        await turnTo(page, size, scheme);
        const painted = await page.evaluate(whatIsPainted);
        // Where only colours are others, the faults are the same.
        const faults: readonly string[] =
          before?.painted === painted ? before.faults : await sentencesOf(page, sizes);
        before = { painted, faults };
        await tellFaults(page, `${scene}-${size}-${scheme}-${tongue}`, tongue, faults);
      }
    }
  }
  await turnTo(page, BASE, 'light');
  await turnToTongue('en');
}

/** What a person cannot read or press, and what is too small for a finger, which nobody lays on a wall screen. */
async function sentencesOf(page: Page, sizes: readonly Size[]): Promise<readonly string[]> {
  const small = sizes === WALL_SIZES ? [] : await smallTargets(page);
  return [...(await faultsOf(page)).map(sentenceOf), ...small.map((one) => `small: ${one}`)];
}

/** Everything on which the faults of a page depend: all boxes and texts, and what is opaque. Runs in the page. */
function whatIsPainted(): string {
  const all = [...document.body.querySelectorAll('*')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const { opacity, visibility, fill, stroke, backgroundColor, backgroundImage } = style;
    const alpha = /(?:rgba\(.*,\s*|\/\s*)([\d.]+%?)\)$/u.exec(backgroundColor)?.[1];
    const images = backgroundImage.split('url(').length;
    const drawn = [fill === 'none', stroke === 'none', alpha, images, opacity, visibility];
    return [one.tagName, x, y, width, height, ...drawn].join(' ');
  });
  return [...all, document.body.innerText].join('\n');
}

async function tellFaults(
  page: Page,
  look: string,
  tongue: Language,
  faults: readonly string[],
): Promise<void> {
  looks[tongue] += 1;
  if (faults.length === 0) return;
  findings[tongue] += faults.length;
  console.log([look, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  await page.screenshot({ path: `${FOLDER}faults/${look}.png` });
}

async function subjectOf(subject: string): Promise<Take | undefined> {
  return OF_SHELL[subject] ?? (await picturesOf(subject))?.takePictures;
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

/** Reduces the colours: the difference is invisible, and every clone of the repository contains the bytes. */
function compress(names: readonly string[]): void {
  const flags = ['--force', '--ext', '.png', '--skip-if-larger', '--speed', '1', '--strip'];
  const { error } = spawnSync('pngquant', [...flags, ...names], { cwd: FOLDER });
  if (error) console.log('There is no pngquant here: the pictures are as large as they are.');
}

await mkdir(FOLDER, { recursive: true });
// Pictures for documents show the hall as it is by default, without open tables.
const server = await openServer(undefined, undefined, 0, all || check ? { lobby: true } : {});
const browser = await launch();
for (const subject of SUBJECTS) {
  if (only !== null && subject !== only) continue;
  const takePictures = await subjectOf(subject);
  if (!takePictures) continue;
  const visitors: Person[] = [];
  const cameraFor = async (name: string, url: string): Promise<Camera> => {
    const person = await visit(browser, url, { language: 'en', name });
    visitors.push(person);
    const { page } = person;
    return {
      page,
      url,
      shot: async (scene) => {
        if (scene.includes(part)) await (check ? checkScene(page, scene) : take(page, scene));
      },
      shotOfWall: async (wall, scene) => {
        if (!scene.includes(part)) return;
        await (check ? checkScene(wall, scene, WALL_SIZES) : takeWall(wall, scene));
      },
      another: async (other, at = url) => cameraFor(other, at),
    };
  };
  try {
    await takePictures(await cameraFor('Iulia', server.url));
  } catch (error) {
    // One failure must not discard the other pictures.
    console.error(error);
    brokenOff.push(subject);
    process.exitCode = 1;
    for (const [i, { page }] of visitors.entries())
      await page.screenshot({ path: `${FOLDER}faults/broken-off-${subject}-${i + 1}.png` });
  }
  for (const { context } of visitors) await context.close();
}
await browser.close();
await server.close();
if (check) {
  for (const tongue of chosen ? [chosen] : LANGUAGES) {
    console.log(`${tongue}: ${looks[tongue]} looks, ${findings[tongue]} findings`);
    if (findings[tongue] > 0) process.exitCode = 1;
  }
  if (brokenOff.length > 0) console.log(`Not all of it was looked at: ${brokenOff.join(', ')}`);
} else if (!all) compress(taken);
