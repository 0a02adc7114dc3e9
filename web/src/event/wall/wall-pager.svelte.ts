import { type TileBox, type WallPage, wallPages } from './wall-pages.ts';

/** Time to read a page from the back row. */
const PAGE_MS = 10_000;

/** What a wall shows of a list that may be higher than it: whole rows, page after page, by itself. */
export interface WallPager {
  /** The page shown; undefined before the list has been measured. */
  page(): WallPage | undefined;
  isPaged(): boolean;
  /** Whether an item of the list is on another page. */
  isAway(index: number): boolean;
  /** Turns so many pages on, or back. */
  turn(by: number): void;
  /** For the element that cuts off what is too high. */
  readonly window: (element: HTMLElement) => () => void;
  /** For the list itself, whose children are the items. */
  readonly list: (element: HTMLElement) => () => void;
}

/** @param count number of items, on which the measuring depends. */
export function wallPager(count: () => number): WallPager {
  let height = $state(0);
  let boxes = $state.raw<readonly TileBox[]>([]);
  let turned = $state(0);
  const pages = $derived(wallPages(boxes, height));
  const page = $derived(pages[turned % Math.max(1, pages.length)]);
  const isPaged = $derived(pages.length > 1);

  $effect(() => {
    if (!isPaged) return undefined;
    // Also restart when a page has just been turned by a key.
    void turned;
    const timer = setTimeout(() => (turned += 1), PAGE_MS);
    return () => clearTimeout(timer);
  });

  return {
    page: () => page,
    isPaged: () => isPaged,
    isAway: (index) => page !== undefined && (index < page.from || index >= page.to),
    turn(by) {
      turned += by < 0 ? pages.length + by : by;
    },
    window(element) {
      const observer = new ResizeObserver(() => (height = element.clientHeight));
      observer.observe(element);
      return () => observer.disconnect();
    },
    list(element) {
      // Items that came or went are measured anew.
      const items =
        count() === 0 ? [] : [...element.children].filter((one) => one instanceof HTMLElement);
      const measure = () => {
        boxes = items.map(({ offsetTop, offsetHeight }) => ({
          top: offsetTop,
          height: offsetHeight,
        }));
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      for (const item of items) observer.observe(item);
      return () => observer.disconnect();
    },
  };
}
