import { journey } from '@lusoria/testing/journey/journey.ts';
import { findsRounds, playsRounds } from '@lusoria/testing/journey/rounds.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { expect } from 'vitest';
import {
  auction,
  concede,
  declareHand,
  openSkat,
  pickUp,
  SkatPlayer,
} from '../e2e/support/player.ts';

const site = useSite();
/** In the drawn size two show that the second follows the first; that more of them do, the first run shows. */
const DEALS = { desktop: 4, drawn: 2 };
/** Auctions in which a stranger is told what is asked. */
const TOLD = 2;

journey(
  site,
  'a stranger plays four deals of Skat alone, goes through each of them, and finds them in the statistics',
  'desktop',
  async ({ person, size }) => {
    // Whoever plays here reads English.
    const anna = await person('Anna', { language: 'en' });
    await openSkat(anna.page);
    const player = new SkatPlayer(anna.page);
    const deals = size === 'desktop' ? DEALS.desktop : DEALS.drawn;
    const table = new URL(anna.page.url()).pathname;
    const told = (text: string | RegExp) =>
      anna.page.locator('.hint:not(.probe)', { hasText: text });
    const reviews = await playsRounds(
      anna,
      {
        unit: 'deal',
        async play(number) {
          await until(async () => (await player.hand.count()) === 10);
          const cards = await player.cards();
          await until(async () => player.isAsked());
          const auctions = told('Whoever bids highest');
          if (number === 1) {
            await auctions.waitFor();
            if (size === 'desktop') {
              const worth = told(/^.?\s*Your (best suit is|hand is worth)/);
              const trumps = told('Trumps are all').getByRole('button', { name: 'Got it' });
              // What has no room beside the other two is told after them.
              await until(async () => {
                if ((await worth.count()) > 0) return true;
                if ((await trumps.count()) > 0) await pressed(trumps);
                return false;
              });
            }
          } else if (number > TOLD) expect(await auctions.count()).toBe(0);
          await auction(player, [], 264);
          if (number === 1) {
            // On the smallest phone one is told after the other, in their order.
            const window = anna.page.viewportSize();
            await anna.page.setViewportSize({ width: 320, height: 568 });
            await told(/^1\s*These two cards are yours/u).waitFor();
            await until(async () => (await told('').count()) === 1);
            await anna.looksAround('the first hint about the skat');
            if (window) await anna.page.setViewportSize(window);
          }
          if (number === 2) {
            // What to lay away is told beside the game that is chosen, on the smallest phone, too; with Null it is another.
            const window = anna.page.viewportSize();
            await anna.page.setViewportSize({ width: 320, height: 568 });
            await pickUp(player, []);
            await player.button(/^grand$/i).click();
            await told(/^1\s*Lay away two cards that would take no trick/u).waitFor();
            await anna.looksAround('what to lay away');
            await player.button(/^null$/i).click();
            await told(/would take no trick/u).waitFor({ state: 'detached' });
            await player.button(/^clubs$/i).click();
            for (const n of [10, 11]) await player.hand.nth(n).click({ position: { x: 8, y: 16 } });
            await player.button(/^Declare /).click();
            if (window) await anna.page.setViewportSize(window);
          } else await declareHand(player, /^grand$/i);
          await concede(player);
          await until(async () => player.isOver());
          return cards;
        },
        next: async () => anna.presses('Next deal'),
      },
      deals,
    );
    await anna.opens(table);
    // Each row of the score sheet leads to its deal.
    const rows = anna.page.locator(`.sheet a[href^="${table}/round/"]`);
    await until(async () => (await rows.count()) === deals);
    await anna.opens('/');
    await anna.presses(/^Skat: statistics$/u);
    await anna.page.getByText('As a table').click();
    await anna.page.getByRole('button', { name: /^Games? 1/u }).click();
    await findsRounds(anna, table, reviews);
  },
);
