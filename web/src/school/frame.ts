import { withoutBase } from '@lusoria/web-kit/page/base.ts';

/** Paths that may be shown inside of another page (`server/http/headers.ts`). */
const INSIDE = /^\/(?:embed|offline)(?:\/|$)/;

let isKept = false;

/**
 * Inside of another page, links that lead out of what is embedded open windows of their own, from now on: elsewhere
 * this page could not be shown there.
 */
export function keepLinksInside(): void {
  if (isKept || window.parent === window) return;
  isKept = true;
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (link.origin === location.origin && INSIDE.test(withoutBase(link.pathname))) return;
      link.target = '_blank';
      link.rel = 'noopener';
      event.stopPropagation();
    },
    { capture: true },
  );
}
