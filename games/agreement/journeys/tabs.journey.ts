import { PARADIGMS } from '@lusoria/latin';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { holdOf, openCards, openTogether } from '@lusoria/testing/browser/pass.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
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
  await until(async () => new Set(await same()).size === 1);
}

for (const hasLocks of [true, false]) {
  journey(
    site,
    `one game in three tabs, which close one after another${hasLocks ? '' : ', over plain http'}`,
    'desktop',
    async ({ person }) => {
      const iulia = await person('Iulia', { language: 'en' });
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
      await until(async () => Math.abs((await inSecond.sight()).hand.length - hand) < 2);
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

journey(
  site,
  'a phone sleeps in mid-game, alone and beside another tab',
  'phone',
  async ({ person }) => {
    const iulia = await person('Iulia', { language: 'en' });
    const first = await begins(iulia);
    await actsBeforeAll(first, []);
    await iulia.sleeps();
    await iulia.wakes();
    await actsBeforeAll(first, []);
    const second = await iulia.opensTab(at(iulia));
    const inSecond = new Player(second.page, PARADIGMS.is);
    await actsBeforeAll(inSecond, [first]);
    await iulia.sleeps();
    await actsBeforeAll(inSecond, []);
    await iulia.wakes();
    await actsBeforeAll(first, [inSecond]);
    await actsBeforeAll(inSecond, [first]);
    await second.sleeps();
    await actsBeforeAll(first, []);
  },
);

/** Plays a card of whoever is next, whatever its declaration; returns their name. */
async function passesOn(player: Player): Promise<string> {
  const nobody = player.button(/Accept the last card$|^Nobody objects$/u);
  for (;;) {
    await holdOf(player.page).or(nobody).first().waitFor();
    if ((await nobody.count()) > 0 && (await pressed(nobody))) continue;
    const name = await openCards(player.page);
    if (name === '') continue;
    await player.hand.first().waitFor();
    await player.lay(await player.wrong());
    await until(async () => (await player.hand.count()) === 0);
    return name;
  }
}

journey(
  site,
  'two at one device go on in another tab, and in the first one again',
  'phone',
  async ({ person }) => {
    const anna = await person('Anna', { language: 'en' });
    await anna.opens('/');
    await openTogether(anna.page, 'ille', ['Berta']);
    const first = new Player(anna.page, PARADIGMS.ille);
    await passesOn(first);
    const another = await anna.opensTab(at(anna));
    const inSecond = new Player(another.page, PARADIGMS.ille);
    const names = [await passesOn(inSecond), await passesOn(first), await passesOn(inSecond)];
    if (names[0] === names[1] || names[0] !== names[2]) throw new Error(names.join(', '));
    await anna.closes();
    await passesOn(inSecond);
    await another.reloads();
    await passesOn(inSecond);
  },
);
