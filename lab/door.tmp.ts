import { launch, visit } from '@lusoria/testing/browser/browser.ts';
import { readConfig, serve } from '@lusoria/server';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  untilEvent,
  playEventRound,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import { faultsOf, sentenceOf } from '@lusoria/testing/sight/legibility.ts';
import { speak } from '@lusoria/testing/sight/looks.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
const OUT = '/tmp/class-pics/';
const config = readConfig({
  port: 0,
  log: 'silent',
  limits: NO_LIMITS,
  dataDir: await mkdtemp(tmpdir() + '/lw-'),
});
if (!config.ok) throw new Error('c');
const server = await serve(config.value);
const browser = await launch();
const person = await visit(browser, server.url, { language: 'en', name: 'Magistra' });
const page = person.page;
await page.goto('/class');
await page.getByRole('button', { name: 'is – ea – id' }).click();
const code = await page.getByLabel('Code', { exact: true }).innerText();
const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
const director = await join(server.url, { token });
await doEvent(director, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
await doEvent(director, code, { do: 'list', names: ['Livia Drusilla', 'Octavia'] });
const pupils = await Promise.all(
  ['Anna', 'Brutus', 'Cornelia', 'Maximiliane-Charlotte Am'].map(async (name) =>
    join(server.url, { name }),
  ),
);
for (const [i, one] of pupils.entries())
  await joinEvent(one, code, ['Anna', 'Brutus', 'Cornelia', 'Maximiliane-Charlotte Am'][i]!);
await page.getByRole('button', { name: 'On request' }).click();
for (const name of ['Decimus', 'Konstantin-Alexander Bm.', 'decimus']) {
  const one = await join(server.url, { name });
  await joinEvent(one, code, name);
}
const again = await join(server.url, { name: 'Anna' });
await joinEvent(again, code, 'anna');
pupils[0]!.close?.();
const pupil = await visit(browser, server.url, {
  language: 'de',
  name: 'Fabius',
  width: 390,
  height: 844,
});
await pupil.page.goto(`/e/${code}`);
await pupil.page.getByRole('button', { name: 'Mitmachen' }).click();
await pupil.page.waitForTimeout(500);
await pupil.page.screenshot({ path: OUT + 'pupil-asks.png' });
for (const [tongue, width, height, dark] of [
  ['en', 1280, 800, false],
  ['de', 1280, 800, true],
  ['de', 390, 844, false],
  ['la', 320, 568, false],
  ['de', 844, 390, false],
] as const) {
  await speak(page, tongue);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  console.log(tongue, width, (await faultsOf(page)).map(sentenceOf));
  await page.screenshot({ path: `${OUT}door-${tongue}-${width}.png`, fullPage: true });
}
await browser.close();
await server.close();
