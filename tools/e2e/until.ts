import type { Locator } from 'playwright-core';

/** However busy the machine is, what takes longer hangs. */
const PATIENCE_MS = 240_000;
const PAUSE_MS = 100;

/**
 * Looks again and again until something holds.
 *
 * @throws Error when it still does not after four minutes
 */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${PATIENCE_MS} ms: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** How long one try to press something takes. */
const TRY_MS = 1000;

/**
 * Presses what was there when somebody looked, as soon as it can be pressed. Others at the table may be faster, so that
 * it goes away before.
 *
 * @returns whether it was pressed; false: it has gone
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
        // Anything else is not a matter of time: two of them, or a page that was closed.
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      },
    );
    return clicked || (await what.count()) === 0;
  });
  return clicked;
}
