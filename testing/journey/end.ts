import type { Page } from 'playwright-core';
import { until } from '../until.ts';
import type { Traveller } from './traveller.ts';

/** Opens what is folded away at the end of a round, where each page tells that the shuffle was honest. */
export async function opensMore(page: Page): Promise<void> {
  const folded = page.locator('.end .more:not([open]) > summary');
  await page.locator('.end .more').waitFor();
  // A seat that becomes free unfolds it meanwhile.
  await until(async () => {
    if ((await folded.count()) > 0) await folded.click();
    return (await page.locator('.end .more[open]').count()) > 0;
  });
}

/** The end of a round: three ways on at most, the first of them in the window; and, folded away, that the shuffle was honest. */
export async function seesEnd(one: Traveller): Promise<void> {
  const { page } = one;
  const ways = page.locator('.end .ways').locator('button, a').filter({ visible: true });
  await ways.first().waitFor();
  const all = await ways.allInnerTexts();
  if (all.length > 3) throw new Error(`${all.length} ways on from the end: ${all.join(', ')}`);
  await until(async () => isInWindow(page, await ways.first().boundingBox()));
  await opensMore(page);
  await one.sees('Shuffle checked: honest');
}

function isInWindow(
  page: Page,
  box: { readonly y: number; readonly height: number } | null,
): boolean {
  const size = page.viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}
