import type { Locator } from 'playwright-core';

/** Anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 240_000;
/** Looking more often would take more time than what is waited for. */
const PAUSE_MS = 200;

/**
 * Polls until a condition holds.
 *
 * @throws Error if it does not hold within four minutes
 */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${PATIENCE_MS} ms: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Duration of one attempt to press (milliseconds). */
const TRY_MS = 1000;

/**
 * Presses an element that was there a moment ago, as soon as it is enabled. Other players may be faster and make it
 * disappear first.
 *
 * @returns whether it was pressed; false if it disappeared
 */
export async function pressed(
  what: Locator,
  options: Omit<NonNullable<Parameters<Locator['click']>[0]>, 'timeout'> = {},
): Promise<boolean> {
  let clicked = false;
  await until(async () => {
    clicked = await what.click({ ...options, timeout: TRY_MS }).then(
      () => true,
      (error: unknown) => {
        // Any other error is not a timeout: ambiguous locators, or a closed page.
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      },
    );
    return clicked || (await what.count()) === 0;
  });
  return clicked;
}
