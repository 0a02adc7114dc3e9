/**
 * Selectors for the places that a game's lessons point at: a card of the hand as `hand:CARD`, or a part of the
 * table by its name.
 *
 * @param card returns the selector of a card's button
 */
export function places(
  parts: Readonly<Record<string, string>>,
  card: (name: string) => string,
): (name: string) => string | null {
  return (name) => {
    const [, held] = /^hand:(.+)$/.exec(name) ?? [];
    // A card in the hand is raised inside its button.
    return held === undefined ? (parts[name] ?? null) : `.hand ${card(held)} .lift`;
  };
}
