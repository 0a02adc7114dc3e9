import { fileURLToPath } from 'node:url';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { expect } from 'vitest';

const site = useSite();
/** As long as a name may be. */
const ILLE = /^ille\s– illa\s– illud$/u;
const LONG = 'Maximiliana-Theodora von';

async function codeOn({ page }: Traveller): Promise<string> {
  return page.locator('output.letters').innerText();
}

async function unfolds(one: Traveller, label: string): Promise<void> {
  await one.page.locator('summary', { hasText: one.partly(label) }).click();
}

/** A class list of a spreadsheet. */
const CLASS_LIST = fileURLToPath(
  new URL('../kits/web/spreadsheet/testing/class.xlsx', import.meta.url),
);

journey(
  site,
  'a class from week to week: names are typed once and picked from then on, a second device opens it, and all is deleted',
  'desktop',
  async ({ person }) => {
    const teacher = await person('Magistra');
    await teacher.opens('/class');
    await unfolds(teacher, 'Keep a new class');
    await teacher.writes('7b', 'What is the class called?');
    await teacher.page.getByLabel(teacher.partly('Open a file')).setInputFiles(CLASS_LIST);
    await teacher.sees(/Anna Lena Müller/u);
    await teacher.page.locator('textarea').fill(`Anna\nBen\n${LONG}`);
    await teacher.looksAround('a new class');
    await teacher.presses('Keep the class');
    await teacher.sees('There has been no lesson yet.');
    await teacher.looksAround('the class before its first lesson');
    await teacher.writes('Monday', 'Name of the lesson');
    await teacher.chooses(ILLE, 'What will be played?');
    await teacher.presses('Begin the lesson');
    const first = await codeOn(teacher);
    await teacher.sees(ILLE);

    const anna = await person('Somebody', { size: 'phone' });
    await anna.opens(`/e/${first}`);
    await anna.sees(/^Anna$/u);
    await anna.seesNo(/ – /u);
    await anna.presses(/^Anna$/u);
    await anna.sees('You are in. It will begin soon.');
    await anna.sees(ILLE);
    const dora = await person('Dora', { size: 'phone-320' });
    await dora.opens(`/e/${first}`);
    await dora.presses('Come in');
    await dora.sees('You are in. It will begin soon.');
    await teacher.sees('2 joined');

    // A week later Dora is in the class, and Anna is known. Its lessons are found with the class, and only there.
    await teacher.opens('/class');
    await teacher.sees(/one lesson|eine Stunde|lēctiō ūna/u);
    await teacher.seesNo('Your classes and evenings');
    await teacher.presses(/^7b/u);
    await teacher.sees(/Dora/u);
    await teacher.writes('Monday again', 'Name of the lesson');
    await teacher.presses('Begin the lesson');
    const second = await codeOn(teacher);
    expect(second).not.toBe(first);
    // As it was played the last time.
    await teacher.sees(ILLE);
    await anna.opens(`/e/${second}`);
    await anna.looksAround('a pupil whose device is known');
    await anna.presses('I am Anna');
    await anna.sees('You are in. It will begin soon.');

    await teacher.goesBack();
    await unfolds(teacher, 'Open on another device');
    const link = await teacher.page.locator('.link').innerText();
    await teacher.looksAround('the class with its link');
    const phone = await person('Magistra', { size: 'phone-320' });
    await phone.opens(new URL(link).pathname + new URL(link).hash);
    await phone.sees(/^Monday again$/u);
    expect(phone.page.url()).not.toContain('#');
    await phone.looksAround('the class on another device');
    await phone.presses('Delete the class and all lessons');
    await phone.presses('Delete for good');
    await phone.sees('Classes that stay');
    // The page that is still open elsewhere says so at once.
    await teacher.sees('This class has been deleted.');
    await teacher.reloads();
    await teacher.sees(
      'There is no such class, or this device does not know it. Open it with its link.',
    );
    await anna.opens(`/e/${second}`);
    await anna.sees('There is nothing under this code. Is it typed correctly?');
  },
);
