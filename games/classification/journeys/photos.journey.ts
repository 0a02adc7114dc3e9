import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { storedOnDevice } from '@lusoria/testing/browser/storage.ts';
import { expect } from 'vitest';

const site = useSite();

const LEAVES = Array.from(
  { length: 36 },
  (_, i) => `Leaf ${String.fromCharCode(65 + (i % 26))}${i}`,
);
const TABLE = [
  'Plant,Edge,Stalk,Shape',
  ...LEAVES.map(
    (leaf, i) =>
      `${leaf},${['even', 'toothed', 'lobed'][i % 3]},${i % 2 === 0 ? 'long' : 'short'},${['oval', 'heart', 'lance', 'needle'][(i >> 1) % 4]}`,
  ),
].join('\n');

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Photos as a camera makes them: large, each another one. */
async function photographed(page: Page, names: readonly string[]): Promise<readonly File[]> {
  const made = await page.evaluate(
    (all) =>
      all.map((_, i) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = i % 2 === 0 ? [1600, 1000] : [900, 1400];
        const context = canvas.getContext('2d');
        if (!context) return '';
        for (let x = 0; x < 300; x += 1) {
          context.fillStyle = `hsl(${i * 10 + (x % 50)} 60% ${30 + (x % 40)}%)`;
          context.fillRect((x * 37) % canvas.width, (x * 91) % canvas.height, 260, 120);
        }
        return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
      }),
    names,
  );
  return made.map((data, i) => ({
    name: `${names[i] ?? ''}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(data, 'base64'),
  }));
}

/** Prints the deck that is offered, and counts the pictures in the PDF. */
async function photosInPdf(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByLabel('What').selectOption({ label: 'Cards' });
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  const link = dialog.getByRole('link', { name: 'Save' });
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const pdf = await readFile(await file.path(), 'latin1');
  return pdf.split('/DCTDecode').length - 1;
}

/** Saves the kept deck as a file, as the browser does. */
async function savedFile(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'Save as a file: Leaves' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe('Leaves.json');
  return readFile(await file.path(), 'utf8');
}

/** How many pictures are there, loaded, in these places. */
async function loaded(page: Page, selector: string): Promise<number> {
  return page
    .locator(`${selector} img`)
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );
}

/** Somebody who has pasted the table of leaves. */
async function withTable(someone: Traveller): Promise<Traveller> {
  await someone.opens('/classification/decks');
  await someone.page.getByLabel('Table').fill(TABLE);
  await someone.sees('36 cards, 3 attributes');
  return someone;
}

journey(
  site,
  'a teacher puts photos on the cards of her table, mends one, plays with them, prints them, and deletes all',
  'desktop',
  async ({ person }) => {
    const magistra = await withTable(await person('Magistra', { language: 'en' }));
    const { page } = magistra;
    // Thirty have the names of their plants, four those of the camera; two are lost, one is none.
    const names = [...LEAVES.slice(0, 30), 'IMG_1', 'IMG_2', 'IMG_3', 'IMG_4', 'IMG_5', 'IMG_6'];
    const files = await photographed(page, names);
    const none = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    const drawing = {
      name: 'leaf.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    };
    await page.getByLabel('Add photos').setInputFiles([...files, none, drawing]);
    await magistra.sees('30 photos are placed by their names.');
    await magistra.sees('6 photos are placed by their order: see whether that is right.');
    await magistra.sees('These are no photos, or too many: notes.jpg, leaf.svg');
    await magistra.sees(/The photos are kept on this device/u);
    await page.getByText('Which photo to which card').click();
    const source = async (leaf: string) =>
      page
        .getByRole('button', { name: `Photo of ${leaf}`, exact: true })
        .locator('img')
        .getAttribute('src');
    const [a, b] = [LEAVES[34] ?? '', LEAVES[35] ?? ''];
    const [before, after] = [await source(a), await source(b)];
    await magistra.presses(`Photo of ${a}`);
    await magistra.presses(`Photo of ${b}`);
    await expect.poll(async () => [await source(a), await source(b)]).toEqual([after, before]);
    await magistra.looksAround('photos and their cards');
    await page.getByLabel('Name of the deck').fill('Leaves');
    await magistra.presses('Copy a link');
    const link = new URL(await page.getByLabel('Link to this deck').inputValue());

    await magistra.presses('Play alone');
    await page.locator('.hand [data-card]').first().waitFor();
    await expect.poll(async () => loaded(page, '.hand [data-card]')).toBe(10);
    await magistra.looksAround('a hand with photos');

    await magistra.opens('/classification/decks');
    expect(await storedOnDevice(page)).toContain('data:image/jpeg;base64,');
    await page.getByRole('button', { name: 'Leaves', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await photosInPdf(page)).toBe(36);
    await magistra.opens('/classification/decks');
    const file = await savedFile(page);
    // To be changed it is a table again, and each photo is where she put it.
    await page.getByRole('button', { name: 'Edit: Leaves' }).click();
    await page.getByText('Which photo to which card').click();
    await expect.poll(async () => [await source(a), await source(b)]).toEqual([after, before]);
    await page.getByRole('button', { name: 'Delete: Leaves' }).click();
    await expect.poll(async () => storedOnDevice(page)).not.toContain('data:image/jpeg;base64,');

    // A colleague has the link: it says that it holds no photos, and leads to where a file of the deck is opened.
    const collega = await person('Collega', { language: 'de', size: 'phone' });
    const other = collega.page;
    await collega.opens(link.pathname + link.hash);
    await collega.sees(/Die Fotos dieses Decks fehlen/u);
    await collega.looksAround('a deck without its photos');
    await collega.presses('With a class');
    await other.getByRole('button', { name: /^Leaves/u }).click();
    await collega.sees(
      'With this deck at most 2 sit at a table: there are not enough cards for more.',
    );
    await collega.sees(/Die Fotos dieses Decks fehlen/u);
    await collega.presses('Open the deck’s file');

    // One that was changed on its way is refused, whatever was changed.
    const open = async (text: string) =>
      other.getByLabel('Datei eines Decks öffnen').setInputFiles({
        name: 'Leaves.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await open(file.replace('data:image/jpeg', 'data:image/svg+xml'));
    await collega.sees('This is no deck’s file, or it has been damaged or changed.');
    expect(await storedOnDevice(other)).not.toContain('data:image');
    await open(file);
    await other.getByRole('button', { name: 'Leaves', exact: true }).waitFor();
    await collega.seesNo('This is no deck’s file, or it has been damaged or changed.');
    await collega.looksAround('a deck from a file');
    await other.getByRole('button', { name: 'Leaves', exact: true }).click();
    await other.getByRole('dialog').waitFor();
    expect(await storedOnDevice(other)).toContain('data:image/jpeg;base64,');

    // Whoever deletes everything of theirs deletes decks and photos, too.
    await collega.opens('/');
    await collega.presses('Settings');
    await collega.presses('Delete everything of mine');
    await collega.presses('Really delete? There is no way back');
    await expect
      .poll(async () => storedOnDevice(other))
      .not.toMatch(/Leaf A0|data:image\/jpeg;base64,/u);
  },
);

journey(
  site,
  'a class plays with the photos of its teacher’s deck: on the pupils’ own devices, and for as long as the class is there',
  'desktop',
  async ({ person }) => {
    const magistra = await withTable(await person('Magistra', { language: 'en' }));
    const { page } = magistra;
    await page.getByLabel('Add photos').setInputFiles([...(await photographed(page, LEAVES))]);
    await magistra.sees('36 photos are placed by their names.');
    await page.getByLabel('Name of the deck').fill('Leaves');
    await magistra.presses('With a class');
    await page.getByRole('button', { name: /^Leaves/u }).click();
    const code = await page.locator('output.letters').innerText();
    const pupils = [
      await person('Anna', { size: 'phone-320' }),
      await person('Livia', { size: 'phone-side' }),
    ];
    for (const pupil of pupils) {
      await pupil.opens(`/e/${code}`);
      await pupil.presses('Come in');
    }
    await magistra.sees('2 joined');
    await magistra.presses('Start all');
    // One of the two thinks out the tree.
    const sage = await Promise.race(
      pupils.map(async (pupil) => {
        await pupil.page.getByRole('button', { name: pupil.partly('Suggest a tree') }).waitFor();
        return pupil;
      }),
    );
    await sage.presses('Suggest a tree');
    await sage.presses('Play with this tree');
    const players = pupils.filter((pupil) => pupil !== sage);
    for (const player of players) {
      const hand = player.page.locator('.hand [data-card]');
      await hand.first().waitFor();
      await expect.poll(async () => loaded(player.page, '.hand [data-card]')).toBeGreaterThan(4);
      await player.looksAround('a hand with photos in class');
      expect(await storedOnDevice(player.page)).not.toContain('data:image/jpeg');
    }

    // With the class the server's photos go; the teacher's device keeps its own.
    const address = await players[0]?.page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/photos/'))
          ?.name,
    );
    if (address === undefined) throw new Error('no photos were fetched');
    const there = async () => (await (await fetch(address)).text()).length;
    expect(await there()).toBeGreaterThan(10_000);
    await magistra.presses('Results');
    await magistra.presses('Delete all of this');
    await magistra.presses('Delete for good');
    await expect.poll(there).toBe('null'.length);
    expect(await storedOnDevice(page)).toContain('data:image/jpeg;base64,');
  },
);
