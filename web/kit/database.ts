/** The answer to a request, or its error. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });
}

/**
 * Opens one of the browser's own databases, in its first version.
 *
 * @param make what a new one is given
 * @throws where the browser has none to offer, as in some private windows.
 */
export function openDatabase(
  name: string,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  return done(request);
}
