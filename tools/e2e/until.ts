/**
 * Looks again and again until something holds.
 *
 * @throws Error when it still does not after so many milliseconds.
 */
export async function until(holds: () => Promise<boolean>, most = 15_000): Promise<void> {
  const end = performance.now() + most;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${most} ms: ${String(holds)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
