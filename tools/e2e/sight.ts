import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The windows that a table must fit: desktops, telephones upright and on their side, and a desktop at 200 %. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;

/** Half a pixel may be lost where a browser rounds. */
const WHOLE = 0.98;

/**
 * Expects that things are there, and wholly to be seen: within the window, and cut off by nothing around them.
 * What may lie over them, such as the next card of a hand, does not count.
 *
 * @param things by what a message calls them; each may be several elements
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

/** Of each element, how much of its box is within the window and every box that cuts it off (0 to 1). */
export async function seenShares(locator: Locator): Promise<readonly number[]> {
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
 * From now on: how far things on the page jump, as browsers reckon layout shift, what follows a press included.
 * What is moved by a transform, as a card that flies, does not count.
 *
 * @returns the sum so far
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  // What a window of another size has moved is drawn.
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

/** Two frames: what has changed is drawn, then told. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** How far things may jump when something is chosen or opened. */
export const MOST_SHIFT = 0.05;
