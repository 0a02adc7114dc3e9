import { PARADIGMS } from '@lusoria/latin';
import { holdOf, openCards, openTogether, wordsInPage } from '@lusoria/tools/e2e/pass.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { pressed, until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';

const site = useSite();

test('two people at one phone play to the end, and see nothing of each other’s hand', async () => {
  const { page } = await site.visit({ name: 'Anna', width: 390, height: 844, touch: true });
  await page.goto('/');
  await openTogether(page, 'ille', ['Berta']);
  const player = new Player(page, PARADIGMS.ille);
  const hold = holdOf(page);
  const nobody = page.getByRole('button', { name: /: Accept the last card$/u });
  /** What each has seen in their own hand. */
  const hands = new Map<string, readonly string[]>();
  const leaks: string[] = [];
  /** Looks for what lies in hands, but not open on the table, where nobody may see it. */
  const search = async (holder: string | null) => {
    const open = await page.locator('.decl, .happened, [role=log]').allTextContents();
    const isOpen = (form: string) =>
      open.some((text) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text));
    const own = holder === null ? [] : (hands.get(holder) ?? []);
    const secret = [...hands].filter(([name]) => name !== holder).flatMap(([, forms]) => forms);
    const hidden = secret.filter((form) => !own.includes(form) && !isOpen(form));
    leaks.push(...(await wordsInPage(page, hidden)).map((form) => `${holder}: ${form}`));
  };
  const turns: string[] = [];
  for (;;) {
    await hold.or(nobody).or(player.button('Once more')).first().waitFor();
    if (await player.isOver()) break;
    expect(await player.hand.count()).toBe(0);
    await search(null);
    if (await pressed(nobody)) continue;
    const name = await openCards(page);
    turns.push(name);
    await player.hand.first().waitFor();
    const before = (await player.sight()).hand;
    hands.set(name, before);
    await search(name);
    // Nobody watches for errors here: whatever is declared is laid.
    await player.lay(await player.wrong());
    hands.set(name, before.toSpliced(before.indexOf(before[0] ?? ''), 1));
    await until(async () => (await player.hand.count()) === 0);
  }
  expect(leaks).toEqual([]);
  expect(new Set(turns)).toEqual(new Set(['Anna', 'Berta']));
  await page.getByText('Shuffle checked: honest').waitFor();
});
