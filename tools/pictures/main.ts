/**
 * Makes the pictures of README and docs, on a phone and a desktop, in both schemes: lobby, table, dispute and end; of Skat the
 * auction, the declaration, play, result, score sheet and review; of Classification the sage's tree, play, description, report,
 * review and the round that teaches it. Run with `npm run screenshots` after `npm run build`.
 */
import { mkdir } from 'node:fs/promises';
import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { launch, type Look, visit } from '../e2e/browser.ts';
import { BY_COLOUR, playing, sageWith } from '@lusoria/classification/e2e/support/guest.ts';
import { passOn, sitDown } from '@lusoria/classification/e2e/support/places.ts';
import { ClassificationPlayer, colourOf } from '@lusoria/classification/e2e/support/player.ts';
import { openHouse } from '../e2e/house.ts';
import { openOffline } from '@lusoria/web/e2e/support/offline.ts';
import { Player } from '@lusoria/web/e2e/support/player.ts';
import { call, openSkat, playOn, SkatPlayer } from '@lusoria/skat/e2e/support/player.ts';
import { until } from '../e2e/until.ts';

const FOLDER = new URL('../../docs/pictures/', import.meta.url).pathname;
const LOOKS: Readonly<Record<string, Look>> = {
  'desktop-light': {},
  'desktop-dark': { dark: true },
  'phone-light': { width: 390, height: 844, touch: true },
  'phone-dark': { width: 390, height: 844, touch: true, dark: true },
};

async function pictures(browser: Browser, url: string, suffix: string, look: Look): Promise<void> {
  const { page, context } = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
  const shot = (name: string) => page.screenshot({ path: `${FOLDER}${name}-${suffix}.png` });
  await page.goto('/');
  await page.getByRole('heading', { name: 'ille – illa – illud' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await shot('lobby');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'] });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  while (!(table && dispute)) {
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await shot('dispute');
        dispute = true;
        return page.keyboard.press('Escape');
      }
      const [choice] = await player.right();
      if (!table && choice && (await player.isMyGo())) {
        await player.declare(choice);
        await shot('table');
        table = true;
      }
      return player.go();
    });
    if (table && dispute) break;
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator('.decl').waitFor();
  }
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('end');
  await context.close();
}

/** A deal of Skat from the auction to the review; the bots let us play in the end. */
async function skatPictures(
  browser: Browser,
  url: string,
  suffix: string,
  look: Look,
): Promise<void> {
  const { page, context } = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
  const shot = (name: string) => page.screenshot({ path: `${FOLDER}skat-${name}-${suffix}.png` });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  await until(() => player.isAsked());
  await shot('auction');
  await until(async () => {
    if (await player.isAsked()) await call(player, 120);
    return (await player.button('Play hand').count()) > 0;
  });
  await player.press('Pick up the skat');
  await until(async () => (await player.hand.count()) === 12);
  for (const n of [10, 11]) await player.hand.nth(n).click({ position: { x: 8, y: 40 } });
  await player.button(/^grand$/i).click();
  await shot('declare');
  await player.button(/^Declare /).click();
  await until(() => player.playIfAsked());
  await until(() => player.isToPlay());
  await shot('play');
  await playOn([player]);
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('result');
  await page.locator('.sheet').last().scrollIntoViewIfNeeded();
  await shot('sheet');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.press('Next trick');
  await shot('review');
  await context.close();
}

/** A round of Classification as a player, its beginning as the sage, and the lesson. */
async function classificationPictures(
  browser: Browser,
  url: string,
  suffix: string,
  look: Look,
): Promise<void> {
  const { page, context } = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
  const shot = (name: string) =>
    page.screenshot({ path: `${FOLDER}classification-${name}-${suffix}.png` });
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
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await shot('tree');
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
  // The last verdict goes away after a moment.
  await until(async () => (await page.locator('.middle > p').count()) === 0);
  await shot('play');
  await player.button('Unselect all').click();
  await passOn(player);
  await player.asks('colour');
  await asks.nth(1).selectOption({ label: 'filling' });
  await shot('describe');
  await player.button('Hand in').click();
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('report');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  for (let n = 0; n < 4; n += 1) await player.button('Next').click();
  await page.getByText(/^\d.* classifications were possible/).waitFor();
  await shot('review');
  table.leave();

  await page.goto('/learn/classification');
  for (let n = 0; n < 2; n += 1) await player.button('Go on').click();
  await until(() => player.isToPlay());
  await until(async () => (await page.locator('.middle > p').count()) === 0);
  await shot('lesson');
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await launch();
for (const [suffix, look] of Object.entries(LOOKS)) {
  await pictures(browser, house.url, suffix, look);
  await skatPictures(browser, house.url, suffix, look);
  await classificationPictures(browser, house.url, suffix, look);
}
await browser.close();
await house.close();
