import { belowBase, withoutBase } from './base.ts';

/** A place in the page. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly code: string; readonly round: number | null }
  | { readonly page: 'offline'; readonly table: string; readonly round: number | null }
  /** A round that this device has kept. */
  | { readonly page: 'past'; readonly table: string; readonly number: number }
  /** A table for everybody in a room to see. */
  | { readonly page: 'screen'; readonly code: string }
  /** Lessons: those of an offer, or one of them. */
  | { readonly page: 'learn'; readonly course: string; readonly lesson: string | null }
  /** A class or an evening: what everybody in it has for themselves, the wall, or the results. */
  | { readonly page: 'event'; readonly code: string; readonly part: 'own' | 'board' | 'report' }
  /** Making one. */
  | { readonly page: 'new-event'; readonly kind: 'class' | 'evening' }
  /** What is stored of people, and for how long. */
  | { readonly page: 'privacy' }
  /** The figures of the server, for its operator. */
  | { readonly page: 'admin' }
  /** Neither a page of the shell nor a table: a page of some game's own, or none. */
  | { readonly page: 'other'; readonly path: string };

function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first = '', second = '', third, fourth = ''] = parts;
  if (first === '') return { page: 'lobby' };
  if (first === 'admin' && second === '') return { page: 'admin' };
  if (first === 'past' && second !== '' && third !== undefined && fourth === '') {
    return { page: 'past', table: second, number: numberIn(third) };
  }
  if (first === 'learn' && second !== '' && fourth === '') {
    return {
      page: 'learn',
      course: plain(second),
      lesson: third === undefined ? null : plain(third),
    };
  }
  if (second === '' && (first === 'class' || first === 'evening')) {
    return { page: 'new-event', kind: first };
  }
  if (first === 'privacy' && second === '') return { page: 'privacy' };
  const part = third ?? 'own';
  if (first === 'e' && second !== '' && (part === 'own' || part === 'board' || part === 'report')) {
    return { page: 'event', code: plain(second), part };
  }
  const round = third === undefined ? null : third === 'round' ? numberIn(fourth) : 0;
  if (second !== '' && round !== 0) {
    if (first === 't') return { page: 'table', code: plain(second), round };
    if (first === 'screen' && round === null) return { page: 'screen', code: plain(second) };
    if (first === 'offline') return { page: 'offline', table: second, round };
  }
  return { page: 'other', path: `/${parts.join('/')}` };
}

/** A number from 1; 0 when it is none. */
function numberIn(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

/** Without escapes; what is no proper escape stays as it is. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let route = $state(parse(withoutBase(location.pathname)));

addEventListener('popstate', () => {
  route = parse(withoutBase(location.pathname));
});

/** The present place; changes with the address. */
export function current(): Route {
  return route;
}

/** Goes to a path of this page. */
export function go(path: string, hash = ''): void {
  const address = belowBase(path) + hash;
  if (address !== location.pathname + location.hash) history.pushState(null, '', address);
  route = parse(path);
  scrollTo(0, 0);
}

/** For links: stays in the page on a plain click, leaves other clicks to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(withoutBase(link.pathname), link.hash);
}
