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

/**
 * The end of a round: three ways on at most, the first of them in the window, under which nothing of what the owl says
 * lies, nor the first two places; and, folded away, that the shuffle was honest.
 */
export async function seesEnd(one: Traveller): Promise<void> {
  const { page } = one;
  const ways = page.locator('.end .ways').locator('button, a').filter({ visible: true });
  await ways.first().waitFor();
  const all = await ways.allInnerTexts();
  if (all.length > 3) throw new Error(`${all.length} ways on from the end: ${all.join(', ')}`);
  await until(async () => isInWindow(page, await ways.first().boundingBox()));
  await seesOwl(page);
  await seesFirst(page);
  await opensMore(page);
  await one.sees('Shuffle checked: honest');
}

/** Whoever is first and second is seen above the ways on; who comes after them may have to be scrolled to. */
async function seesFirst(page: Page): Promise<void> {
  const second = page.locator('.end ol > li').nth(1);
  if ((await second.count()) === 0) return;
  const [row, ways] = await Promise.all([
    second.boundingBox(),
    page.locator('.end .ways').boundingBox(),
  ]);
  if (!row || !ways) throw new Error('an end without standings');
  const covered = row.y + row.height - ways.y;
  if (covered > 0) throw new Error(`${covered} px of the second place are covered`);
}

/** How far (px) the middle of what the owl says may lie from its own, where it says nothing else. */
const OFF_CENTRE = 6;

/**
 * What the owl says, if there is an owl, is wholly seen without scrolling, and in the middle where no link is below; who
 * looks on is told nothing.
 */
async function seesOwl(page: Page): Promise<void> {
  const owl = page.locator('.end .owl');
  if ((await owl.count()) === 0) return;
  await page.locator('.end .owl[aria-busy=false]').waitFor();
  const [around, said, ways] = await Promise.all([
    owl.boundingBox(),
    owl.locator('p').first().boundingBox(),
    page.locator('.end .ways').boundingBox(),
  ]);
  if (!around || !said || !ways) throw new Error('an end without ways on');
  const off = Math.abs(said.y + said.height / 2 - around.y - around.height / 2);
  if (off > OFF_CENTRE && (await owl.getByRole('link').count()) === 0)
    throw new Error(`${off} px off the middle: "${await owl.innerText()}"`);
  const covered = said.y + said.height - ways.y;
  if (covered > 0) throw new Error(`${covered} px covered of "${await owl.innerText()}"`);
}

function isInWindow(
  page: Page,
  box: { readonly y: number; readonly height: number } | null,
): boolean {
  const size = page.viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}
