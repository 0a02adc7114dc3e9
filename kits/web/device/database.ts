/** Promise of a request's result; rejects with its error. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });
}

/** Resolves when a transaction is complete; rejects when it was aborted. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error(transaction.error?.message));
  });
}

/**
 * Opens a database of the browser (IndexedDB), in its first version.
 *
 * @param make sets up a new one
 * @throws if the browser provides none, as in some private windows
 */
export function openDatabase(
  name: string,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  return done(request);
}
