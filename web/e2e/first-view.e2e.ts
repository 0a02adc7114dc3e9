import { defined } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import {
  CARD,
  FIRST_VIEW,
  meter,
  OFFER,
  openTableInPlay,
  saveData,
} from '@lusoria/testing/sight/first-view.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = useSite();

/** Visits a path with empty caches, until this element is there and loading has finished. */
async function check(page: Page, path: string, what: string, most: number): Promise<void> {
  await saveData(page);
  const measured = await meter(page);
  await page.goto(path);
  await page.locator(what).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { bytes, fonts, scripts, shift } = await measured.loaded();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_VIEW.bytes);
  expect(fonts).toBeLessThanOrEqual(FIRST_VIEW.fonts);
  expect(scripts).toBeLessThanOrEqual(most);
  expect(shift).toBeLessThanOrEqual(FIRST_VIEW.shift);
}

test('the first view of the lobby is light and does not move', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true, language: 'la' });
  await check(page, '/', OFFER, FIRST_VIEW.scripts.hall);
});

test.each(GAME_IDS)('so is that of a table of %s', async (id) => {
  const { code, token } = await openTableInPlay(site.server.url, id);
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), token);
  await check(page, `/t/${code}`, CARD, FIRST_VIEW.scripts.table);
});

/** The hall's first button to play. */
const PLAY = 'main .btn.play';

/** In the page: adds up how far the first element of a selector moves, as `data-moved` of the document. */
function addMoves(selector: string): void {
  let moved = 0;
  let before: number | null = null;
  const look = (): void => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top;
    if (top !== undefined) {
      moved += Math.abs(top - (before ?? top));
      before = top;
      document.documentElement.dataset['moved'] = String(moved);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** A visitor to the hall who sits at a running table: what it has moved is counted, and this is noted as the game they left. */
async function player(noted: (code: string) => string): Promise<Page> {
  const { code, token } = await openTableInPlay(site.server.url, defined(GAME_IDS[0]));
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem('was-here') !== null) return;
      sessionStorage.setItem('was-here', 'yes');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { 'lusoria.token': token, 'lusoria.going': noted(code) },
  );
  await page.addInitScript(addMoves, PLAY);
  await page.goto('/');
  return page;
}

/** How far the first button has moved; a font that comes late may move it by some pixels. */
async function moved(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return Number(await page.locator('html').getAttribute('data-moved'));
}

test('what one is about to press stays where it is when a game turns up that is played on another device', async () => {
  const page = await player(() => '');
  await page.locator('section a[href^="/t/"]').waitFor();
  expect(await moved(page)).toBeLessThan(20);
});

test('it stays where it is when the game has ended that one had left, which the hall says once', async () => {
  const page = await player((code) => `gone /t/${code}`);
  await page.getByText('This game is over').waitFor();
  expect(await moved(page)).toBeLessThan(20);
  await page.reload();
  await page.locator('section a[href^="/t/"]').waitFor();
  expect(await page.getByText('This game is over').count()).toBe(0);
});

test('the game that one has left comes first in the hall, from the first moment on', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/');
  await page.locator(PLAY).first().click();
  await page.locator('.frame .card').first().waitFor();
  await page.addInitScript(addMoves, PLAY);
  await page.goto('/');
  const resume = page.getByRole('link', { name: /^Resume/ });
  await resume.waitFor();
  expect(await moved(page)).toBeLessThan(20);
  const [first, play] = [
    await resume.boundingBox(),
    await page.locator(PLAY).first().boundingBox(),
  ];
  expect(first?.y).toBeLessThan(play?.y ?? 0);
  // It is shown once.
  expect(await page.locator('a[href^="/offline/"]').count()).toBe(1);
  await resume.click();
  await page.locator('.frame .card').first().waitFor();
});
