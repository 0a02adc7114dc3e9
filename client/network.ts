/**
 * Calls back when the line is worth a look: the device is on the net again, or the page is in front
 * again, whose timers may have slept. Outside the browser it never does.
 */
export function onReturn(call: () => void): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => {};
  const seen = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  globalThis.addEventListener('online', call);
  globalThis.addEventListener('visibilitychange', seen);
  return () => {
    globalThis.removeEventListener('online', call);
    globalThis.removeEventListener('visibilitychange', seen);
  };
}
