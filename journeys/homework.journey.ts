import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { opensClass } from '@lusoria/testing/journey/class.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, untilEvent } from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import { openServerOfDays } from '@lusoria/testing/server/days.ts';
import { expectInWindow } from '@lusoria/testing/sight/sight.ts';
import { expect } from 'vitest';

const site = useSite();
/** As long as it may be. */
const TITLE = 'Ille, ipse and iste once more, before the test on Monday 7th';

async function clientOf({ page }: Traveller) {
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  return join(new URL(page.url()).origin, { token });
}

/** Plays the round that is shown to its end, as somebody who knows every form. */
async function playsOne(pupil: Traveller, code: string): Promise<void> {
  const client = await clientOf(pupil);
  await askEvents(client, { ask: 'open', event: code });
  const view = await untilEvent(
    client,
    ({ homework }) => homework[0]?.pieces[0]?.tables.at(-1)?.over === false,
  );
  const table = await client.open(
    defined(view.homework[0]?.pieces[0]?.tables.at(-1), 'a table').table,
  );
  const player = await botPlayer('uniform', table);
  await play(client, table, player, ({ phase }) => phase === 'over');
  await client.close();
}

async function wordOf({ page }: Traveller): Promise<string> {
  return page.locator('output.word').innerText();
}

journey(
  site,
  'homework: set on a laptop, done on phones on several days, one goes on at another device and does not finish; then all is deleted',
  'desktop',
  async ({ person }) => {
    const server = await openServerOfDays();
    const teacher = await person('Magistra', {}, server.url);
    const code = await opensClass(teacher);
    const director = await clientOf(teacher);
    await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
    await director.close();
    await teacher.presses('Homework');
    await teacher.sees('Nothing is set at the moment.');
    await teacher.writes(TITLE, 'Name of the homework');
    await teacher.looksAround('new homework');
    const due = teacher.page.getByLabel(teacher.partly('Due on'));
    const usual = await due.inputValue();
    await due.fill('2020-01-01T10:00');
    await teacher.presses('Set it');
    const refusal = teacher.page.getByRole('alert');
    await refusal.waitFor();
    await expectInWindow('a date that is over', { refusal });
    await due.fill(usual);
    await teacher.presses('Set it');
    await teacher.sees('0 of 0 done, 0 begun, 0 not begun');
    expect(await refusal.count()).toBe(0);
    const set = teacher.page.getByRole('heading', { name: TITLE });
    await expectInWindow('the homework that was set', { set });

    const anna = await person('Anna', { size: 'phone' }, server.url);
    await anna.opens(`/e/${code}/homework`);
    await anna.presses('Come in');
    await anna.sees('Your homework');
    await anna.sees('not begun');
    const ben = await person('Ben', { size: 'phone-320' }, server.url);
    await ben.opens(`/e/${code}/homework`);
    await ben.presses('Come in');
    await ben.sees('not begun');
    await teacher.sees('0 of 2 done, 0 begun, 2 not begun');
    await anna.presses('Begin');
    await anna.page.locator('.hand button').first().waitFor();
    await anna.goesBack();
    await anna.sees('0 of 2');
    await anna.presses('Play on');
    await anna.page.locator('.hand button').first().waitFor();
    await anna.reloads();
    await anna.page.locator('.hand button').first().waitFor();
    await playsOne(anna, code);
    await anna.sees('1 of 2');
    await teacher.sees('0 of 2 done, 1 begun, 1 not begun');

    // On the next day the other device of Ben takes the place of the first.
    server.passes(1);
    await ben.presses('Begin');
    await ben.page.locator('.hand button').first().waitFor();
    await ben.page.locator('.stock').waitFor();
    await ben.looksAround('a table of homework');
    await playsOne(ben, code);
    await ben.presses('Back');
    await ben.sees('1 of 2');
    await ben.looksAround('the homework');
    const word = await wordOf(ben);
    const tablet = await person('Benedikt', { size: 'phone-side' }, server.url);
    await tablet.opens(`/e/${code}/homework`);
    await tablet.page.locator('summary').click();
    await tablet.writes(word.toUpperCase().replaceAll('-', ' '), 'Your personal word');
    await tablet.looksAround('the way back');
    await tablet.presses('Go on here');
    await tablet.sees('1 of 2');
    expect(await wordOf(tablet)).toBe(word);
    await ben.sees('Have you been here before, at another device?');

    // The way to it begins in the hall of the device, without a code; another tab shows the hall until it is done.
    server.passes(1);
    await anna.opens('/');
    await anna.looksAround('the hall with homework');
    const hall = await anna.opensTab('/');
    await hall.sees('Your homework');
    await anna.presses(new RegExp(TITLE, 'u'));
    await anna.sees('1 of 2');
    await anna.presses('Next game');
    await anna.page.locator('.hand button').first().waitFor();
    await playsOne(anna, code);
    await anna.sees('Done, well done!');
    await hall.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await hall.seesNo('Your homework');
    await hall.closes();
    await anna.seesNo('The next round begins for everybody at the same time.');
    await teacher.sees('1 of 2 done, 1 begun, 0 not begun');

    // A week later what is missing is late.
    server.passes(7);
    await tablet.reloads();
    await tablet.sees(
      'It was due. You can still play; it is marked as late and counts all the same.',
    );
    await teacher.reloads();
    await teacher.sees('1 of 2 done, 1 begun, 0 not begun');
    await teacher.looksAround('the homework of the class');
    await teacher.presses('Results');
    const rows = teacher.page.getByRole('region', { name: teacher.wholly('Homework') });
    await teacher.sees('done', rows.getByRole('row').filter({ hasText: 'Anna' }));
    await teacher.sees('1 of 2', rows.getByRole('row').filter({ hasText: 'Ben' }));
    // What was answered is there as of lessons.
    await teacher.page
      .locator('table.answers')
      .getByRole('row')
      .filter({ hasText: 'Anna' })
      .waitFor();
    await teacher.looksAround('the results');
    await teacher.presses('Delete all of this');
    await teacher.presses('Delete for good');
    await teacher.page.waitForURL(/\/class$/u);
    await anna.sees('There is nothing under this code. Is it typed correctly?');
  },
);
