// Which of many places are near to what was changed.
import { spawnSync } from 'node:child_process';

/** @typedef {{ from: number, to: number }} Lines */
/** @typedef {ReadonlyMap<string, readonly Lines[]>} Changes lines that were changed, by file */

/** What is compared with, until a place is near to something: what is not committed, then more and more commits. */
const BASES = ['HEAD', 'HEAD~1', 'HEAD~5', 'HEAD~20'];
/** Lines of a change and of a place that still belong together. */
const NEAR = 20;

/**
 * Places that are near to what was changed, the nearest first; null: none is, or there is no git.
 * @param {string} root
 * @param {readonly string[]} found places, as they are printed
 */
export function nearestToChanges(root, found) {
  for (const base of BASES) {
    const places = near(found, changesSince(root, base));
    if (places.length > 0) return { base, places };
  }
  return null;
}

/**
 * @param {readonly string[]} found
 * @param {Changes} changes
 */
export function near(found, changes) {
  return found
    .map((place) => ({ place, distance: distanceOf(place, changes) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

/**
 * Changed lines, from a diff without context (`git diff --unified=0`).
 * @param {string} diff
 * @returns {Changes}
 */
export function changesIn(diff) {
  /** @type {Map<string, Lines[]>} */
  const changes = new Map();
  /** @type {Lines[]} */
  let lines = [];
  for (const line of diff.split('\n')) {
    const path = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (path !== undefined) changes.set(path, (lines = []));
    const [, start, count] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined) continue;
    const from = Number(start);
    lines.push({ from, to: from + Math.max(1, Number(count ?? 1)) - 1 });
  }
  return changes;
}

/**
 * Lines between a place and the nearest change in one of its files.
 * @param {string} place
 * @param {Changes} changes
 */
function distanceOf(place, changes) {
  const size = Number(/: (\d+) lines/.exec(place)?.[1] ?? 1);
  const parts = Array.from(place.matchAll(/([\w./-]+\.\w+)(?::(\d+))?/g));
  const distances = parts.flatMap(([, path = '', line]) =>
    (changes.get(path) ?? []).map(({ from, to }) => {
      if (line === undefined) return 0;
      const at = Number(line);
      return Math.max(0, from - (at + size - 1), at - to);
    }),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

/**
 * @param {string} root
 * @param {string} base
 * @returns {Changes}
 */
function changesSince(root, base) {
  const all = { from: 1, to: Number.POSITIVE_INFINITY };
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard').split('\n');
  return new Map([
    ...changesIn(git(root, 'diff', '--unified=0', '--no-color', '--no-ext-diff', base)),
    ...untracked.map((path) => /** @type {const} */ ([path, [all]])),
  ]);
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string} empty where git fails
 */
function git(root, ...args) {
  const ran = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return ran.status === 0 ? ran.stdout : '';
}
