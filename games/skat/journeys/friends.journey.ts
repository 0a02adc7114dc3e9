import { opensMore } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useProxy } from '@lusoria/testing/server/proxy.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playOut, SkatTraveller } from './support.ts';

const site = useSite();
const proxy = useProxy(site);

/** The head of a doubled game is one line, on a phone on its side, too. */
async function toldInOneLine(page: Page): Promise<void> {
  const head = page.locator('.contract p');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await head.getByText('Re').waitFor();
  expect((await head.boundingBox())?.height).toBeLessThan(24);
  if (size) await page.setViewportSize(size);
}

/** On the smallest phone the head is one line, and neither tricks nor their count lie on what is to be read. */
async function keepsApart({ as }: SkatTraveller): Promise<void> {
  const { page } = as;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await page.locator('.contract p').boundingBox())?.height).toBeLessThan(24);
  const meeting = await page.evaluate(() => {
    const boxes = (what: string) =>
      [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return (
      [
        ['.last button', '.open [data-card]'],
        ['.taken li', '.trick figure'],
        ['.trick figure', '.dock .status'],
      ] as const
    ).filter(([a, b]) => boxes(a).some((one) => boxes(b).some((other) => meet(one, other))));
  });
  expect(meeting).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** All play until the first trick is over and it is the declarer's turn. */
async function leadsToSecondTrick(
  declarer: SkatTraveller,
  defenders: readonly SkatTraveller[],
): Promise<void> {
  await until(async () => {
    for (const one of defenders) await one.acts();
    if (!(await declarer.isToPlay())) return false;
    if ((await declarer.hand.count()) < 10) return true;
    await declarer.playsCard();
    return false;
  });
}

/** A defender concedes for both. Whoever takes their time sees their cards to the end; the way on lies over none of them. */
async function concedes(
  by: SkatTraveller,
  declarer: SkatTraveller,
  slow: SkatTraveller,
): Promise<void> {
  const { as } = slow;
  await as.presses('Settings');
  await as.presses('until I tap');
  await as.page.keyboard.press('Escape');
  await by.as.presses(by.as.partly('Concede'));
  await by.as.presses('Concede', by.as.page.getByRole('dialog'));
  await declarer.as.presses('Accept');
  await as.pressable('Show the result').waitFor();
  await slow.looksAroundEverywhere('a game that was conceded');
  await as.presses('Show the result');
}

/** Each sees the declarer who has lost beside the headline, and nobody in a laurel. */
async function seesLoser({ as }: SkatTraveller): Promise<void> {
  await as.page.locator('.end .portrayed').waitFor();
  expect(await as.page.locator('.end .winner').count()).toBe(0);
  await as.looksAround('a deal that was given up');
}

journey(
  site,
  'three friends play at three devices: bids said ahead, kontra, a line cut off, a claim, an open game, the score and its records',
  'desktop',
  async ({ person }) => {
    const [anna, ben, cora] = await Promise.all([
      person('Anna von Hohenlohe', { language: 'en' }),
      person('Ben', { size: 'phone', language: 'en' }, proxy.url),
      person('Cora', { dark: true, language: 'en' }),
    ]);
    const [a, b, c] = [new SkatTraveller(anna), new SkatTraveller(ben), new SkatTraveller(cora)];
    const all = [a, b, c];
    const dealt = async () => {
      for (const { hand } of all) await until(async () => (await hand.count()) === 10);
    };

    await anna.opens('/');
    await a.opensNewTable();
    await a.unfolds('Rules');
    await anna.presses('both defenders');
    await anna.presses('Open the table');
    await anna.sees('Who is playing?');
    const code = await anna.page.locator('output.code').innerText();
    for (const one of [ben, cora]) {
      await one.opens('/');
      await one.writes(code, 'Table code');
      await one.presses('Join');
      await one.sees('Stand up');
    }
    await anna.presses('Begin the game');
    await dealt();

    // What all have said ahead is said in time, whoever is asked first; Cora has thought better of it.
    await c.bidsUpTo(60);
    await cora.presses('Take back');
    for (const [one, value] of [
      [a, 23],
      [b, 48],
      [c, 30],
    ] as const)
      await one.bidsUpTo(value);
    await ben.pressable('Play hand').first().waitFor();
    await b.looksAroundEverywhere('a deal with friends');
    await b.declaresHand(/^grand$/iu);

    // Anna says kontra, and Ben re before his next card.
    await pressed(a.dock.locator('.btn.blue'));
    await pressed(b.dock.locator('.btn.blue'));
    await toldInOneLine(ben.page);

    // Ben's line is cut though nobody tells his phone; he and the others soon know, and it goes on where it was.
    const held = await b.hand.count();
    proxy.dropAll(true);
    await ben.sees('Connecting again …');
    await until(async () => (await anna.page.locator('.plate .away').count()) === 1);
    proxy.dropAll(false);
    await ben.seesNo('Connecting again …');
    await until(async () => (await b.hand.count()) === held);
    await until(async () => (await anna.page.locator('.plate .away').count()) === 0);

    // He claims; Anna agrees and Cora does not: play goes on with open cards, until Anna gives up for both.
    await leadsToSecondTrick(b, [a, c]);
    const claim = anna.partly('Concede');
    await ben.presses(claim);
    await ben.presses('I have won');
    await anna.presses('Agree');
    await cora.presses('Play on');
    await ben.sees('Declined: play goes on.');
    for (const { as } of [a, c]) await as.page.locator('.open').waitFor();
    await c.looksAroundEverywhere('the declarer’s cards lie open');
    await keepsApart(c);
    await concedes(a, b, c);
    for (const { as } of all) await as.sees(/× 24/u);

    // Ouvert, everybody sees the cards, also after the page was loaded anew.
    await anna.presses('Next deal');
    await dealt();
    for (const one of [b, c]) await one.passes();
    await a.bidsUpTo(59);
    await a.declaresHand(/^(null|nūllum)$/iu, /^(ouvert|apertum)$/iu);
    const open = async (one: SkatTraveller) => one.as.page.locator('.open [data-card]').count();
    for (const one of [b, c]) await until(async () => (await open(one)) === 10);
    await keepsApart(c);
    await ben.reloads();
    await until(async () => (await open(b)) === 10);
    await until(async () => (await b.hand.count()) === 10);
    await anna.presses(claim);
    await anna.presses('Concede', anna.page.getByRole('dialog'));
    await playOut(all);
    for (const one of all) await seesLoser(one);

    // Nobody wants the next one: its end is there at once.
    await anna.presses('Next deal');
    await dealt();
    for (const one of all) await one.passes();
    for (const one of all) {
      await one.as.sees('Passed in');
      await until(async () => (await one.hand.count()) === 0);
    }

    // The score leads to each deal, and every card is open there; as a file of records it comes back the same.
    const address = new URL(cora.page.url()).pathname;
    await cora.opens(`${address}/round/1`);
    await until(async () => (await cora.page.locator('.hands [role=img]').count()) === 30);
    const waiting = anna.page.waitForEvent('download');
    await opensMore(anna.page);
    await anna.presses('Download as Skat records');
    const file = await (await waiting).path();
    const sums = async () => {
      const total = await anna.page.locator('.sheet tfoot tr').last().innerText();
      // In a file forehand of the first deal comes first, whatever the seat was.
      return total.split('\t').toSorted();
    };
    const before = await sums();
    await anna.opens('/records');
    await anna.page.locator('input[type=file]').setInputFiles(file);
    await anna.sees('3 deals');
    await until(async () => isDeepStrictEqual(await sums(), before));
    await anna.looksAround('the records');
  },
);
