import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { expect } from 'vitest';
import { VERB_TABLES } from '../notation/table/testing/verbs.ts';

const site = useSite();
const PRESENT = /^(?:Präsens|Present|Praesēns)$/u;
const VERBS = /^(?:Verben|Verbs|Verba): /u;

/** Answers with the first of each choice, rightly or not. */
async function answers(pupil: Traveller, items: number): Promise<void> {
  const { page } = pupil;
  const next = page.getByRole('button', { name: pupil.wholly('Next') });
  for (let n = 1; n <= items; n += 1) {
    await page.locator('.told').waitFor({ state: 'detached' });
    await page.locator('.question h2').waitFor();
    const groups = await page.locator('.question .declare [role="group"]').all();
    for (const group of groups) await group.locator('button:enabled').first().click();
    if (groups.length === 0) await page.locator('.question .question button').first().click();
    const answer = page.locator('.question .btn.sun');
    if ((await answer.count()) > 0) await answer.click();
    await page.locator('.told').waitFor();
    if (n < items) await next.click();
  }
}

journey(
  site,
  'a teacher plays a conjugation with the class: single forms of it are homework, and the map of the class is one of tenses and persons',
  'desktop',
  async ({ person }) => {
    const server = await openServer();
    const teacher = await person('Magister', {}, server.url);
    await teacher.opens('/agreement/words');
    await teacher.page.locator('textarea').fill(VERB_TABLES.merged);
    await teacher.presses('With a class');
    await teacher.sees('Your own decks on this device');
    await teacher.looksAround('a class with a deck of one’s own');
    await teacher.presses(/^amō – amāvī$/u);
    const code = await teacher.page.locator('output.letters').innerText();

    await teacher.presses('Homework');
    await teacher.presses('Practise');
    const groups = teacher.page.getByRole('group', { name: VERBS });
    await groups.first().waitFor();
    expect(await groups.count()).toBe(2);
    const [singular, plural] = [groups.first(), groups.last()];
    await plural.locator('.all input').uncheck();
    for (const row of await singular.locator('tbody tr').all()) {
      const tense = await row.locator('th').innerText();
      if (PRESENT.test(tense)) continue;
      for (const box of await row.locator('input').all()) await box.uncheck();
    }
    await teacher.presses(/^10$/u);
    await teacher.looksAround('single forms of a verb as homework');
    await teacher.presses('Set it');
    await teacher.sees('0 of 0 done, 0 begun, 0 not begun');

    const anna = await person('Anna', { size: 'phone' }, server.url);
    await anna.opens(`/e/${code}/homework`);
    await anna.presses('Come in');
    // Twice, as one who is not sure that the first press counted.
    await anna.page.getByRole('button', { name: anna.wholly('Begin') }).dblclick();
    await answers(anna, 10);
    expect(await anna.page.getByRole('alert').count()).toBe(0);
    await anna.looksAround('the last exercise on a verb');
    await teacher.sees('1 of 1 done, 0 begun, 0 not begun');

    await teacher.presses('Results');
    const maps = teacher.page.locator('.map table').filter({ visible: true });
    await maps.first().waitFor();
    expect(await maps.count()).toBe(2);
    expect(await maps.first().locator('caption').innerText()).toMatch(VERBS);
    const [first, last] = [maps.first().locator('tbody tr').first(), maps.last()];
    expect(await first.locator('th').innerText()).toMatch(PRESENT);
    // Some of what was asked about is known of by now; of the plural nothing was asked.
    await first.locator('.cell b').first().waitFor();
    await teacher.looksAround('the map of a conjugation');
    await last.scrollIntoViewIfNeeded();
    await server.close();
  },
);
