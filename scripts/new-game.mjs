// npm run new-game -- NAME [--board]: makes a small complete card game in games/NAME, and its line in the registry.
//   --board     with a small board of its own; without it the page shows the game in a generic form
// Runs on Node 20, with nothing installed but npm.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { ROOT } from './node.mjs';

const TEMPLATE = join(ROOT, 'scripts/new-game/template');
const REGISTRY = join(ROOT, 'games/registry.ts');

/** The template's name, replaced everywhere by the game's. */
const PLACEHOLDER = /newgame/g;
const PLACEHOLDER_TITLE = /Newgame/g;

const hasBoard = process.argv.includes('--board');
const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--board');
const problem = objection(name, rest);
if (name === undefined || problem !== null) {
  console.error(problem);
  process.exit(2);
}
const folder = join(ROOT, 'games', name);
copy(name, folder);
if (hasBoard) declareBoard(folder);
register(name);
link(name, folder);
console.log(`games/${name} is there: npm start, then choose it in the lobby.
Its README.md says how it becomes your own; npm test -- unit games/${name} runs its tests.`);

/**
 * The reason why this is no valid name for a new game; null if it is.
 * @param {string | undefined} wanted
 * @param {readonly string[]} others
 * @returns {string | null}
 */
function objection(wanted, others) {
  if (wanted === undefined || others.length > 0) {
    return 'Usage: npm run new-game -- NAME [--board]';
  }
  if (!/^[a-z][a-z0-9]{1,19}$/.test(wanted)) {
    return `"${wanted}" cannot be the name of a game: 2 to 20 small letters and digits, a letter first.`;
  }
  if (isReserved(wanted)) return `"${wanted}" is a word of the language: choose another name.`;
  if (existsSync(join(ROOT, 'games', wanted))) return `games/${wanted} is there already.`;
  const user = userOf(wanted);
  if (user === undefined) return null;
  return `"${wanted}" is a word of ${user}: choose another name, for npm test would take the word for the game.`;
}

/**
 * A file of messages that uses a word.
 * @param {string} word
 */
function userOf(word) {
  const pattern = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i');
  return filesIn(join(ROOT, 'games'))
    .filter((file) => file.endsWith('.ftl') && !file.includes('node_modules/'))
    .map((file) => `games/${file}`)
    .find((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));
}

/**
 * Whether a word is reserved in JavaScript: the name becomes that of a constant.
 * @param {string} word
 */
function isReserved(word) {
  try {
    return !new Script(`'use strict'; const ${word} = 0;`);
  } catch {
    return true;
  }
}

/**
 * @param {string} game
 * @param {string} to
 */
function copy(game, to) {
  const title = game.slice(0, 1).toUpperCase() + game.slice(1);
  for (const file of filesIn(TEMPLATE)) {
    if (/^(ui|e2e)\//.test(file) && !hasBoard) continue;
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(
      join(to, file),
      text.replace(PLACEHOLDER, game).replace(PLACEHOLDER_TITLE, title),
    );
  }
}

/**
 * Lets manifest and package know of the board.
 * @param {string} to
 */
function declareBoard(to) {
  edit(
    join(to, 'manifest.ts'),
    '} as const',
    "  ui: async () => import('./ui/index.svelte.ts'),\n} as const",
  );
  edit(
    join(to, 'package.json'),
    '"valibot"',
    '"@lusoria/web-kit": "0.1.0",\n    "svelte": "5.57.3",\n    "valibot"',
  );
}

/**
 * @param {string} file
 * @param {string} place
 * @param {string} text
 */
function edit(file, place, text) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(place)) throw new Error(`${file} has no ${place}`);
  writeFileSync(file, before.replace(place, text));
}

/**
 * @param {string} directory
 * @returns {string[]} paths relative to it
 */
function filesIn(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(directory, entry.name)).map((file) => `${entry.name}/${file}`)
      : [entry.name],
  );
}

/** @param {string} game */
function register(game) {
  const line = `  ${game}: async () => (await import('./${game}/manifest.ts')).manifest,\n`;
  const registry = readFileSync(REGISTRY, 'utf8');
  writeFileSync(REGISTRY, registry.replace(/^\} as const/m, `${line}} as const`));
}

/**
 * Adds the package to the lock file and to node_modules.
 * @param {string} game
 * @param {string} to
 */
function link(game, to) {
  const { status } = spawnSync(
    'npm install --package-lock-only --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error',
    { cwd: ROOT, stdio: 'inherit', shell: true },
  );
  if (status !== 0) {
    console.error('package-lock.json does not know the game yet: run "npm install".');
    process.exitCode = 1;
  }
  const packages = join(ROOT, 'node_modules/@lusoria');
  if (existsSync(packages)) symlinkSync(to, join(packages, game), 'junction');
}
