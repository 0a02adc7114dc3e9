/**
 * What a stranger meets from the hall to the first right lay, in each game, on the page itself: taps, words shown, and seconds. They know nothing: they do
 * what a hint says where the page gives one, and guess otherwise. `node lab/bench/stranger.ts`
 *
 *   --url URL    of a server that runs (a server is started)
 *   --game NAME  only this one
 *   --people N   strangers for each game, whose medians are told (3)
 */
import { defined, type Random, seeded } from '@lusoria/core';
import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { quantile } from '../quantile.ts';
import { STRANGERS } from './strangers/index.ts';
import { Stranger } from './strangers/stranger.ts';

/** Turns after which a stranger gives up. */
const TURNS = 12;

const values = readOptions({
  url: { type: 'string' },
  game: { type: 'string' },
  people: { type: 'string', default: '3' },
});
const only = choiceOption('game', values.game, Object.keys(STRANGERS));
const people = integerOption('people', values.people, 1, 100);
const server = values.url === undefined ? await openServer() : null;
const url = values.url ?? defined(server ?? undefined).url;
const browser = await launch();
try {
  console.log('| game | taps | words | seconds | wrong tries |\n|---|---|---|---|---|');
  for (const game of Object.keys(STRANGERS).filter((each) => each === (only ?? each))) {
    const met: Met[] = [];
    for (let n = 1; n <= people; n += 1) met.push(await meets(game, seeded('stranger', n)));
    const median = (of: (one: Met) => number): number => Math.round(quantile(met.map(of), 0.5));
    const cells = [
      median(({ taps }) => taps),
      median(({ words }) => words),
      median(({ seconds }) => seconds),
      median(({ wrong }) => wrong),
    ];
    console.log(`| ${game} | ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await server?.close();
}

interface Met {
  readonly taps: number;
  readonly words: number;
  readonly seconds: number;
  readonly wrong: number;
}

/** One stranger on a phone, from the address to the first right lay. */
async function meets(game: string, random: Random): Promise<Met> {
  const look = { width: 390, height: 844, touch: true, language: 'en' } as const;
  const { page, context } = await visit(browser, url, look);
  const stranger = new Stranger(page, random);
  const { play, turn } = defined(STRANGERS[game], game);
  await page.goto('/');
  const begin = page.getByRole('button', { name: play }).first();
  await begin.waitFor({ timeout: 30_000 });
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
