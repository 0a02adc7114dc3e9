/**
 * A link to a deck: `/deck/GAME#CODE`, where the code is the options of a table, own decks included, as JSON,
 * compressed (RFC 1951) and in base64url (RFC 4648). A fragment is never sent to a server.
 */

/** Maximum length of options that a table accepts (characters). */
const MAX_CHARS = 100_000;

/** The address of a deck. @param base address of the page, without a trailing slash */
export async function deckLink(base: string, game: string, options: unknown): Promise<string> {
  return `${base}/deck/${game}${await deckHash(options)}`;
}

/** The fragment with these options, `#` included; empty for none. */
export async function deckHash(options: unknown): Promise<string> {
  return isEmpty(options) ? '' : `#${await packed(JSON.stringify(options))}`;
}

/** The options in a link, unvalidated; null if it is broken. */
export async function readDeckLink(hash: string): Promise<unknown> {
  if (hash.length <= 1) return {};
  try {
    return JSON.parse(await unpacked(hash.slice(1)));
  } catch {
    return null;
  }
}

function isEmpty(options: unknown): boolean {
  return typeof options === 'object' && options !== null && Object.keys(options).length === 0;
}

/** A text, compressed and in base64url. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The text again.
 *
 * @throws if the data is broken, or the text longer than `most` characters
 */
export async function unpacked(code: string, most = MAX_CHARS): Promise<string> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  let text = '';
  // Decompression can expand a few bytes enormously: stop at the limit.
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= most) continue;
    await reader.cancel();
    throw new RangeError('too long');
  }
}
