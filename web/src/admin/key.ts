const NAME = 'lusoria.hostKey';

/** The operator's key stored for this tab; '' if none. */
export function knownKey(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** Stores a key for the lifetime of the tab. */
export function keepKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
  } catch {
    // If storage is unavailable, the key is asked for again.
  }
}

/**
 * Removes the key from the address, where a projector would show it, and returns it; '' if
 * there is none.
 */
export function takeKey(): string {
  const key = location.hash.slice(1);
  if (key !== '') history.replaceState(null, '', location.pathname);
  return key;
}
