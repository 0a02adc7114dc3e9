import { journey } from '@lusoria/testing/journey/journey.ts';
import { asksAll } from '@lusoria/testing/journey/question.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const site = useSite();
/** The same list as a file of a spreadsheet program. */
const SHEET = fileURLToPath(
  new URL('../../../kits/web/spreadsheet/testing/rivers.xlsx', import.meta.url),
);

/** A list as a teacher keeps it: thirty things, a number in each row, and a gap in the last. */
const TABLE = [
  'River,Length,Sea,In Italy',
  ...Array.from(
    { length: 30 },
    (_, i) =>
      `River ${i + 1},${(i + 1) * 37} km,${['north', 'middle', 'east'][i % 3]},${i % 2 === 0 ? 'yes' : 'no'}`,
  ),
  'Styx,,,no',
].join('\n');

journey(
  site,
  'a teacher makes a deck of a table, divides its numbers otherwise, plays it, and hands it on by its link',
  'desktop',
  async ({ person }) => {
    const magistra = await person('Magistra', { language: 'en' });
    const { page } = magistra;
    await magistra.opens('/');
    await magistra.presses('Classification: a deck of your own');
    await magistra.sees('There is no table yet.');
    await page.getByLabel('Open a file').setInputFiles(SHEET);
    await magistra.sees('30 cards, 3 attributes');
    await expect.poll(async () => page.getByLabel('Name of the deck').inputValue()).toBe('rivers');
    await page.getByLabel('Table').fill(TABLE);
    await magistra.sees('One row has a gap and is left out.');
    await magistra.sees('30 cards, 3 attributes');
    await page.getByLabel('Ranges', { exact: true }).selectOption('2');
    await page.getByText('≤\u00A0500\u00A0km, >\u00A0500\u00A0km').waitFor();
    await page.getByLabel(/^Bounds/u).fill('300; 600');
    await page.getByLabel(/^Bounds/u).press('Enter');
    await page.getByText('≤\u00A0300\u00A0km, 301–600\u00A0km, >\u00A0600\u00A0km').waitFor();
    await page.getByLabel('Name of the deck').fill('Rivers');
    await magistra.looksAround('a deck of a table');
    await magistra.presses('Copy a link');
    const { pathname, hash } = new URL(await page.getByLabel('Link to this deck').inputValue());

    await magistra.presses('Play alone');
    const hand = page.locator('.hand [data-card]');
    await hand.first().waitFor();
    // A small deck is for two, who get five cards each.
    expect(await hand.count()).toBe(5);
    await magistra.opens('/classification/decks');
    await magistra.sees('On this device');
    await page.getByRole('button', { name: 'Rivers', exact: true }).waitFor();

    // A name was wrong: the deck is a table again, and takes the place of what it was.
    await page.getByRole('button', { name: 'Edit: Rivers' }).click();
    const table = page.getByLabel('Table');
    await expect
      .poll(async () => table.inputValue())
      .toContain('River 7,≤\u00A0300\u00A0km,north,yes');
    expect(
      await table.evaluate((field) => [field === document.activeElement, field.scrollTop]),
    ).toEqual([true, 0]);
    await table.fill((await table.inputValue()).replace('River 7,', 'Tiber,'));
    await magistra.sees('30 cards, 3 attributes');
    await magistra.looksAround('a deck that is changed');
    await magistra.presses('Save on this device');
    await magistra.sees('Saved on this device: Rivers.');
    expect(await page.getByRole('button', { name: 'Rivers', exact: true }).count()).toBe(1);

    const collega = await person('Collega', { size: 'phone-small', language: 'de' });
    await collega.opens(pathname + hash);
    await collega.page.getByRole('dialog').waitFor();
    await collega.sees(/Rivers/u);
    // Nothing but the number of players for which it is enough is offered.
    await collega.looksAround('a table with a small deck');
    await collega.writes('Collega', 'Your name at the table');
    await collega.presses('Open the table');
    await collega.sees('Who is playing?');
    await collega.seesNo('3 players');

    // With a class he asks all of it a question of the game.
    await magistra.opens('/class');
    await magistra.presses(/^Classification/u);
    const code = await page.locator('output.letters').innerText();
    const pupil = await person('Anna', { size: 'phone-320', language: 'de' });
    await pupil.opens(`/e/${code}`);
    await pupil.presses('Come in');
    await magistra.sees('1 joined');
    await asksAll(magistra, pupil, 1);
  },
);
