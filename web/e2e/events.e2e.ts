import { readFile } from 'node:fs/promises';
import { everywhere, findings, overflow } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import {
  FROM_THE_BACK,
  hangWall,
  overflowing,
  smallestLetters,
} from '@lusoria/testing/browser/wall.ts';
import { join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, QUICK } from '@lusoria/testing/people/play.ts';
import { speak } from '@lusoria/testing/sight/looks.ts';
import { until } from '@lusoria/testing/until.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('a teacher needs three presses from the lobby to the first card for all, and sees what comes of it', async () => {
  const { page: teacher } = await site.visit({ name: 'Magistra' });
  const check = everywhere(teacher);
  await teacher.goto('/');
  await teacher.getByRole('link', { name: 'With a class' }).click();
  await teacher.getByRole('button', { name: 'is – ea – id' }).click();
  const code = await teacher.getByLabel('Code', { exact: true }).innerText();

  // Five clients without a page, and one who joins by the code.
  const others = await Promise.all(
    ['Anna', 'Brutus', 'Cato', 'Drusus', 'Emilia'].map(async (name) =>
      join(site.server.url, { name }),
    ),
  );
  for (const [i, one] of others.entries()) await joinEvent(one, code, `Pupil ${i}`);
  const { page: pupil } = await site.visit({ name: 'Livia', width: 390, height: 844, touch: true });
  await pupil.goto('/');
  await pupil.getByLabel('Table code').fill(code);
  await pupil.getByRole('button', { name: 'Join', exact: true }).click();
  await pupil.getByRole('button', { name: 'Come in' }).click();
  await pupil.getByText('You are in. It will begin soon.').first().waitFor();
  expect(await findings(pupil)).toEqual([]);
  // Two have one name: the second is told to write another.
  const { page: namesake } = await site.visit({ name: 'Livia', width: 320, height: 568 });
  await namesake.goto(`/e/${code}`);
  await namesake.getByRole('button', { name: 'Come in' }).click();
  await teacher.getByRole('button', { name: 'Do not let in' }).click();
  await namesake.getByText('Write your real name').waitFor();
  await namesake.close();
  // This server is reached from this device only, which the teacher is told before anybody waits.
  await teacher.getByText('Only this device can open this address.').waitFor();
  await teacher.getByText('6 joined').first().waitFor();
  await check('the console');

  await teacher.getByRole('button', { name: 'Start all' }).click();
  await pupil.locator('.hand button').first().waitFor();

  // The wall screen, on a device that knows only the address, readable from the back row.
  const { page: wall } = await site.visit({ name: 'Wall' });
  await hangWall(wall, teacher);
  await wall.getByRole('heading', { name: 'Table 2' }).waitFor();
  await wall
    .getByText(/^\d+ cards?$/)
    .first()
    .waitFor();
  expect(await smallestLetters(wall)).toBeGreaterThanOrEqual(FROM_THE_BACK);
  await teacher.getByRole('button', { name: 'Onto the projector' }).first().click();
  await wall.locator('.felt .ring').waitFor();
  expect(await smallestLetters(wall)).toBeGreaterThanOrEqual(FROM_THE_BACK);
  await teacher.getByRole('button', { name: 'Off the projector' }).first().click();
  await wall.getByRole('heading', { name: 'Table 2' }).waitFor();
  expect(await wall.getByText('Livia').count()).toBe(1);

  await teacher.getByLabel('A message to all').fill('Five more minutes');
  await teacher.getByRole('button', { name: 'Send' }).click();
  await pupil.getByText('Five more minutes').first().waitFor();
  await wall.getByText('Five more minutes').first().waitFor();

  // The phone is lost: they return by name, and the director confirms.
  const { page: phone } = await site.visit({ name: 'livia', width: 360, height: 640, touch: true });
  await phone.goto(`/e/${code}`);
  await phone.getByRole('button', { name: 'Come in' }).click();
  await phone.getByText('Whoever leads has been asked').first().waitFor();
  await teacher.getByText('Is Livia back on another device?').waitFor();
  await teacher.getByRole('button', { name: 'Yes' }).click();
  await phone.locator('.hand button').first().waitFor();
  await phone.getByText('Livia (you)', { exact: true }).waitFor();
  await pupil.getByRole('button', { name: 'Come in' }).waitFor();

  await teacher.getByRole('button', { name: 'End the round' }).click();
  await teacher.getByRole('button', { name: 'End it without points' }).press('Enter');
  await phone.getByRole('button', { name: /This round is over/ }).click();
  await phone.locator('#main').getByText('This round is over.').waitFor();
  await teacher.getByRole('button', { name: 'Start round 2' }).waitFor();
  // The button that was pressed is gone; by key one is still at the tables.
  await teacher.keyboard.press('Tab');
  expect(await teacher.locator('.columns .main :focus').count()).toBe(1);
});

test('the results are a file that a spreadsheet opens, and are deleted with one press', async () => {
  const { page: teacher } = await site.visit({ name: 'Magistra', width: 1024, height: 768 });
  await teacher.goto('/class');
  await teacher.getByRole('button', { name: 'is – ea – id' }).click();
  const code = await teacher.getByLabel('Code', { exact: true }).innerText();
  // The same person without a page, so nobody waits for long.
  const token = await teacher.evaluate(() => localStorage.getItem('lusoria.token'));
  const hurried = await join(site.server.url, { token });
  await doEvent(hurried, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
  const pupils = await Promise.all(['a', 'b', 'c'].map(async () => join(site.server.url)));
  for (const [i, one] of pupils.entries())
    await joinEvent(one, code, ['=Anna', 'Björn', 'Cato'][i] ?? '');
  await teacher.getByRole('button', { name: 'Start all' }).click();
  const [first] = pupils;
  if (!first) throw new Error('nobody is there');
  await untilEvent(first, (view) => ownTable(view) !== null);
  await Promise.all(
    // Weak players produce errors for the debriefing.
    pupils.map(async (one, i) => playEventRound(one, 1, await botPlayer('pupil:20', `p${i}`))),
  );
  await teacher.getByRole('button', { name: 'Start round 2' }).waitFor();

  // On the wall: knowledge, common errors, and questions to all.
  const { page: wall } = await site.visit({ name: 'Wall' });
  await hangWall(wall, teacher);
  await wall.getByRole('heading', { name: 'What the class knows' }).waitFor();
  expect(await smallestLetters(wall)).toBeGreaterThanOrEqual(FROM_THE_BACK);
  expect(await overflowing(wall, '.slide')).toBe(false);
  await wall.keyboard.press('ArrowRight');
  await wall.getByRole('heading', { name: 'The most frequent confusions' }).waitFor();
  expect(await wall.locator('.slide li').first().innerText()).toMatch(/^\d+ ×/);
  expect(await smallestLetters(wall)).toBeGreaterThanOrEqual(FROM_THE_BACK);
  expect(await overflowing(wall, '.slide')).toBe(false);
  expect(await findings(wall)).toEqual([]);
  await wall.close();

  await teacher.getByRole('link', { name: 'Results' }).click();
  await teacher.getByRole('row').nth(2).waitFor();
  const check = everywhere(teacher);
  await check('the results');
  // Individual reports, too.
  await teacher.locator('.whose select').selectOption('Björn');
  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Table (CSV)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFPlace,Name,Round 1,')).toBe(true);
  expect(text).toMatch(/'=Anna/);
  expect(text).toContain('Björn');
  // What is known of a form, and from how many answers, is in the file as it is on the page.
  const [heading = '', row = ''] = text.split('\r\n');
  await teacher.locator('.whose select').selectOption(row.split(',')[1]?.replace("'", '') ?? '');
  const singular = teacher.getByRole('table', { name: 'Singular' });
  const inFile = (what: string) => row.split(',')[heading.split(',').indexOf(what)];
  const nominative = singular
    .getByRole('row', { name: /^Nominative/ })
    .getByRole('cell')
    .first();
  const form = 'nominative singular masculine';
  // What nothing tells about has no figure in either.
  const told =
    inFile(form) === ''
      ? '–$'
      : `${inFile(form)} %\\s+n ${inFile(`${form}: n`)} · ${inFile(`${form}: from`)}–`;
  expect(await nominative.innerText()).toMatch(new RegExp(`^${told}`, 'u'));

  // Whoever changes the language reads what the records tell in it, too.
  await speak(teacher, 'de');
  await teacher.getByText('Nominativ', { exact: true }).first().waitFor();
  await speak(teacher, 'en');
  await teacher.getByRole('button', { name: 'Delete all of this' }).click();
  await teacher.getByRole('button', { name: 'Delete for good' }).click();
  await teacher.getByRole('heading', { name: 'What will be played?' }).waitFor();
  expect(await doEvent(first, code, { do: 'leave' })).toBe('no-such-event');
});

test.each(['de', 'la'] as const)(
  'the pages of classes and evenings speak %s on a phone',
  async (language) => {
    const { page } = await site.visit({
      language,
      width: 360,
      height: 640,
      touch: true,
      dark: true,
    });
    await page.goto('/evening');
    await page.locator('.games button').nth(3).click();
    await page.locator('.letters').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.goto('/privacy');
    await page.locator('.text b').waitFor();
    // Strengths and passkeys are told; e-mails, which this server does not send, are not.
    expect(await page.getByText(/passkey/iu).count()).toBe(1);
    expect(await page.getByText(/e-mail|ēlectronic/iu).count()).toBe(0);
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.goto('/papers');
    await page.locator('article mark').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
  },
);

test('a class plays in teams that are drawn: the teacher sees how they stand, and everybody once the standings are shown to all', async () => {
  const { page: teacher } = await site.visit({ name: 'Magistra' });
  await teacher.goto('/class');
  await teacher.getByRole('button', { name: 'is – ea – id' }).click();
  const code = await teacher.getByLabel('Code', { exact: true }).innerText();
  const token = await teacher.evaluate(() => localStorage.getItem('lusoria.token'));
  const director = await join(site.server.url, { token });
  await askEvents(director, { ask: 'open', event: code });
  await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
  const pupils = await Promise.all(
    ['Anna', 'Brutus', 'Cato', 'Drusus'].map(async (name) => join(site.server.url, { name })),
  );
  for (const [i, one] of pupils.entries()) await joinEvent(one, code, `Pupil ${i}`);
  await teacher.getByText('4 joined').first().waitFor();
  await teacher.getByRole('button', { name: 'Form teams' }).click();
  await teacher.getByRole('button', { name: '2', exact: true }).click();
  const written = await teacher
    .getByLabel(/^Team of/u)
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : '')));
  expect(written.toSorted()).toEqual(['Team 1', 'Team 1', 'Team 2', 'Team 2']);
  await teacher.getByRole('button', { name: 'Apply' }).click();
  await teacher.getByText('Only you see how the teams stand.').waitFor();

  await teacher.getByRole('button', { name: 'Start all' }).click();
  await Promise.all(
    pupils.map(async (one, i) => playEventRound(one, 1, await botPlayer('uniform', `t ${i}`))),
  );
  await teacher.getByText('What all of a team have in all rounds together counts').waitFor();

  const { page: wall } = await site.visit({ name: 'Wall' });
  await hangWall(wall, teacher);
  await teacher.getByRole('button', { name: 'Game and rules' }).click();
  await teacher.getByRole('dialog').getByText('Everybody sees the standings').click();
  await teacher.getByRole('button', { name: 'Apply' }).click();
  await wall.getByRole('heading', { name: 'The podium' }).waitFor();
  await until(async () => {
    await wall.keyboard.press('ArrowRight');
    return (await wall.getByRole('heading', { name: 'Teams' }).count()) > 0;
  });
  await wall.getByText('Team 2').waitFor();
});
