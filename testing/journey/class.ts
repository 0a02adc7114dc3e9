import type { Traveller } from './traveller.ts';

/** A teacher opens a class with the Latin game from the hall. @returns its code */
export async function opensClass(teacher: Traveller): Promise<string> {
  await teacher.opens('/');
  await teacher.presses('With a class');
  await teacher.presses(/^is – ea – id/u);
  return teacher.page.locator('output.letters').innerText();
}
