import { defined } from '@lusoria/core';
import { beginGame, joinTable, openTable } from '@lusoria/testing/browser/table.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { until } from '@lusoria/testing/until.ts';
import { auction, declareHand, pickUp, SkatPlayer } from './support/player.ts';

/** Names as long as they may be. */
const NAMES = ['Maximiliane v. Hohenfels', 'Kleopatra Ptolemaia'] as const;

/** What is asked only where three people play: to push the skat on, a claim, open cards, a concession. */
export async function takeThree(camera: Camera): Promise<void> {
  const others = [await camera.another(NAMES[0]), await camera.another(NAMES[1])] as const;
  await takePush(camera, others);
  await takeEnds(camera, others);
}

type Others = readonly [Camera, Camera];

/** All three at a table, the deal before them. */
async function sitDown(
  { page }: Camera,
  others: Others,
): Promise<readonly [SkatPlayer, SkatPlayer, SkatPlayer]> {
  const code = await openTable(page, 'Skat', async (dialog) => {
    await dialog.getByText('Rules', { exact: true }).click();
    await dialog.getByRole('button', { name: 'pushed ramsch', exact: true }).click();
  });
  for (const other of others) await joinTable(other.page, code);
  await beginGame(page);
  const [second, third] = others;
  return [new SkatPlayer(page), new SkatPlayer(second.page), new SkatPlayer(third.page)];
}

/** Nobody bids: two pass the skat on, unseen where they may. */
async function takePush(camera: Camera, others: Others): Promise<void> {
  const { shot } = camera;
  const [me, ...rest] = await sitDown(camera, others);
  const pick = me.button('Pick up the skat');
  await until(async () => {
    for (const one of [me, ...rest]) await one.pass();
    for (const one of rest) await pushOn(one);
    return (await pick.count()) > 0;
  });
  await shot('skat-push');
  await pickUp(me, [11]);
  await shot('skat-push-one');
  await me.hand.nth(10).click({ position: { x: 8, y: 16 } });
  await me.button('Push').waitFor();
  await shot('skat-push-two');
}

async function pushOn(one: SkatPlayer): Promise<void> {
  if ((await one.button('Pick up the skat').count()) === 0) return;
  await pickUp(one, [10, 11]);
  await one.press('Push');
  await until(async () => (await one.hand.count()) === 10);
}

/** A claim that one does not believe, the open cards, and a concession. */
async function takeEnds(camera: Camera, others: Others): Promise<void> {
  const [me, ...rest] = await sitDown(camera, others);
  await auction(me, rest, 264);
  await declareHand(me, /^grand$/i);
  const asked = await playUntilFollowing(me, rest);
  const from = defined(others.find(({ page }) => page === asked.page));
  const [other] = rest.filter((one) => one !== asked);
  await me.press(/^Show cards, Concede/);
  await camera.page.getByRole('dialog').waitFor();
  await camera.shot('skat-give-up');
  await me.press('I have won');
  await asked.button('Agree').waitFor();
  await from.shot('skat-claim');
  await camera.shot('skat-claim-waits');
  await asked.press('Agree');
  await defined(other).press('Play on');
  await from.page.locator('.open').first().waitFor();
  await from.shot('skat-open-cards');
  await asked.press(/Concede$/);
  await from.page.getByRole('dialog').waitFor();
  await from.shot('skat-concede');
  await from.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await me.button('Accept').waitFor();
  await camera.shot('skat-concession');
  await me.press('Accept');
  await until(() => me.isOver());
}

/** Plays until it is this player's turn in a trick in which somebody else has a card: their side of the table is fullest. */
async function playUntilFollowing(
  me: SkatPlayer,
  rest: readonly SkatPlayer[],
): Promise<SkatPlayer> {
  const played: SkatPlayer[] = [];
  await until(async () => {
    for (const one of rest) await one.playIfAsked();
    if (!(await me.isToPlay())) return false;
    const held = await me.hand.count();
    for (const one of rest) if ((await one.hand.count()) < held) played.push(one);
    if (played.length === 0) await me.playIfAsked();
    return played.length > 0;
  });
  return defined(played.at(-1));
}
