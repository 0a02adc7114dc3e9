import { PARADIGMS } from '@lusoria/latin';
import { everywhere, findings, overflow } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

const site = useSite();

test('nothing stands in the way from the table to the end', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  await page.goto('/');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'], patience: 20 });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  // Bots that know half of the forms err soon; if by chance they do not, another round is played.
  for (let rounds = 0; rounds < 6 && !(table && dispute); rounds += 1) {
    if (rounds > 0) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    }
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await check('dispute');
        dispute = true;
        return;
      }
      const [choice] = (await player.isMyTurn()) ? await player.right() : [];
      if (!table && choice && (await player.declare(choice))) {
        await check('table');
        table = true;
      }
      await player.act();
    });
  }
  expect({ table, dispute }).toEqual({ table: true, dispute: true });
  await page.getByText('Shuffle checked: honest').waitFor();
  await check('end');
});

test.each([
  { language: 'de', play: /^Sofort spielen.*ipse/ },
  { language: 'la', play: /^Statim lūde.*ipse/ },
] as const)('a table speaks $language without overflowing', async ({ language, play }) => {
  const { page } = await site.visit({ language, width: 320, height: 640, touch: true });
  await page.goto('/');
  await page.getByRole('button', { name: play }).click();
  await page.locator('.decl').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});
