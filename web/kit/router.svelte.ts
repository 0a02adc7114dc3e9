/** Where in the page one is. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly code: string; readonly round: number | null }
  | { readonly page: 'offline'; readonly table: string; readonly round: number | null }
  /** Skat records out of a file. */
  | { readonly page: 'records' }
  /** The round that teaches a game. */
  | { readonly page: 'learn' }
  /** The figures of the server, for its operator. */
  | { readonly page: 'admin' }
  | { readonly page: 'lost' };

function parse(path: string): Route {
  const [first = '', second = '', third, fourth = ''] = path
    .split('/')
    .filter((part) => part !== '');
  if (first === '') return { page: 'lobby' };
  if (first === 'records' && second === '') return { page: 'records' };
  if (first === 'admin' && second === '') return { page: 'admin' };
  if (first === 'learn' && second === 'classification') return { page: 'learn' };
  const round = third === undefined ? null : third === 'round' ? numberIn(fourth) : 0;
  if (second === '' || round === 0) return { page: 'lost' };
  if (first === 't') return { page: 'table', code: plain(second), round };
  if (first === 'offline') return { page: 'offline', table: second, round };
  return { page: 'lost' };
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

let route = $state(parse(location.pathname));

addEventListener('popstate', () => {
  route = parse(location.pathname);
});

/** The present place; changes with the address. */
export function current(): Route {
  return route;
}

/** Goes to a path of this page. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  route = parse(path);
  scrollTo(0, 0);
}

/** For links: stays in the page on a plain click, leaves other clicks to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
