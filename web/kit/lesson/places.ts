/**
 * Selectors of what the lessons of a game point at: a card of the hand as `hand:CARD`, or a part of the table by its name.
 *
 * @param card the selector of the button of a card
 */
export function places(
  parts: Readonly<Record<string, string>>,
  card: (name: string) => string,
): (name: string) => string | null {
  return (name) => {
    const [, held] = /^hand:(.+)$/.exec(name) ?? [];
    // A card in the hand is raised within its button.
    return held === undefined ? (parts[name] ?? null) : `.hand ${card(held)} .lift`;
  };
}
