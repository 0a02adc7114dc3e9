import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./peers/', import.meta.url));

/**
 * Installs the other servers where they are not yet: beside their programs and nowhere else, so that
 * nobody who does not measure has them.
 *
 * @returns whether they are there; without a registry they are not.
 */
export function installPeers(): boolean {
  if (existsSync(`${FOLDER}node_modules/boardgame.io`)) return true;
  const flags = [
    '--ignore-scripts',
    '--no-package-lock',
    // The optional ones of one of them come from git, and are not needed.
    '--legacy-peer-deps',
    '--omit=optional',
  ];
  try {
    execFileSync('npm', ['install', ...flags], { cwd: FOLDER, stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
