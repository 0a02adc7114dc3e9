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
  const [second] = others;
  const [me, anna, cora] = await sitDown(camera, others);
  await auction(me, [anna, cora], 264);
  await declareHand(me, /^grand$/i);
  await until(async () => {
    for (const one of [anna, cora]) await one.playIfAsked();
    return me.isToPlay();
  });
  await me.press(/^Show cards, Concede/);
  await camera.page.getByRole('dialog').waitFor();
  await camera.shot('skat-give-up');
  await me.press('I have won');
  await anna.button('Agree').waitFor();
  await second.shot('skat-claim');
  await camera.shot('skat-claim-waits');
  await anna.press('Agree');
  await cora.press('Play on');
  await second.page.locator('.open').first().waitFor();
  await second.shot('skat-open-cards');
  await anna.press(/Concede$/);
  await second.page.getByRole('dialog').waitFor();
  await second.shot('skat-concede');
  await second.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await me.button('Accept').waitFor();
  await camera.shot('skat-concession');
  await me.press('Accept');
  await until(() => me.isOver());
}
