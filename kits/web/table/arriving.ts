import { calm } from '../page/motion.ts';

/** Duration of one card's flight, and the maximum stagger of a whole deal (milliseconds). */
const CARD = 280;
const APART = 55;
const DEAL = 600;

/** Cards that appeared since the last frame. */
const arrived = new Set<HTMLElement>();
/** Hands seen before: cards that appear in them from now on were drawn. */
const known = new WeakSet<Element>();

/**
 * Attachment for a card in a hand (the closest element with `data-cards`): the card flies in from the
 * board's stock (`data-stock`). The cards of a new hand fly only while the round begins (`data-stock="deal"`);
 * otherwise the page was merely opened. Only the picture moves: the button is in place from the start.
 */
export function arriving(card: HTMLElement): () => void {
  arrived.add(card);
  if (arrived.size === 1) requestAnimationFrame(bring);
  return () => arrived.delete(card);
}

/** Centre of an element; null if it is not shown. */
function middle(element: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
}

function bring(): void {
  const places = Map.groupBy(arrived, (card) => card.closest('[data-cards]'));
  arrived.clear();
  // Measures everything before moving anything, to lay out the page only once.
  const ways = [...places].flatMap(([place, cards]) => {
    const stock = place?.closest('.ring')?.querySelector('[data-stock]');
    const isNew = place !== null && !known.has(place);
    if (place) known.add(place);
    const from = stock && middle(stock);
    if (!from || (isNew && stock.getAttribute('data-stock') !== 'deal')) return [];
    return cards.flatMap((card, i) => {
      const to = middle(card);
      return to ? [{ card, i, of: cards.length, x: from.x - to.x, y: from.y - to.y }] : [];
    });
  });
  const duration = calm(CARD);
  if (duration === 0) return;
  for (const { card, i, of, x, y } of ways) {
    card.animate(
      [
        { translate: `${x}px ${y}px`, visibility: 'hidden' },
        { translate: '0 0', visibility: 'visible' },
      ],
      {
        duration,
        delay: i * Math.min(APART, DEAL / of),
        composite: 'add',
        easing: 'cubic-bezier(.2,.7,.3,1)',
        fill: 'backwards',
      },
    );
  }
}
