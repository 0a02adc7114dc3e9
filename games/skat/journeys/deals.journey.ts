import { findings } from '@lusoria/testing/accessibility/accessibility.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { MAX_SHIFT, watchShift } from '@lusoria/testing/sight/sight.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import { expect } from 'vitest';
import { playOut, SkatTraveller } from './support.ts';

const site = useSite();

/** On a phone on its side the calls stay where they are while a hint is thought about, and when it is told. */
async function hintMovesNothing({ as, dock }: SkatTraveller): Promise<void> {
  const { page } = as;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  const pass = dock.locator('.pass');
  const before = await pass.boundingBox();
  const shift = await watchShift(page);
  await as.presses('Hint');
  await dock.locator('.advice b').waitFor();
  const after = await pass.boundingBox();
  if (!before || !after) throw new Error('The call is not shown.');
  expect(after.x).toBe(before.x);
  expect(Math.abs(after.y - before.y)).toBeLessThan(4);
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  if (size) await page.setViewportSize(size);
}

journey(
  site,
  'a stranger plays three deals against bots: in few presses, with the keyboard alone, and one that is given up',
  'desktop',
  async ({ person }) => {
    const anna = await person('Maximiliane-Alexandra');
    const { page } = anna;
    const skat = new SkatTraveller(anna);
    const look = async (place: string) => {
      await skat.looksAroundEverywhere(place);
      expect({ place, found: await findings(page) }).toEqual({ place, found: [] });
    };

    // Bots and the button come first; the rules are below.
    await anna.opens('/');
    await skat.opensNewTable();
    await anna.presses('Bots');
    await (await anna.sees('Choose each bot')).click();
    await anna.presses('at once');
    await anna.sees('Start playing');
    await skat.looksAroundEverywhere('a new table');
    await anna.presses('Start playing');

    // Said once how far she goes along, she is the declarer without another press.
    await anna.pressable('Up to …').first().waitFor();
    await look('the auction');
    await hintMovesNothing(skat);
    await anna.presses('Up to …');
    await skat.looksAroundEverywhere('how far to bid');
    await anna.presses(/^264$/u);
    await anna.pressable('Play hand').first().waitFor();
    await skat.looksAroundEverywhere('skat or hand');
    const shift = await watchShift(page);
    // By the keyboard alone, to the declaration: a card that has the focus does not take Enter for itself.
    await page.keyboard.press('s');
    await until(async () => (await skat.hand.count()) === 12);
    // The two cards from the skat are told apart.
    const taken = skat.hand.filter({ has: page.locator('.tab') });
    const named = page.getByRole('button', { name: anna.partly('from the skat') });
    expect([await taken.count(), await taken.and(named).count()]).toEqual([2, 2]);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    // Nothing has jumped.
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    await page.keyboard.press('g');
    await look('declaring');
    await page.keyboard.press('t');
    await page.locator('.sheet .advice b').waitFor();
    await page.keyboard.press('Enter');

    await until(async () => skat.isToPlay());
    await look('a card to play');
    // A hint stands in place of the line, and hides nothing.
    await skat.asksForHint();
    await skat.playsCard();
    await until(async () => (await page.locator('.last button').count()) > 0);
    await skat.looksAroundEverywhere('the last trick');
    // A card that may not be played says why.
    const refused = skat.hand.and(page.locator('[aria-disabled=true]'));
    await until(async () => {
      if ((await skat.isToPlay()) && (await refused.count()) > 0) {
        await refused.first().click({ position: { x: 8, y: 16 }, force: true });
        // In place of whose turn it is.
        await until(async () => !(await skat.isToPlay()));
        await skat.looksAroundEverywhere('a card that is refused');
        await skat.playsCard();
        return true;
      }
      await skat.acts();
      return skat.isOver();
    });
    await playOut([skat]);
    await anna.sees(/× 24/u);
    await look('the result');

    // Nobody presses anything: the next deal comes by itself. She plays it with the keyboard alone.
    await page.keyboard.press('n');
    await until(async () => (await skat.hand.count()) === 10);
    await page.keyboard.press('p');
    const playable = skat.hand.and(page.locator('[aria-disabled=false]'));
    await until(async () => {
      const proposal = anna.pressable('Agree').or(anna.pressable('Accept'));
      if ((await proposal.count()) > 0) await page.keyboard.press('y');
      else if (await skat.isToBid()) await page.keyboard.press('p');
      // Whose turn it is may not be told: a card that may not be played says why in that place.
      else if ((await playable.count()) > 0) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      return skat.isOver();
    });

    // Against bots the next deal begins by itself.
    await until(async () => (await skat.hand.count()) === 10);
    await skat.bidsUpTo(264);
    await skat.weighsHandGames();
    await skat.declaresHand(/^grand$/iu);
    await until(async () => skat.isToPlay());
    await anna.presses(anna.partly('Concede'));
    await anna.presses('Concede', page.getByRole('dialog'));
    await until(async () => skat.isOver());

    // What is set at the gear is this game's: then the next deal waits.
    await anna.presses('Settings');
    await anna.presses('begins with a press');
    await look('the settings of Skat');

    // For two, whoever does not deal is asked for the game, on a phone held sideways, too.
    await page.setViewportSize({ width: 844, height: 390 });
    const naming = page.locator('.naming');
    do {
      await anna.opens('/');
      await skat.opensNewTable();
      await anna.presses('Bots');
      await anna.presses('2 players');
      await (await anna.sees('Choose each bot')).click();
      await anna.presses('at once');
      await anna.presses('Start playing');
      await naming.or(anna.pressable('Concede')).first().waitFor();
    } while ((await naming.count()) === 0);
    await anna.sees('You name the game', naming);
    await anna.sees('Hint', naming);
    await anna.looksAround('a game to name');
  },
);
