const module = import.meta.url;

/**
 * The path below which the page lies, with a slash at either end: what is built lies in `assets/` below it. Links in the
 * page are written as if it were `/`; `keepBelowBase` sees to the rest.
 */
export const BASE: string = import.meta.env.PROD ? new URL('..', module).pathname : '/';

/** An address of the page from the root of its server, such as `/cards/t/CODE`; `path` begins with a slash. */
export function belowBase(path: string): string {
  return BASE + path.slice(1);
}

/** A path of the server as a path of the page: the opposite of `belowBase`. */
export function withoutBase(path: string): string {
  if (path.startsWith(BASE)) return path.slice(BASE.length - 1);
  return `${path}/` === BASE ? '/' : path;
}

/** The address of the page, without a slash at its end. */
export function pageAddress(): string {
  return (location.origin + BASE).replace(/\/$/, '');
}

/** Turns links of the page into links below the base before anything can be done with them: opened, copied, dragged. */
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
