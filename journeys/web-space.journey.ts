import { readFileSync } from 'node:fs';
import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { openWebSpace } from '@lusoria/testing/server/web-space.ts';
import { expect, onTestFinished } from 'vitest';

const site = useSite();
const BASE = '/school/cards/';
const PLAY_NOW = /^(Play now|Sofort spielen|Statim lūde).*\bis$/u;

journey(
  site,
  'a teacher puts the page on the web space of a school; a pupil plays there, comes back, and meets nothing that needs a server',
  'phone',
  async ({ person }) => {
    const space = await openWebSpace(BASE);
    onTestFinished(() => space.close());

    const pupil = await person('Iulia', { keeps: true }, space.url);
    const { page } = pupil;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await pupil.opens('./');
    const playNow = pupil.pressable(PLAY_NOW);
    await playNow.waitFor();
    await pupil.seesNo('Table code');
    await pupil.seesNo('With friends');
    await pupil.seesNo('With a class');
    await pupil.looksAround('the hall without a server');

    const hand = page.locator('[role=group][data-cards]').first();
    await pupil.presses(PLAY_NOW);
    await hand.waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/school\/cards\/offline\/\w+$/);
    const cards = await hand.getAttribute('data-cards');
    await pupil.reloads();
    await hand.waitFor();
    expect(await hand.getAttribute('data-cards')).toBe(cards);

    await pupil.opens('./learn/is');
    await pupil.sees('Which one fits?');
    await solvesOne(pupil);
    await passesOn(pupil);
    await prints(pupil);
    for (const path of ['class', 'e/ABCDEFG', 't/ABCDE', 'admin']) {
      await pupil.opens(`./${path}`);
      await pupil.sees('This page has no server');
    }
    await pupil.looksAround('what needs a server');
    await untilKept(page);
    expect(sockets).toEqual([]);
    expect(space.missing).toEqual([]);

    await space.close();
    await pupil.presses('Back to the hall');
    await pupil.reloads();
    await pupil.presses(PLAY_NOW);
    await hand.waitFor();
  },
);

/** Solves a puzzle by trying one card after the other. */
async function solvesOne(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  await pupil.opens('./');
  await pupil.presses('Latin: puzzles');
  const cards = page.locator('.lays button');
  await cards.first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/school\/cards\/\w+/u);
  const solved = page.locator('h2.good');
  for (let card = 0; (await solved.count()) === 0; card += 1) {
    await cards.nth(card).click();
    await solved.or(page.locator('h2.bad')).waitFor();
    if ((await solved.count()) === 0) await page.locator('.buttons .sun').click();
  }
}

/** Two sit at this device: the cards are covered until whoever is named holds the button. */
async function passesOn(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  await pupil.opens('./');
  await pupil.presses(new RegExp(`^(?:${pupil.partly('Bots and rules').source}).*\\bis$`, 'u'));
  const dialog = page.getByRole('dialog');
  await pupil.presses('One device for all', dialog);
  await pupil.presses('2 players', dialog);
  await pupil.writes('Clio', 'Name at seat 2', dialog);
  await pupil.presses('Start playing', dialog);
  const hold = page.getByRole('button', { name: /^(Iulia|Clio): /u });
  await hold.waitFor();
  await pupil.looksAround('the device goes from hand to hand');
  await hold.press('Enter');
  await page.keyboard.press('Enter');
  await hold.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toMatch(/^\/school\/cards\/offline\/\w+$/u);
}

async function prints(pupil: Traveller): Promise<void> {
  await pupil.opens('./');
  await pupil.presses('Print cards, tables and rules');
  const dialog = pupil.page.getByRole('dialog');
  await dialog.getByRole('combobox').first().waitFor();
  await pupil.presses('black and white', dialog);
  await pupil.presses('Make the PDF', dialog);
  const save = pupil.pressable('Save', dialog);
  await save.waitFor();
  const [download] = await Promise.all([pupil.page.waitForEvent('download'), save.click()]);
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-');
}
