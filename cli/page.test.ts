import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

/** A built page with one script. */
function built(name: string, script: string): string {
  const web = join(files.path, name);
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'assets', script), '');
  writeFileSync(
    join(web, 'index.html'),
    `<html><head><script src="/assets/${script}"></script></head></html>`,
  );
  return web;
}

it('the page is written below its path, marked as without a server, and brought up to date', async () => {
  const out = join(files.path, 'out');
  const first = await inside(['page', out, '--web', built('one', 'a.js'), '--base', '/cards/']);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page).toContain('src="/cards/assets/a.js"');
  expect(page).toContain('<meta name="lusoria-server" content="none" />');
  expect(readFileSync(join(out, '404.html'), 'utf8')).toBe(page);

  const second = await inside(['page', out, '--web', built('two', 'b.js'), '--base', '/cards/']);
  expect(second.code).toBe(0);
  expect(readdirSync(join(out, 'assets'))).toEqual(['b.js']);
});

it.each([
  { what: 'no path', args: ['--base', 'cards'], says: '--base' },
  { what: 'another address', args: ['--base', '//evil.example/'], says: '--base' },
  { what: 'no page', args: ['--web', 'nowhere'], says: 'nowhere' },
])('$what is refused, and nothing is written', async ({ args, says }) => {
  const out = join(files.path, 'refused');
  const web = built('three', 'c.js');
  const { code, stderr } = await inside(['page', out, '--web', web, ...args]);
  expect(code).not.toBe(0);
  expect(stderr).toContain(says);
  expect(existsSync(out)).toBe(false);
});

it('a folder of something else stays as it is', async () => {
  const out = built('homepage', 'd.js');
  const { code, stderr } = await inside(['page', out, '--web', built('four', 'e.js')]);
  expect(code).toBe(1);
  expect(stderr).toContain('is not empty');
  expect(readdirSync(join(out, 'assets'))).toEqual(['d.js']);
});
