import { everywhere } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { test } from 'vitest';
import { BY_COLOUR, passing, sageWith } from './support/guest.ts';
import { passOn, sitDown } from './support/places.ts';
import { ClassificationPlayer } from './support/player.ts';

const site = useSite();

test('nothing stands in the way of a player, who describes by a tree', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  const player = new ClassificationPlayer(page, 'mouse');
  const { host, other, leave } = await sitDown(page, site.server.url, { pass: true });
  await page.getByText('Seneca is thinking of a classification.').first().waitFor();
  await check('waiting for the tree');
  other.follow(passing());
  host.follow(sageWith(BY_COLOUR));
  await until(() => player.isToPlay());
  const cards = await player.cards();
  await player.choose(cards.slice(0, 4));
  await player.button('Add to class 1').click();
  await check('a player’s turn');
  await player.button('Look at class 1').click();
  await page.getByRole('dialog').waitFor();
  await check('a class by itself');
  await page.keyboard.press('Escape');
  await player.hand.first().focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
  await check('a card by itself');
  await page.keyboard.press('Escape');
  await player
    .button(/^Add .* to class/i)
    .last()
    .click();
  await player.button('Lays').click();
  await page.getByRole('dialog').waitFor();
  await check('lays');
  await page.keyboard.press('Escape');
  await passOn(player);
  await player.asks('shape');
  await check('describing by a tree');
  await player.button('Hand in').click();
  await page.getByText('Shuffle checked: honest').waitFor();
  await check('report');
  await player.button('Go through the lays').click();
  await page.keyboard.press('Escape');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.button('Next').click();
  await page.locator('summary').first().click();
  await check('review');
  leave();
});

test('nothing stands in the way of a player, who describes by sorting cards', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  const player = new ClassificationPlayer(page, 'mouse');
  const options = { pass: true, description: 'sort' };
  const { host, other, leave } = await sitDown(page, site.server.url, options);
  other.follow(passing());
  host.follow(sageWith(BY_COLOUR));
  await passOn(player);
  const left = page.getByRole('group', { name: /^Still to be sorted/ }).getByRole('button');
  for (const to of [/^Belongs to class 1/i, /^Belongs to none/]) {
    await left.first().click();
    await player.button(to).click();
  }
  await left.first().click();
  await check('describing by sorting');
  leave();
});

test('nothing stands in the way of a player, who describes in words', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  const player = new ClassificationPlayer(page, 'mouse');
  const options = { pass: true, description: 'text' };
  const { host, other, leave } = await sitDown(page, site.server.url, options);
  host.follow(sageWith(BY_COLOUR));
  other.follow((view) => (view.phase === 'play' ? { type: 'pass' } : null));
  await passOn(player);
  await page.getByLabel('Your description').fill('By the colour, I think.');
  await player.button('Hand in').click();
  await page.getByText(/^Handed in\./).waitFor();
  await check('describing in words');
  leave();
});
