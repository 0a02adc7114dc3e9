import { openWall } from '@lusoria/testing/browser/wall.ts';
import type { Client } from '@lusoria/testing/people/client.ts';
import { doEvent, untilEvent } from '@lusoria/testing/people/event.ts';
import { QUICK } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';
import { comeIn, openClass, pupilNames } from './people.ts';

const PUPILS = 27;

/** A question for a whole class, on the console, a pupil's screen and the wall; and a rehearsal. */
export async function takeQuestionPictures(camera: Camera): Promise<void> {
  const { page, url, shot, shotOfWall, another } = camera;
  const { code, teacher } = await openClass(camera);
  await doEvent(teacher, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
  const pupil = await another('Wilhelmina Hohenfels');
  await pupil.page.goto(`/e/${code}`);
  await pupil.page.getByRole('button', { name: 'Come in' }).click();
  const others = await comeIn(url, code, pupilNames(PUPILS));
  await page
    .getByText(`${PUPILS + 1} joined`)
    .first()
    .waitFor();
  await shot('class-full');
  await pupil.shot('class-waiting');
  await page.getByRole('button', { name: 'Start all' }).click();
  await pupil.page.locator('.hand button').first().waitFor();
  await page.getByRole('button', { name: 'Question for all' }).click();
  await page.getByRole('button', { name: 'Ask everybody' }).waitFor();
  await shot('question-choice');
  await page.getByRole('button', { name: 'Ask everybody' }).click();
  const wall = await openWall(page, code);
  const takeAll = async (name: string) => {
    await shot(`question-console-${name}`);
    await pupil.shot(`question-pupil-${name}`);
    await shotOfWall(wall, `question-wall-${name}`);
  };
  await pupil.page.getByText('Choose your answer', { exact: false }).waitFor();
  for (const [i, one] of others.entries()) if (i % 5 > 0) await reply(one, code, i);
  await page
    .getByText(`21 of ${PUPILS + 1} have answered`)
    .first()
    .waitFor();
  await takeAll('open');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await pupil.page.getByText('The question is closed.').waitFor();
  await takeAll('closed');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await wall.locator('.reason').first().waitFor();
  await pupil.page.locator('.bar').first().waitFor();
  await takeAll('shown');
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('button', { name: 'End the round' }).click();
  await page.getByRole('dialog').waitFor();
  await shot('class-bell');
  await page.keyboard.press('Escape');
  await wall.close();
  await takeRehearsal(camera);
}

/** Answers one or another of what is offered. */
async function reply(one: Client, code: string, choice: number): Promise<void> {
  const { question } = await untilEvent(one, (view) => view.question?.phase === 'open');
  const answer = choice % (question?.answers.length ?? 1);
  await doEvent(one, code, { do: 'reply', question: 0, answer });
}

async function takeRehearsal({ page, shot }: Camera): Promise<void> {
  await page.goto('/rehearsal');
  const begin = page.getByRole('button', { name: 'Begin the rehearsal' });
  await begin.waitFor();
  await shot('rehearsal');
  await begin.click();
  await page.getByText('28 joined').first().waitFor();
  await shot('rehearsal-console');
  await page.getByRole('complementary').getByRole('button', { name: 'Projector' }).click();
  await page.locator('main.wall').waitFor();
  await shot('rehearsal-wall');
}
