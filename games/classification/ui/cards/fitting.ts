const NARROW = /[iījlftr.,'’]/u;
const WIDE = /[mwMW@]/u;

/** Approximate width of a text in the serif, in em. */
export function widthOf(text: string): number {
  return Array.from(text, (letter) => {
    if (WIDE.test(letter)) return 0.8;
    if (NARROW.test(letter)) return 0.31;
    return letter === letter.toLowerCase() ? 0.48 : 0.64;
  }).reduce((sum, width) => sum + width, 0);
}
