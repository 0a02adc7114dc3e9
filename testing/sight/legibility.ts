import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Something on a page that a person cannot read or press as it should be. */
export interface Fault {
  /**
   * `cut`: beyond a box that hides what overflows it, or beyond a window that does not scroll there; `shortened`: ends
   * with an ellipsis though nothing tells the whole; `covered`: something else is painted over it; `broken`: a word is
   * divided without a hyphen; `wide`: the page scrolls sideways.
   */
  readonly kind: 'cut' | 'shortened' | 'covered' | 'broken' | 'wide';
  /** The text, or the accessible name of a control. */
  readonly what: string;
  /** The element that hides it; empty if none does. */
  readonly by: string;
  /** The element, and its box in the window. */
  readonly at: string;
}

const IN_PAGE = ['visible-in-page.mjs', 'legibility-in-page.mjs'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(
    /^export |^import [^;]*;$/gmu,
    '',
  ),
);
/** Evaluates to `findFaults` of these files. */
const FIND_FAULTS = `(() => { ${IN_PAGE.join('\n')}; return findFaults; })()`;

/**
 * Faults of everything that a person should read or press on a page: texts and controls that are cut off, covered by
 * something else, or words broken in the middle. Scrolls to what is out of sight, and back.
 */
export async function faultsOf(page: Page): Promise<readonly Fault[]> {
  await page.evaluate(settle);
  return examine(page, null);
}

/** Expects everything on a page to be legible; what is still moving is given time to arrive. */
export async function expectLegible(page: Page, place: string): Promise<void> {
  let faults = await faultsOf(page);
  // What has just arrived may still push others aside.
  if (faults.length > 0) faults = await faultsOf(page);
  expect({ place, faults: faults.map(sentenceOf) }).toEqual({ place, faults: [] });
}

/** Expects the text of one element to be legible. */
export async function expectLegibleItself(one: Locator, place: string): Promise<void> {
  const look = async () => examine(one.page(), one);
  let faults = await look();
  if (faults.length > 0) {
    await one.page().evaluate(settle);
    faults = await look();
  }
  expect({ place, faults: faults.map(sentenceOf) }).toEqual({ place, faults: [] });
}

async function examine(page: Page, within: Locator | null): Promise<readonly Fault[]> {
  const find = await page.evaluateHandle<(within: Element | null) => readonly Fault[]>(FIND_FAULTS);
  if (!within) return page.evaluate((call) => call(null), find);
  return within.evaluate(
    (element, call) => call(element instanceof Element ? element : null),
    find,
  );
}

/** One line for a person. */
export function sentenceOf({ kind, what, by, at }: Fault): string {
  return `${kind}: "${what}" ${at}${by === '' ? '' : ` by ${by}`}`;
}

/** Resolves when fonts have loaded, and animations with an end are over. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const finite = document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.all(finite.map(async (one) => one.finished.catch(() => null)));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
