import { defined, type Random, seeded } from '@lusoria/core';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import type { Browser } from 'playwright-core';
import { integerOption, readOptions } from '../../command-line.ts';
import { quantile } from '../../quantile.ts';
import { Stranger, type Tried } from './stranger.ts';

/** Turns after which a stranger gives up. */
const TURNS = 12;
const PHONE = { width: 390, height: 844, touch: true, language: 'en' } as const;

interface StrangersGame {
  /** Name of the button in the hall. */
  readonly play: RegExp;
  /** What they do when it is their turn: what a hint says where the page gives one, otherwise a guess. */
  turn(stranger: Stranger): Promise<Tried>;
}

interface Met {
  readonly taps: number;
  readonly words: number;
  readonly seconds: number;
  readonly wrong: number;
}

/**
 * Prints what strangers on a phone tap and read from the hall to their first right lay, and how long that takes: medians.
 * `--url URL` is a server that runs (one is started), `--people N` their number (3).
 */
export async function meetStrangers(game: StrangersGame): Promise<void> {
  const values = readOptions({
    url: { type: 'string' },
    people: { type: 'string', default: '3' },
  });
  const people = integerOption('people', values.people, 1, 100);
  const server = values.url === undefined ? await openServer() : null;
  const url = values.url ?? defined(server ?? undefined).url;
  const browser = await launch();
  try {
    const met: Met[] = [];
    for (let n = 1; n <= people; n += 1) {
      met.push(await meets(game, { browser, url, random: seeded('stranger', n) }));
    }
    const median = (of: (one: Met) => number): number => Math.round(quantile(met.map(of), 0.5));
    console.log(`taps        ${median(({ taps }) => taps)}`);
    console.log(`words       ${median(({ words }) => words)}`);
    console.log(`seconds     ${median(({ seconds }) => seconds)}`);
    console.log(`wrong tries ${median(({ wrong }) => wrong)}`);
  } finally {
    await browser.close();
    await server?.close();
  }
}

async function meets(
  { play, turn }: StrangersGame,
  {
    browser,
    url,
    random,
  }: { readonly browser: Browser; readonly url: string; readonly random: Random },
): Promise<Met> {
  const { page, context } = await visit(browser, url, PHONE);
  const stranger = new Stranger(page, random);
  await page.goto('/');
  const begin = page.getByRole('button', { name: play }).first();
  await begin.waitFor();
  await stranger.taps(begin);
  let wrong = 0;
  for (let n = 0; n < TURNS; n += 1) {
    await stranger.awaitsTurn();
    const done = await turn(stranger);
    if (done === 'right') break;
    if (done === 'wrong') wrong += 1;
  }
  const { tapped, read, seconds } = stranger;
  await context.close();
  return { taps: tapped, words: read, seconds, wrong };
}
