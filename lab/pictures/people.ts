import { type Client, join } from '@lusoria/testing/people/client.ts';
import { askEvents, joinEvent } from '@lusoria/testing/people/event.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';

/** Characters of a nickname. */
const MAX_LENGTH = 24;

const FIRST =
  'Maximiliane Anna Ben Konstantin Emilia Finn Wilhelmina Greta Hannes Annegret Ida Jonas Friederike Klara Leo Clementine Mila Noah Philippa Oskar Paula Bernadette Quirin Rosa Theodora Simon Tilda Leopoldine'.split(
    ' ',
  );

/** Nicknames of a class, every third as long as a name may be. */
export function pupilNames(count: number): readonly string[] {
  return FIRST.slice(0, count).map((name, i) =>
    i % 3 === 0 ? `${name}-Charlotte v. Hohenfels`.slice(0, MAX_LENGTH).trim() : name,
  );
}

/** The person of a page once more, without the page; they are known to the server already. */
export async function clientOf({ page, url }: Camera): Promise<Client> {
  await page.waitForFunction(() => localStorage.getItem('lusoria.token') !== null);
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  return join(url, { token });
}

/** A new class on the page, and whoever leads it without the page. */
export async function openClass(
  camera: Camera,
): Promise<{ readonly code: string; readonly teacher: Client }> {
  const { page } = camera;
  await page.goto('/class');
  await page.getByRole('button', { name: 'is – ea – id' }).click();
  const code = await page.getByLabel('Code', { exact: true }).innerText();
  const teacher = await clientOf(camera);
  await askEvents(teacher, { ask: 'open', event: code });
  return { code, teacher };
}

/** People without pages come in, in this order. */
export async function comeIn(
  url: string,
  code: string,
  names: readonly string[],
): Promise<readonly Client[]> {
  const all: Client[] = [];
  for (const name of names) {
    const one = await join(url, { name });
    await joinEvent(one, code, name);
    all.push(one);
  }
  return all;
}
