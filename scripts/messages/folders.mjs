// Reads message folders: those that hold `.ftl` files, one for each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Message, parse, Term } from '@fluent/syntax';

/** The folder whose files define the languages. */
export const LANGUAGE_FOLDER = 'i18n/languages';

/** The languages that come first, in this order; further ones follow by tag. */
const FIRST = ['de', 'la', 'en'];

const SKIPPED = /^(\.|node_modules$|dist$|test-results$)/;
const FTL = /^([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\.ftl$/;

/** @typedef {import('@fluent/syntax').Junk} Junk */
/** @typedef {import('@fluent/syntax').Entry} Entry */

/**
 * One `.ftl` file.
 * @typedef {object} File
 * @property {string} language
 * @property {string} path relative to the root, with `/`
 * @property {string} source
 * @property {readonly Message[]} messages
 * @property {readonly Term[]} terms
 * @property {readonly Entry[]} body everything, comments and junk included
 */

/** @typedef {{ path: string, files: readonly File[] }} Folder a message folder, relative to the root */

/**
 * All message folders below a root.
 * @param {string} root
 * @returns {Folder[]} by path
 */
export function readFolders(root) {
  return filesBelow(root, '')
    .filter((path) => path.endsWith('.ftl'))
    .map((path) => path.slice(0, path.lastIndexOf('/')))
    .filter((path, i, paths) => paths.indexOf(path) === i)
    .toSorted()
    .map((path) => ({ path, files: filesOf(root, path) }));
}

/**
 * The supported languages: those of the files in `i18n/languages`.
 * @param {readonly Folder[]} folders
 * @returns {string[]} tags
 */
export function languagesOf(folders) {
  const tags = folders
    .filter(({ path }) => path === LANGUAGE_FOLDER)
    .flatMap(({ files }) => files.map(({ language }) => language));
  const first = FIRST.filter((tag) => tags.includes(tag));
  return [...first, ...tags.filter((tag) => !first.includes(tag)).toSorted()];
}

/**
 * All files below a folder, dependencies and build output excluded.
 * @param {string} root
 * @param {string} path relative to the root; empty for the root itself
 * @returns {string[]} relative to the root, with `/`
 */
export function filesBelow(root, path) {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, inside);
    return entry.isFile() ? [inside] : [];
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {File[]}
 */
function filesOf(root, folder) {
  return readdirSync(join(root, folder))
    .toSorted()
    .flatMap((name) => {
      const language = FTL.exec(name)?.[1];
      return language ? [fileOf(root, `${folder}/${name}`, language)] : [];
    });
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} language
 * @returns {File}
 */
function fileOf(root, path, language) {
  const source = readFileSync(join(root, path), 'utf8');
  const { body } = parse(source, { withSpans: true });
  return {
    language,
    path,
    source,
    messages: body.filter((entry) => entry instanceof Message),
    terms: body.filter((entry) => entry instanceof Term),
    body,
  };
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string | null} null if there is no such file
 */
export function textOf(root, path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
