import { GAME_IDS, manifestOf } from '@lusoria/games';
import { join } from '@lusoria/testing/people/client.ts';
import { PLAYED, QUICK } from '@lusoria/testing/people/play.ts';
import type { Camera } from '@lusoria/testing/sight/camera.ts';

/** Pages of the shell that need no table, by the name of their scene. */
const PAGES = {
  lobby: '/',
  'new-class': '/class',
  'new-evening': '/evening',
  privacy: '/privacy',
  papers: '/papers',
  teachers: '/teachers',
  daily: '/daily',
  operator: '/admin',
  'no-table': '/t/ZZZZZ',
  'no-class': '/class/ro-00000000000000000000',
  'no-shared': '/s/ABCDEFGHJK',
  'no-mail': '/mail#0',
  shared: '/shared',
  strength: '/strength',
  school: '/school',
} as const;

/** The lobby and its dialogs, the pages of the shell, and those that games add: courses, practice, tools. */
export async function takePagePictures({ page, url, shot }: Camera): Promise<void> {
  const stranger = await join(url, { name: 'Kleopatra Philopator' });
  await stranger.ask({
    t: 'create',
    game: PLAYED.game,
    options: QUICK,
    settings: { listed: true },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: PLAYED.bot }],
  });
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
  };
  for (const [scene, path] of Object.entries(PAGES)) {
    await open(path);
    await shot(scene);
  }
  await open('/teachers');
  await page.getByRole('button', { name: 'Repetition before a test' }).click();
  await shot('teachers-plan');
  await page.getByRole('button', { name: 'Embed' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shot('embed');
  await open('/papers');
  await page.getByText('Letter for parents').first().click();
  await page.locator('summary').click();
  await shot('papers-letter');
  await takeSeason({ page, shot });
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
  await page.goto('/embed/code');
  await page.getByRole('button').first().waitFor();
  await shot('embed-code');
  for (const id of GAME_IDS) {
    const { lessons, pages, puzzles } = await manifestOf(id);
    for (const what of puzzles ? ['game', 'puzzle'] : ['game']) {
      await open(`/embed/${what}/${id}`);
      await shot(`embed-${what}-${id}`);
    }
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

/** Evenings of a club, one of them of people with long names. */
const EVENINGS = {
  'May.csv': 'Name;Punkte;Gewonnen;Verloren\nAda;812;9;1\nBo;-56;2;4\n',
  'Donnerstagsrunde im Goldenen Ochsen.csv':
    'Name;Points\nMaximiliane Oberhofer;1204\nKleopatra Ptolemaia;-980\nBo;17\n',
};

async function takeSeason({ page, shot }: Pick<Camera, 'page' | 'shot'>): Promise<void> {
  await page.goto('/season');
  await page.getByRole('heading').first().waitFor();
  await shot('season-empty');
  await page.locator('input[type=file]').setInputFiles(
    Object.entries(EVENINGS).map(([name, text]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })),
  );
  await page.getByText('Maximiliane Oberhofer').first().waitFor();
  await shot('season');
}
