import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The windows that a table must fit: desktops, phones in both orientations, and a desktop at 200 %. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;

/** Tolerates half a pixel lost to rounding. */
const WHOLE = 0.98;

/**
 * Expects things to exist and to be entirely visible: within the window, and not clipped by an ancestor.
 * Overlap, such as by the next card of a hand, does not count.
 *
 * @param things by their name in messages; each may match several elements
 */
export async function expectInWindow(
  place: string,
  things: Readonly<Record<string, Locator>>,
): Promise<void> {
  const cut: string[] = [];
  for (const [name, locator] of Object.entries(things)) {
    const shares = await seenShares(locator);
    if (shares.length === 0) cut.push(`${name}: not there`);
    for (const share of shares) {
      if (share < WHOLE) cut.push(`${name}: ${Math.round(share * 100)} % to be seen`);
    }
  }
  expect({ place, cut }).toEqual({ place, cut: [] });
}

/** Fraction of each element's box inside the window and every clipping box (0 to 1). */
async function seenShares(locator: Locator): Promise<readonly number[]> {
  return locator.evaluateAll(async (all) =>
    Promise.all(
      all.map(
        async (one) =>
          new Promise<number>((resolve) => {
            const observer = new IntersectionObserver(([entry]) => {
              observer.disconnect();
              resolve(entry?.intersectionRatio ?? 0);
            });
            observer.observe(one);
          }),
      ),
    ),
  );
}

/**
 * Measures layout shift as browsers do from now on, but includes shifts after an input. Moves by a
 * transform, such as a flying card, do not count.
 *
 * @returns the sum so far
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  // The effects of a preceding resize are drawn by now.
  await drawn(page);
  await page.evaluate(() => {
    document.body.dataset['shift'] = '0';
    new PerformanceObserver((found) => {
      let sum = Number(document.body.dataset['shift']);
      for (const entry of found.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.body.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await drawn(page);
    return Number(await page.evaluate(() => document.body.dataset['shift']));
  };
}

/** Waits two frames: changes are drawn, then reported. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Maximum layout shift when something is selected or opened. */
export const MAX_SHIFT = 0.05;
