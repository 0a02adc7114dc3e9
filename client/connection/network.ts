/** Interval of the checks whether the device has slept, and the delay of a check that shows it. */
const CHECK_MS = 2000;
const SLEPT_MS = 5000;

/** Whether the page is in front of somebody; never outside the browser. */
export function isWatched(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'visible';
}

/** The browser's report of the network, if it has one: it changes when a phone goes from one to another without being offline. */
function networkOf(): EventTarget | null {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return null;
  return navigator.connection instanceof EventTarget ? navigator.connection : null;
}

/**
 * Calls back when the connection should be checked: the device has lost its network, changed it or found one
 * again, it has slept, or the page is visible again, whose timers may have slept. Never outside the
 * browser. Returns the function to stop.
 */
export function onReturn(call: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => {};
  const ifVisible = (): void => {
    if (isWatched()) call();
  };
  const network = networkOf();
  network?.addEventListener('change', call);
  let last = Date.now();
  // A device that sleeps while the page is visible sends no event when it wakes.
  const timer = setInterval(() => {
    const late = Date.now() - last - CHECK_MS;
    last = Date.now();
    if (late > SLEPT_MS) ifVisible();
  }, CHECK_MS);
  globalThis.addEventListener('online', call);
  globalThis.addEventListener('offline', call);
  globalThis.addEventListener('pageshow', ifVisible);
  globalThis.addEventListener('visibilitychange', ifVisible);
  return () => {
    clearInterval(timer);
    network?.removeEventListener('change', call);
    globalThis.removeEventListener('online', call);
    globalThis.removeEventListener('offline', call);
    globalThis.removeEventListener('pageshow', ifVisible);
    globalThis.removeEventListener('visibilitychange', ifVisible);
  };
}
