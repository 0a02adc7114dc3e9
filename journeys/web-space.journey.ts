import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { openWebSpace } from '@lusoria/testing/server/web-space.ts';
import { expect, onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const site = useSite();
const BASE = '/school/cards/';
const PLAY_NOW = /^(Play now|Sofort spielen|Statim lūde).*\bis$/u;

journey(
  site,
  'a teacher puts the page on the web space of a school; a pupil plays there, comes back, and meets nothing that needs a server',
  'phone',
  async ({ person }) => {
    const folder = scratchFolder('web-space');
    await promisify(execFile)(process.execPath, [MAIN, 'page', folder, '--base', BASE]);
    const space = await openWebSpace(folder, BASE);
    onTestFinished(() => space.close());

    const pupil = await person('Iulia', { keeps: true }, space.url);
    const { page } = pupil;
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await pupil.opens('./');
    const playNow = pupil.pressable(PLAY_NOW);
    await playNow.waitFor();
    await pupil.seesNo('Table code');
    await pupil.seesNo('With friends');
    await pupil.seesNo('With a class');
    await pupil.looksAround('the hall without a server');

    const hand = page.locator('[role=group][data-cards]').first();
    await pupil.presses(PLAY_NOW);
    await hand.waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/school\/cards\/offline\/\w+$/);
    const cards = await hand.getAttribute('data-cards');
    await pupil.reloads();
    await hand.waitFor();
    expect(await hand.getAttribute('data-cards')).toBe(cards);

    await pupil.opens('./learn/is');
    await pupil.sees('Which one fits?');
    for (const path of ['class', 'e/ABCDEFG', 't/ABCDE', 'admin']) {
      await pupil.opens(`./${path}`);
      await pupil.sees('This page has no server');
    }
    await pupil.looksAround('what needs a server');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    expect(sockets).toEqual([]);
    expect(space.missing).toEqual([]);

    await space.close();
    await pupil.presses('Back to the hall');
    await pupil.reloads();
    await pupil.presses(PLAY_NOW);
    await hand.waitFor();
  },
);
