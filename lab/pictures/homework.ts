import { defined } from '@lusoria/core';
import type { Client } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, untilEvent } from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { clientOf, comeIn, openClass, pupilNames } from './people.ts';

const PUPILS = 28;
/** How many have done all of it, and how many have begun. */
const [DONE, BEGUN] = [6, 4];
/** As long as it may be. */
const TITLE = 'Wiederholung der Demonstrativpronomina vor der Klassenarbeit';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Homework: for a class of 28, some of whom have done it, and for two pupils. */
export async function takeHomeworkPictures(camera: Camera): Promise<void> {
  const { page, url, shot, another } = camera;
  const { code, teacher } = await openClass(camera);
  await makeHomework(teacher, code);
  const pupils = await comeIn(url, code, pupilNames(PUPILS));
  await Promise.all(
    pupils.slice(0, DONE + BEGUN).map(async (one, i) => plays(one, code, i < DONE)),
  );
  await page.goto(`/e/${code}/homework`);
  const set = page.getByText(TITLE).first();
  await set.waitFor();
  await shot('homework-class');
  await page.goto(`/e/${code}/report`);
  await set.waitFor();
  await shot('homework-results');
  await takePupil(await another('Wilhelmina Hohenfels'), code);
}

async function makeHomework(teacher: Client, code: string): Promise<void> {
  const set = {
    do: 'assign',
    title: TITLE,
    options: { ...QUICK, rounds: 1 },
    work: { kind: 'rounds', rounds: 1 },
    until: Date.now() + 3 * DAY_MS,
    late: 'marked',
  } as const;
  for (const title of [TITLE, 'Ille']) {
    const answer = await doEvent(teacher, code, { ...set, title });
    if (answer !== 'done') throw new Error(answer);
  }
}

/** Somebody begins the first homework, and does it. */
async function plays(pupil: Client, code: string, toTheEnd: boolean): Promise<void> {
  await doEvent(pupil, code, { do: 'begin-homework', homework: 0 });
  const view = await untilEvent(pupil, ({ homework }) => homework[0]?.pieces.length === 1);
  if (!toTheEnd) return;
  const table = await pupil.open(defined(view.homework[0]?.pieces[0]?.tables.at(-1)).table);
  await play(pupil, table, await botPlayer('pupil:70', table), ({ phase }) => phase === 'over');
}

async function takePupil(camera: Camera, code: string): Promise<void> {
  const { page, shot } = camera;
  await page.goto(`/e/${code}/homework`);
  await page.getByRole('button', { name: 'Come in' }).waitFor();
  await shot('homework-entry');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText('not begun').first().waitFor();
  await shot('homework-pupil');
  await page.goto('/');
  await page.getByRole('link', { name: TITLE }).waitFor();
  await shot('homework-hall');
  await page.goto(`/e/${code}/homework`);
  const pupil = await clientOf(camera);
  await askEvents(pupil, { ask: 'open', event: code });
  await untilEvent(pupil, ({ you }) => you.as === 'member');
  await plays(pupil, code, true);
  await page.getByText('Done, well done!').first().waitFor();
  await shot('homework-done');
}
