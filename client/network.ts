/** How often a page looks whether it has slept, and how long a look must be late for that. */
const LOOK_MS = 2000;
const SLEPT_MS = 5000;

/**
 * Calls back when the line is worth a look: the device has lost its net or found one again, it has
 * slept, or the page is in front again, whose timers may have slept. Outside the browser it never
 * does.
 */
export function onReturn(call: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => {};
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const seen = (): void => {
    if (isSeen()) call();
  };
  let last = Date.now();
  // A device that sleeps with the page in front tells nobody when it wakes.
  const watch = setInterval(() => {
    const late = Date.now() - last - LOOK_MS;
    last = Date.now();
    if (late > SLEPT_MS) seen();
  }, LOOK_MS);
  globalThis.addEventListener('online', call);
  globalThis.addEventListener('offline', call);
  globalThis.addEventListener('pageshow', seen);
  globalThis.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(watch);
    globalThis.removeEventListener('online', call);
    globalThis.removeEventListener('offline', call);
    globalThis.removeEventListener('pageshow', seen);
    globalThis.removeEventListener('visibilitychange', seen);
  };
}
