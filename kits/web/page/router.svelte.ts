import { type RoundNumber, roundNumber } from '@lusoria/table/round-number';
import { belowBase, withoutBase } from './base.ts';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly code: string; readonly round: RoundNumber | null }
  | { readonly page: 'offline'; readonly table: string; readonly round: RoundNumber | null }
  /** A round saved on this device. */
  | { readonly page: 'past'; readonly table: string; readonly number: RoundNumber }
  /** A table on a screen for a whole room. */
  | { readonly page: 'screen'; readonly code: string }
  /** Lessons: those of an offer, or one of them. */
  | { readonly page: 'learn'; readonly course: string; readonly lesson: string | null }
  /** A class or an evening: a participant's page, the wall screen, the results, or homework. */
  | { readonly page: 'event'; readonly code: string; readonly part: Part }
  /** Creates one. */
  | { readonly page: 'new-event'; readonly kind: 'class' | 'evening' }
  /** A class that is kept from week to week, or its results over all lessons. */
  | { readonly page: 'roster'; readonly roster: string; readonly part: 'own' | 'weeks' }
  /** The personal data stored, and for how long. */
  | { readonly page: 'privacy' }
  /** The figures of the server, for its operator. */
  | { readonly page: 'admin' }
  /** Neither a page of the shell nor a table: a page of some game's own, or not found. */
  | { readonly page: 'other'; readonly path: string };

const PARTS = ['own', 'board', 'report', 'homework'] as const;
type Part = (typeof PARTS)[number];

function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first = '', second = '', third, fourth = ''] = parts;
  if (first === '') return { page: 'lobby' };
  if (first === 'admin' && second === '') return { page: 'admin' };
  const past = first === 'past' && fourth === '' ? roundIn(third ?? '') : null;
  if (second !== '' && past !== null) return { page: 'past', table: second, number: past };
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
  if (first === 'class' && (third === undefined || third === 'weeks') && fourth === '') {
    return { page: 'roster', roster: second, part: third ?? 'own' };
  }
  if (first === 'privacy' && second === '') return { page: 'privacy' };
  const part = PARTS.find((one) => one === (third ?? 'own'));
  if (first === 'e' && second !== '' && part) {
    return { page: 'event', code: plain(second), part };
  }
  const round = third === 'round' ? roundIn(fourth) : null;
  if (second !== '' && (third === undefined || round !== null)) {
    if (first === 't') return { page: 'table', code: plain(second), round };
    if (first === 'screen' && round === null) return { page: 'screen', code: plain(second) };
    if (first === 'offline') return { page: 'offline', table: second, round };
  }
  return { page: 'other', path: `/${parts.join('/')}` };
}

function roundIn(text: string): RoundNumber | null {
  return /^[1-9]\d{0,5}$/.test(text) ? roundNumber(Number(text) - 1) : null;
}

/** Decodes percent escapes; an invalid escape stays as it is. */
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

/** The current route; reactive. */
export function current(): Route {
  return route;
}

/** Navigates to a path of this page, and a hash such as `#at`. */
export function go(path: string, hash = ''): void {
  const address = belowBase(path) + hash;
  if (address !== location.pathname + location.hash)
    history.pushState(withoutBase(location.pathname), '', address);
  route = parse(path);
  scrollTo(0, 0);
}

/** The path of the table, or of one of its rounds, from which a link led to this page; null if none did. */
export function tableBefore(): string | null {
  const from: unknown = history.state;
  return typeof from === 'string' && /^\/(t|offline|e)\//.test(from) ? from : null;
}

/** Click handler for links: navigates within the page on a plain click, leaves other clicks to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(withoutBase(link.pathname), link.hash);
}
