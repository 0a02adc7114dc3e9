import { openSession, webSocket } from '@lusoria/client';
import { manifestOf, type GameId } from '@lusoria/games';
import { STANDARD } from '@lusoria/table/types';
import type { CDPSession, Page } from 'playwright-core';

/** The most that a first view may cost, over the line and compressed, in bytes; and how much of it may move. */
export const FIRST_VIEW = {
  /** Of all files but the pictures of cards: which of them come, and how many, the deal decides. */
  bytes: 335_000,
  /** Of the fonts among them. */
  fonts: 90_000,
  /** The sum of the layout shifts, as Chromium scores them. */
  shift: 0.05,
} as const;

/** What the lobby offers. */
export const OFFER = 'main button';

/** A card on a table; a table of values where a game has no board of its own. */
export const CARD = 'main :is(.card, table)';

/** What a page has loaded and moved so far. Scripts include those of workers. */
export interface Loaded {
  /** Without the pictures of cards. */
  readonly bytes: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly requests: number;
  readonly shift: number;
}

/** Measures a page from before it goes anywhere. */
export interface Meter {
  loaded(): Promise<Loaded>;
}

/** Counts what goes over the line to a page. What it keeps for later without being asked is not counted. */
export async function meter(page: Page): Promise<Meter> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves because somebody has pressed something is meant to.
        const isMeant = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!isMeant && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await page.context().newCDPSession(page);
  const sizes = await sizesOf(cdp);
  return {
    async loaded() {
      const found = [...sizes.values()];
      const of = (kind: RegExp) =>
        found.filter(({ url }) => kind.test(url)).reduce((sum, { bytes }) => sum + bytes, 0);
      const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      return {
        bytes: of(/^(?!.*\.svg$)/),
        fonts: of(/\.woff2$/),
        scripts: of(/\.js$/),
        requests: found.length,
        shift: Number(shift),
      };
    },
  };
}

/** What was received, by request. */
async function sizesOf(
  cdp: CDPSession,
): Promise<ReadonlyMap<string, { url: string; bytes: number }>> {
  const sizes = new Map<string, { url: string; bytes: number }>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) sizes.set(requestId, { url: request.url, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sizes.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  // What it keeps for later would be counted as nothing where it comes first.
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  return sizes;
}

/** A table of a game at a server, in play, with a seat for whoever has the token. */
export interface TableInPlay {
  readonly code: string;
  readonly token: string;
}

/** Opens a table with the bots that the game itself proposes, and begins. The bots are slow: what moves when they act is no part of a first view. */
export async function openTableInPlay(url: string, id: GameId): Promise<TableInPlay> {
  let token = '';
  const session = openSession({
    connect: webSocket(`${url.replace('http', 'ws')}/ws`),
    name: 'Iulia',
    credentials: {
      load: () => (token === '' ? null : { token }),
      save: (credentials) => (token = credentials.token),
      clear: () => (token = ''),
    },
  });
  const { others, offers } = await manifestOf(id);
  const made = await session.create({
    game: id,
    options: { ...offers[0]?.options, ...offers[0]?.alone },
    settings: { ...STANDARD, pace: 2500 },
    seats: [{ kind: 'me' }, ...others.bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  });
  const table = made.ok ? await session.open(made.value) : made;
  if (!table.ok) throw new Error(`${id}: ${table.rejection.code}`);
  const begun = await table.value.do({ do: 'start' });
  if (!begun.ok) throw new Error(`${id}: ${begun.rejection.code}`);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (table.value.get().view.round?.play) resolve();
    };
    table.value.subscribe(look);
    look();
  });
  const { code } = table.value.get().view;
  session.close();
  return { code, token };
}
