import { isServerThere, tellGone } from './gone.svelte.ts';

const FIRST_MS = 300;
const MAX_MS = 5000;
/** Tries before the server is asked whether it still has the part. */
const TRIES = 4;

/**
 * Loads a part of the page that is fetched only when it is needed: while the server cannot be reached, again and again.
 * Rejects with whatever else goes wrong; stays pending if the server is there and the part is not ({@link tellGone}).
 */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  // Whether the server has answered since the try before: it may have come back only then.
  let isThere = false;
  for (let tries = 1, ms = FIRST_MS; ; tries += 1, ms = Math.min(MAX_MS, 2 * ms)) {
    try {
      return await load();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (isThere) {
        tellGone();
        return new Promise<never>(() => undefined);
      }
      isThere = tries >= TRIES && (await isServerThere());
      if (!isThere) await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}

/** Browsers say so of a module that was not fetched; Vite says so of a style sheet. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError && /fetch|import|load/iu.test(error.message)) return true;
  return error instanceof Error && error.message.startsWith('Unable to preload CSS');
}
