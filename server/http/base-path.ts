/** Base path of a server, as seen from elsewhere, with a slash at either end. */
export function basePathOf(publicUrl: string | null): string {
  return publicUrl === null ? '/' : `${new URL(publicUrl).pathname.replace(/\/+$/, '')}/`;
}

/**
 * URL of a request relative to the base path: a proxy may have removed that or not.
 *
 * @param url as in the request, with its query
 * @param base a path with a slash at either end
 */
export function belowBase(url: string, base: string): string {
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(bare.length)}` : url;
}
