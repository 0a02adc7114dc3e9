import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What axe finds, each with the elements concerned. The sign in the corner of a playing card is a
 * symbol, not a label: the button is called after the whole card.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isCard =
        id === 'label-content-name-mismatch' &&
        (await page.locator(String(target[0])).locator('.sk-suit').count()) > 0;
      if (!isCard) found.push(`${id}: ${html}`);
    }
  }
  return found;
}

/** Buttons, links and fields that are smaller than a finger. */
async function small(page: Page): Promise<readonly string[]> {
  return page.locator('button, a, input, select, summary').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.skip, [role=switch]'))
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return height < 43.5 || width < 43.5;
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  );
}

/** By how many pixels the page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Looks at a page for whatever stands in somebody's way; `axe` takes a second or two. */
export async function check(page: Page, place: string, axe: boolean): Promise<void> {
  const found = axe ? await findings(page) : [];
  expect({ place, found }).toEqual({ place, found: [] });
  expect({ place, small: await small(page) }).toEqual({ place, small: [] });
  expect({ place, overflow: await overflow(page) }).toEqual({ place, overflow: 0 });
}
