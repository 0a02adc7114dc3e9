import { wordsInPage } from './pass.ts';
import type { Traveller } from './traveller.ts';
import { until } from './until.ts';

/** The rounds of a game alone. */
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
 * @returns texts of their reviews
 */
export async function playsRounds(
  one: Traveller,
  rounds: Rounds,
  count: number,
): Promise<readonly string[]> {
  const { page } = one;
  const path = (): string => new URL(page.url()).pathname;
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
    await page.locator('main > :not(.rounds)').first().waitFor();
    await until(async () => (await wordsInPage(page, seen)).length === seen.length);
    reviews.push(await reviewOn(one));
    if (number < count) await one.goesBack();
  }
  equal(new Set(reviews).size, count);
  for (let number = count - 1; number >= 1; number -= 1) {
    await one.presses(`${rounds.unit === 'deal' ? 'Deal' : 'Round'} ${number}`);
    await titled(number);
    await until(async () => (await reviewOn(one)) === reviews[number - 1]);
  }
  return reviews;
}

/** Follows all links to rounds of the journal on a page, which are exactly those that were reviewed. */
export async function findsRounds(
  one: Traveller,
  table: string,
  reviews: readonly string[],
): Promise<void> {
  const links = one.page.locator('a[href^="/past/"]');
  await until(async () => (await links.count()) === reviews.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const i of reviews.keys()) equal(addresses.includes(pastOf(table, i + 1)), true);
  await seesRounds(one, table, reviews);
}

/** Opens the rounds of a table in the journal: all but names is as in their reviews. */
export async function seesRounds(
  one: Traveller,
  table: string,
  reviews: readonly string[],
): Promise<void> {
  for (const [i, review] of reviews.entries()) {
    await one.opens(pastOf(table, i + 1));
    await until(async () => digitsOf(await reviewOn(one)) === digitsOf(review));
  }
}

/** The review, what is folded included, without the links to other rounds, which become more. */
function reviewOn({ page }: Traveller): Promise<string> {
  return page.locator('main > :not(.rounds)').allTextContents().then(String);
}

function pastOf(table: string, number: number): string {
  return `/past/${table.split('/').at(-1)}/${number}`;
}

function digitsOf(text: string): string {
  return text.match(/\d+/gu)?.join(' ') ?? '';
}

function equal(is: unknown, expected: unknown): void {
  if (is !== expected) throw new Error(`${String(is)} instead of ${String(expected)}`);
}
