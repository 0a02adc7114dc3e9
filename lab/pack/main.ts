// npm run pack: writes the packages as they could be published, dist/*.tgz.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/node.mjs';
import { buildPage } from '../../scripts/page.mjs';
import { libraryOf } from './libraries.ts';
import type { PackedPackage } from './package.ts';
import { programOf } from './program.ts';
import { librariesIn, readRoot, readWorkspaces } from './workspaces.ts';

const DIST = join(ROOT, 'dist');
const COMPILED = join(DIST, 'compiled');
const STAGED = join(DIST, 'packages');

if (!(await buildPage(process.execPath))) process.exit(1);
for (const old of globSync('*.tgz', { cwd: DIST })) rmSync(join(DIST, old));
for (const folder of [COMPILED, STAGED]) rmSync(folder, { recursive: true, force: true });
run(process.execPath, [
  join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
  '-p',
  join(ROOT, 'lab/pack/tsconfig.json'),
]);

const root = readRoot();
const workspaces = readWorkspaces();
const folders = { sources: ROOT, compiled: COMPILED };
const staged = [
  ...librariesIn(workspaces).map((library) => libraryOf(library, workspaces, root, folders)),
  await programOf(workspaces, root, folders),
].map(stage);
run('npm', ['pack', '--silent', `--pack-destination=${DIST}`, ...staged]);

/** Writes a package into a folder of its own. @returns the folder */
function stage({ manifest, files }: PackedPackage): string {
  const folder = join(STAGED, manifest.name);
  const all = new Map([...files, ['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]);
  for (const [file, content] of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(1);
}
