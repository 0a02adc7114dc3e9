/**
 * The process where everybody at a table, an event or the lobby should come together, by the code of that
 * place: whoever sits elsewhere is served as well, but everything that happens is read from the store once more.
 */
export function homeOf(place: string, processes: number): number {
  // FNV-1a, as codes are short.
  let hash = 0x811c9dc5;
  for (let i = 0; i < place.length; i += 1) {
    hash = Math.imul(hash ^ place.charCodeAt(i), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % processes;
}
