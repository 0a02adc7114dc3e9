import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedBrowser } from '@lusoria/testing/browser/browser.ts';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';
import { run } from '../pack/testing/consumer.ts';
import { librariesIn, readWorkspaces } from '../pack/workspaces.ts';

const SITE = join(ROOT, 'dist/site');

beforeAll(async () => {
  await run(process.execPath, [join(ROOT, 'lab/site/main.ts')]);
});

it('has a page of every module that is published, and of every guide', () => {
  const home = readFileSync(join(SITE, 'index.html'), 'utf8');
  expect(home).toContain('A bot in ten minutes');
  const modules = librariesIn(readWorkspaces()).flatMap(({ name, lusoria }) =>
    (lusoria?.public ?? []).map((path) => (name + path.slice(1)).replaceAll(/[@/]/g, '_')),
  );
  const missing = modules.filter((name) => !existsSync(join(SITE, 'modules', `${name}.html`)));
  expect(missing).toEqual([]);
});

it('has no link among its pages that leads nowhere', () => {
  const broken = globSync('**/*.html', { cwd: SITE }).flatMap((page) => {
    const html = readFileSync(join(SITE, page), 'utf8');
    const links = [...html.matchAll(/(?:href|src)="(?![a-z]+:|#|\/\/)([^"#?]+)/g)];
    return links
      .map(([, link = '']) => join(SITE, dirname(page), decodeURI(link)))
      .filter((file) => !existsSync(file) || !statSync(file).isFile())
      .map((file) => `${page}: ${file}`);
  });
  expect([...new Set(broken)]).toEqual([]);
});

it('is searched: a function is found by its name, a guide by its title', async () => {
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  for (const [query, title] of [
    ['playRound', 'playRound'],
    ['bot in ten', 'A bot in ten minutes'],
  ] as const) {
    await page.goto(pathToFileURL(join(SITE, 'index.html')).href);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(query);
    await page.getByRole('option', { name: title }).first().click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor();
    expect(await page.title()).toContain(title);
  }
  await page.close();
});
