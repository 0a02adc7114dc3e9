/** The selectors of what the lessons point at. */
const PLACES: Readonly<Record<string, string>> = {
  pile: '.ring .top',
  declared: '.ring .decl',
  challenge: '.ring .challenge button',
  stock: '.ring .stock',
  tables: '.dispute',
};

/** A CSS selector for a place on the board: a card of the hand as `hand:CARD`, or a part of the table. */
export function placeOf(name: string): string | null {
  const [, card] = /^hand:(\d+)$/.exec(name) ?? [];
  return card === undefined ? (PLACES[name] ?? null) : `.hand [data-key^="${card}."] .lift`;
}
