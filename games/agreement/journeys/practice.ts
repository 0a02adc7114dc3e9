import type { Locator, Page } from 'playwright-core';

/** Answers an item of practice by the keyboard, rightly or not; `next` is there once it is answered. */
export async function answerByKeyboard(
  { keyboard }: Page,
  declares: Locator,
  next: Locator,
): Promise<void> {
  if ((await declares.count()) > 0) {
    for (const key of ['3', 's', 'm']) await keyboard.press(key);
    await keyboard.press('Enter');
  } else {
    await keyboard.press('1');
    // A single choice answers at once; with several choices Enter confirms.
    if ((await next.count()) === 0) await keyboard.press('Enter');
  }
}
