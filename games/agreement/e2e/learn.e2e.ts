import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { Learner } from '@lusoria/tools/e2e/learner.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { phoneFor, walkOnPage } from '@lusoria/tools/e2e/lesson-walk.ts';
import { textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { triesOn } from './support/lesson.ts';

const site = useSite();

test('the first round on a phone in German, with errors on the way, left and taken up again', async () => {
  const look = { width: 390, height: 844, touch: true, language: 'de', name: 'Iulia' } as const;
  const { page } = await site.visit(look);
  await page.goto('/');
  await page.getByRole('link', { name: /^Beim Spielen lernen.*\bille$/ }).click();
  const learner = new Learner(page, { coach: 'Erklärung', goOn: 'Weiter' });
  const press = async (name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  const declare = async (...features: readonly string[]): Promise<void> => {
    for (const feature of features) await press(feature);
    await press(/legen – /);
  };

  await learner.readsUntil(/^Du bist dran\. Nimm illam/);
  await learner.pressesPointed();
  await declare('Nominativ', 'Singular', 'Femininum');
  await learner.hears(/^Noch nicht\. illam kann nicht Nominativ Singular Femininum sein/);
  await check(page, 'an error', true);
  await press('Akkusativ');
  await press(/legen – /);
  await learner.readsUntil(/^illīs kann vieles sein/);
  await learner.pressesPointed();
  await declare('Dativ', 'Plural', 'Femininum');
  await learner.hears(/^Auch richtig: Dativ/);
  await press('Ablativ');
  await press(/legen – /);

  // A returning learner continues at the same step.
  await learner.hears(/^Livia sagt an: Ablativ Singular Femininum/);
  await page.reload();
  await learner.hears(/^Livia sagt an: Ablativ Singular Femininum/);
  await learner.pointed.click();
  await learner.hears(/^Du hattest recht: illa ist nicht Ablativ/);
  await press('Verstanden');
  await learner.readsUntil(/^Du hast die richtige Form: illā/);
  await learner.pressesPointed();
  await declare('Ablativ', 'Singular', 'Femininum');
  await learner.hears(/Keine passt\. Dann ziehst du/);
  await page.getByRole('button', { name: /^Karte ziehen/ }).click();
  await learner.hears(/^Glück gehabt/);
  await declare('Genitiv', 'Singular', 'Femininum');
  await learner.hears(/^Livia hat illārum gelegt/);
  await learner.pressesPointed();
  await declare('Genitiv', 'Plural', 'Neutrum');
  await learner.hears(/^Richtig wäre auch das Neutrum/);
  await press('Maskulinum');
  await press(/legen – /);
  await learner.hears(/^Livia hat eine Karte gezogen/);
  await learner.pressesPointed();
  await declare('Akkusativ', 'Plural', 'Maskulinum');
  await learner.hears(/^Gewonnen!/);

  // The first table is an easy one: the form tables lie open there.
  await learner.presses('Am ersten Tisch spielen');
  await page.getByRole('button', { name: 'Formentabellen' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/offline\//);
});

test.each([
  ['en', 'is', [844, 390]],
  ['la', 'ipse', [360, 640]],
] as const)(
  'the first round in %s with %s, every form declared wrongly first',
  async (language, course, size) => {
    const page = await phoneFor(site, language, size);
    const { say } = await loadLessonMessages(language);
    const tries = await triesOn(page, language);
    const ofErrors = await walkOnPage({
      page,
      language,
      say: (saying) => textOf(say(saying)),
      course,
      tries,
    });
    expect(ofErrors.length).toBeGreaterThan(5);
  },
);
