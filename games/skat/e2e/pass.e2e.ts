import { openRules } from '@lusoria/testing/browser/table.ts';
import { holdOf, openCards, openTogether, wordsInPage } from '@lusoria/testing/browser/pass.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { opensMore } from '@lusoria/testing/journey/end.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { declareHand, SkatPlayer } from './support/player.ts';

const site = useSite();

/** The cards of a hand: by name, what else the page knows them by. */
async function handIn(page: Page): Promise<ReadonlyMap<string, string>> {
  const cards = await page.locator('.hand button').evaluateAll((all) =>
    all.map((one) => ({
      name: one.querySelector('.sr')?.textContent ?? '',
      id: one.querySelector('[data-card]')?.getAttribute('data-card') ?? '',
    })),
  );
  return new Map(cards.map(({ name, id }) => [name, `data-card="${id}"`]));
}

test('three people at one phone bid, say kontra and claim; all answer aloud, and nobody sees the others’ hands', async () => {
  const { page } = await site.visit({ name: 'Anna', width: 390, height: 844, touch: true });
  await page.goto('/');
  await openTogether(page, 'Skat', ['Berta', 'Clara'], async (dialog) => {
    await openRules(dialog);
    await dialog.getByRole('button', { name: 'both defenders' }).click();
  });
  const player = new SkatPlayer(page);
  const hold = holdOf(page);
  const kontra = page.getByRole('button', { name: /: kontra$/iu });
  const nobody = page.getByRole('button', { name: 'Nobody objects' });
  const hands = new Map<string, ReadonlyMap<string, string>>();
  const leaks: string[] = [];
  const said: string[] = [];
  const played: string[] = [];
  let declarer: string | null = null;
  const search = async (holder: string | null) => {
    // Whoever claims lays their cards open.
    const shown = said.includes('claim') ? [holder, declarer] : [holder];
    const hidden = [...hands]
      .filter(([name]) => !shown.includes(name))
      .flatMap(([, hand]) => [...hand])
      .filter(([card]) => !played.includes(card))
      .flat();
    leaks.push(...(await wordsInPage(page, hidden)).map((card) => `${holder}: ${card}`));
  };
  for (;;) {
    await hold.or(nobody).or(player.button('Next deal')).first().waitFor();
    if (await player.isOver()) break;
    expect(await page.locator('.hand').count()).toBe(0);
    await search(null);
    if (!said.includes('kontra') && (await kontra.count()) > 0) {
      await kontra.nth(1).waitFor();
      await pressed(kontra.first());
      said.push('kontra');
      // Then the declarer may say re.
      await page.getByRole('button', { name: /: re$/iu }).waitFor();
    }
    if ((await nobody.count()) > 0 && (await pressed(nobody))) continue;
    const name = await openCards(page);
    if (name === '') continue;
    await player.hand.first().waitFor();
    hands.set(name, await handIn(page));
    await search(name);
    if (await player.isAsked()) {
      declarer ??= name;
      await (name === declarer ? player.call(18) : player.pass());
    } else if ((await player.button('Play hand').count()) > 0) {
      await declareHand(player, /^grand$/i);
    } else if (name === declarer) {
      await player.press(/Show cards/);
      await player.press('I have won');
      said.push('claim');
    } else {
      const card = page.locator('.hand button[aria-disabled=false]').first();
      played.push(await card.locator('.sr').innerText());
      await player.playIfAsked();
    }
    await player.settled();
    // What was done is heard, or the same person is asked for something else.
    await until(
      async () => (await page.locator('.hand').count()) === 0 || (await isAskedStill(player)),
    );
    if ((await page.locator('.hand').count()) > 0)
      await page.getByRole('button', { name: /^Hide the cards/u }).click();
  }
  expect(leaks).toEqual([]);
  expect([...hands.keys()].toSorted()).toEqual(['Anna', 'Berta', 'Clara']);
  expect(said).toContain('kontra');
  expect(said).toContain('claim');
  await opensMore(page);
  await page.getByText('Shuffle checked: honest').waitFor();
});

/** Whether there is something to do for whoever sees their cards. */
async function isAskedStill(player: SkatPlayer): Promise<boolean> {
  return (
    (await player.isAsked()) ||
    (await player.isToPlay()) ||
    (await player.button('Play hand').count()) > 0
  );
}
