import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { tabTo } from '@lusoria/testing/browser/keyboard.ts';
import { Learner } from '@lusoria/testing/browser/learner.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { phoneFor, walkOnPage } from '@lusoria/testing/browser/lesson-walk.ts';
import { textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { triesOn } from './support/lesson.ts';

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
  await check(page, 'the list of lessons', true);
  await first.click();
  await learner.readsUntil(/Which of these three cards/);
  await learner.answers('ace of hearts');
  await learner.hears(/every jack ranks above/);
  await learner.answers('jack of diamonds');
  await learner.readsUntil(/Which card beats it\?/);
  await learner.answers('ten of spades');
  await learner.readsUntil(/^Now you\./);
  await card('ace of hearts');
  await learner.hears(/^Play the jack of clubs now/);
  await card('jack of clubs');
  await learner.readsUntil(/^Draw trumps once more/);
  await card('jack of diamonds');
  await learner.readsUntil(/^Aemilia has led/);
  // The trick before lies there for a while.
  await page.getByRole('img', { name: /ten of spades/ }).waitFor();
  await card('nine of spades');
  await learner.hears(/leaves them the ten/);
  await card('ace of spades');
  // What was answered wrongly comes back before the end.
  await learner.hears(/Which of these three cards/);
  await learner.coach.getByText('Asked once more').waitFor();
  await learner.answers('jack of diamonds');
  await learner.readsUntil(/^Exactly/);

  await page.goto('/learn/skat');
  await page.getByRole('link', { name: /^Cards and trumps.*stars? Done$/ }).waitFor();
  await page.getByRole('link', { name: /^Counting to 61/ }).click();
  await learner.readsUntil(/How many points are these/);
  await learner.answers('25');
  await learner.readsUntil(/How many are that at least/);
  await learner.answers('61');
  await learner.readsUntil(/^Play to the end/);
  await card('ace of diamonds');
  await learner.hears(
    /^This loses 14 card points, and the game with them. jack of hearts wins it\.$/,
  );
  await check(page, 'an error', true);
  await learner.presses('Once more');
  await card('jack of hearts');
  // Whatever comes, a learner is shown the rest.
  const next = learner.coach.getByRole('link', { name: /^Next: / });
  const show = learner.coach.getByRole('button', { name: 'Show me' });
  while ((await next.count()) === 0) {
    await next.or(show).first().waitFor();
    if ((await show.count()) > 0) await show.click({ timeout: 1000 }).catch(() => undefined);
  }
  expect(await learner.coach.locator('p').innerText()).toMatch(/^You have won!/);

  await page.goto('/learn/skat/skat');
  await learner.readsUntil(/^Pick up the skat/);
  await learner.pointed.click();
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

test('a lesson by the keyboard alone', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const learner = new Learner(page);
  await page.goto('/learn/skat/auction');
  await learner.hears(/^In the auction two talk first/);
  await page.keyboard.press('Enter');
  await learner.hears(/^You know your hand/);
  await page.keyboard.press('Enter');
  await learner.hears(/^The lowest bid is 18/);
  await tabTo(page, /^Take me there$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await learner.hears(/^Servius says yes/);
  await tabTo(page, /^Pass$/);
  await page.keyboard.press('Enter');
  await learner.hears(/^You can always pass/);
  expect(await learner.pointed.innerText()).toBe('Bid 20');
});

test.each([
  ['de', 'cards', [390, 844]],
  ['la', 'following', [844, 390]],
] as const)(
  'in %s the lesson %s to its end on a phone, with errors',
  async (language, lesson, size) => {
    const page = await phoneFor(site, language, size);
    const { say } = await loadLessonMessages(language);
    const tries = triesOn(page);
    const ofErrors = await walkOnPage({
      page,
      language,
      say: (saying) => textOf(say(saying)),
      course: 'skat',
      lesson,
      tries,
    });
    expect(ofErrors.length).toBeGreaterThan(2);
  },
);
