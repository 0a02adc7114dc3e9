import { defined } from '@lusoria/core';
import { until } from '@lusoria/testing/until.ts';
import { type GameId, loadGame, manifestOf } from '@lusoria/games';
import { decisionOf, openSeat, parityOf } from '@lusoria/testing/accessibility/parity.ts';
import { visit } from '@lusoria/testing/browser/browser.ts';
import { CARD, meter, type Shift } from '@lusoria/testing/sight/first-view.ts';
import type { Browser } from 'playwright-core';

/** Milliseconds before a bot acts: longer than what a browser takes for the consequence of an input. */
const PACE = 700;

/** Plays a whole round of a game before the eyes of somebody on the page; returns what moved by itself. */
export async function shiftsOfRound(
  browser: Browser,
  url: string,
  id: GameId,
  size: { readonly width: number; readonly height: number; readonly touch: boolean },
): Promise<readonly Shift[]> {
  const [loaded, manifest] = await Promise.all([loadGame(id), manifestOf(id)]);
  const game = defined(loaded ?? undefined);
  const messages = await manifest.messages('en');
  const parity = await parityOf(id, game, manifest);
  const [own] = parity.tables;
  if (!own) throw new Error(`${id} names no table`);
  const { offers, others } = manifest;
  const options = { ...offers[0]?.options, ...offers[0]?.alone };
  const seat = await openSeat(url, id, { options, bots: others.bots }, messages, PACE);
  const { table } = seat;
  const { context, page } = await visit(browser, url, size);
  const measured = await meter(page);
  await page.addInitScript((token) => localStorage.setItem('lusoria.token', token), seat.token);
  const begun = await table.do({ do: 'start' });
  if (!begun.ok) throw new Error(`${id}: ${begun.rejection.code}`);
  await page.goto(`${url}/t/${seat.code}`);
  await page.locator(CARD).first().waitFor();
  await game.bot(own.own)?.load();
  const isOver = () => table.get().view.phase !== 'playing';
  while (!isOver()) {
    const { seq } = table.get();
    const action = decisionOf(seat, game, parity, messages, own.own);
    if (action !== null) {
      // What follows the person's own action is meant to move.
      await page.keyboard.press('Shift');
      await table.do({ do: 'act', action });
    }
    await until(async () => isOver() || table.get().seq > seq);
  }
  await page.locator('.end').first().waitFor();
  await page.waitForTimeout(1500);
  const { shifts } = await measured.loaded();
  seat.leave();
  await context.close();
  return shifts;
}
