import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { playsRounds } from '@lusoria/testing/journey/rounds.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { paradigmOf } from '../e2e/support/paradigm-of.ts';
import { Player } from '../e2e/support/player.ts';
import { TABLES } from '../notation/table/testing/tables.ts';
import { VERB_TABLES } from '../notation/table/testing/verbs.ts';

const site = useSite();
/** Files of spreadsheet programs. */
const SHEETS = fileURLToPath(new URL('../../../kits/web/spreadsheet/testing/', import.meta.url));

/** As a teacher would copy it, but for a slip in one cell. */
const SLIP = TABLES.initials.replace('puellārum', 'pu3llārum');
const NAME = 'Lektion 3';

const NOUNS = paradigmOf(TABLES.initials);
const VERBS = paradigmOf(VERB_TABLES.merged);

journey(
  site,
  'a teacher pastes a table of nouns, mends the cell that is named, plays a round with them, goes through it, and passes the deck on by its link',
  'desktop',
  async ({ person }) => {
    const server = await openServer();
    const magistra = await person('Magistra', { language: 'en' }, server.url);
    const { page } = magistra;
    // From where a class begins: she has no deck yet.
    await magistra.opens('/class');
    await magistra.presses('Latin: own words');
    const opens = async (name: string) =>
      page.getByLabel('Open a file').setInputFiles(`${SHEETS}${name}`);
    await opens('old.xls');
    await magistra.sees('This is a spreadsheet in the old format. Save it as XLSX, ODS or CSV.');
    await opens('initials.ods');
    await magistra.sees('30 cards, 20 different forms');
    await page.getByLabel('Table of forms').fill(SLIP);
    await magistra.sees('One cell could not be read');
    await page.getByText('C11: “pu3llārum” has the character “3”, which no card has.').waitFor();
    await page.getByLabel('Table of forms').fill(TABLES.initials);
    await magistra.sees('30 cards, 20 different forms');
    await page.getByRole('cell', { name: 'puellārum' }).waitFor();
    await page.getByLabel('Name of the deck').fill(NAME);
    await magistra.presses('Copy a link');
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
    await magistra.chooses(/^bonus/u, 'Or begin with');
    await magistra.presses('Save on this device');
    await magistra.sees('Saved on this device');
    const saved = page.waitForEvent('download');
    await magistra.presses('Save all as one file');
    const library = await readFile(await (await saved).path());

    const collega = await person('Collega', { language: 'en' }, server.url);
    const { pathname, hash } = new URL(link);
    expect(link.length).toBeLessThan(1000);
    await collega.opens(pathname + hash);
    await collega.sees('30 cards, 20 different forms');
    expect(await collega.page.getByLabel('Name of the deck').inputValue()).toBe(NAME);
    await collega.presses('Practise the forms');
    await collega.sees('Own words are not counted in the map of your forms.');

    // Of a file with several decks, as one by the lessons of a textbook, a colleague chooses.
    await collega.opens('/agreement/words');
    const file = { name: 'My words.json', mimeType: 'application/json', buffer: library };
    await collega.page.getByLabel('Open a file').setInputFiles(file);
    await collega.sees('2 decks of “My words” can now be chosen at “Or begin with”.');
    await collega.chooses(/^Lektion 3$/u, 'Or begin with');
    expect(await collega.page.getByLabel('Name of the deck').inputValue()).toBe(NAME);
    await collega.looksAround('the decks of a library');
    await server.close();
  },
);

journey(
  site,
  'a teacher opens a conjugation, sees the cell that is wrong, plays a round of tense, number and person, and practises the forms',
  'phone',
  async ({ person, language }) => {
    const server = await openServer();
    const magister = await person('Magister', {}, server.url);
    const { page } = magister;
    await magister.opens('/agreement/words');
    const table = page.locator('textarea');
    await table.fill(VERB_TABLES.merged.replace('amās', 'am4s'));
    await page.getByText('C4: ').waitFor();
    await table.fill(VERB_TABLES.merged);
    await page.getByRole('cell', { name: 'amāvērunt' }).waitFor();
    await magister.looksAround('a deck of verbs');

    await magister.presses('Play alone');
    await page.locator('.decl').waitFor();
    const player = await Player.speaking(language, page, VERBS, 'verb');
    await player.untilAsked();
    await player.untilOver(async () => player.act());
    await seesEnd(magister);

    await magister.opens('/agreement/words');
    await page.getByRole('button', { name: 'amō – amāvī', exact: true }).click();
    await magister.presses('Practise the forms');
    await magister.sees('Own words are not counted in the map of your forms.');
    await magister.looksAround('practice of verbs');
    await server.close();
  },
);
