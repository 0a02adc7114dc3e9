const module = import.meta.url;

/**
 * The path below which the page is served, with a slash at either end; built files lie in `assets/` below it. Links
 * in the page are written as if it were `/`; `keepBelowBase` rewrites them.
 */
const BASE: string = import.meta.env.PROD ? new URL('..', module).pathname : '/';

/** Address of the page from the root of its server, such as `/cards/t/CODE`; `path` begins with a slash. */
export function belowBase(path: string): string {
  return BASE + path.slice(1);
}

/** Maps a server path to a path of the page: the inverse of `belowBase`. */
export function withoutBase(path: string): string {
  if (path.startsWith(BASE)) return path.slice(BASE.length - 1);
  return `${path}/` === BASE ? '/' : path;
}

/** The address of the page, without a trailing slash. */
export function pageAddress(): string {
  return (location.origin + BASE).replace(/\/$/, '');
}

/** Rewrites the page's links to lie below the base before they are opened, copied or dragged. */
export function keepBelowBase(): void {
  if (BASE === '/') return;
  const turned = new WeakMap<HTMLAnchorElement, string>();
  const turn = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || !/^\/(?!\/)/.test(href) || turned.get(link) === href) return;
    turned.set(link, belowBase(href));
    link.setAttribute('href', belowBase(href));
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click', 'auxclick']) {
    addEventListener(type, turn, { capture: true });
  }
}
