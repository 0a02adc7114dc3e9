import { journey } from '@lusoria/testing/journey/journey.ts';
import { findsRounds, playsRounds } from '@lusoria/testing/journey/rounds.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { ClassificationPlayer } from '../e2e/support/player.ts';

const site = useSite();
const ROUNDS = 2;

journey(
  site,
  'a stranger plays two rounds of Classification alone, goes through both, and finds them in the statistics',
  'desktop',
  async ({ person }) => {
    const anna = await person('Anna');
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
    const nothing = player.button('Say nothing');
    const reviews = await playsRounds(
      anna,
      {
        unit: 'round',
        async play() {
          for (;;) {
            await until(
              async () => (await next.or(nothing).count()) > 0 || (await player.isToPlay()),
            );
            if ((await next.count()) > 0) return [];
            if ((await nothing.count()) > 0) await pressed(nothing);
            else await player.lay((await player.cards()).slice(0, 1), 1);
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
