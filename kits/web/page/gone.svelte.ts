// Built files lie in `assets/`. (An address that the build can read would be taken for that of a file to build.)
const module = import.meta.url;

let gone = $state(false);

/** Whether a part of the page is no longer on the server: the page is older than it, and only a reload goes on. */
export function isGone(): boolean {
  return gone;
}

/** From now on a part of the page is known to be gone. */
export function tellGone(): void {
  gone = true;
}

/** Asks whether the server can be reached, by the one file that no service worker answers for. */
export async function isServerThere(): Promise<boolean> {
  const found = await fetch(new URL('../sw.js', module), {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => null);
  return found?.ok === true;
}
