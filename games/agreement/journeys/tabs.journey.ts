import { PARADIGMS } from '@lusoria/latin';
import { journey } from '@lusoria/tools/e2e/journey.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import type { Traveller } from '@lusoria/tools/e2e/traveller.ts';
import { expect } from 'vitest';
import { Player } from '../e2e/support/player.ts';

const site = useSite();

async function begins(one: Traveller): Promise<Player> {
  await one.opens('/');
  await one.presses(/^(Play now|Sofort spielen|Statim lūde).*\bis$/u);
  const player = new Player(one.page, PARADIGMS.is);
  await player.untilAsked();
  return player;
}

const at = (one: Traveller): string => new URL(one.page.url()).pathname;

/** Takes one action, and waits until the other windows show the same cards. */
async function actsBeforeAll(player: Player, others: readonly Player[]): Promise<void> {
  await player.untilAsked();
  await player.act();
  const same = async () =>
    Promise.all([player, ...others].map(async (one) => (await one.sight()).hand.toSorted().join()));
  await expect.poll(async () => new Set(await same()).size).toBe(1);
}

for (const hasLocks of [true, false]) {
  journey(
    site,
    `one game in three tabs, which close one after another${hasLocks ? '' : ', over plain http'}`,
    'desktop',
    async ({ person }) => {
      const iulia = await person('Iulia');
      // What browsers keep from pages without https.
      if (!hasLocks) {
        await iulia.context.addInitScript(() =>
          Reflect.deleteProperty(Navigator.prototype, 'locks'),
        );
      }
      const first = await begins(iulia);
      const table = at(iulia);
      const second = await iulia.opensTab(table);
      const inSecond = new Player(second.page, PARADIGMS.is);
      await actsBeforeAll(first, [inSecond]);
      await actsBeforeAll(inSecond, [first]);
      // Another game in a third one, while the first goes on.
      const third = await iulia.opensTab('/');
      const inThird = await begins(third);
      const other = at(third);
      await actsBeforeAll(inThird, []);
      await actsBeforeAll(first, [inSecond]);
      await iulia.closes();
      await actsBeforeAll(inSecond, []);
      await actsBeforeAll(inThird, []);
      const hand = (await inSecond.sight()).hand.length;
      await second.reloads();
      await inSecond.untilAsked();
      // Bots go on meanwhile, and may make her draw a card.
      await expect
        .poll(async () => Math.abs((await inSecond.sight()).hand.length - hand))
        .toBeLessThan(2);
      await second.goesBack();
      await third.closes();
      // Both games are in the hall, and go on.
      await second.opens('/');
      for (const path of [table, other]) {
        await second.page.locator(`a[href="${path}"]`).click();
        await inSecond.untilAsked();
        await inSecond.act();
        await second.opens('/');
      }
    },
  );
}
