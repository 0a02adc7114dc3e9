import type { Page } from 'playwright-core';

/** Everything that a page has stored on its device, as text. */
export async function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(store, await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
