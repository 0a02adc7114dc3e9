import { defined } from '@lusoria/core';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, playEventRound, untilEvent } from '@lusoria/testing/people/event.ts';
import { botPlayer, PLAYED, QUICK } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { rosterAnswerSchema } from '@lusoria/tournaments/roster';
import { settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { clientOf, pupilNames } from './people.ts';

const PUPILS = 28;
/** Titles of the lessons, and how many come. */
const LESSONS = [
  ['Montag', PUPILS],
  ['Wiederholung vor der Klassenarbeit am Donnerstag', 10],
] as const;

/** A class that is kept: when it is made, with its lessons, and what it has learnt over the weeks. */
export async function takeWeeksPictures(camera: Camera): Promise<void> {
  const { page, url, shot, another } = camera;
  await page.goto('/class');
  await page.locator('summary', { hasText: 'Keep a new class' }).click();
  await page.getByLabel('What is the class called?').fill('7b, Latein am Nachmittag');
  await page.locator('textarea').fill(pupilNames(PUPILS).join('\n'));
  await shot('weeks-new');
  await page.getByRole('button', { name: 'Keep the class' }).click();
  await page.getByText('There has been no lesson yet.').waitFor();
  await shot('weeks-empty');
  const roster = defined(/class\/([^/]+)/u.exec(page.url())?.[1]);
  const teacher = await clientOf(camera);
  for (const [i, [title, count]] of LESSONS.entries()) {
    const code = await newLesson(teacher, roster, title);
    if (i === 0) await takeEntry(await another('Clementine'), code);
    await playLesson(teacher, url, code, count);
  }
  await page.goto(`/class/${roster}`);
  await page.getByText(LESSONS[1][0]).first().waitFor();
  await page.locator('summary', { hasText: 'Open on another device' }).click();
  await shot('weeks-class');
  await page.goto(`/class/${roster}/weeks`);
  await page.getByRole('table').first().waitFor();
  await shot('weeks-results');
  await page.goto('/class');
  await page.getByText('7b, Latein am Nachmittag').waitFor();
  await shot('weeks-list');
}

/** Somebody of the class, who picks their name. */
async function takeEntry({ page, shot }: Camera, code: string): Promise<void> {
  await page.goto(`/e/${code}`);
  await page.getByRole('button', { name: 'Anna', exact: true }).waitFor();
  await shot('weeks-entry');
}

/** Begins a lesson; its code. */
async function newLesson(teacher: Client, roster: string, title: string): Promise<string> {
  const settings = v.parse(settingsSchema, { bot: PLAYED.bot });
  const what = { title, game: PLAYED.game, options: { ...QUICK, rounds: 1 }, settings };
  const answer = await teacher.ask({
    t: 'event',
    request: { ask: 'roster-lesson', roster, ...what },
  });
  if (answer.t !== 'event-answer') throw new Error(codeOf(answer));
  const made = v.parse(rosterAnswerSchema, answer.answer);
  if (made.to !== 'roster-lesson') throw new Error(made.to);
  await askEvents(teacher, { ask: 'open', event: made.event });
  return made.code;
}

/** The first pupils of the class come and play a round. */
async function playLesson(
  teacher: Client,
  url: string,
  code: string,
  count: number,
): Promise<void> {
  const pupils = await Promise.all(Array.from({ length: count }, async () => join(url)));
  for (const [member, one] of pupils.entries()) {
    await askEvents(one, { ask: 'open', event: code });
    const answer = await doEvent(one, code, { do: 'join', name: '', member });
    // Who has played on another device is let in by the teacher.
    if (answer !== 'done') throw new Error(answer);
  }
  await untilEvent(
    teacher,
    ({ members }) => members.filter(({ state }) => state === 'here').length === count,
  );
  await doEvent(teacher, code, { do: 'start' });
  await Promise.all(
    pupils.map(async (one, i) =>
      playEventRound(one, 1, await botPlayer('pupil:70', `${code} ${i}`)),
    ),
  );
  await untilEvent(teacher, ({ round }) => round?.ended === true);
  for (const one of pupils) await one.close();
}
