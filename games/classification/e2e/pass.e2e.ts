import { openRules } from '@lusoria/testing/browser/table.ts';
import { holdOf, openCards, openTogether, wordsInPage } from '@lusoria/testing/browser/pass.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { pressed } from '@lusoria/testing/until.ts';
import { expect, test } from 'vitest';
import { layAsSage } from './support/places.ts';
import { ClassificationPlayer } from './support/player.ts';

const site = useSite();

test('three people at one tablet: tree, hands and descriptions stay behind the curtain', async () => {
  const { page } = await site.visit({ name: 'Anna', width: 1024, height: 768 });
  await page.goto('/');
  await openTogether(page, 'Classification', ['Berta', 'Clara'], async (dialog) => {
    await openRules(dialog);
    await dialog.getByText('Passing', { exact: true }).click();
    await dialog.getByRole('button', { name: 'the round ends' }).click();
    const rounds = dialog.getByLabel(/^Rounds/);
    await rounds.fill('1');
    await rounds.press('Tab');
  });
  const player = new ClassificationPlayer(page, 'mouse');
  const hold = holdOf(page);
  const hands = new Map<string, readonly string[]>();
  const leaks: string[] = [];
  const did: string[] = [];
  const search = async (holder: string | null) => {
    // Cards of a description are also named in the player's own sheets.
    const open = (await page.locator('[role=log], .happened').allTextContents()).join(' ');
    const hidden = [...hands]
      .filter(([name]) => name !== holder)
      .flatMap(([, cards]) => cards)
      // The sage's secret information is part of the names of her cards.
      .flatMap((card) => [card, card.split(',').slice(0, 4).join(',')])
      .filter((card) => !open.includes(card));
    const tree = holder === sage ? [] : ['in the sage’s tree'];
    const found = await wordsInPage(page, [...hidden, ...tree]);
    leaks.push(...found.map((card) => `${holder}: ${card}`));
  };
  let sage: string | null = null;
  const over = player.button(/^(Next round|Once more)$/);
  const pass = page.getByRole('button', { name: 'Pass and draw', disabled: false });
  const turn = page.getByText('Your turn.', { exact: true });
  const nothing = player.button('Hand in without an answer');
  const build = player.button('Play with this tree');
  let name = '';
  for (;;) {
    await hold.or(over).or(turn).first().waitFor();
    if ((await over.count()) > 0) break;
    // A player who is also asked for the next action keeps the device.
    if ((await hold.count()) > 0) {
      if ((await player.hand.count()) > 0) leaks.push('a hand under the curtain');
      await search(null);
      name = await openCards(page);
      if (name === '') continue;
    }
    await build.or(turn).or(nothing).first().waitFor();
    if ((await build.count()) > 0) {
      sage = name;
      await player.asks('colour');
      await pressed(build);
      did.push('tree');
    } else {
      hands.set(name, await player.cards());
      await search(name);
      did.push((await nothing.count()) > 0 ? 'described' : 'played');
      await (name === sage ? layAsSage(player) : pressed(nothing.or(pass).first()));
    }
    await player.settled();
  }
  expect(leaks).toEqual([]);
  expect(did.filter((one) => one === 'tree')).toHaveLength(1);
  expect(did.filter((one) => one === 'described')).toHaveLength(2);
  expect(hands.size).toBe(3);
});
