import { accepts, type Action, viewSchema } from '@lusoria/agreement';
import { seeded } from '@lusoria/core';
import { PARADIGMS } from '@lusoria/latin';
import { holdOf, openCards, openTogether, wordsInPage } from '@lusoria/testing/browser/pass.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { opensMore } from '@lusoria/testing/journey/end.ts';
import { beginGame, openTable } from '@lusoria/testing/browser/table.ts';
import { expectLegible } from '@lusoria/testing/sight/legibility.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { contribution, play, type Player as Elsewhere } from '@lusoria/testing/people/play.ts';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Player } from './support/player.ts';

const site = useSite();

/** Observations while a phone goes from hand to hand. */
interface Passed {
  /** Holder of the phone, turn by turn. */
  readonly turns: readonly string[];
  /** Cards of a hand that were in the page while another person held the phone. */
  readonly leaks: readonly string[];
}

/** People at one phone play, without objecting to errors, until a condition holds. */
async function passOn(
  page: Page,
  player: Player,
  isDone: (turns: readonly string[]) => Promise<boolean>,
): Promise<Passed> {
  const hold = holdOf(page);
  const nobody = page.getByRole('button', { name: /Accept the last card$|^Nobody objects$/u });
  const lastCard = page.getByRole('button', { name: /Accept the last card$/u });
  /** Each person's own hand as last seen. */
  const hands = new Map<string, readonly string[]>();
  const leaks: string[] = [];
  /** Looks for cards of hands, not open on the table, where nobody may see them. */
  const search = async (holder: string | null) => {
    const open = await page.locator('h1, .decl, .happened, [role=log]').allTextContents();
    const isOpen = (form: string) =>
      open.some((text) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text));
    const own = holder === null ? [] : (hands.get(holder) ?? []);
    const secret = [...hands].filter(([name]) => name !== holder).flatMap(([, forms]) => forms);
    const hidden = secret.filter((form) => !own.includes(form) && !isOpen(form));
    leaks.push(...(await wordsInPage(page, hidden)).map((form) => `${holder}: ${form}`));
  };
  const turns: string[] = [];
  for (;;) {
    await until(
      async () =>
        (await isDone(turns)) || (await hold.or(nobody).or(player.button('Once more')).count()) > 0,
    );
    if ((await isDone(turns)) || (await player.isOver())) return { turns, leaks };
    expect(await player.hand.count()).toBe(0);
    await search(null);
    // What runs out for all is seen by all.
    if ((await lastCard.count()) > 0) await page.getByText(/^\d+ s left$/u).waitFor();
    if ((await nobody.count()) > 0 && (await pressed(nobody))) continue;
    const name = await openCards(page);
    if (name === '') continue;
    turns.push(name);
    await player.hand.first().waitFor();
    if (turns.length === 1) await expectLegible(page, 'a hand at a shared phone');
    const before = (await player.sight()).hand;
    hands.set(name, before);
    await search(name);
    // Plays a card whatever its declaration.
    const slip = await player.wrong();
    await player.lay(slip);
    hands.set(name, before.toSpliced(before.indexOf(slip.form), 1));
    await until(async () => (await player.hand.count()) === 0);
  }
}

/** A player who draws, keeps the drawn card, and never objects. */
function peaceful(): Elsewhere {
  const random = seeded('Cato');
  return (table) => {
    const raw = table.round?.play?.view;
    if (raw === undefined) return contribution(table, random);
    const view = v.parse(viewSchema, raw);
    const done: readonly Action[] = [
      ...(view.window ? [{ type: 'go-on', lay: view.window.lay } as const] : []),
      ...(view.dispute ? [{ type: 'close', lay: view.dispute.lay } as const] : []),
      { type: 'pass' },
      { type: 'draw' },
    ];
    const action = done.find((one) => accepts(view, one) === null);
    return action ? { do: 'act', action } : null;
  };
}

test('four people at one small phone play to the end: what all look at is told once, and nobody sees anything of another hand', async () => {
  const { page } = await site.visit({ name: 'Anna', width: 320, height: 568, touch: true });
  await page.goto('/');
  await openTogether(page, 'ille', ['Berta', 'Clara', 'Dorothea']);
  await expectLegible(page, 'a phone that is handed on among four');
  const player = new Player(page, PARADIGMS.ille);
  await openCards(page);
  await player.lay(await player.wrong());
  await player.challenge.first().click();
  await player.verdict('upheld').waitFor();
  await expectLegible(page, 'a verdict at a shared phone');
  expect(await holdOf(page).count()).toBe(0);
  await player.close.click();
  await holdOf(page).waitFor();
  await openCards(page);
  await player.hand.first().waitFor();
  expect(await player.close.count()).toBe(0);
  await player.lay(await player.wrong());
  const { turns, leaks } = await passOn(page, player, async () => player.isOver());
  expect(leaks).toEqual([]);
  expect(new Set(turns)).toEqual(new Set(['Anna', 'Berta', 'Clara', 'Dorothea']));
  await opensMore(page);
  await page.getByText('Shuffle checked: honest').waitFor();
});

test('two at one phone and one elsewhere play at a server’s table; one of the two goes, and the others play on', async () => {
  const { page } = await site.visit({ name: 'Anna', width: 390, height: 844, touch: true });
  const code = await openTable(page, 'ille', (dialog) =>
    dialog.getByRole('button', { name: '3 players' }).click(),
  );
  // A second person joins this device, leaves while the first stays, and joins again.
  const name = page.getByLabel('Somebody else at this device');
  await name.fill('Berta');
  await page.getByRole('button', { name: 'Sits down, too' }).click();
  const stand = page.getByRole('button', { name: 'Berta: Stand up' });
  await stand.click();
  await stand.waitFor({ state: 'detached' });
  await name.fill('Berta');
  await page.getByRole('button', { name: 'Sits down, too' }).click();
  await stand.waitFor();

  const cato = await join(site.server.url, { name: 'Cato' });
  const table = await cato.open(code);
  await cato.do(table, { do: 'sit', seat: 2 });
  await beginGame(page);
  const isOver = { is: false };
  const elsewhere = play(cato, table, peaceful(), ({ phase }) => {
    return isOver.is || phase === 'over';
  });
  const player = new Player(page, PARADIGMS.ille);
  const both = async (turns: readonly string[]) => new Set(turns).size === 2;
  const { turns, leaks } = await passOn(page, player, both);
  expect(leaks).toEqual([]);
  expect(new Set(turns)).toEqual(new Set(['Anna', 'Berta']));

  await page.getByRole('button', { name: 'Log, chat and table' }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Berta' })
    .getByRole('button', { name: 'Leave the seat' })
    .click();
  await page.getByRole('button', { name: 'Really leave?' }).click();
  await cato.until(() => cato.table(table).view.seats[1]?.kind === 'bot');
  // Nobody else is here: the phone is Anna's again, and no curtain hides her hand.
  await player.hand.or(player.close).first().waitFor();
  expect(await holdOf(page).count()).toBe(0);
  isOver.is = true;
  await cato.close();
  await elsewhere.catch(() => undefined);
});
