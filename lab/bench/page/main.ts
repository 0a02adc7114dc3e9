/**
 * Cost of the first view: of the lobby, and of a table of each game, in a browser with empty caches; and what moves by
 * itself in a whole round of each game.
 * `npm run bench:page`, after `npm run build`.
 *
 *   --runs N    runs on the slow phone; the median is shown (3)
 *
 * Bytes and layout shift have limits, which are also tested; beyond them it exits with 1. The phone runs the page at a
 * quarter of this machine's speed (workers at full speed), over a connection of 1.6 Mbit/s.
 */
import { GAME_IDS } from '@lusoria/games';
import type { Browser, Page } from 'playwright-core';
import { integerOption, readOptions } from '../../command-line.ts';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import {
  CARD,
  cumulativeShift,
  FIRST_VIEW,
  type Loaded,
  meter,
  OFFER,
  openTableInPlay,
  saveData,
} from '@lusoria/testing/sight/first-view.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { shiftsOfRound } from './round.ts';
import { openSlowLine } from './slow-line.ts';
import { quantile } from '../../quantile.ts';

const PHONE = { width: 390, height: 844, touch: true } as const;
const SLOW = { bitsPerSecond: 1_600_000, roundTripMs: 150 };
const SLOWER = 4;

/** A scene to visit: a path, a person, and what to press before a card appears. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly token: string | null;
  /** In the lobby: milliseconds of reading before the first game is started against bots; null for none. */
  readonly play: number | null;
  /** Which limit its scripts have. */
  readonly scripts: keyof typeof FIRST_VIEW.scripts;
}

const { runs: asked = '3' } = readOptions({ runs: { type: 'string' } });
const runs = integerOption('runs', asked, 1, 100);
const server = await openServer();
const line = await openSlowLine(Number(new URL(server.url).port), SLOW);
const browser = await launch();
let failed = false;
try {
  const scenes = await scenesOf();
  for (const scene of scenes) show(scene, await load(browser, scene));
  for (const id of GAME_IDS) {
    const shifts = await shiftsOfRound(browser, server.url, id, PHONE);
    const shift = cumulativeShift(shifts);
    console.log(`a round of ${id}`.padEnd(27), `shift ${shift.toFixed(3)}`);
    if (shift <= FIRST_VIEW.round) continue;
    failed = true;
    for (const { value, at, what } of shifts) {
      console.log(`  TOO MUCH: ${value.toFixed(4)} after ${Math.round(at)} ms: ${what}`);
    }
  }
  for (const scene of scenes) {
    const times: number[] = [];
    for (let n = 0; n < runs; n += 1) times.push(await time(browser, scene));
    const median = quantile(times, 0.5);
    console.log(
      `${scene.name.padEnd(27)} on a slow phone after ${seconds(median)} s (${times.map(seconds).join(', ')})`,
    );
  }
} finally {
  await browser.close();
  await line.close();
  await server.close();
}
if (failed) process.exitCode = 1;

async function scenesOf(): Promise<readonly Scene[]> {
  const scenes: Scene[] = [{ name: 'lobby', path: '/', token: null, play: null, scripts: 'hall' }];
  for (const id of GAME_IDS) {
    const { code, token } = await openTableInPlay(server.url, id);
    scenes.push({
      name: `table of ${id}`,
      path: `/t/${code}`,
      token,
      play: null,
      scripts: 'table',
    });
  }
  for (const play of [0, 5000]) {
    const name = play === 0 ? 'playing now, at once' : 'playing now, after reading';
    scenes.push({ name, path: '/', token: null, play, scripts: 'begun' });
  }
  return scenes;
}

/** Visits a scene over a fast connection, until nothing more is loaded. */
async function load(at: Browser, scene: Scene): Promise<Loaded> {
  const { context, page } = await visit(at, server.url, PHONE);
  if (scene.play === null) await saveData(page);
  const measured = await meter(page);
  await come(page, scene, server.url);
  await page.waitForLoadState('networkidle');
  const loaded = await measured.loaded();
  await context.close();
  return loaded;
}

/** Visits a scene as a slow phone; returns the milliseconds until the first card appears, from the press if there is one. */
async function time(at: Browser, scene: Scene): Promise<number> {
  const { context, page } = await visit(at, line.url, PHONE);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const start = performance.now();
  const pressed = await come(page, scene, line.url);
  const end = performance.now();
  await context.close();
  return end - (pressed ?? start);
}

/** Navigates and waits for the first card, or in the lobby for the first offer; returns when a game was started. */
async function come(page: Page, { path, token, play }: Scene, url: string): Promise<number | null> {
  if (token !== null) {
    await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), token);
  }
  await page.goto(url + path, { waitUntil: 'commit' });
  let pressed: number | null = null;
  if (play !== null) {
    const button = page.getByRole('button', { name: /^Play now/ }).first();
    await button.waitFor();
    await page.waitForTimeout(play);
    pressed = performance.now();
    await button.click();
    await page.waitForURL(/\/offline\//);
  }
  const isLobby = path === '/' && play === null;
  await page
    .locator(isLobby ? OFFER : CARD)
    .first()
    .waitFor();
  return pressed;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

/** One line of transfers, with those beyond their limits marked. */
function show(
  { name, scripts: kind }: Scene,
  { bytes, fonts, scripts, requests, shift }: Loaded,
): void {
  const kB = (count: number) => `${(count / 1000).toFixed(0).padStart(4)} kB`;
  console.log(
    `${name.padEnd(27)} ${kB(bytes)}, fonts ${kB(fonts)}, scripts ${kB(scripts)}, ${requests} requests, shift ${shift.toFixed(3)}`,
  );
  const most = FIRST_VIEW.scripts[kind];
  const over = [
    bytes > FIRST_VIEW.bytes && `more than ${FIRST_VIEW.bytes} bytes`,
    fonts > FIRST_VIEW.fonts && `more than ${FIRST_VIEW.fonts} bytes of fonts`,
    scripts > most && `more than ${most} bytes of scripts`,
    shift > FIRST_VIEW.shift && `a shift of more than ${FIRST_VIEW.shift}`,
  ].filter((one) => one !== false);
  for (const what of over) console.log(`  TOO MUCH: ${what}`);
  failed ||= over.length > 0;
}
