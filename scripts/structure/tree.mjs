// Reads the tree: its files and workspaces, and the data for the structural counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { filesBelow } from '../messages/folders.mjs';

/** Generated files and data, which are not edited by hand. */
const NOT_SOURCE = /\.gen\.ts$|(^|\/)data\/|^data\//;
const CODE = /\.(ts|mjs|svelte)$/;

/**
 * A file of source code.
 * @typedef {object} Code
 * @property {string} path relative to the root, with `/`
 * @property {string} text
 * @property {import('typescript').SourceFile} ast of a component: its scripts, with line numbers preserved
 * @property {string} markup of a component: all but scripts, styles and comments, with line numbers preserved; otherwise empty
 */

/**
 * @typedef {object} Workspace
 * @property {string} name
 * @property {string} folder
 * @property {Record<string, string>} exports
 * @property {readonly string[]} publicFiles what is published of it, relative to the root
 */
/** @typedef {{ id: string, folder: string, aliases: readonly string[] }} Game aliases denote the game with certain options */

/**
 * @typedef {object} Tree
 * @property {string} root
 * @property {readonly string[]} files all of them, relative to the root
 * @property {readonly Code[]} code
 * @property {readonly Workspace[]} workspaces
 * @property {readonly Game[]} games
 */

/**
 * @param {string} root
 * @returns {Promise<Tree>}
 */
export async function readTree(root) {
  const files = filesBelow(root, '').filter((path) => !NOT_SOURCE.test(path));
  return {
    root,
    files,
    code: files.filter((path) => CODE.test(path)).map((path) => readCode(root, path)),
    workspaces: workspacesOf(root),
    games: await gamesIn(root),
  };
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Code}
 */
function readCode(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const isComponent = path.endsWith('.svelte');
  const script = isComponent ? only(text, /<script[^>]*>([\s\S]*?)<\/script>/g) : text;
  const kind = path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const ast = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, kind);
  const markup = isComponent
    ? blank(text, /<(script|style)[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g)
    : '';
  return { path, text, ast, markup };
}

/**
 * The text with everything blanked except the captures of a pattern; line breaks are kept.
 * @param {string} text
 * @param {RegExp} pattern
 */
function only(text, pattern) {
  let kept = '';
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const inside = found[1] ?? '';
    const start = found.index + found[0].indexOf('>') + 1;
    kept += spaces(text.slice(end, start)) + inside;
    end = start + inside.length;
  }
  return kept + spaces(text.slice(end));
}

/**
 * The text with all matches of a pattern blanked; line breaks are kept.
 * @param {string} text
 * @param {RegExp} pattern
 */
export function blank(text, pattern) {
  return text.replaceAll(pattern, spaces);
}

/** @param {string} text */
function spaces(text) {
  return text.replaceAll(/[^\n]/g, ' ');
}

/**
 * @param {string} root
 * @returns {Workspace[]}
 */
function workspacesOf(root) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((folder) => (folder.endsWith('/*') ? foldersIn(root, folder.slice(0, -2)) : [folder]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      /** @type {{ name: string, exports?: unknown, lusoria?: { public: readonly string[] } }} */
      const {
        name,
        exports: all,
        lusoria = { public: [] },
      } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const entries = typeof all === 'string' ? { '.': all } : (all ?? {});
      const exports = Object.fromEntries(Object.entries(entries).map(target));
      const publicFiles = lusoria.public.map((path) => posix.join(folder, exports[path] ?? path));
      return { name, folder, exports, publicFiles };
    });
}

/**
 * The source of conditional exports, if there is one.
 * @param {[string, unknown]} entry
 * @returns {[string, string]}
 */
function target([key, value]) {
  if (typeof value === 'string') return [key, value];
  const targets = Object.values(value ?? {}).map((one) => target([key, one])[1]);
  return [key, targets.find((path) => path.endsWith('.ts')) ?? targets[0] ?? ''];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} relative to the root
 */
function foldersIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${folder}/${name}`);
}

/**
 * @param {string} root
 * @returns {Promise<Game[]>}
 */
async function gamesIn(root) {
  const found = foldersIn(root, 'games').map(async (folder) => {
    const file = join(root, folder, 'manifest.ts');
    if (!existsSync(file)) return [];
    /** @type {{ manifest?: { id: string, aliases?: Record<string, unknown> } }} */
    const { manifest } = await import(pathToFileURL(file).href);
    return manifest
      ? [{ id: manifest.id, folder, aliases: Object.keys(manifest.aliases ?? {}) }]
      : [];
  });
  return (await Promise.all(found)).flat();
}
