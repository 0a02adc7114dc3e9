import type { Page } from 'playwright-core';
import { until } from '../until.ts';

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await until(async () => {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (name.test(label)) return true;
    await page.keyboard.press('Tab');
    return false;
  });
}
