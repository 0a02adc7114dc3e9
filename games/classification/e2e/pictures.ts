import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { until } from '@lusoria/testing/until.ts';
import { BY_COLOUR, playing, sageWith } from './support/guest.ts';
import { passOn, sitDown } from './support/places.ts';
import { ClassificationPlayer, colourOf } from './support/player.ts';

/** A round as a player, its beginning as the sage, and the lesson. */
export async function takePictures({ page, url, shot }: Camera): Promise<void> {
  const player = new ClassificationPlayer(page, 'mouse');
  const making = await sitDown(page, url, { first: '2' });
  const asks = page.getByRole('combobox', { name: /^What happens to/ });
  for (const [n, attribute] of ['colour', 'shape'].entries()) {
    await asks.nth(n).selectOption({ label: attribute });
  }
  for (const value of ['square', 'triangle']) await player.button(value).click();
  await player
    .button(/^square and triangle here/)
    .or(player.button('against all others'))
    .first()
    .click();
  await page.evaluate(() => document.fonts.ready);
  await shot('classification-tree');
  making.leave();

  const table = await sitDown(page, url, { pass: true });
  table.host.follow(sageWith(BY_COLOUR, 'teaching'));
  table.other.follow(playing());
  for (let turns = 0; turns < 4; turns += 1) {
    await until(() => player.isToPlay());
    const before = await player.cards();
    await player.lay(before.slice(0, 1), 1);
    await until(async () => String(await player.cards()) !== String(before));
  }
  await until(() => player.isToPlay());
  const cards = await player.cards();
  const [lead = ''] = cards;
  await player.choose(cards.filter((card) => colourOf(card) === colourOf(lead)).slice(0, 2));
  await player.button('Add to class 2').or(player.button('Found a new class')).first().click();
  // The last verdict disappears after a moment.
  await until(async () => (await page.locator('.verdict').count()) === 0);
  await shot('classification-play');
  await player.button('Unselect all').click();
  await passOn(player);
  await player.asks('colour');
  await asks.nth(1).selectOption({ label: 'filling' });
  await shot('classification-describe');
  await player.button('Hand in').click();
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('classification-report');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  for (let n = 0; n < 4; n += 1) await player.button('Next').click();
  await page.getByText(/^Possible classifications: \d/).waitFor();
  await shot('classification-review');
  table.leave();

  await page.goto('/learn/classification');
  for (let n = 0; n < 2; n += 1) await player.button('Go on').click();
  await until(() => player.isToPlay());
  await until(async () => (await page.locator('.verdict').count()) === 0);
  await shot('classification-lesson');
}
