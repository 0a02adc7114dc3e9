import { manifestOf, type GameId } from '@lusoria/games';
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';
import { openSeat } from '../accessibility/parity.ts';

/** Limits for a first view: compressed transfer size in bytes, and layout shift. */
export const FIRST_VIEW = {
  /** All files but card pictures, whose selection and number depend on the deal. */
  bytes: 335_000,
  /** The fonts among them. */
  fonts: 90_000,
  /** Cumulative layout shift, as scored by Chromium. */
  shift: 0.02,
  /** Cumulative layout shift of a whole round, without what an input moves. */
  round: 0.02,
  /**
   * Scripts that the hall loads, that a table loads which is opened by its link, and that both load together where somebody
   * begins to play in the hall: 51 kB are the same.
   */
  scripts: { hall: 80_000, table: 130_000, begun: 159_000 },
} as const;

/** Selector of the lobby's offers. */
export const OFFER = 'main button';

/** Selector of a card on a table; of a table of values for a game without its own board. */
export const CARD = 'main :is(.card, table)';

/** Lets a page believe that data is to be saved, so that it fetches nothing before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Something on the page that moved by itself. */
export interface Shift {
  /** Score of Chromium. */
  readonly value: number;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** What moved most: an element by name and classes, and from where to where. */
  readonly what: string;
}

/** Cumulative layout shift: the most within five seconds, as long as no second is calm (https://web.dev/articles/cls). */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let most = 0;
  let window = { sum: 0, from: -Infinity, to: -Infinity };
  for (const { value, at } of shifts) {
    const goesOn = at - window.to < 1000 && at - window.from < 5000;
    window = goesOn
      ? { ...window, sum: window.sum + value, to: at }
      : { sum: value, from: at, to: at };
    most = Math.max(most, window.sum);
  }
  return most;
}

/** Transfers and layout shifts of a page so far. Scripts include those of workers. */
export interface Loaded {
  /** Without card pictures. */
  readonly bytes: number;
  readonly fonts: number;
  readonly scripts: number;
  readonly requests: number;
  /** The sum of all shifts. */
  readonly shift: number;
  readonly shifts: readonly Shift[];
}

/** As the browser tells it (https://wicg.github.io/layout-instability/); TypeScript does not know it. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const shiftsSchema = v.array(v.object({ value: v.number(), at: v.number(), what: v.string() }));

/** Measures a page from before its first navigation. */
export interface Meter {
  loaded(): Promise<Loaded>;
}

/** Counts a page's transfers. Speculative caching for offline use is not counted. */
export async function meter(page: Page): Promise<Meter> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShiftEntry => 'sources' in entry;
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Shifts right after an input are intended.
        if (!isShift(entry) || entry.hadRecentInput) continue;
        const what = entry.sources
          .map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : (node?.parentElement ?? null);
            const text = element === node ? '' : ` “${node?.textContent ?? ''}”`;
            const name = element ? `${element.localName}.${element.getAttribute('class')}` : '';
            return `${name}${text} ${box(previousRect)} > ${box(currentRect)}`;
          })
          .join(', ');
        shifts.push({ value: entry.value, at: entry.startTime, what });
      }
      document.documentElement.dataset['shifts'] = JSON.stringify(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await page.context().newCDPSession(page);
  const sizes = await sizesOf(cdp);
  return {
    async loaded() {
      const found = [...sizes.values()];
      const of = (kind: RegExp) =>
        found.filter(({ url }) => kind.test(url)).reduce((sum, { bytes }) => sum + bytes, 0);
      const told = await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '[]');
      const shifts = v.parse(shiftsSchema, JSON.parse(told));
      return {
        bytes: of(/^(?!.*\.svg$)/),
        fonts: of(/\.woff2$/),
        scripts: of(/\.js$/),
        requests: found.length,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        shifts,
      };
    },
  };
}

/** Received bytes by request. */
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
  // Responses served by the service worker would count as 0 bytes.
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  return sizes;
}

/** A running table at a server, with a seat for the token's owner. */
export interface TableInPlay {
  readonly code: string;
  readonly token: string;
}

/**
 * Opens a table with the bots that the game itself proposes, and begins. The bots are slow: shifts caused by their
 * moves are not part of a first view.
 */
export async function openTableInPlay(url: string, id: GameId): Promise<TableInPlay> {
  const { others, offers, messages } = await manifestOf(id);
  const options = { ...offers[0]?.options, ...offers[0]?.alone };
  const seat = await openSeat(url, id, { options, bots: others.bots }, await messages('en'), 2500);
  const { table, code, token } = seat;
  const begun = await table.do({ do: 'start' });
  if (!begun.ok) throw new Error(`${id}: ${begun.rejection.code}`);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (table.get().view.round?.play) resolve();
    };
    table.subscribe(look);
    look();
  });
  seat.leave();
  return { code, token };
}
