import { calm } from '../motion.ts';

/** How long one card is on its way, and how long all of a deal wait for each other at most (milliseconds). */
const CARD = 280;
const APART = 55;
const DEAL = 600;

/** Cards that have appeared since the page was drawn last. */
const arrived = new Set<HTMLElement>();
/** Hands and fans that have been seen before: what appears in them from now on has been drawn. */
const known = new WeakSet<Element>();

/**
 * Attached to a card in a hand or a fan (the closest element that has `data-cards`): the card comes from the stock of the
 * board (`data-stock`). What a new hand holds at once comes only while the round begins (`data-stock="deal"`); otherwise
 * somebody has only opened the page. Only the picture moves: what is pressed is in its place from the first moment.
 */
export function arriving(card: HTMLElement): () => void {
  arrived.add(card);
  if (arrived.size === 1) requestAnimationFrame(bring);
  return () => arrived.delete(card);
}

/** Where the middle of an element is; null: it is not shown. */
function middle(element: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
}

function bring(): void {
  const places = Map.groupBy(arrived, (card) => card.closest('[data-cards]'));
  arrived.clear();
  // Everything is measured before anything moves, so that the page is laid out once.
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
