import { PARADIGMS } from '@lusoria/latin';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { openOffline } from './support/offline.ts';
import { VERB_TABLES } from '../notation/table/testing/verbs.ts';
import { paradigmOf } from './support/paradigm-of.ts';
import { Player } from './support/player.ts';

/** Cards in a hand: nearly twice as many as are dealt, and reached in nearly every round. */
const MANY = 9;

/** Plays rounds against erring bots until there was a dispute; then one of five who hold many cards. */
export async function takePictures(camera: Camera): Promise<void> {
  const { page, shot } = camera;
  await page.goto('/');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'], patience: 20 });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  for (;;) {
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await shot('dispute');
        dispute = true;
      }
      const [choice] = (await player.isMyTurn()) ? await player.right() : [];
      if (!table && choice && (await player.declare(choice))) {
        await shot('table');
        table = true;
      }
      await player.act();
    });
    if (table && dispute) break;
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator('.decl').waitFor();
  }
  await page.locator('.owl[aria-busy=false]').waitFor();
  await shot('end');
  await takeCrowded(camera);
  await takeForTwo(camera);
  await takeLesson(camera);
  await takePractice(camera);
  await takeWords(camera);
  await takePuzzle(camera);
}

/** Five at the table; whoever never lays a card soon holds many. */
async function takeCrowded({ page, shot }: Camera): Promise<void> {
  await page.goto('/');
  const bots = Array.from({ length: 4 }, () => 'pupil:50');
  await openOffline(page, { deck: 'ipse', bots, patience: 20 });
  const player = new Player(page, PARADIGMS.ipse);
  for (;;) {
    await player.untilAsked();
    if (await player.isOver()) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    } else if (!(await player.isMyTurn()) || (await player.hasDrawn())) await player.act();
    else if ((await player.hand.count()) < MANY) {
      await player.draw.click();
      await player.settled();
    } else break;
  }
  await shot('many');
  // Others may challenge meanwhile, whoever's turn it is.
  const lay = page.locator('button.lay');
  await until(async () => {
    if (await lay.isVisible()) return true;
    if (await player.isMyTurn()) await pressed(player.hand.nth(1));
    else await player.idle();
    return lay.isVisible();
  });
  await shot('many-declare');
  await page.keyboard.press('Escape');
  await until(async () => {
    await player.untilAsked();
    if (await player.hasDrawn()) return true;
    await player.idle();
    return player.hasDrawn();
  });
  await shot('many-drawn');
}

/** Two at a table that says itself why a card does not fit. */
async function takeForTwo({ page, shot }: Camera): Promise<void> {
  await page.goto('/');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50'], practice: true, patience: 20 });
  const player = new Player(page, PARADIGMS.ille);
  const refusal = page.locator('.mistake');
  let isRefused = false;
  for (;;) {
    await player.untilAsked();
    if (await player.isOver()) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    } else if (isRefused && (await player.isMyTurn()) && (await player.sight()).as) break;
    else if (!isRefused && (await player.isMyTurn()) && !(await player.hasDrawn())) {
      await player.lay(await player.wrong());
      await refusal.waitFor();
      await shot('refused');
      isRefused = true;
    } else await player.act();
  }
  await shot('two');
}

/** The first lesson: what the coach says of an error, and the first dispute. */
async function takeLesson({ page, shot }: Camera): Promise<void> {
  await page.goto('/learn/ille/first-round');
  const coach = page.locator('.coach');
  const player = new Player(page, PARADIGMS.ille);
  const dispute = page.locator('.dispute');
  const goOn = coach.getByRole('button', { name: /^(Go on|Hint|Show me|Tell me the answer)$/u });
  let hasErred = false;
  await until(async () => {
    if ((await dispute.count()) > 0) return true;
    if (!hasErred && (await player.isMyTurn()) && (await player.hand.count()) > 0) {
      await player.lay(await player.wrong());
      await page.locator('.coach.trouble').waitFor();
      await shot('lesson-error');
      hasErred = true;
    }
    if ((await goOn.count()) > 0) await pressed(goOn);
    return false;
  });
  await shot('lesson-dispute');
}

/** An answer of practice that was wrong, and the forms known then. */
async function takePractice({ page, shot }: Camera): Promise<void> {
  await page.goto('/practice/agreement');
  const told = page.locator('.told');
  const next = told.getByRole('button');
  for (;;) {
    await page.locator('.question h2').waitFor();
    if ((await page.locator('.question .declare').count()) > 0) {
      for (const key of ['3', 's', 'm']) await page.keyboard.press(key);
    } else await page.keyboard.press('1');
    // A single choice has answered; with several choices Enter confirms.
    if ((await told.count()) === 0) await page.keyboard.press('Enter');
    await told.waitFor();
    if ((await page.locator('.told.right').count()) === 0) break;
    await next.click();
    await told.waitFor({ state: 'detached' });
  }
  await shot('practice-wrong');
  await page.goto('/forms/agreement');
  await page.locator('.sum').waitFor();
  await shot('forms-begun');
}

/** A run of a puzzle that leaves cards. */
async function takePuzzle({ page, shot }: Camera): Promise<void> {
  await page.goto('/agreement/puzzles');
  const lays = page.locator('.lays button');
  await lays.first().waitFor();
  for (;;) {
    await lays.first().click();
    await page.locator('h2.bad, h2.good').waitFor();
    if ((await page.locator('h2.bad').count()) > 0) break;
    // Right at once: another one.
    await page.locator('.buttons button').first().click();
  }
  await shot('puzzle-wrong');
}

async function takeWords({ page, shot }: Camera): Promise<void> {
  await page.goto('/agreement/words');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await page.getByRole('table').first().waitFor();
  await shot('words');
  const table = page.locator('textarea');
  await table.fill(VERB_TABLES.merged);
  await page.getByRole('cell', { name: 'amāvērunt' }).waitFor();
  await shot('words-verbs');
  await page.getByRole('button', { name: 'Play alone' }).click();
  const player = await Player.speaking('en', page, paradigmOf(VERB_TABLES.merged), 'verb');
  await player.untilAsked();
  await until(async () => {
    const [choice] = (await player.isMyTurn()) ? await player.right() : [];
    if (choice && (await player.declare(choice))) return true;
    await player.act();
    return false;
  });
  await shot('verbs');
}
