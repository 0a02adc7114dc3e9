import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { liveRegions, nodesOf, readTree, textOf } from './accessibility-tree.ts';

/** Rules of axe about what colours and the size of the window change. */
const LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Findings of axe, each with the element concerned; of all rules, or of those about looks. */
export async function findings(
  page: Page,
  about: 'all' | 'looks' = 'all',
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The page has no frames: legacy mode analyses it in one pass, which takes half the time. It would load axe anew twice.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    // What is pressed by voice is called as it is seen; axe still counts this rule among its experiments.
    .options({
      resultTypes: ['violations'],
      ...(about === 'looks'
        ? { runOnly: LOOKS }
        : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Buttons, links and fields smaller than the minimum touch target. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('button, a, input, select, summary').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.skip, [role=switch]'))
      .filter((one) => {
        // A hidden file input is pressed by its label.
        const target = one.matches('input.sr') ? (one.closest('label') ?? one) : one;
        const { width, height } = target.getBoundingClientRect();
        // A button may be pressed beside its box, where its `::after` lies.
        const around = getComputedStyle(target, '::after');
        const isLarger = around.position === 'absolute' && around.pointerEvents !== 'none';
        const lengthOf = (text: string) =>
          isLarger && text.endsWith('px') ? Number.parseFloat(text) : 0;
        return (
          Math.max(height, lengthOf(around.height)) < 43.5 ||
          Math.max(width, lengthOf(around.width)) < 43.5
        );
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  );
}

/**
 * Findings of what a screen reader misses: visible text that is hidden from the tree and told nowhere else in it (pictures of cards
 * excepted), controls out of reach of the keyboard, and more live regions than one.
 */
async function missed(page: Page): Promise<readonly string[]> {
  const [tree, { texts, controls, own }] = await Promise.all([readTree(page), hidden(page)]);
  const told = wordsIn([own, ...nodesOf(tree).map(textOf)].join(' '));
  // An abbreviation is told by its word.
  const isTold = (word: string) => told.some((one) => one.startsWith(word));
  const untold = texts.filter((text) => !wordsIn(text).every(isTold));
  return [
    ...untold.map((text) => `seen, but not told: ${text}`),
    ...controls.map((control) => `out of reach of the keyboard: ${control}`),
    ...liveRegions(tree),
  ];
}

/** Words of three letters and more: shorter ones are indices, initials and ornaments. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** Visible texts and controls that are hidden from the accessibility tree, or from Tab. */
async function hidden(page: Page) {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (one: Element | null) =>
      one?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const texts: string[] = [];
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const isHidden = parent?.closest('[aria-hidden=true]') ?? null;
      const isPicture = parent?.closest('svg, [data-card], [data-ornament]') ?? null;
      if (isHidden && !isPicture && isSeen(parent)) texts.push(textContent?.trim() ?? '');
    }
    const controls = [...open.querySelectorAll('button, a, input, select, textarea, summary')]
      .filter((one) => isSeen(one) && one instanceof HTMLElement && one.tabIndex < 0)
      .filter((one) => one.closest('[aria-hidden=true]') === null)
      .map((one) => one.outerHTML.slice(0, 160));
    // Everybody knows their own name.
    return { texts, controls, own: localStorage.getItem('lusoria.name') ?? '' };
  });
}

/** Horizontal overflow of the page (px). */
export async function overflow(page: Page): Promise<number> {
  // Not the window's width: on a phone that grows with overflowing content.
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Checks a page for accessibility problems; by axe, too, if its rules are named, which takes most of the time. */
export async function check(
  page: Page,
  place: string,
  axe: 'all' | 'looks' | 'none',
): Promise<void> {
  // A board takes a frame or two to adapt to a resized window.
  if (axe !== 'none') {
    await expect
      .poll(async () => ({ place, found: await findings(page, axe) }))
      .toEqual({ place, found: [] });
  }
  await expect
    .poll(async () => ({ place, missed: await missed(page) }))
    .toEqual({ place, missed: [] });
  await expect
    .poll(async () => ({ place, small: await smallTargets(page) }))
    .toEqual({ place, small: [] });
  await expect
    .poll(async () => ({ place, overflow: await overflow(page) }))
    .toEqual({ place, overflow: 0 });
}

/** Checks a place of the page. */
export type Check = (place: string) => Promise<void>;

/**
 * Checks places on a desktop in light colours, and in dark ones on phones, one of them small. What looks do not change is checked
 * at one of the two, by turns.
 */
export function everywhere(page: Page): Check {
  let isOnPhone = false;
  return async (place) => {
    await check(page, place, isOnPhone ? 'looks' : 'all');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await check(page, `${place}, on a phone`, isOnPhone ? 'all' : 'looks');
    isOnPhone = !isOnPhone;
    await page.setViewportSize({ width: 320, height: 640 });
    await check(page, `${place}, on a small phone`, 'none');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
  };
}
