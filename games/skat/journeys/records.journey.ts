import { readFile } from 'node:fs/promises';
import { defined } from '@lusoria/core';
import { loadPuzzles, narrowed, solutionOf } from '@lusoria/skat/puzzles';
import { askedIn, loadDecisions } from '../lessons/decisions.ts';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { expect } from 'vitest';
import { loadSkatMessages } from '../messages/index.ts';
import { cardName } from '../messages/names.ts';
import type { Card } from '../rules/cards.ts';

const site = useSite();
const data = async (file: string) =>
  readFile(new URL(`../notation/data/${file}`, import.meta.url), 'utf8');

/** Opens a file of records, as it is chosen on the device. */
async function opensFile({ page }: Traveller, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

journey(
  site,
  'a player goes through records, an auction that broke off among them, tries another line and plays it',
  'phone',
  async ({ person, language }) => {
    const jonas = await person('Jonas');
    const { page } = jonas;
    const dialog = page.getByRole('dialog');
    await jonas.opens('/records');
    await jonas.sees('Open a file');
    // What is no file of records says so, and what would be one.
    await opensFile(jonas, 'list.txt', 'Anna;300\nBen;-20\n');
    await jonas.sees('There is no recorded game of Skat in it.');
    await jonas.sees(/\(\.sgf\)/u);

    // A move that is not allowed is named, and a bid that no game is worth.
    const [deal = ''] = (await data('xskat-3000.sgf')).split('\n');
    const odd = deal.replace(' 2 18 ', ' 2 19 ');
    await opensFile(
      jonas,
      'slips.sgf',
      `${odd}\n${deal.replace('P1[x]', 'P1[Ben]').replace('1 S7', '1 DA')}\n`,
    );
    await jonas.sees('The bid of 19 is no bid: no game is worth that.');
    const t = await loadSkatMessages(language);
    const slip = page.getByText(cardName(t, 'DA', 'french'));
    expect(await slip.innerText()).toMatch(/1.*Ben/u);
    await jonas.sees('Suit must be followed.');
    await jonas.looksAround('a file with slips');

    // A file of years is read beside the page, and shown in parts.
    const begun = page.waitForEvent('worker');
    const years = await data('xskat-3000.sgf');
    await opensFile(jonas, 'years.sgf', years);
    await jonas.sees('3000 deals');
    await begun;
    await jonas.presses('Next');
    await jonas.sees(/49 – 96 \/ 3000/u);
    await jonas.presses('Previous');
    await jonas.sees(/1 – 48 \/ 3000/u);
    // Who has the same name, or none, is told by where they sit.
    await jonas.presses(/ 1: x/u);
    await jonas.sees(/ x \([^)]+\) /u, dialog);
    await jonas.looksAround('a deal of three with one name');
    await jonas.presses('Close', dialog);

    // Each deal says its number, whose it was, the game and how it came out.
    const [broken = ''] = (await data('iss-sample.sgf')).split('\n');
    // The analysis of one is long enough to be stopped, that of the other short enough to be awaited.
    const [long, short] = [10, 62].map((line) =>
      (years.split('\n')[line] ?? '').replace('P0[x]P1[x]P2[x]', 'P0[Ada]P1[Ben]P2[Cleo]'),
    );
    // One deal alone is opened at once.
    await opensFile(jonas, 'one.sgf', `${deal.replace('P1[x]', 'P1[Ben]')}\n`);
    await dialog.waitFor();
    await jonas.presses('Close', dialog);
    await jonas.sees('one deal');
    await opensFile(jonas, 'evening.sgf', `${broken}\n${long}\n${short}\n`);
    await jonas.sees('3 deals');
    await jonas.looksAround('the deals of a file');
    await jonas.presses(/30:/u);
    await jonas.sees('Broken off: foo left the table before a card was played.', dialog);
    await jonas.seesNo('Everybody has passed, and the deal is passed in.', dialog);
    await jonas.presses('Could foo have won?', dialog);
    await jonas.sees(
      'The auction broke off before foo was asked: there is nothing to judge.',
      dialog,
    );
    await jonas.looksAround('a deal that broke off');
    await jonas.presses('Close', dialog);

    // An analysis is stopped; another is told with its turning point.
    await jonas.presses(/11: Ben/u);
    await jonas.presses('Could Ben have won?', dialog);
    await jonas.presses('Stop', dialog);
    await jonas.sees('The analysis was stopped.', dialog);
    await jonas.presses('Close', dialog);
    await jonas.presses(/63: Ben/u);
    await jonas.presses('Could Ben have won?', dialog);
    await jonas.presses('To the turning point: trick 7', dialog);
    await jonas.sees('With this card the game is lost for the declarer.', dialog);
    await jonas.looksAround('an analysed deal');
    await check(page, 'analysis', 'all');

    // On the board, with all cards open; whoever comes back finds the file open.
    await jonas.presses('Try lines from here', dialog);
    await jonas.sees('as it was played');
    await jonas.goesBack();
    await jonas.sees('3 deals');
    await page.goForward();
    await jonas.presses('Best card');
    await jonas.looksAround('the board');
    await check(page, 'board', 'all');
    // He plays on from there, and asks what a strong player would do.
    await jonas.presses(jonas.partly('as rearhand'));
    await jonas.presses('Hint');
    await page.locator('.advice b').waitFor();
    await jonas.looksAround('a deal that is played on');

    // A deal of his own, in which he does as he likes.
    await jonas.opens('/skat/board');
    const row = (...cards: Card[]) => cards.map((card) => cardName(t, card, 'french'));
    const clubs = page.locator('.pack ul').first().getByRole('button');
    await clubs.first().waitFor();
    expect(await clubs.locator('> .sr').allInnerTexts()).toEqual(
      row('CJ', 'CA', 'CT', 'CK', 'CQ', 'C9', 'C8', 'C7'),
    );
    await jonas.presses('Deal the rest at random');
    await jonas.presses('Null');
    await jonas.looksAround('a deal that is entered');
    await jonas.presses('To the board');
    await jonas.presses('Best card');
    await page.locator('section.turn').getByRole('button').first().click();
    await jonas.sees('your own line');
  },
);

journey(
  site,
  'a player solves puzzles, of which some have more than one right card',
  'phone',
  async ({ person, language, size }) => {
    const mila = await person('Mila');
    const { page } = mila;
    const t = await loadSkatMessages(language);
    const name = (card: Card) => cardName(t, card, 'french');
    const hand = page.locator('.hand').getByRole('button');
    const plays = async (card: Card): Promise<void> => {
      // The next card lies over most of it.
      const own = hand.and(page.getByRole('button', { name: name(card), exact: true }));
      await own.click({ position: { x: 8, y: 16 } });
      const play = page.locator('.dock').getByRole('button', { disabled: false });
      if ((await play.count()) > 0) await play.click();
    };
    const puzzles = await loadPuzzles();
    const three = defined(puzzles.find((one) => solutionOf(one).length === 3));
    const [first, second, third] = solutionOf(three);
    const wrong = defined(narrowed(three).at(-1));
    const laying = defined(puzzles.find(({ theme }) => theme === 'lay-away'));
    await mila.opens(`/skat/puzzles#${three.id}`);
    await hand.first().waitFor();
    if (size === 'phone') {
      // The hand to play from is in the window at once, on a small phone, too.
      const [leads, follows] = ['lead', 'defend'].map((theme) =>
        defined(puzzles.find((one) => one.theme === theme && one.sight === 'open')),
      );
      for (const [one, width, height] of [
        [three, 390, 844],
        [leads, 360, 640],
        [follows, 360, 640],
        [leads, 844, 390],
        [follows, 844, 390],
        [laying, 844, 390],
        [laying, 320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        await mila.opens(`/skat/puzzles#${defined(one).id}`);
        await page.reload();
        await hand.first().waitFor();
        const box = await page.locator('.hand').boundingBox();
        // The smallest shows the cards' signs.
        if (width !== 320) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        await mila.looksAround(`a puzzle in a window of ${width} x ${height}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await mila.opens(`/skat/puzzles#${three.id}`);
      await page.reload();
      await hand.first().waitFor();
    }
    await mila.sees(
      mila.partly(
        '3 cards are equally good, all others fail. The position comes from a game and is worked out to the end.',
      ),
    );
    await mila.looksAround('a puzzle');
    // What to look at, then only the cards that are left: the right ones and another.
    await mila.presses('A hint');
    await mila.presses('One more hint');
    await mila.sees('Only these are left.');
    await mila.looksAround('a puzzle with hints');
    expect(await hand.and(page.locator('[aria-disabled=false]')).count()).toBe(4);
    await plays(wrong);
    await mila.presses('Try again');
    await plays(defined(first));
    await mila.sees(new RegExp(name(defined(second)), 'u'));
    await mila.sees(new RegExp(name(defined(third)), 'u'));
    await check(page, 'solved', 'all');

    // One in which a card is laid to the one that lies in the skat.
    await mila.opens(`/skat/puzzles#${laying.id}`);
    await page.reload();
    await expect.poll(() => hand.count()).toBe(11);
    await plays(defined(solutionOf(laying)[0]));
    expect(await page.locator('tbody tr').count()).toBe(11);
    await mila.looksAround('a solved puzzle');

    // And what comes before the first card: how far to bid, which game, which two cards.
    const decisions = await loadDecisions();
    for (const theme of ['decide-bid', 'decide-game', 'decide-discard'] as const) {
      const decision = defined(decisions.find((one) => one.theme === theme && one.level === 3));
      const { answers, hints } = askedIn(decision);
      const errs = answers.findIndex(({ right }) => !right);
      const offered = page.locator('.answers').getByRole('button');
      if (size === 'phone') await page.setViewportSize({ width: 320, height: 568 });
      await mila.opens(`/skat/puzzles#${decision.id}`);
      await page.reload();
      await expect.poll(() => offered.count()).toBe(answers.length);
      await mila.looksAround(`a decision: ${theme}`);
      expect(hints).toHaveLength(2);
      await mila.presses('A hint');
      await mila.presses('One more hint');
      await offered.nth(errs).click();
      await mila.sees('There is a better one.');
      await mila.presses('Try again');
      await offered.nth(answers.findIndex(({ right }) => right)).click();
      await mila.sees('Now it is the best.');
      expect(await page.locator('tbody tr').count()).toBe(answers.length);
      await mila.looksAround(`a decision that is solved: ${theme}`);
      await check(page, theme, 'all');
    }
  },
);
