import { wordsInPage } from './pass.ts';
import type { Traveller } from './traveller.ts';
import { until } from './until.ts';

/** How a game alone is played by rounds. */
export interface Rounds {
  readonly unit: 'round' | 'deal';
  /** Plays a round to its end; returns what must be found in its review: cards, for example. */
  play(number: number): Promise<readonly string[]>;
  /** Begins the next one from the end of the last. */
  next(): Promise<void>;
}

/**
 * Plays rounds at a table of this device, and goes through each of them from the table's end, by "before" and "after",
 * and from the journal: always the right one.
 *
 * @returns path of the table
 */
export async function playsRounds(one: Traveller, rounds: Rounds, count: number): Promise<string> {
  const { page } = one;
  const path = (): string => new URL(page.url()).pathname;
  // The links to other rounds become more.
  const main = async (): Promise<string> =>
    page.locator('main > :not(.rounds)').allInnerTexts().then(String);
  const titled = async (number: number): Promise<void> => {
    const name = one.wholly(`${rounds.unit === 'deal' ? 'Deal' : 'Round'} ${number}`);
    await page.getByRole('heading', { name }).waitFor();
  };
  const table = path();
  const reviews: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    if (number > 1) await rounds.next();
    const seen = await rounds.play(number);
    await one.presses(`Go through this ${rounds.unit}`);
    await titled(number);
    equal(path(), `${table}/round/${number}`);
    equal((await wordsInPage(page, seen)).join(), seen.join());
    reviews.push(await main());
    if (number < count) await one.goesBack();
  }
  equal(new Set(reviews).size, count);
  for (let number = count - 1; number >= 1; number -= 1) {
    await one.presses(`${rounds.unit === 'deal' ? 'Deal' : 'Round'} ${number}`);
    await titled(number);
    await until(async () => (await main()) === reviews[number - 1]);
  }
  return table;
}

/** Follows all links to rounds of the journal on a page, which are exactly those of a table. */
export async function findsRounds(one: Traveller, table: string, count: number): Promise<void> {
  const { page } = one;
  const links = page.locator('a[href^="/past/"]');
  await until(async () => (await links.count()) === count);
  const id = table.split('/').at(-1) ?? '';
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const expected = Array.from({ length: count }, (_, i) => `/past/${id}/${i + 1}`);
  equal(addresses.toSorted().join(), expected.join());
  const texts: string[] = [];
  for (const address of expected) {
    await one.opens(address);
    await page.getByRole('main').waitFor();
    texts.push(await page.getByRole('main').innerText());
  }
  equal(new Set(texts).size, count);
}

function equal(is: unknown, expected: unknown): void {
  if (is !== expected) throw new Error(`${String(is)} instead of ${String(expected)}`);
}
