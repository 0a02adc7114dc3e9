import { defined } from '@lusoria/core';
import type { Traveller } from './traveller.ts';

/** A question to all, from the console to the answer: whoever leads asks the first one that is proposed, and somebody answers it. */
export async function asksAll(leader: Traveller, pupil: Traveller, people: number): Promise<void> {
  await leader.presses('Question for all');
  await leader.looksAround('a question is chosen');
  await leader.presses('Ask everybody');
  await pupil.sees('Choose your answer. Nobody sees it until the question is closed.');
  await pupil.looksAround('a question');
  const answers = pupil.page.locator('.answers button');
  await answers.first().click();
  await pupil.page.locator('.answers [aria-pressed=true]').waitFor();
  await leader.sees(`1 of ${people} have answered`);
  await leader.presses('Show the answer');
  const verdict = pupil.page.locator('.verdict h2');
  await verdict.waitFor();
  const told = await verdict.innerText();
  const isRight = pupil.wholly('Right!').test(told);
  defined(isRight || pupil.wholly('Not right.').test(told) ? told : undefined, 'a verdict');
  await pupil.looksAround('the answer to a question');
  await leader.looksAround('what was answered');
  await leader.presses('Take it away');
  await verdict.waitFor({ state: 'detached' });
}
