import { defined } from '@lusoria/core';
import { holdOf, openTogether } from '@lusoria/testing/browser/pass.ts';
import { openWall } from '@lusoria/testing/browser/wall.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import {
  doEvent,
  joinEvent,
  makeClass,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { comeIn, openClass } from './people.ts';

const NAMES = ['Anna', 'Brutus', 'Cornelia', 'Decimus', 'Emilia', 'Fabius', 'Gaia', 'Helena'];
/** Bots that know most forms, and produce some errors to discuss. */
const PUPIL = 'pupil:65';
/** Number of log entries after which a table is captured. */
const MIDDLE = 30;

/**
 * Two people at one device, between their turns; then a class: a waiting pupil, the teacher and the wall screen,
 * while they play and afterwards.
 */
export async function takeEventPictures(camera: Camera): Promise<void> {
  const { page, url, shot, shotOfWall } = camera;
  await page.goto('/');
  await openTogether(page, 'is', ['Livia']);
  await holdOf(page).waitFor();
  await shot('curtain');
  const { code, teacher: director } = await openClass(camera);
  await doEvent(director, code, { do: 'title', title: '7b' });
  await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
  const pupils = await comeIn(url, code, NAMES);
  const wall = await openWall(page, code);
  await wall.getByText('8 joined', { exact: true }).waitFor();
  await shotOfWall(wall, 'class-lobby');
  await showDoor(camera, director, code);
  await showAdaptation(camera);
  await page.getByRole('button', { name: 'Start all' }).click();
  await Promise.all(pupils.map(async (one, i) => playOn(one, `${i}`)));
  await page.locator('.last').first().waitFor();
  await shot('class-console');
  await shotOfWall(wall, 'class-board');
  await Promise.all(
    pupils.map(async (one, i) => playEventRound(one, 1, await botPlayer(PUPIL, `end ${i}`))),
  );
  await wall.getByRole('heading', { name: 'What the class knows' }).waitFor();
  await wall.keyboard.press('ArrowRight');
  await wall.getByRole('heading', { name: 'The most frequent confusions' }).waitFor();
  await shotOfWall(wall, 'class-debriefing');
  await page.goto(`/e/${code}/report`);
  await page.getByRole('table').first().waitFor();
  await shot('class-report');
  await takeClocks({ page, url, shot });
}

/** A pupil at a table of four with long names, clocks, and somebody who is offline. */
async function takeClocks({
  page,
  url,
  shot,
}: Pick<Camera, 'page' | 'url' | 'shot'>): Promise<void> {
  const teacher = await join(url, { name: 'Iulia' });
  const { code } = await makeClass(teacher, { clock: 'gentle' }, QUICK);
  await page.goto(`/e/${code}`);
  await page.getByRole('button', { name: 'Come in' }).click();
  await comeIn(url, code, ['Kleopatra Ptolemaia', 'Bo', 'Annemarie']);
  await doEvent(teacher, code, { do: 'start' });
  await page.locator('.plate .away').first().waitFor();
  await page.locator('.hand button').first().waitFor();
  await shot('class-table');
}

/** What one of the class plays with, as it is set and as the console shows it. */
async function showAdaptation({ page, shot }: Camera): Promise<void> {
  await page.getByRole('button', { name: 'Set for some …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: defined(NAMES[0]) });
  await dialog.locator('.seg').first().getByRole('button').nth(1).click();
  await shot('class-adapt');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await shot('class-adapted');
}

/** Somebody of a name that is here already, and two who ask to come in; they are gone afterwards. */
async function showDoor({ page, url, shot }: Camera, director: Client, code: string) {
  await page.getByRole('button', { name: 'On request' }).click();
  const [first, ...others] = [NAMES[0], 'Iulianus', 'Lavinia'].map((name) => defined(name));
  const namesake = await join(url, { name: defined(first) });
  await joinEvent(namesake, code, defined(first));
  await comeIn(url, code, others);
  await page.getByRole('button', { name: 'Let all in' }).waitFor();
  await shot('class-door');
  await doEvent(director, code, { do: 'answer', person: namesake.person(), as: 'nobody' });
  await doEvent(director, code, { do: 'refuse', members: [NAMES.length, NAMES.length + 1] });
}

/** Plays until the middle of the round. */
async function playOn(one: Client, seed: string): Promise<void> {
  const view = await untilEvent(one, (now) => ownTable(now) !== null);
  const table = await one.open(defined(ownTable(view)));
  await play(one, table, await botPlayer(PUPIL, seed), () => one.table(table).seq > MIDDLE);
}
