/** The path below which a server is reached from elsewhere, with a slash at either end. */
export function basePathOf(publicUrl: string | null): string {
  return publicUrl === null ? '/' : `${new URL(publicUrl).pathname.replace(/\/+$/, '')}/`;
}

/**
 * What is asked for, seen from the base: a proxy may leave its path before it or not.
 *
 * @param url as it stands in the request, with what follows the path
 * @param base a path with a slash at either end
 */
export function belowBase(url: string, base: string): string {
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(bare.length)}` : url;
}
