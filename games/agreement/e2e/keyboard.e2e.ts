import { CASES, features, PARADIGMS } from '@lusoria/latin';
import { tabTo } from '@lusoria/tools/e2e/keyboard.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { type Choice, Player } from './support/player.ts';

const site = useSite();

/** Plays a card with the keyboard alone: arrows to the card, then case, number, gender, Enter. */
async function lay(player: Player, { form, as }: Choice): Promise<void> {
  const { keyboard } = player.page;
  await until(async () => {
    const { chosen, hand } = await player.sight();
    if (chosen === form || !hand.includes(form)) return true;
    await keyboard.press('ArrowRight');
    return false;
  });
  const { case: name, number, gender } = features(as);
  await keyboard.press(String(CASES.indexOf(name) + 1));
  await keyboard.press(number === 'sg' ? 's' : 'p');
  await keyboard.press(gender);
  await keyboard.press('Enter');
}

test('a whole game is played with the keyboard alone', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await tabTo(page, /^hic – haec – hoc$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^at once$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Start playing$/);
  await page.keyboard.press('Enter');
  await page.locator('.decl').waitFor();
  const player = new Player(page, PARADIGMS.hic);
  // Others may act before the key does; then it has no effect, and the next look at the page shows the new state.
  await player.untilOver(async () => {
    if ((await player.button(/^Turn them face down/).count()) > 0)
      await page.keyboard.press('Escape');
    else if (await player.isMyTurn()) {
      const [choice] = await player.right();
      if (choice) await lay(player, choice);
      else await page.keyboard.press((await player.hasDrawn()) ? 'k' : 'd');
    } else await page.keyboard.press('g');
    await player.settled();
  });
  await page.getByRole('heading', { name: /wins?[.!]/ }).waitFor();
  await tabTo(page, /^Once more$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.decl').count()).toBe(1);
});
