import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);

function release(...args: readonly string[]) {
  const script = new URL('release.mjs', import.meta.url).pathname;
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
}

test('a release is refused whose tag is no version, or not that of all packages and of the changelog', () => {
  const { status, stderr } = release('check', 'v98.7.6');
  expect(status).toBe(1);
  expect(stderr).toContain('package.json has version');
  expect(stderr).toContain('server/package.json has version');
  expect(stderr).toContain('CHANGELOG.md has no part "## 98.7.6');
  expect(release('check', 'latest').stderr).toContain('latest is no version');
  expect(release('notes', 'v98.7.6').status).toBe(2);
  expect(release().status).toBe(2);
});

test('what GitHub is to run is there', () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')),
  );
  const folder = new URL('.github/workflows/', ROOT);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const [, script = ''] of text.matchAll(/npm run (\w+)/g))
      expect(scripts).toHaveProperty(script);
    for (const [, file = ''] of text.matchAll(/node (scripts\/\S+)/g))
      readFileSync(new URL(file, ROOT));
  }
});
