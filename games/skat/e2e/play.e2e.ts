import { type Person } from '@lusoria/tools/e2e/browser.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { beginGame, joinTable, openTable } from '@lusoria/tools/e2e/table.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { auction, concede, declareHand, firstAsked, playOn, SkatPlayer } from './support/player.ts';

const site = useSite();

/** Three people at a table of Skat: a desktop, a phone and another desktop. */
async function table(): Promise<readonly [Person, Person, Person]> {
  const anna = await site.visit({ name: 'Anna' });
  const ben = await site.visit({ name: 'Ben', width: 390, height: 844, touch: true });
  const cora = await site.visit({ name: 'Cora', dark: true });
  const code = await openTable(anna.page, 'Skat');
  for (const { page } of [ben, cora]) await joinTable(page, code);
  await beginGame(anna.page);
  return [anna, ben, cora];
}

test('three people play a hand game, an overbid one, an open one and one that is given up', async () => {
  const people = await table();
  const anna = new SkatPlayer(people[0].page);
  const ben = new SkatPlayer(people[1].page);
  const cora = new SkatPlayer(people[2].page);
  const all = [anna, ben, cora];
  const next = async () => {
    await anna.press('Next deal');
    for (const one of all) await expect.poll(() => one.hand.count()).toBe(10);
  };
  for (const one of all) await expect.poll(() => one.hand.count()).toBe(10);

  // A hand game, played to its last card; the result tells how it is reckoned.
  await auction(ben, [anna, cora], 18);
  await declareHand(ben, /^grand$/i);
  await playOn(all);
  for (const { page } of people) {
    await page
      .getByText(/with(out)? \d, game \d, hand \d.* × 24 grand = /i)
      .first()
      .waitFor();
    await page.getByText('Shuffle checked: honest').waitFor();
  }

  // Bid far too high: overbid, and given up at once, which the declarer may with ten cards.
  await next();
  // Middlehand is asked first, and can bid as high as wanted.
  const bold = await firstAsked(all);
  await auction(
    bold,
    all.filter((one) => one !== bold),
    264,
  );
  await declareHand(bold, /^diamonds$/i);
  await concede(bold);
  for (const { page } of people) {
    await page
      .getByText(/overbid: the bid was 264/i)
      .first()
      .waitFor();
  }

  // An open game: everybody sees the cards, also after the page was loaded anew.
  await next();
  await auction(anna, [ben, cora], 59);
  const shown = (await anna.cards()).toSorted();
  await declareHand(anna, /^null$/i, [/^ouvert$/i]);
  const open = (one: SkatPlayer) =>
    one.page
      .getByRole('list', { name: 'The declarer’s cards lie open.' })
      .getByRole('img')
      .evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('aria-label') ?? '').toSorted(),
      );
  for (const one of [ben, cora]) await expect.poll(() => open(one)).toEqual(shown);
  const held = await ben.cards();
  await ben.page.reload();
  await expect.poll(() => open(ben)).toEqual(shown);
  expect(await ben.cards()).toEqual(held);
  await concede(anna);
  await until(async () => {
    for (const one of all) await one.agree();
    return (await Promise.all(all.map((one) => one.isOver()))).every((over) => over);
  });

  // The score sheet has three deals; a link leads to each, and every card is open there.
  await anna.page.getByText('Score sheet').first().waitFor();
  const address = new URL(anna.page.url()).pathname;
  await cora.page.goto(`${address}/round/1`);
  await cora.page.getByRole('heading', { name: 'Deal 1' }).waitFor();
  await expect.poll(() => cora.page.locator('.hands').getByRole('img').count()).toBe(30);
  await cora.press('Next trick');
  await cora.page.getByText('Trick 1 of 10').waitFor();

  // The series as a file of records, and back again: the same deals, the same standing.
  const waiting = anna.page.waitForEvent('download');
  await anna.press('Download as Skat records');
  const file = await (await waiting).path();
  const sums = async ({ page }: SkatPlayer) => {
    const total = await page.locator('.sheet tfoot tr').last().innerText();
    // In a file forehand of the first deal comes first, whatever the seat was.
    return total.split('\t').toSorted();
  };
  const before = await sums(anna);
  await anna.page.goto('/records');
  await anna.page.locator('input[type=file]').setInputFiles(file);
  await anna.page.getByText('3 deals').waitFor();
  expect(await sums(anna)).toEqual(before);
  await anna.button(/loses diamonds hand/i).click();
  await expect.poll(() => anna.page.locator('.hands').getByRole('img').count()).toBe(30);
});
