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

test('what the image is made of is there, and it starts the packed program', () => {
  const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
  const steps = read('deploy/Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? []);
  const all = (name: string): readonly string[] =>
    steps.flatMap(([step, rest = '']) => (step === name ? [rest] : []));
  expect(steps[0]?.[0]).toBe('FROM');
  const stages = all('FROM').map((from) => / AS (\w+)$/.exec(from)?.[1] ?? 'last');
  expect(stages).toEqual(['build', 'last']);
  // The whole repository, then what the build has written, called as `npm pack` calls it.
  expect(all('COPY')).toEqual(['. .', '--from=build /build/dist/lusoria-[0-9]*.tgz /tmp/']);
  expect(all('RUN')[0]).toBe('npm run pack');
  const [node, program = ''] = v.parse(v.array(v.string()), JSON.parse(all('ENTRYPOINT')[0] ?? ''));
  expect(node).toBe('node');
  const started = program.replace(/^node_modules\/lusoria\/lib\//, '');
  expect(read(started)).toMatch(/^#!/);
  expect(all('USER')).toEqual(['node']);
  // Caddy's file and the ignored ones are named by the compose file and by Docker.
  for (const [, file = ''] of read('deploy/compose.yaml').matchAll(/- \.\/(\w+):/g))
    expect(read(`deploy/${file}`)).not.toBe('');
  expect(read('deploy/compose.yaml')).toContain('dockerfile: deploy/Dockerfile');
});
