// Collects the licences of third-party code, fonts and pictures in a distribution, as a text to include in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './node.mjs';

/**
 * A licence, and a component under it.
 * @typedef {object} Licence
 * @property {string} of a package with its version, or a folder or file of ours
 * @property {string | null} name SPDX identifier; null if only the text tells
 * @property {string} text
 */

const LICENCE = /^(un)?licen[cs]e|-OFL\.txt$/i;

/**
 * The licences of these files, each once: those of packages, and those next to a file of ours.
 * @param {Iterable<string>} files paths, as reported by a bundler
 * @returns {Licence[]}
 */
export function licencesOf(files) {
  /** @type {Set<string>} */
  const packages = new Set();
  /** @type {Set<string>} */
  const folders = new Set();
  for (const file of files) {
    const path = file.replace(/^\0/, '').replaceAll('\\', '/').replace(/\?.*$/, '');
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/.@][^/]*(?=\/)/.exec(path)?.[0];
    if (folder) packages.add(folder);
    else if (path.startsWith('/') || /^[A-Z]:\//i.test(path)) folders.add(dirname(path));
  }
  return [
    ...[...packages].map(licenceOf).toSorted((a, b) => a.of.localeCompare(b.of)),
    ...[...folders].toSorted((a, b) => a.localeCompare(b)).flatMap(licencesIn),
  ];
}

/**
 * The licence of the package in a folder.
 * @param {string} folder
 * @returns {Licence}
 * @throws {Error} if it has none
 */
export function licenceOf(folder) {
  /** @type {{ name: string, version: string, license?: string }} */
  const manifest = JSON.parse(readText(join(folder, 'package.json')));
  const { name, version } = manifest;
  const license = manifest.license ?? null;
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  const text = file === undefined ? '' : readText(join(folder, file));
  if (license === null && text === '') throw new Error(`${folder} does not say its licence`);
  return { of: `${name} ${version}`, name: license, text };
}

/**
 * The licences in a folder of ours.
 * @param {string} folder
 * @returns {Licence[]}
 */
function licencesIn(folder) {
  if (!existsSync(folder) || join(folder, '/') === ROOT) return [];
  const path = relative(ROOT, folder).replaceAll('\\', '/');
  return readdirSync(folder)
    .filter((entry) => LICENCE.test(entry))
    .map((entry) => ({
      of: entry.includes('-') ? `${basename(entry, '.txt').replace('-OFL', '')} (${path})` : path,
      name: null,
      text: readText(join(folder, entry)),
    }));
}

/**
 * Formats licences as a text, with identical licence texts merged.
 * @param {string} intro
 * @param {readonly Licence[]} licences
 */
export function noticeOf(intro, licences) {
  /** @type {Map<string, Licence[]>} */
  const groups = new Map();
  for (const licence of licences) {
    const key = `${licence.name}\n${licence.text}`;
    groups.set(key, [...(groups.get(key) ?? []), licence]);
  }
  const parts = [...groups.values()].map((group) => {
    const [{ name, text } = { name: null, text: '' }] = group;
    const title = [...group.map(({ of }) => of), ...(name === null ? [] : [`(${name})`])];
    return [...title, '', text].join('\n').trimEnd();
  });
  return `${[intro.trim(), ...parts].join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
}

/** @param {string} file */
function readText(file) {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}
