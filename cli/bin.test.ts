import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canRun, runsTypeScript } from '../scripts/node.mjs';
import { GAME_IDS } from '@lusoria/games';
import { folder } from './testing/folder.ts';
import { lusoria } from './testing/lusoria.ts';

/** A Node on this machine that is too old to run TypeScript, as on most machines of schools. */
const old = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => existsSync(node) && !runsTypeScript(versionOf(node)));

function versionOf(node: string): string {
  return spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
}

describe.skipIf(old === undefined)('the launcher on an old Node', () => {
  it('runs the program on the one that comes along, and passes on what it is given', async () => {
    const { code, stdout, stderr } = await lusoria(['--version'], '', old);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^lusoria /);
    const line = ['play', GAME_IDS[0] ?? '', '--seed', '1'];
    expect(await lusoria(line, 'q\n', old)).toEqual(await lusoria(line, 'q\n'));
  });

  it('passes on the exit code', async () => {
    const { code, stderr } = await lusoria(['simulate', 'no-game'], '', old);
    expect(code).toBe(2);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

it.each([
  ['linux', 'x64', '20.19.2', true],
  ['linux', 'arm64', '20.19.2', true],
  ['win32', 'x64', '20.19.2', true],
  ['darwin', 'arm64', '20.19.2', false],
  ['darwin', 'arm64', '22.17.1', false],
  ['darwin', 'arm64', '22.18.0', true],
  ['darwin', 'x64', '24.0.0', true],
  ['win32', 'arm64', '20.19.2', false],
])(
  'on %s %s with Node %s it is known before anything is installed whether it can run',
  (platform, arch, version, can) => {
    expect(canRun(platform, arch, version)).toBe(can);
  },
);

it('keeps compiled code in a folder of whoever runs it', () => {
  const files = folder();
  onTestFinished(() => files.remove());
  const bin = fileURLToPath(new URL('bin/lusoria.mjs', import.meta.url));
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const own = { ...env, XDG_CACHE_HOME: files.path };
  expect(spawnSync(process.execPath, [bin, '--version'], { env: own }).status).toBe(0);
  expect(readdirSync(join(files.path, 'lusoria'))).toHaveLength(1);
  // Nor does it need one.
  const none = { ...env, XDG_CACHE_HOME: '', LOCALAPPDATA: '', HOME: '' };
  expect(spawnSync(process.execPath, [bin, '--version'], { env: none }).status).toBe(0);
});
