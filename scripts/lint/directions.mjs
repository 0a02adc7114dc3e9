// The lint rule `lusoria/directions`: which folder may import which. A folder is named as in the plan of the house; all
// games but `core` are alike. Whatever is not listed is refused, so nothing imports web, cli or bench.
import { isBuiltin } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {'i18n' | 'latin' | 'core' | 'game' | 'table' | 'words' | 'client' | 'server' | 'web' | 'cli' | 'bench' | 'scripts'} Room */

/**
 * What a room imports; of which rooms it may import types only; what its tests may import besides; whether it needs Node.
 * @type {Record<Room, { imports: Room[], types?: Room[], tests?: Room[], node?: boolean }>}
 */
const ROOMS = {
  i18n: { imports: [] },
  latin: { imports: [] },
  core: { imports: [] },
  game: { imports: ['core', 'latin'] },
  table: { imports: ['core', 'game'] },
  words: { imports: ['core', 'latin'], types: ['game', 'table'], tests: ['game', 'table'] },
  client: { imports: ['core', 'table'], tests: ['game'] },
  server: { imports: ['core', 'table'], tests: ['client', 'game'], node: true },
  web: { imports: ['latin', 'core', 'game', 'table', 'words', 'client'], tests: ['server'] },
  cli: {
    imports: ['latin', 'core', 'game', 'table', 'words', 'client', 'server', 'scripts'],
    node: true,
  },
  bench: { imports: ['latin', 'core', 'game', 'table', 'words', 'client', 'server'], node: true },
  scripts: { imports: [], node: true },
};

/** Tests and the configuration of tools: they run on Node and may use the helpers in scripts. */
const NOT_PRODUCT = /\.(test|e2e|config)\.ts$|^e2e\//;

/** @typedef {{ room: Room, folder: string, inside: string }} Place a folder of ours and a path in it */

/**
 * @param {string} path relative to the root, with `/`
 * @returns {Place | null} null for files that are in no room
 */
function locate(path) {
  const [, folder, game, inside] = /^(games\/([^/]+)|[^/]+)\/(.+)$/.exec(path) ?? [];
  if (!folder || !inside) return null;
  const room = game ? (game === 'core' ? 'core' : 'game') : folder;
  return isRoom(room) ? { room, folder, inside } : null;
}

/**
 * @param {string} specifier such as `@lusoria/table/protocol`
 * @returns {Room | null} null for a package that is not ours
 */
function roomOf(specifier) {
  if (/^lusoria(\/|$)/.test(specifier)) return 'cli';
  const [, name] = /^@lusoria\/([^/]+)/.exec(specifier) ?? [];
  if (!name) return null;
  return isRoom(name) ? name : 'game';
}

/**
 * @param {string} name
 * @returns {name is Room}
 */
function isRoom(name) {
  return Object.hasOwn(ROOMS, name);
}

/**
 * Why a file must not import something.
 * @param {string} file relative to the root, with `/`
 * @param {string} specifier
 * @param {boolean} typesOnly
 * @returns {string | null} null if it may
 */
function objection(file, specifier, typesOnly) {
  const from = locate(file);
  if (!from) return null;
  const { room, folder, inside } = from;
  const { imports, types = [], tests = [], node = false } = ROOMS[room];
  const isProduct = !NOT_PRODUCT.test(inside);

  if (isBuiltin(specifier)) {
    if (node || !isProduct) return null;
    return `${folder} also runs in the browser, where there is no ${specifier}.`;
  }
  const target = specifier.startsWith('.')
    ? locate(posix.join(posix.dirname(file), specifier))
    : null;
  if (target?.folder === folder) {
    if (room !== 'game' || !isProduct || mayUse(inside, target.inside)) return null;
    return 'A bot imports the rules of its game; rules never import a bot.';
  }
  if (specifier.startsWith('.') && target?.room !== 'scripts') {
    return `${specifier} leaves ${folder}: import the package by its name.`;
  }
  const to = target?.room ?? roomOf(specifier);
  const allowed = isProduct ? imports : [...imports, ...tests, 'scripts'];
  if (to === null || allowed.includes(to)) return null;
  // Whoever has something to say may say it.
  if (to === 'i18n' && room !== 'latin') return null;
  if (!types.includes(to)) return `${folder} must not import ${specifier}.`;
  return typesOnly ? null : `${folder} may import only types from ${specifier}.`;
}

/**
 * Whether a file of a game may import another one of the same game. An analysis is a bot that looks back.
 * @param {string} inside the one, relative to the game's folder
 * @param {string} target the other
 */
function mayUse(inside, target) {
  const bot = /^((bot|analysis)\/|bot\.ts$)/;
  return inside === 'index.ts' || bot.test(inside) || !bot.test(target);
}

/** @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} */
export const directions = {
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    /** @param {{ type: string, value?: unknown, start: number, end: number, range: [number, number] } | null} source */
    const check = (source, typesOnly = false) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = objection(file, source.value, typesOnly);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source, true),
    };
  },
};

export default { meta: { name: 'lusoria' }, rules: { directions } };
