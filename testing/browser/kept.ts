import type { Page } from 'playwright-core';
import { until } from '../until.ts';

/** Waits until the browser keeps the page, which can be opened without a network from then on. */
export async function untilKept(page: Page): Promise<void> {
  await until(async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );
}
