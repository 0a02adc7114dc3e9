import { byCell } from '@lusoria/latin';
import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { playsRounds } from '@lusoria/testing/journey/rounds.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect } from 'vitest';
import { Player } from '../e2e/support/player.ts';
import { readTable } from '../notation/table/index.ts';
import { TABLES } from '../notation/table/testing/tables.ts';

const site = useSite();

/** As a teacher would copy it, but for a slip in one cell. */
const SLIP = TABLES.initials.replace('puellārum', 'pu3llārum');
const NAME = 'Lektion 3';

/** The nouns of the table, a form in each cell. */
const { forms } = readTable(TABLES.initials);
const NOUNS = {
  id: 'nouns',
  title: NAME,
  source: '',
  notes: [],
  cells: byCell((cell) => forms.flatMap((one) => (one.cell === cell ? [one.form] : [])).join()),
};

journey(
  site,
  'a teacher pastes a table of nouns, mends the cell that is named, plays a round with them, goes through it, and passes the deck on by its link',
  'desktop',
  async ({ person }) => {
    const server = await openServer();
    const magistra = await person('Magistra', { language: 'en' }, server.url);
    const { page } = magistra;
    await magistra.opens('/');
    await magistra.presses('Latin: own words');
    await page.getByLabel('Table of forms').fill(SLIP);
    await magistra.sees('One cell could not be read');
    await page.getByText('C11: “pu3llārum” has the character “3”, which no card has.').waitFor();
    await page.getByLabel('Table of forms').fill(TABLES.initials);
    await magistra.sees('30 cards, 20 different forms');
    await page.getByRole('cell', { name: 'puellārum' }).waitFor();
    await page.getByLabel('Name of the deck').fill(NAME);
    await magistra.presses('Copy a link for colleagues');
    const link = await page.getByLabel('Link to this deck').inputValue();

    await magistra.presses('Play alone');
    await page.locator('.decl').waitFor();
    const player = new Player(page, NOUNS);
    await playsRounds(
      magistra,
      {
        unit: 'round',
        all: 'Everything',
        async play() {
          await player.untilAsked();
          await player.untilOver(async () => player.act());
          await seesEnd(magistra);
          return [];
        },
        next: async () => magistra.presses('Once more'),
      },
      1,
    );

    // The map of forms is that of the built-in decks: nothing of this round is in it.
    await magistra.opens('/forms/agreement');
    await magistra.sees('Nothing is here yet.');

    await magistra.opens('/agreement/words');
    await page.getByRole('button', { name: NAME, exact: true }).waitFor();

    const collega = await person('Collega', { language: 'en' }, server.url);
    const { pathname, hash } = new URL(link);
    expect(link.length).toBeLessThan(1000);
    await collega.opens(pathname + hash);
    await collega.sees('30 cards, 20 different forms');
    expect(await collega.page.getByLabel('Name of the deck').inputValue()).toBe(NAME);
    await collega.presses('Practise the forms');
    await collega.sees('Own words are not counted in the map of your forms.');
    await server.close();
  },
);
