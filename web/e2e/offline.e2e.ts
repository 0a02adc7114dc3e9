import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@lusoria/core';
import { GAME_IDS, type GameId, manifestOf } from '@lusoria/games';
import { textOf } from '@lusoria/i18n';
import { openProxy } from '@lusoria/testing/server/proxy.ts';
import { LOOPBACK, portOf } from '@lusoria/testing/server/ports.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';

const site = useSite();

/** The interface of a game's `e2e/first-action.ts`. */
interface FirstAction {
  firstAction(page: Page): Promise<void>;
}

function isFirstAction(module: unknown): module is FirstAction {
  return typeof module === 'object' && module !== null && 'firstAction' in module;
}

/**
 * Begins a game against bots and performs an action in it: the one its folder defines, or else the first one
 * offered.
 */
async function act(page: Page, game: GameId): Promise<void> {
  const file = `${ROOT}games/${game}/e2e/first-action.ts`;
  const own: unknown = existsSync(file) ? await import(file) : null;
  if (isFirstAction(own)) return own.firstAction(page);
  const { offers, others, messages } = await manifestOf(game);
  const title = textOf(
    (await messages('en')).title(defined(offers[0]).options, 1 + others.friends),
  );
  await page.getByRole('button', { name: new RegExp(`^Play now.*${title}`, 'u') }).click();
  const action = page
    .locator('.felt [role=group] button:enabled:not([aria-disabled=true])')
    .first();
  await until(async () => (await action.count()) > 0 && pressed(action));
}

test('the first visit keeps all that was built; then every game is played and cards are printed without a network, in every language', async () => {
  const server = await openServer();
  const { page, context } = await site.visit({ keeps: true }, server.url);
  await page.goto('/');
  await untilKept(page);
  await expectAllKept(page);
  await server.close();
  await context.setOffline(true);
  for (const game of GAME_IDS) {
    await page.goto('/');
    await act(page, game);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Print cards, tables and rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  await dialog.getByRole('link', { name: 'Save', exact: true }).waitFor();
  await page.goto('/');
  for (const [language, words] of [
    ['Deutsch', 'Sofort spielen'],
    ['Latīna', 'Statim lūde'],
  ] as const) {
    await page.getByText(language, { exact: true }).click();
    await page.getByRole('button', { name: words }).first().waitFor();
  }
});

test('a file that does not come the first time is asked for again, and then all is kept', async () => {
  const { port } = new URL(site.server.url);
  const failed = new Set<string>();
  const unsteady = createServer(({ url = '/', headers }, response) => {
    if (
      headers['sec-fetch-dest'] === 'empty' &&
      /\/assets\/.*[0-4]\.js$/u.test(url) &&
      !failed.has(url)
    ) {
      failed.add(url);
      response.destroy();
      return;
    }
    request({ port, path: url, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    }).end();
  });
  const { page } = await site.visit(
    { keeps: true },
    `http://${LOOPBACK}:${await portOf(unsteady)}`,
  );
  onTestFinished(() => void unsteady.close());
  await page.goto('/');
  await untilKept(page);
  expect(failed.size).toBeGreaterThan(0);
  await expectAllKept(page);
});

/** Expects all that was built to be kept, but what only other alphabets, stores or readers of licences need. */
async function expectAllKept(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  const built = globSync('assets/*.{js,css,ftl,svg,woff2}', { cwd: `${ROOT}web/dist` });
  expect(built.map((file) => `/${file}`).filter((file) => !kept.includes(file))).toEqual(
    built.map((file) => `/${file}`).filter((file) => /-rest-[^/]*\.woff2$/.test(file)),
  );
}

test('a device that can install the page is offered to, once', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  const offer = page.getByText('Lusoria can stay on this device');
  const announce = async () =>
    page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor();
  await announce();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor();
  await announce();
  expect(await offer.count()).toBe(0);
});

test('what a device shows of the installed page is in the chosen language, with pictures it can draw', async () => {
  for (const language of ['de', 'la', 'en'] as const) {
    const { page } = await site.visit({ language });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
    const found = await page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
      const text = await (await fetch(href)).text();
      const pictures = [...text.matchAll(/"src": "([^"]*)"/g)].map(([, src = '']) => src);
      const statuses = await Promise.all(pictures.map(async (src) => (await fetch(src)).status));
      return { lang: /"lang": "(\w+)"/.exec(text)?.[1], statuses };
    });
    expect(found.lang).toBe(language);
    expect(found.statuses.length).toBeGreaterThanOrEqual(4);
    expect(found.statuses.every((status) => status === 200)).toBe(true);
  }
});

test('a page whose server has gone waits; a newer one is announced, and comes when it is asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-page-'));
  cpSync(`${ROOT}web/dist`, folder, { recursive: true });
  appendFileSync(join(folder, 'sw.js'), '// Newer.\n');
  const older = await openServer();
  const newer = await openServer(folder);
  const proxy = await openProxy(Number(new URL(older.url).port));
  onTestFinished(async () => {
    await proxy.close();
    await newer.close();
    rmSync(folder, { recursive: true });
  });
  const { page, context } = await site.visit({ keeps: true }, proxy.url);
  await page.goto('/');
  await untilKept(page);
  // The service worker controls the page from here on.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const line = page.getByText('A new version is ready.', { exact: true });
  expect(await line.count()).toBe(0);
  // Without a server a link to a table says that it waits, leads home, and goes on when one is there.
  await older.close();
  await page.goto('/t/NOWHERE');
  await page.getByText('This page keeps trying').waitFor();
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await page.getByText('No server: tables with others').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  for (const path of ['/daily', '/shared', '/t/NOWHERE']) {
    await page.goto(path);
    await page.getByText('This page keeps trying').waitFor();
  }
  proxy.routeTo(Number(new URL(newer.url).port));
  await page.getByRole('heading', { name: 'There is no table here' }).waitFor();

  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => null));
  await line.waitFor();
  const second = await context.newPage();
  await second.goto('/');
  second.setDefaultTimeout(120_000);
  await second.getByText('A new version is ready.', { exact: true }).waitFor();
  for (const tab of [page, second]) {
    const reloaded = tab.waitForEvent('load');
    await tab.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await tab
      .getByRole('button', { name: /^Play now/ })
      .first()
      .waitFor();
    expect(await line.count()).toBe(0);
  }
});
