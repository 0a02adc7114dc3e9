import { journey } from '@lusoria/testing/journey/journey.ts';
import { findsRounds, playsRounds } from '@lusoria/testing/journey/rounds.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { expect } from 'vitest';
import { ClassificationPlayer } from '../e2e/support/player.ts';

const site = useSite();
const ROUNDS = 2;
/** Turns in which a stranger is told what a turn asks. */
const TOLD = 2;

journey(
  site,
  'a stranger plays two rounds of Classification alone, goes through both, and finds them in the statistics',
  'desktop',
  async ({ person, size }) => {
    // Whoever plays here reads English.
    const anna = await person('Anna', { language: 'en' });
    await anna.opens('/');
    await anna.presses('Bots and rules: Classification');
    const dialog = anna.page.getByRole('dialog');
    await (await anna.sees('Choose each bot', dialog)).click();
    await anna.presses('at once', dialog);
    await anna.presses('Start playing', dialog);
    const player = new ClassificationPlayer(anna.page, 'mouse');
    await player.hand.first().waitFor();
    const table = new URL(anna.page.url()).pathname;
    const next = player.button(/^(Next round|Once more)$/u);
    const nothing = player.button('Hand in without an answer');
    // What has no room on a small phone is not told.
    const isTold = size === 'desktop';
    const told = (text: string) => anna.page.locator('.hint:not(.probe)', { hasText: text });
    const reviews = await playsRounds(
      anna,
      {
        unit: 'round',
        async play(number) {
          for (let turn = 1; ; ) {
            await until(
              async () => (await next.or(nothing).count()) > 0 || (await player.isToPlay()),
            );
            if ((await next.count()) > 0) return [];
            if ((await nothing.count()) > 0) {
              if (isTold && number === 1) await told('Build the tree that you suspect').waitFor();
              await pressed(nothing);
            } else {
              if (isTold && number === 1 && turn === 1)
                await told('knows the secret tree').waitFor();
              if (turn > TOLD) expect(await told('knows the secret tree').count()).toBe(0);
              await player.lay((await player.cards()).slice(0, 1), 1);
              turn += 1;
            }
            await player.settled();
          }
        },
        async next() {
          await next.click();
          await until(async () => (await next.count()) === 0);
        },
      },
      ROUNDS,
    );
    await anna.opens('/');
    await anna.presses('Classification: statistics');
    await anna.page.getByText('As a table').click();
    await anna.page.getByRole('button', { name: /^Games? 1/u }).click();
    await findsRounds(anna, table, reviews);
  },
);
