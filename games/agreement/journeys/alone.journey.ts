import { PARADIGMS } from '@lusoria/latin';
import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { playsRounds, seesRounds } from '@lusoria/testing/journey/rounds.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { MAX_SHIFT, watchShift } from '@lusoria/testing/sight/sight.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect } from 'vitest';
import { openOffline } from '../e2e/support/offline.ts';
import { Player } from '../e2e/support/player.ts';

const site = useSite();
/** In the drawn size two show that the second follows the first; that more of them do, the first run shows. */
const ROUNDS = { phone: 3, drawn: 2 };

/** What a stranger is told at the table. */
const TOLD = /This is the top card|Exactly two|Say what your card is|Is that declared rightly/u;

/** Choosing a card opens the declaration, and nothing jumps. */
async function choosesCalmly(player: Player): Promise<void> {
  while (!(await player.isMyTurn())) {
    await player.act();
    await player.untilAsked();
  }
  const shift = await watchShift(player.page);
  await player.hand.nth(1).click();
  await player.page.locator('button.lay').waitFor();
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  await player.page.keyboard.press('Escape');
  // A card with the focus lies over its neighbours.
  await player.hand.nth(1).blur();
}

/** Breaks a round off: the panel in which that is done covers nothing of what comes next. */
async function breaksOff(anna: Traveller): Promise<void> {
  await anna.presses('Once more');
  await anna.page.locator('.decl').waitFor();
  await anna.presses('Log, chat and table');
  await anna.presses('Table');
  await anna.presses('Break off the game');
  await anna.presses('Really break off?');
  await anna.sees('The game was broken off.');
  await anna.presses('Once more');
  await anna.page.locator('.decl').waitFor();
}

journey(
  site,
  'a stranger plays three rounds alone without a network, goes through each of them, finds them in the journal, and breaks one off',
  'phone',
  async ({ person, size }) => {
    const server = await openServer();
    const anna = await person('Anna', { keeps: true, language: 'en' }, server.url);
    await anna.opens('/');
    await untilKept(anna.page);
    await openOffline(anna.page, { deck: 'ipse', bots: ['uniform'] });
    await server.close();
    const player = new Player(anna.page, PARADIGMS.ipse);
    const hints = anna.page.locator('.hint:not(.probe)', { hasText: TOLD });
    const table = new URL(anna.page.url()).pathname;
    const reviews = await playsRounds(
      anna,
      {
        unit: 'round',
        all: 'Everything',
        async play(number) {
          await player.untilAsked();
          if (number === 1) {
            await choosesCalmly(player);
            await hints.first().waitFor();
          }
          await player.act();
          if (number === 1) await anna.reloads();
          await player.untilOver(async () => {
            await player.act();
            // They go after two turns, and do not come back.
            if (number > 1) expect(await hints.count()).toBe(0);
          });
          await seesEnd(anna);
          return [];
        },
        next: async () => anna.presses('Once more'),
      },
      size === 'phone' ? ROUNDS.phone : ROUNDS.drawn,
    );
    await seesRounds(anna, table, reviews);
    await anna.opens(table);
    await breaksOff(anna);
  },
);
