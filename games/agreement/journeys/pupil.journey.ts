import { readFileSync } from 'node:fs';
import { defined } from '@lusoria/core';
import { dailyOf, dayOf, nextPuzzle, NO_PROGRESS } from '@lusoria/core/puzzle';
import { textOf } from '@lusoria/i18n';
import { PARADIGMS } from '@lusoria/latin';
import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { type Try, walkOnPage } from '@lusoria/testing/browser/lesson-walk.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { chooseDeck } from '@lusoria/testing/browser/table.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { until } from '@lusoria/testing/until.ts';
import * as v from 'valibot';
import { expect } from 'vitest';
import { triesOn } from '../e2e/support/lesson.ts';
import { Player } from '../e2e/support/player.ts';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { loadPuzzles, type Puzzle } from '../puzzles/puzzle.ts';
import { isSame, narrowed, outcomesOf } from '../puzzles/run.ts';
import { answerByKeyboard } from './practice.ts';

const site = useSite();
const puzzles = await loadPuzzles();
const QUESTIONS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

const fileSchema = v.object({ entries: v.array(v.unknown()) });

/** Asks for help with a question of practice: what to look at, then the table. */
async function asksForHelp(pupil: Traveller): Promise<void> {
  await pupil.presses('A hint');
  await pupil.looksAround('practice with a hint');
  await pupil.presses('Show the table');
  await pupil.sees('Here is the table.');
  await pupil.looksAround('practice with the table');
}

/** Answers a question of practice by the keyboard, rightly or not, and sees on the answers which are right. */
async function answers(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  const next = page.locator('.told button');
  await page.locator('.question h2').waitFor();
  await answerByKeyboard(page, page.locator('.question .declare'), next);
  await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true);
  const isRight = (await page.locator('.told.right').count()) > 0;
  const marks = async (right: boolean) =>
    page.locator(`.question .mark${right ? '.right' : ':not(.right)'}`).count();
  // Where none of several cards was to be marked, there is nothing to mark.
  if (isRight) expect(await marks(false)).toBe(0);
  else expect((await marks(true)) + (await marks(false))).toBeGreaterThan(0);
  expect(await page.locator('td.marked').count()).toBeGreaterThan(0);
  await pupil.looksAround('an answer');
}

/** Solves a puzzle by the keyboard: after two hints first wrongly, then rightly. */
async function solves(pupil: Traveller, puzzle: Puzzle): Promise<void> {
  const { page } = pupil;
  const outcomes = outcomesOf(puzzle);
  await expect.poll(() => page.locator('.lays button').count()).toBe(outcomes.length);
  await pupil.presses('A hint');
  await pupil.presses('One more hint');
  await pupil.looksAround('a puzzle with hints');
  const [, wrong] = narrowed(outcomes);
  expect(await page.locator('.lays button:enabled').count()).toBe(2);
  await page.keyboard.press(String(outcomes.findIndex((one) => isSame(one, defined(wrong))) + 1));
  await page.locator('h2.bad').waitFor();
  await page.locator('.buttons .sun').press('Enter');
  await page.keyboard.press(String(outcomes.findIndex(({ left }) => left === 0) + 1));
  await page.locator('h2.good').waitFor();
  // All cards of the hand lie in the run.
  expect(await page.locator('ol li').count()).toBe(puzzle.hand.length);
}

/** Somebody new begins with easy ones; the one of the day, to which the hall leads, begins a streak. */
async function solvesPuzzles(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  await pupil.opens('/');
  await pupil.presses('Latin: puzzles');
  const easy = defined(
    nextPuzzle(puzzles, NO_PROGRESS, { theme: null, level: null }, null) ?? undefined,
  );
  expect(easy.level).toBe(1);
  await page.getByText('★☆☆☆☆').waitFor();
  await pupil.looksAround('a puzzle');
  await solves(pupil, easy);
  await check(page, 'a solved puzzle', 'all');
  await pupil.looksAround('a solved puzzle');
  await pupil.opens('/');
  await page
    .getByRole('region', { name: pupil.wholly('Puzzle of the day') })
    .getByRole('link')
    .first()
    .click();
  await solves(pupil, puzzleAt(new Date()));
  await pupil.sees('1 day in a row');
}

function puzzleAt(date: Date): Puzzle {
  return defined(dailyOf(puzzles, dayOf(date)) ?? undefined);
}

/** The page stays open over night: it is that of the next day. Whoever misses a day begins anew. */
async function comesBack(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  const tomorrow = new Date(Date.now() + DAY_MS);
  await page.clock.setFixedTime(tomorrow);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await pupil.seesNo('You have solved today’s.');
  await pupil.sees('1 day in a row');
  const outcomes = outcomesOf(puzzleAt(tomorrow));
  await page.keyboard.press(String(outcomes.findIndex(({ left }) => left === 0) + 1));
  await pupil.sees('2 days in a row');
  await pupil.sees('You have solved today’s.');
  await pupil.opens('/');
  await pupil.sees('2 days in a row');
  await page.clock.setFixedTime(new Date(tomorrow.getTime() + 2 * DAY_MS));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await pupil.seesNo('2 days in a row');
  // What is due is at hand.
  const due = page
    .getByRole('region', { name: pupil.wholly('Puzzle of the day') })
    .locator('a[href="/practice/agreement"]');
  expect(await due.innerText()).toMatch(/\d/u);
  await pupil.looksAround('the hall, two days later');
  await due.click();
  await answers(pupil);
}

/** Takes the lessons: every question is first answered wrongly, every card declared wrongly. */
async function learns(pupil: Traveller): Promise<void> {
  const { page, language } = pupil;
  await chooseDeck(page, 'ille');
  await pupil.presses(new RegExp(`^(?:${pupil.partly('Learn by playing').source}).*ille`, 'u'));
  await pupil.looksAround('the beginning of a lesson');
  const [{ say }, tries] = await Promise.all([
    loadLessonMessages(language),
    triesOn(page, language),
  ]);
  const looking = (one: Try): Try => ({
    action: one.action,
    async press() {
      await pupil.looksAround('a lesson');
      await one.press();
    },
  });
  const takes = async (lesson: string): Promise<number> => {
    const ofErrors = await walkOnPage({
      page,
      language,
      say: (saying) => textOf(say(saying)),
      course: 'ille',
      lesson,
      tries: (one) => tries(one).map(looking),
    });
    return ofErrors.length;
  };
  expect(await takes('fits')).toBeGreaterThan(5);
  expect(await takes('first-round')).toBeGreaterThan(5);
  await pupil.looksAround('the end of a lesson');
  expect(await takes('bluff')).toBeGreaterThan(5);
  // Every question was answered wrongly once: there are no stars, and all is done.
  await pupil.opens('/learn/ille');
  await pupil.looksAround('the lessons of a deck');
  await expect.poll(() => page.locator('.stars').count()).toBe(3);
  expect(await page.locator('.stars .full').count()).toBe(0);
  // Who comes back goes on where they were.
  await pupil.opens('/learn/ille/fits');
  const coach = page.locator('#coach-says');
  const first = await coach.innerText();
  await pupil.presses('Go on');
  await expect.poll(() => coach.innerText()).not.toBe(first);
  const second = await coach.innerText();
  await pupil.reloads();
  await expect.poll(() => coach.innerText()).toBe(second);
}

/** Declares a card wrongly and lets the coach lay another one: nothing of what was begun stays. */
async function letsTheCoachLay(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  await pupil.opens('/learn/ille/first-round');
  const goOn = pupil.pressable('Go on');
  const hint = pupil.pressable('Hint');
  // What a screen reader is shown has the same name in some languages.
  const show = pupil.pressable('Show me').and(page.locator('button:not(.sr-focus)'));
  await until(async () => {
    if ((await hint.count()) > 0) return true;
    if ((await goOn.count()) > 0) await goOn.first().click();
    return false;
  });
  const hand = page.locator('[data-cards] button');
  await hand.last().click();
  await pupil.looksAround('a card chosen in a lesson');
  const coach = page.locator('#coach-says');
  while ((await show.count()) === 0) {
    const said = await coach.innerText();
    await hint.first().click();
    // The button that was pressed may be gone with what was said.
    await expect.poll(() => coach.innerText()).not.toBe(said);
  }
  const held = await hand.count();
  await show.first().click();
  await expect.poll(() => hand.count()).toBe(held - 1);
  expect(await page.locator('[data-cards] [aria-pressed=true]').count()).toBe(0);
  expect(await page.locator('.declare').count()).toBe(0);
}

/** Asks for all hints in the first turn; in another one they are gone. */
async function seesHints(pupil: Traveller, isFirst: boolean): Promise<void> {
  const { page } = pupil;
  if (!isFirst) {
    await expect.poll(() => page.locator('.hint-strip').count()).toBe(0);
    return;
  }
  await pupil.presses('How to play');
  await pupil.presses('A hint for this turn');
  await page.locator('.hint-strip').waitFor();
  await pupil.looksAround('a hint');
  const more = pupil.pressable('Another hint', page.locator('.hint-strip'));
  while ((await more.count()) > 0) await more.click();
  await pupil.looksAround('the last hint');
}

journey(
  site,
  'a pupil learns, plays, practises, solves puzzles and sees the forms, without a network too, and takes all of it along',
  'phone',
  async ({ person }) => {
    const pupil = await person('Iulia', { keeps: true });
    const { page, language } = pupil;
    await pupil.opens('/');
    await untilKept(page);
    await pupil.looksAround('the hall');

    await learns(pupil);
    await letsTheCoachLay(pupil);

    // A round of one's own, without a network from now on.
    await page.context().setOffline(true);
    await pupil.opens('/');
    await chooseDeck(page, 'ille');
    await pupil.presses(new RegExp(`^(?:${pupil.partly('Bots and rules').source}).*ille`, 'u'));
    await pupil.looksAround('bots and rules');
    await pupil.presses('2 players');
    await (await pupil.sees('Choose each bot')).click();
    await pupil.presses('at once');
    await pupil.presses('Start playing');
    await page.locator('.decl').waitFor();
    await pupil.looksAround('the table');
    const player = await Player.speaking(language, page, PARADIGMS.ille);
    let sheets = 0;
    await player.untilOver(async () => {
      if ((await player.isMyTurn()) && sheets < 2) {
        await seesHints(pupil, sheets === 0);
        sheets += 1;
        await player.hand.first().click({ position: { x: 8, y: 20 } });
        await pupil.looksAround('a declaration');
        await page.keyboard.press('Escape');
      }
      await player.act();
    });
    await seesEnd(pupil);
    await pupil.looksAround('the end of a round');

    // What the round says about the forms.
    await pupil.presses('Latin: my forms');
    await pupil.presses('Back');
    await seesEnd(pupil);
    await pupil.presses('Latin: my forms');
    await page.locator('.sum').waitFor();
    await check(page, 'map', 'all');
    await pupil.looksAround('the forms');
    const round = page.locator('li a[href^="/past/"]');
    await until(async () => {
      for (const cell of await page.locator('td button:not(.unseen)').all()) {
        await cell.press('Enter');
        if ((await round.count()) > 0) return true;
      }
      return false;
    });
    await pupil.looksAround('what happened with a form');
    await round.first().click();
    await page.locator('td[lang=la]').first().waitFor();
    await pupil.looksAround('a past round');
    await pupil.goesBack();

    // Practice.
    await pupil.presses('Practise');
    await asksForHelp(pupil);
    for (let n = 1; n <= QUESTIONS; n += 1) {
      await answers(pupil);
      if (n === 1) await check(page, 'practice', 'all');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.told').count()).toBe(0);
    }
    await pupil.presses('Finish');
    await pupil.looksAround('the end of a practice');
    await pupil.presses('My forms');

    // The forms as a table.
    const waiting = page.waitForEvent('download');
    await pupil.presses('As a table (CSV)');
    const table = readFileSync(await (await waiting).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(table).toHaveLength(31);
    expect(table[0]).toMatch(/^form,case,number,gender,known/);

    await solvesPuzzles(pupil);
    await comesBack(pupil);

    // All of it goes along to another device, and is deleted there.
    await pupil.opens('/');
    await pupil.presses('Settings');
    await pupil.looksAround('the settings');
    const saving = page.waitForEvent('download');
    await pupil.presses('Save my rounds as a file');
    const file = await (await saving).path();
    const { entries } = v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8')));
    const other = await person('Iulia', { size: 'phone-small' });
    await other.opens('/');
    await other.presses('Settings');
    await other.page.getByLabel(other.partly('Add rounds from a file')).setInputFiles(file);
    await other.sees(`${entries.length} rounds and practices read.`);
    await other.opens('/forms/agreement');
    await other.page.locator('.sum').waitFor();
    await other.looksAround('the forms on another device');
    await other.opens('/');
    await other.presses('Settings');
    await other.presses('Delete everything of mine');
    await other.presses('Really delete? There is no way back');
    await other.page.getByRole('dialog').waitFor({ state: 'detached' });
    await other.opens('/forms/agreement');
    await other.sees(
      'Nothing is here yet. Play a round, or practise: then you see which forms you know.',
    );
  },
);
