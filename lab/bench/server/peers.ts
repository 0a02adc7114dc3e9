import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./peers/', import.meta.url));

/**
 * Installs the other servers if missing, only beside their programs: they are no dependency of
 * the project.
 *
 * @returns whether they are installed; false without a registry
 */
export function installPeers(): boolean {
  if (existsSync(`${FOLDER}node_modules/boardgame.io`)) return true;
  const flags = [
    '--ignore-scripts',
    '--no-package-lock',
    // The optional dependencies of one of them come from git, and are not needed.
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
