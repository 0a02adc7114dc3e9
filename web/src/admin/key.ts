const NAME = 'lusoria.hostKey';

/** The key that this tab knows; '' where it knows none. */
export function knownKey(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a key for as long as the tab is open. */
export function keepKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
  } catch {
    // Where nothing may be stored it is asked for again.
  }
}

/**
 * Takes the key out of the address, so that it is not seen on a projector; '' where there is none.
 */
export function takeKey(): string {
  const key = location.hash.slice(1);
  if (key !== '') history.replaceState(null, '', location.pathname);
  return key;
}
