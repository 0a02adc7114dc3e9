import { GAME_IDS, manifestOf } from '@lusoria/games';
import type { Camera } from '@lusoria/testing/sight/camera.ts';

/** Pages of the shell that need no table, by the name of their scene. */
const PAGES = {
  lobby: '/',
  'new-class': '/class',
  'new-evening': '/evening',
  privacy: '/privacy',
  operator: '/admin',
  'no-table': '/t/ZZZZZ',
} as const;

/** The lobby and its dialogs, the pages of the shell, and those that games add: courses, practice, tools. */
export async function takePagePictures({ page, shot }: Camera): Promise<void> {
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
  };
  for (const [scene, path] of Object.entries(PAGES)) {
    await open(path);
    await shot(scene);
  }
  await open('/');
  for (const [i, dialog] of ['help', 'settings'].entries()) {
    await page.locator('header.bar > button').nth(i).click();
    await page.getByRole('dialog').waitFor();
    await shot(dialog);
    await page.keyboard.press('Escape');
  }
  const offers = page.locator('main article');
  for (let i = 0; i < (await offers.count()); i += 1) {
    for (const [n, kind] of ['alone', 'with-friends'].entries()) {
      // The first button plays at once.
      await offers
        .nth(i)
        .getByRole('button')
        .nth(n + 1)
        .click();
      await page.getByRole('dialog').waitFor();
      await shot(`new-table-${kind}-${i + 1}`);
      await page.keyboard.press('Escape');
    }
  }
  for (const id of GAME_IDS) {
    const { lessons, pages } = await manifestOf(id);
    for (const course of lessons?.offers ?? []) {
      await open(`/learn/${course}`);
      await shot(`course-${course}`);
    }
    for (const path of Object.keys(pages ?? {})) {
      await open(path);
      await shot(`page${path.replaceAll('/', '-')}`);
    }
  }
}
