import { wordsInPage } from '../browser/pass.ts';
import type { Said, Traveller } from './traveller.ts';
import { until } from '../until.ts';

/** The rounds of a game alone. */
export interface Rounds {
  readonly unit: 'round' | 'deal';
  /** Plays a round to its end; returns what must be found in its review: cards, for example. */
  play(number: number): Promise<readonly string[]>;
  /** Begins the next one from the end of the last. */
  next(): Promise<void>;
  /** Button that shows all of a review, where at first a part of it is shown. */
  readonly all?: Said;
}

/** Reviews of the rounds of a table. */
export interface Reviews {
  /** All that each of them says, from the first round. */
  readonly texts: readonly string[];
  readonly all: Said | undefined;
}

/**
 * Plays rounds at a table of this device, and goes through each of them from the table's end, by "before" and "after",
 * and from the journal: always the right one.
 *
 * @returns their reviews
 */
export async function playsRounds(one: Traveller, rounds: Rounds, count: number): Promise<Reviews> {
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
    reviews.push(await reviewOn(one, rounds.all));
    if (number < count) await one.goesBack();
  }
  equal(new Set(reviews).size, count);
  for (let number = count - 1; number >= 1; number -= 1) {
    await one.presses(`${rounds.unit === 'deal' ? 'Deal' : 'Round'} ${number}`);
    await titled(number);
    await until(async () => (await reviewOn(one, rounds.all)) === reviews[number - 1]);
  }
  return { texts: reviews, all: rounds.all };
}

/** Follows all links to rounds of the journal on a page, which are exactly those that were reviewed. */
export async function findsRounds(one: Traveller, table: string, reviews: Reviews): Promise<void> {
  const links = one.page.locator('a[href^="/past/"]');
  await until(async () => (await links.count()) === reviews.texts.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const i of reviews.texts.keys()) equal(addresses.includes(pastOf(table, i + 1)), true);
  await seesRounds(one, table, reviews);
}

/** Opens the rounds of a table in the journal: all but names is as in their reviews. */
export async function seesRounds(one: Traveller, table: string, reviews: Reviews): Promise<void> {
  for (const [i, review] of reviews.texts.entries()) {
    await one.opens(pastOf(table, i + 1));
    await until(async () => digitsOf(await reviewOn(one, reviews.all)) === digitsOf(review));
  }
}

/** All of the review once it is complete, what is folded included, without the links to other rounds, which become more. */
async function reviewOn(one: Traveller, all: Said | undefined): Promise<string> {
  const { page } = one;
  const whole = all === undefined ? null : one.pressable(all).first();
  await whole?.click();
  await until(async () => (await page.locator('main [aria-busy="true"]').count()) === 0);
  return String(await page.locator('main > :not(.rounds)').allTextContents());
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
