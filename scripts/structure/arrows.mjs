// Imports that run up the map in ARCHITECTURE.md, whose table lists the top folders from the highest to the lowest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf } from './graph.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */

/** Tests stand above everything: they import what they test, and what starts it. */
const TEST =
  /\.(test|e2e|journey|cluster|paper|packages|proxy)\.ts$|(^|\/)(e2e|journeys|testing)\//;
/** The template of a new game is a game. */
const TEMPLATE = 'scripts/new-game/template/';

/**
 * @param {Tree} tree
 * @returns {string[]} each import to a folder that stands higher, and each top folder with code that the map lacks
 */
export function arrowsUp(tree) {
  const map = mapIn(tree.root);
  const rank = new Map(map.map((folder, i) => [folder, i]));
  const missing = [...new Set(tree.code.map(({ path }) => topOf(path)))].filter(
    (folder) => folder !== null && !rank.has(folder),
  );
  const up = [...graphOf(tree)].flatMap(([path, targets]) => {
    const from = topOf(path);
    if (from === null || TEST.test(path)) return [];
    return [...targets].flatMap((target) => {
      const to = topOf(target);
      if (to === null || (rank.get(to) ?? -1) >= (rank.get(from) ?? 0)) return [];
      return [`${path} → ${target}`];
    });
  });
  return [...missing.map((folder) => `${folder}/ is not on the map`), ...up];
}

/**
 * @param {string} root
 * @returns {string[]} the folders of the first table under "The map", in its order
 */
function mapIn(root) {
  const file = join(root, 'ARCHITECTURE.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = /^## The map$([\s\S]*?)^(?:## |Every game)/m.exec(text)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)\//g)])
    .flatMap(([, folder]) => (folder === undefined ? [] : [folder]));
}

/**
 * @param {string} path
 * @returns {string | null} null for a file beside the top folders
 */
function topOf(path) {
  const inside = path.startsWith(TEMPLATE) ? path.replace(TEMPLATE, 'games/newgame/') : path;
  return inside.includes('/') ? (inside.split('/')[0] ?? null) : null;
}
