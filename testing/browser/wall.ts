import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectLegible } from '../sight/legibility.ts';

/** Minimum font size on a wall screen (px at 1920 by 1080). */
export const FROM_THE_BACK = 32;

/** The projectors of schools. */
const WALLS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

/** Expects everything on a wall screen to be legible at every size, without scrolling: nobody scrolls there. */
export async function expectWholeWall(wall: Page, place: string): Promise<void> {
  for (const size of WALLS) {
    await wall.setViewportSize(size);
    const look = `${place} at ${size.width}`;
    await expectLegible(wall, look);
    const scrolls = await wall.evaluate(() =>
      [...document.querySelectorAll('body, body *')].flatMap((one) =>
        /auto|scroll/u.test(getComputedStyle(one).overflowY) &&
        one.scrollHeight > one.clientHeight + 1
          ? [`${one.tagName}.${one.className}`]
          : [],
      ),
    );
    expect({ look, scrolls }).toEqual({ look, scrolls: [] });
  }
  await wall.setViewportSize(WALLS[0]);
}

/** Opens a class's wall screen as its teacher, in a page of its own. */
export async function openWall(teacher: Page, code: string): Promise<Page> {
  const wall = await teacher.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`/e/${code}/board`);
  return wall;
}

/** Opens a class's wall screen on a device of its own, by the address from the teacher's console. */
export async function hangWall(wall: Page, teacher: Page): Promise<void> {
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto((await teacher.locator('a[href*="/board"]').getAttribute('href')) ?? '');
}

/** The smallest visible font size on a page (px on the screen), card pictures excepted. */
export async function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = Infinity;
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || textContent?.trim() === '') continue;
      if (element.closest('.sr, .skip, style, script, svg, [aria-hidden="true"], .back')) continue;
      if (element.getClientRects().length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
      smallest = Math.min(smallest, size);
    }
    return smallest;
  });
}

/** Whether an element's content overflows it. */
export async function overflowing(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
}
