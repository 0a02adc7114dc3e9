import { defined } from '@lusoria/core';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { tabTo } from '@lusoria/testing/browser/keyboard.ts';
import { Learner } from '@lusoria/testing/browser/learner.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

const site = useSite();

test('three lessons in a row, with errors that the solver explains', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  await page.addInitScript(() => localStorage.setItem('lusoria.skatPresses', 'two'));
  const learner = new Learner(page);
  const card = async (name: string): Promise<void> => {
    await page
      .getByRole('button', { name: new RegExp(`^${name}(,|$)`, 'u') })
      .click({ position: { x: 8, y: 16 } });
    await page.getByRole('button', { name: new RegExp(`^(Lead|Play) the ${name}$`, 'u') }).click();
  };
  await page.goto('/learn/skat');
  const first = page.getByRole('link', { name: /^Cards and trumps/ });
  await first.waitFor();
  await check(page, 'the list of lessons', 'all');
  await first.click();
  await learner.readsUntil(/Which card beats it\?/);
  await learner.answers('ten of spades');
  await learner.readsUntil(/Which of these three cards/);
  await learner.answers('ace of hearts');
  await learner.hears(/every jack ranks above/);
  await learner.answers('jack of diamonds');
  await learner.readsUntil(/^You lead: lay a card/);
  await card('ace of hearts');
  await learner.hears('Not safe: the jack of spades can beat the ace of hearts');
  // A nudge, and then the card.
  await learner.presses('Hint');
  await learner.hears(/Which jack stands above all/);
  expect(await learner.pointed.count()).toBe(0);
  await learner.presses('Hint');
  await learner.hears(/^Play the jack of clubs/);
  await learner.pointed.waitFor();
  await card('jack of clubs');
  await learner.hears(/Whose trick is it/);
  await learner.answers('You');
  await learner.readsUntil(/^The trick was yours/);
  await card('jack of diamonds');
  await learner.hears(/Whose trick is this/);
  await learner.answers('You');
  await learner.hears('No: the jack of diamonds ranks below the jack of spades.');
  await learner.answers('Aemilia');
  await learner.readsUntil(/^Aemilia has led/);
  // The trick before lies there for a while.
  await page.getByRole('img', { name: /ten of spades/ }).waitFor();
  await card('nine of spades');
  await learner.hears('No: the nine of spades ranks below the ten of spades.');
  await card('ace of spades');
  // What was wrong comes back before the end: questions, and cards at their own table.
  await learner.hears(/Which of these three cards/);
  await learner.coach.getByText('Asked once more').waitFor();
  await learner.answers('jack of diamonds');
  await learner.readsUntil(/^You lead: lay a card/);
  await card('jack of clubs');
  await learner.hears(/Whose trick is this/);
  await learner.answers('Aemilia');
  await learner.readsUntil(/^Aemilia has led/);
  await card('ace of spades');
  await learner.hears(/^Exactly/);

  await page.goto('/learn/skat');
  await page.getByRole('link', { name: /^Cards and trumps.*stars? Done$/ }).waitFor();
  await page.getByRole('link', { name: /^Counting to 61/ }).click();
  await learner.readsUntil(/How many points are these/);
  await learner.answers('25');
  await learner.readsUntil(/How many are that at least/);
  await learner.answers('61');
  await learner.readsUntil(/How many do you need/);
  await learner.answers('15');
  await learner.readsUntil(/How many do the others still have/);
  await learner.answers('1');
  await learner.readsUntil(/^Play to the end/);
  await card('ace of diamonds');
  await learner.hears(
    /^This loses 14 card points, and the game with them\. Another card wins it\.$/,
  );
  await check(page, 'an error', 'all');
  await learner.presses('Once more');
  await learner.presses('Hint');
  await learner.hears(/^One trump is still out, and you need 15 more points/);
  await learner.presses('Hint');
  await learner.hears(/^Play the jack of hearts: it draws a trump/);
  await card('jack of hearts');
  // Whatever comes, a learner is shown the rest.
  const next = learner.coach.getByRole('link', { name: /^Next: / });
  const help = learner.coach.getByRole('button', { name: /^(Hint|Show me)$/ });
  while ((await next.count()) === 0) {
    await next.or(help).first().waitFor();
    if ((await help.count()) > 0) await help.click({ timeout: 1000 }).catch(() => undefined);
  }
  expect(await learner.coach.locator('p').innerText()).toMatch(/^You have won!/);
  // Of the result what has been explained so far.
  expect(await page.locator('main section.panel').innerText()).not.toMatch(/Seeger|without|bid/i);

  await page.goto('/learn/skat/skat');
  await learner.readsUntil(/^You may pick up the skat/);
  await learner.presses('Hint');
  await learner.presses('Hint');
  await learner.pointed.click();
  await learner.readsUntil(/How many points are the two tens/);
  await learner.answers('20');
  await learner.readsUntil(/^Choose two cards/);
  const layAway = async (...names: readonly string[]): Promise<void> => {
    for (const name of names)
      await page
        .getByRole('button', { name: new RegExp(`^${name}(,|$)`, 'u') })
        .click({ position: { x: 8, y: 16 } });
  };
  await layAway('nine of clubs', 'eight of diamonds');
  await page.getByRole('button', { name: 'Hearts', exact: true }).click();
  await page.getByRole('button', { name: /^Declare hearts/i }).click();
  await learner.hears(/no more than 50 card points/);
  await layAway('ten of clubs', 'ten of diamonds');
  await page.getByRole('button', { name: /^Declare hearts/i }).click();
  await learner.hears(/^Well laid away/);
});

test('on a small phone the coach covers nothing it asks about, and the table tells nothing that is not explained yet', async () => {
  const { page } = await site.visit({ name: 'Iulia', width: 320, height: 568, touch: true });
  const learner = new Learner(page);
  const table = page.locator('.skat-ring');
  const told = async (): Promise<string> =>
    (await table.locator('.plate, .contract, .says, .status').allInnerTexts()).join(' ');
  const boxOf = async (place: Locator) => defined((await place.boundingBox()) ?? undefined);
  const isCut = async (text: Locator): Promise<boolean> =>
    text.evaluate(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
    );
  /** Nobody scrolls for what is said, nor for what is asked about. */
  const sees = async (place: Locator): Promise<void> => {
    const [coach, { y, height }] = [await boxOf(learner.coach), await boxOf(place)];
    expect(y).toBeGreaterThanOrEqual(coach.y + coach.height);
    expect(y + height).toBeLessThanOrEqual(568);
    expect(await isCut(learner.coach.locator('.says'))).toBe(false);
  };
  await page.goto('/learn/skat/cards');
  await learner.hears(/^Skat has 32 cards/);
  expect(await told()).not.toMatch(/bid|passed|declarer|hand\b|hearts|lead/i);
  await learner.readsUntil(/Which card beats it/);
  await learner.answers('ten of spades');
  await learner.readsUntil(/Which of these three cards/);
  await learner.answers('jack of diamonds');
  await learner.readsUntil(/^You lead: lay a card/);
  expect(await told()).toMatch(/Hearts.*You lead/s);
  await sees(page.getByRole('button', { name: /^nine of spades/ }));
  await learner.presses('Hint');
  await learner.presses('Hint');
  await learner.presses('Show me');
  // The trick stays, and whose it is the table tells only after the answer.
  await learner.hears(/Whose trick is it/);
  const trick = page.getByRole('img', { name: /jack of clubs.*eight of hearts.*queen of hearts/ });
  await sees(trick);
  for (const name of ['Aemilia', 'Servius'])
    expect(await isCut(trick.getByText(name, { exact: true }))).toBe(false);
  expect(await told()).not.toMatch(/The trick goes|You lead/);
  await learner.answers('You');
  await table.getByText(/^The trick goes to you/).waitFor();

  // Places at the table are shown in the lesson that explains them.
  await page.goto('/learn/skat/auction');
  await learner.readsUntil(/^The three places have names/);
  await sees(learner.pointed);
  expect(await told()).toMatch(/forehand/i);
});

test('in answers on a small phone no name of a card is broken', async () => {
  for (const width of [320, 390]) {
    const { page } = await site.visit({
      name: 'Iulia',
      language: 'de',
      width,
      height: 844,
      touch: true,
    });
    await page.goto('/learn/skat/trainer-discards');
    const names = page.getByRole('group', { name: 'Antworten' }).locator('button > span');
    await names.first().waitFor();
    // Two cards in each of four answers.
    expect(
      await names.evaluateAll((all) => all.map((name) => name.getClientRects().length)),
    ).toEqual(Array(8).fill(1));
  }
});

test('a lesson by the keyboard alone', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const learner = new Learner(page);
  await page.goto('/learn/skat/auction');
  await learner.hears(/^In the auction two talk first/);
  await page.keyboard.press('Enter');
  await learner.hears(/^The three places have names/);
  await page.keyboard.press('Enter');
  await learner.hears(/How far may you go/);
  await tabTo(page, /^30$/);
  await page.keyboard.press('Enter');
  await learner.hears(/^Right: up to 30/);
  await page.keyboard.press('Enter');
  await learner.hears(/^You begin/);
  for (const hint of [/^As little as possible/, /^Bid 18/]) {
    await tabTo(page, /^Hint$/);
    await page.keyboard.press('Enter');
    await learner.hears(hint);
  }
  await tabTo(page, /^Take me there$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await learner.hears(/^Servius says yes/);
  await tabTo(page, /^Pass$/);
  await page.keyboard.press('Enter');
  await learner.hears(/^You can always pass/);
  // A wrong call is explained, and gives nothing away.
  expect(await learner.pointed.count()).toBe(0);
});
