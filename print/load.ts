/**
 * The bytes of a file beside the code. `new URL('…', import.meta.url)` must stand where the file is requested, so that
 * Vite emits it beside the page; Node reads the same URL from the file system.
 */
export async function loadBytes(url: URL): Promise<Uint8Array> {
  // No `import` of node:fs: this file is bundled for the browser, too.
  if (url.protocol === 'file:') return process.getBuiltinModule('node:fs').readFileSync(url);
  const response = await fetch(url);
  // As `fetch` does where there is no answer: a file that is not there cannot be fetched, either.
  if (!response.ok) throw new TypeError(`Failed to fetch ${url.href}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The text of a file beside the code; see {@link loadBytes}. */
export async function loadText(url: URL): Promise<string> {
  return new TextDecoder().decode(await loadBytes(url));
}
