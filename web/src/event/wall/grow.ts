/** How much larger names may become on a wall with few tables. */
const MAX_SCALE = 1.5;
/** Halvings of the range in which the factor is looked for: it is found to a hundredth. */
const HALVINGS = 6;

/**
 * Sets `--grow` on the only child of an element: how much larger its letters may be without its becoming higher than the
 * element, and without a name that needs another line.
 */
export function grow(room: HTMLElement): () => void {
  const content = room.firstElementChild;
  if (!(content instanceof HTMLElement)) throw new TypeError('nothing to grow');
  const lines = (): number =>
    [...content.querySelectorAll<HTMLElement>('.name')].reduce((sum, name) => {
      const line = Number.parseFloat(getComputedStyle(name).lineHeight);
      return sum + Math.round(name.offsetHeight / line);
    }, 0);
  const set = (factor: number): void => content.style.setProperty('--grow', String(factor));
  const fill = (): void => {
    set(1);
    const before = lines();
    const fits = (factor: number): boolean => {
      set(factor);
      return content.offsetHeight <= room.clientHeight && lines() === before;
    };
    let [low, high] = [1, MAX_SCALE];
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    set(low);
  };
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fill);
  };
  const sizes = new ResizeObserver(later);
  sizes.observe(room);
  // Tables and people who come or go.
  const changes = new MutationObserver(later);
  changes.observe(content, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
}
