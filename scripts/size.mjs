// node scripts/size.mjs: measures the JavaScript and the messages, in one language, that a browser loads before it
// shows the lobby, and fails if they exceed a limit, or if the table of one game loads another game. The page must be
// built.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ROOT } from './node.mjs';

const GAMES = [...readFileSync(`${ROOT}games/registry.ts`, 'utf8').matchAll(/await import/g)]
  .length;
/** Limit for the first load (bytes, gzipped): the hall knows a little of every game. */
const LIMIT = 59 * 1024 + 350 * GAMES;

/** The chunk with the lobby's data of every game (`web/build/chunks.ts`). */
const OF_GAMES = 'lobby';

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], assets?: string[] }} Chunk as in Vite's manifest */

/**
 * The scripts that a browser loads initially, with all static imports, and their messages in the language with the
 * largest ones.
 * @returns {{ file: string, bytes: number }[]} with their gzipped sizes
 */
function firstLoad() {
  const dist = `${ROOT}web/dist/`;
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @param {Chunk | undefined} chunk */
  const add = (chunk) => {
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.set(chunk.file, chunk);
    for (const name of chunk.imports ?? []) add(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) {
    if (chunk.isEntry || chunk.name === OF_GAMES) add(chunk);
  }
  /** @param {string} file */
  const sized = (file) => ({ file, bytes: gzipSync(readFileSync(dist + file)).length });
  const assets = [...new Set([...chunks.values()].flatMap((chunk) => chunk.assets ?? []))];
  const messages = Object.values(
    Object.groupBy(
      assets.filter((file) => file.endsWith('.ftl')).map(sized),
      ({ file }) => /([\w]+)-[^/]*$/.exec(file)?.[1] ?? '',
    ),
  ).map((files) => files ?? []);
  return [
    ...[...chunks.keys()].filter((file) => file.endsWith('.js')).map(sized),
    ...(messages.toSorted((a, b) => sum(b) - sum(a))[0] ?? []),
  ];
}

/** @param {readonly { bytes: number }[]} files */
function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * Files of a game's table, or of all games, that fetch those of another game, themselves or by what they fetch.
 * @returns {string[]}
 */
function entangled() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${ROOT}web/dist/.vite/manifest.json`, 'utf8'));
  /** @type {(key: string, found?: Set<string>) => Set<string>} */
  const fetchedBy = (key, found = new Set()) => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) fetchedBy(next, found);
    return found;
  };
  // What belongs to all games is named after its source outside of `games/`, or is the code of all tables.
  const mayNot = (/** @type {string} */ key, /** @type {string} */ name) =>
    /^(game-.*|table)$/.test(name) || /^(\.\.\/kits|src)\//.test(key);
  return Object.entries(manifest).flatMap(([key, { name = '' }]) =>
    mayNot(key, name)
      ? [...fetchedBy(key)]
          .map((fetched) => manifest[fetched]?.name ?? '')
          .filter((other) => other.startsWith('game-') && other !== name)
          .map((other) => `${name} fetches ${other}: name what both need in web/build/chunks.ts`)
      : [],
  );
}

const files = firstLoad();
const bytes = sum(files);
for (const { file, bytes: size } of files) console.log(`${String(size).padStart(7)} ${file}`);
console.log(
  `${String(bytes).padStart(7)} bytes, gzipped, of JavaScript and messages in the first load; the limit is ${LIMIT}`,
);
const wrong = entangled();
for (const line of wrong) console.error(line);
if (bytes === 0 || bytes > LIMIT || wrong.length > 0) process.exitCode = 1;
