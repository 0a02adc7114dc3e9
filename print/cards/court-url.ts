/** The file with the picture of a French court, such as `CK`. */
export function courtUrl(card: string): URL {
  return new URL(`./courts/${card}.svg`, import.meta.url);
}
