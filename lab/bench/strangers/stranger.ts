import type { Random } from '@lusoria/core';
import { until } from '@lusoria/testing/until.ts';
import type { Locator, Page } from 'playwright-core';

const WORDS_A_SECOND = 200 / 60;
const SECONDS_A_TAP = 1.5;
/** Buttons that lead on where somebody has nothing else to do. */
const LEADS_ON =
  /^(?:Got it|Go on|Next deal|Next round|Once more|Turn them face down|Right, go on|Let it stand)/u;

/** What came of a turn; `other`: nothing was laid. */
export type Tried = 'right' | 'wrong' | 'other';

/** Somebody who knows nothing, at the page: what they tap, read and wait for. */
export class Stranger {
  readonly page: Page;
  readonly random: Random;
  tapped = 0;
  /** Number of words that were shown to them. */
  read = 0;
  #waited = 0;
  readonly #seen = new Set<string>();

  constructor(page: Page, random: Random) {
    this.page = page;
    this.random = random;
  }

  get seconds(): number {
    return this.#waited + this.read / WORDS_A_SECOND + this.tapped * SECONDS_A_TAP;
  }

  /** Taps what can be seen; false if it cannot. */
  async taps(what: Locator): Promise<boolean> {
    await this.reads();
    try {
      await what.click({ timeout: 5000, position: { x: 8, y: 12 } });
    } catch {
      return false;
    }
    this.tapped += 1;
    return true;
  }

  /** Taps a button by its name, if there is one. */
  async presses(name: string | RegExp): Promise<boolean> {
    const button = this.page.getByRole('button', { name, exact: true, disabled: false }).first();
    return (await button.count()) > 0 && this.taps(button);
  }

  /** Reads all that has come into sight. */
  async reads(): Promise<void> {
    for (const text of await this.page.evaluate(shown)) {
      if (this.#seen.has(text)) continue;
      this.#seen.add(text);
      this.read += text.split(/\s+/u).length;
    }
  }

  /** Waits for a turn of their own, pressing on where the table waits for that. */
  async awaitsTurn(): Promise<void> {
    const start = performance.now();
    await until(async () => {
      if ((await this.page.title()).startsWith('●')) return true;
      await this.presses(LEADS_ON);
      return false;
    });
    this.#waited += (performance.now() - start) / 1000;
    await this.reads();
  }

  /** Labels of what a selector finds. */
  async labels(selector: string): Promise<readonly string[]> {
    return this.page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const label = one.getAttribute('aria-label') ?? one.querySelector('.sr')?.textContent;
        return (label ?? one.textContent ?? '').trim();
      }),
    );
  }

  /** All degrees of a hint, as far as the page offers one. */
  async hint(): Promise<string | null> {
    if (!(await this.presses('How to play'))) return null;
    const ask = this.page.getByRole('button', { name: 'A hint for this turn' });
    const close = this.page.getByRole('button', { name: 'Close' }).first();
    await ask.or(close).first().waitFor();
    if ((await ask.count()) === 0) {
      await this.taps(close);
      return null;
    }
    await this.taps(ask);
    const strip = this.page.locator('.hint-strip p');
    await strip.waitFor();
    while (await this.presses('Another hint'));
    await this.reads();
    return strip.innerText();
  }
}

/** In the page: the texts that can be seen now. */
function shown(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    if (text === '' || !around || around.closest('.sr, script, style')) continue;
    const { top, bottom, width, height } = around.getBoundingClientRect();
    if (width < 2 || height < 2 || bottom < 0 || top > innerHeight) continue;
    if (around.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(text);
  }
  return texts;
}
