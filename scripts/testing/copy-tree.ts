import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../messages/folders.mjs';
import { ROOT } from '../node.mjs';

/**
 * Copies this tree to a temporary folder, in which packages resolve to each other, not to those of this tree. Installed
 * dependencies are linked.
 *
 * @param needed whether to copy a file, by its path relative to the root
 * @returns the folder; the caller removes it
 */
export function copyTree(needed: (path: string) => boolean): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'lusoria-copy-'));
  for (const path of filesBelow(ROOT, '').filter(needed)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  const modules = join(ROOT, 'node_modules');
  const packages = join(root, 'node_modules/@lusoria');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(modules).filter((each) => each !== '@lusoria')) {
    // The program is one of our packages, too.
    const from = name === 'lusoria' ? join(root, 'cli') : join(modules, name);
    symlinkSync(from, join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@lusoria'))) {
    // A game of another branch leaves a link that leads nowhere.
    if (!existsSync(join(modules, '@lusoria', name))) continue;
    const folder = relative(realpathSync(ROOT), realpathSync(join(modules, '@lusoria', name)));
    symlinkSync(join(root, folder), join(packages, name));
  }
  return root;
}
