/** How much larger something may become to fill its room, and how much smaller to fit: words are read from the back row even then. */
const MAX_SCALE = 2.2;
const MIN_SCALE = 0.94;
/** Halvings of the range in which the factor is looked for: it is found to less than a hundredth. */
const HALVINGS = 7;

/**
 * Zooms the only child of an element so far that it fills the element without having to be scrolled: what is short is
 * read from farther away.
 */
export function fillRoom(room: HTMLElement): () => void {
  const content = room.firstElementChild;
  if (!(content instanceof HTMLElement)) throw new TypeError('nothing to fill the room with');
  const fits = (zoom: number): boolean => {
    content.style.zoom = String(zoom);
    return room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth;
  };
  const fill = (): void => {
    if (fits(MAX_SCALE)) return;
    let [low, high] = [MIN_SCALE, MAX_SCALE];
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    content.style.zoom = String(low);
  };
  let frame = 0;
  // What it does itself changes sizes, too, but ends at the same factor.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fill);
  });
  observer.observe(room);
  observer.observe(content);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
