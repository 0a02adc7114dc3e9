import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { opensClass } from '@lusoria/testing/journey/class.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { expect } from 'vitest';
import { practice } from '../practice.ts';
import { answerByKeyboard } from './practice.ts';

const site = useSite();
const ITEMS = 20;

/** The same person without a page. */
async function clientOf({ page }: Traveller, url: string): Promise<Client> {
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  return join(url, { token });
}

/** Answers to items of every kind, of each two that cannot both be right. */
const POSSIBLE = [
  { kind: 'judge', right: true },
  { kind: 'judge', right: false },
  { kind: 'agree', as: 'nom-sg-m' },
  { kind: 'agree', as: 'abl-pl-n' },
  { kind: 'layable', cards: [] },
  { kind: 'layable', cards: [0] },
  { kind: 'macron', card: 0 },
  { kind: 'macron', card: 1 },
  { kind: 'readings', cells: [] },
];

/** An answer to an item of practice that is wrong. */
function wrongAnswer(options: unknown, item: unknown): unknown {
  const wrong = POSSIBLE.find((one) => practice.check(options, item, one)?.right === false);
  return defined(wrong, `a wrong answer to ${JSON.stringify(item)}`);
}

/** Answers what is left of the practice, all of it wrongly. */
async function answersWrongly(client: Client, code: string): Promise<void> {
  await askEvents(client, { ask: 'open', event: code });
  for (let no = 1; no < ITEMS; no += 1) {
    const view = await untilEvent(
      client,
      ({ homework }) => homework[0]?.pieces[0]?.practice?.next?.no === no,
    );
    const homework = defined(view.homework[0], 'the homework');
    const next = defined(homework.pieces[0]?.practice?.next ?? undefined, 'an item');
    const answer = wrongAnswer(homework.options, next.item);
    expect(await doEvent(client, code, { do: 'answer-item', homework: 0, item: no, answer })).toBe(
      'done',
    );
  }
}

/** Answers an item of practice by the keyboard, and goes on. */
async function answersOne(pupil: Traveller): Promise<void> {
  const { page } = pupil;
  await page.locator('progress').waitFor();
  await page.locator('.question, .declare, fieldset').first().waitFor();
  await pupil.looksAround('an item of practice');
  await answerByKeyboard(page, page.locator('.declare'), pupil.pressable('Next'));
  await pupil.pressable('Next').waitFor();
  await pupil.looksAround('an answer of practice');
}

/** At the table's own address one has the help that was set for her, and the other has none. */
async function haveTheSameAt(path: string, helped: Traveller, other: Traveller): Promise<void> {
  await helped.opens(path);
  await helped.pressable('A hint for this turn').waitFor();
  await helped.pressable('Form tables').first().waitFor();
  await other.opens(path);
  await other.page.locator('.hand button').first().waitFor();
  expect(await other.pressable('A hint for this turn').count()).toBe(0);
}

journey(
  site,
  'a teacher sets practice, and the results propose open tables and hints for a pupil who lacks those forms: only she has them in the next round; rules for one are a table’s, the easiest counts, and all is taken back',
  'desktop',
  async ({ person }) => {
    const server = await openServer();
    const { url } = server;
    const teacher = await person('Magistra', {}, url);
    const code = await opensClass(teacher);
    const director = await clientOf(teacher, url);
    await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
    await teacher.sees('Everybody plays with the same settings.');
    await teacher.presses('Homework');
    await teacher.presses('Practise');
    const tables = teacher.page.locator('fieldset');
    await tables.first().waitFor();
    for (const table of await tables.all()) await table.locator('.all input').uncheck();
    await teacher.sees('Nothing is chosen yet.');
    for (const n of [0, 1, 2]) await tables.first().locator('tbody input').nth(n).check();
    await teacher.looksAround('practice that is set');
    await teacher.presses('Set it');

    const anna = await person('Anna', { size: 'phone' }, url);
    const ben = await person('Ben', { size: 'phone-320' }, url);
    for (const one of [anna, ben]) {
      await one.opens(`/e/${code}/homework`);
      await one.presses('Come in');
      await one.sees('not begun');
    }
    await anna.presses('Begin');
    await answersOne(anna);
    await answersWrongly(await clientOf(anna, url), code);
    await anna.page.locator('.end').waitFor();
    await teacher.presses('Results');
    await teacher.presses('Set it so');
    await teacher.pressable('Take it back').waitFor();
    await teacher.looksAround('the results with a setting that was proposed');
    await teacher.presses('Take it back');
    await teacher.presses('Set it so');
    await teacher.pressable('Take it back').waitFor();

    // In the round only Anna has what was set, at once.
    for (const one of [anna, ben]) await one.opens(`/e/${code}`);
    await teacher.opens(`/e/${code}`);
    const settings = teacher.page.locator('section', {
      has: teacher.page.getByRole('heading', { name: teacher.wholly('For single pupils') }),
    });
    await teacher.sees(/Anna/u, settings);
    await teacher.presses('Assign tables');
    await teacher.looksAround('the console with what is different for one');
    await teacher.presses('Start all');
    for (const { page } of [anna, ben]) await page.locator('.hand button').first().waitFor();
    const hint = anna.pressable('A hint for this turn');
    await hint.waitFor();
    await anna.pressable('Form tables').first().waitFor();
    expect(await ben.pressable('A hint for this turn').count()).toBe(0);
    expect(await ben.pressable('Form tables').count()).toBe(0);
    const benAlone = await clientOf(ben, url);
    await askEvents(benAlone, { ask: 'open', event: code });
    const seen = await untilEvent(benAlone, (view) => ownTable(view) !== null);
    expect(JSON.stringify(seen)).not.toContain('hints');
    const table = await benAlone.open(defined(ownTable(seen) ?? undefined));
    const { seat, seats } = benAlone.table(table).view;
    const annas = seats.findIndex(({ kind }, one) => kind === 'person' && one !== seat);
    await play(
      benAlone,
      table,
      await botPlayer('uniform', 'Ben'),
      ({ round }) => round?.play?.must.includes(annas) === true,
    );
    await hint.click();
    await anna.page.locator('.hint-strip p').waitFor();
    await anna.looksAround('a hint in a class');
    await anna.presses('Form tables');
    await anna.page.locator('dialog table').first().waitFor();
    await anna.looksAround('the form tables of one pupil');
    await anna.page.keyboard.press('Escape');

    await haveTheSameAt(`/t/${table}`, anna, ben);
    for (const one of [anna, ben]) await one.opens(`/e/${code}`);
    await hint.waitFor();

    // Whoever comes late and was expected is no newcomer.
    await doEvent(director, code, { do: 'list', names: ['Cara'] });
    const cara = await join(url);
    await askEvents(cara, { ask: 'open', event: code });
    await doEvent(cara, code, { do: 'join', name: 'Cara', member: 2 });
    await joinEvent(await join(url), code, 'Dora');
    await teacher.sees('4 joined');
    await teacher.sees('Came later: Dora');

    // Rules are those of the table: the easiest of what its people are to have, from the next round on.
    const sets = async (name: string, nth: number, choice: number) => {
      await teacher.presses('Set for some …');
      await teacher.chooses(new RegExp(`^${name}$`, 'u'), 'For whom');
      const rules = teacher.page.locator('dialog .seg');
      await rules.nth(nth).locator('button').nth(choice).click();
      await teacher.looksAround(`the settings of ${name}`);
      await teacher.presses('Set', teacher.page.locator('dialog'));
      await teacher.page.locator('dialog').waitFor({ state: 'detached' });
    };
    await sets('Ben', 0, 1);
    await sets('Anna', 0, 2);
    await teacher.presses('End the round');
    await teacher.presses('End it without points');
    await teacher.presses('Assign tables');
    await teacher.sees(/Ben/u, settings.locator('.small'));
    await teacher.sees('What was set for Anna is harder and does not count at table 1.', settings);
    await teacher.looksAround('the console with rules of one table');
    await teacher.presses('Start round 2');
    await ben.pressable('Form tables').first().waitFor();

    await teacher.presses('Set for some …');
    await teacher.chooses(/^Anna$/u, 'For whom');
    await teacher.presses('Play as the class does');
    await hint.waitFor({ state: 'detached' });
    await teacher.presses('Take it back');
    await hint.waitFor();
  },
);
