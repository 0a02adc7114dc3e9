import { everywhere } from '@lusoria/testing/accessibility/accessibility.ts';
import { tabTo } from '@lusoria/testing/browser/keyboard.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import { textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { phoneFor, walkOnPage } from '@lusoria/testing/browser/lesson-walk.ts';
import { firstErrorOn } from './support/lesson.ts';
import { ClassificationPlayer, colourOf } from './support/player.ts';

const site = useSite();

/** Lays a card with the keyboard alone: the arrows move to it, a number or a plus is the target. */
async function layByKeys(player: ClassificationPlayer, card: string, to: string): Promise<void> {
  const { page } = player;
  const [first = ''] = await player.cards();
  await tabTo(page, new RegExp(`^${first}`, 'u'));
  const focused = player.hand.and(page.locator(':focus'));
  for (
    let steps = 0;
    steps < 20 && (await focused.locator('.sr').innerText()) !== card;
    steps += 1
  ) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press(to);
  await tabTo(page, /^(Add .* to class \d|Found a new class with .*)$/i);
  await page.keyboard.press('Enter');
  // A lay that was wrong before needs confirmation.
  const allTheSame = player.button('Lay it anyway').and(page.locator(':focus'));
  if ((await allTheSame.count()) > 0) await page.keyboard.press('Enter');
}

/** One of these cards with a right target; the sage founds the second class with green ones. */
function rightly(cards: readonly string[], classes: number): readonly [string, string] {
  const of = (colour: string) => cards.find((name) => colourOf(name) === colour);
  const red = of('red');
  if (red !== undefined) return [red, '1'];
  const green = of('green');
  if (green !== undefined && classes > 1) return [green, '2'];
  return [cards[0] ?? '', '+'];
}

test('the round that teaches, from beginning to end by the keyboard alone', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  const player = new ClassificationPlayer(page, 'keyboard');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await tabTo(page, /^Learn by playing: Classification$/);
  await page.keyboard.press('Enter');
  const coach = page.getByRole('region', { name: 'The coach' });
  const goOn = coach.getByRole('button', { name: 'Go on' }).and(page.locator(':focus'));
  await goOn.waitFor();
  await check('welcome');

  // After telling comes asking: the first answer is wrong.
  const answers = page.getByRole('group', { name: 'Answers' });
  const asked = answers.getByRole('button').and(page.locator(':focus'));
  const heard: string[] = [];
  let turns = 0;
  await until(async () => {
    if ((await goOn.count()) > 0) {
      heard.push(await coach.locator('p').innerText());
      await page.keyboard.press('Enter');
    } else if ((await asked.count()) > 0) {
      await page.keyboard.press('Enter');
      await answers
        .getByRole('button', { name: /^The shape/ })
        .and(page.locator(':disabled'))
        .waitFor();
      heard.push(await coach.locator('p').innerText());
      await tabTo(page, /^The colour$/);
      await page.keyboard.press('Enter');
    } else if (await player.isToPlay()) {
      const cards = await player.cards();
      if (turns === 0) await check('the own turn');
      // The first card is laid wrongly, to test the message about it.
      const blue = cards.find((name) => colourOf(name) === 'blue') ?? '';
      const classes = await player.button(/^Look at class/).count();
      const [card, to] = turns === 0 ? [blue, '1'] : rightly(cards, classes);
      turns += 1;
      await layByKeys(player, card, to);
      await until(
        async () => String(await player.cards()) !== String(cards) || (await goOn.count()) > 0,
      );
    }
    return (await player.button('Hand in without an answer').count()) > 0;
  });
  expect(heard).toContain('One is a circle, the other a square.');
  expect(heard.filter((text) => text.startsWith('Not right: your cards come back'))).not.toEqual(
    [],
  );
  expect(heard).toContain('Right! Your card stays, and you have one less.');

  await tabTo(page, /^What happens to all cards$/);
  await page.keyboard.type('col');
  await page.getByText('The tree divides the deck into 3 classes.').waitFor();
  await check('describing');
  await tabTo(page, /^Hand in$/);
  await page.keyboard.press('Enter');
  await coach.getByText(/^You have found the rule!/).waitFor();
  await check('the end');
  await tabTo(page, /^Begin again$/);
  await page.keyboard.press('Enter');
  await goOn.waitFor();
});

test.each([
  ['de', [390, 844]],
  ['la', [844, 390]],
] as const)('the round that teaches in %s on a phone, with an error', async (language, size) => {
  const page = await phoneFor(site, language, size);
  const { say } = await loadLessonMessages(language);
  const tries = await firstErrorOn(page, language);
  let tried = 0;
  await walkOnPage({
    page,
    language,
    say: (saying) => textOf(say(saying)),
    course: 'classification',
    tries: (lesson) => {
      const found = tries(lesson);
      tried += found.length;
      return found;
    },
  });
  expect(tried).toBe(1);
});
