// The lint rule `lusoria/directions`: permitted imports between folders, and between the parts of a game.
// Everything else is rejected, so nothing imports the page or the program.
import { isBuiltin } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {'latin' | 'i18n' | 'core' | 'print' | Part | 'registry' | 'table' | 'tournaments' | 'client' | 'server' | 'webKit' | 'web' | 'cliKit' | 'cli' | 'testing' | 'lab' | 'journeys' | 'scripts'} Room
 * @typedef {'rules' | 'notation' | 'engine' | 'analysis' | 'learning' | 'lessons' | 'puzzles' | 'messages' | 'paper' | 'ui' | 'terminal' | 'module' | 'e2e'} Part of a game
 */

/** Imports permitted to the presenting parts of a game besides their own game. @type {Room[]} */
const SHOWING = ['latin', 'i18n', 'core', 'table'];

/**
 * Permitted imports of a room; rooms of which it may import only types; additional imports of its tests; whether it needs
 * Node. The parts of a game are rooms, too, and refer to parts of the same game.
 * @type {Record<Room, { imports: Room[], types?: Room[], tests?: Room[], node?: boolean }>}
 */
const ROOMS = {
  latin: { imports: [] },
  i18n: { imports: [] },
  core: { imports: [], types: ['i18n'], tests: ['i18n'] },
  print: { imports: ['core', 'i18n'] },

  rules: { imports: ['core', 'latin'], tests: ['engine', 'module'] },
  notation: { imports: ['core', 'latin', 'rules'], tests: ['engine', 'module'] },
  engine: { imports: ['core', 'latin', 'rules', 'notation'], tests: ['module'] },
  analysis: { imports: ['core', 'latin', 'rules', 'notation', 'engine'], tests: ['module'] },
  // Past rounds are read from the journal.
  learning: {
    imports: ['core', 'latin', 'rules', 'notation', 'engine', 'analysis', 'table'],
    tests: ['module'],
  },
  // The coach's texts are messages, which the lessons refer to by key.
  lessons: {
    imports: ['core', 'latin', 'rules', 'notation', 'engine', 'analysis'],
    types: ['messages'],
    tests: ['i18n', 'messages', 'module'],
  },
  puzzles: {
    imports: ['core', 'latin', 'rules', 'notation', 'engine', 'analysis'],
    tests: ['module'],
  },
  messages: {
    imports: ['core', 'latin', 'i18n', 'print', 'rules', 'notation', 'lessons'],
    types: ['engine', 'analysis', 'learning', 'puzzles', 'table'],
    tests: ['engine', 'analysis', 'learning', 'puzzles', 'table', 'module'],
  },
  paper: {
    imports: ['latin', 'i18n', 'core', 'print', 'rules', 'notation', 'messages', 'module'],
    tests: ['registry'],
  },
  ui: {
    imports: [
      ...SHOWING,
      'print',
      'paper',
      'client',
      'webKit',
      'rules',
      'notation',
      'engine',
      'analysis',
      'learning',
      'lessons',
      'puzzles',
      'messages',
      'module',
    ],
    tests: ['registry'],
  },
  terminal: {
    imports: [
      ...SHOWING,
      'cliKit',
      'rules',
      'notation',
      'engine',
      'analysis',
      'learning',
      'puzzles',
      'messages',
      'module',
    ],
    tests: ['cli'],
    node: true,
  },
  module: {
    imports: [
      'latin',
      'core',
      'i18n',
      'rules',
      'notation',
      'engine',
      'analysis',
      'learning',
      'lessons',
      'puzzles',
      'messages',
      'paper',
      'ui',
      'terminal',
    ],
  },
  e2e: {
    imports: [],
    tests: [
      'testing',
      'client',
      'web',
      'webKit',
      'server',
      ...SHOWING,
      'rules',
      'notation',
      'engine',
      'lessons',
      'puzzles',
      'module',
      'messages',
    ],
    node: true,
  },

  registry: { imports: ['core', 'i18n', 'module'] },
  table: { imports: ['core', 'i18n'], tests: ['registry', 'module'] },
  tournaments: { imports: ['core', 'table'], tests: ['registry', 'module'] },
  client: { imports: ['core', 'table', 'tournaments'], tests: ['registry', 'module'] },
  server: {
    imports: ['core', 'i18n', 'print', 'registry', 'table', 'tournaments'],
    tests: ['client', 'module', 'testing'],
    node: true,
  },
  webKit: { imports: ['core', 'i18n', 'table', 'print'] },
  web: {
    imports: [
      'latin',
      'core',
      'i18n',
      'print',
      'registry',
      'table',
      'tournaments',
      'client',
      'webKit',
      'ui',
      'scripts',
    ],
    tests: ['server', 'module', 'e2e', 'testing'],
  },
  cliKit: { imports: ['core', 'i18n', 'table', 'client'], node: true },
  cli: {
    imports: [
      'core',
      'i18n',
      'print',
      'registry',
      'table',
      'tournaments',
      'client',
      'server',
      'cliKit',
      'scripts',
    ],
    tests: ['testing'],
    node: true,
  },
  testing: {
    imports: ['core', 'i18n', 'registry', 'table', 'tournaments', 'client', 'server', 'scripts'],
    node: true,
  },
  lab: {
    imports: [
      'latin',
      'core',
      'i18n',
      'print',
      'registry',
      'rules',
      'notation',
      'engine',
      'analysis',
      'learning',
      'lessons',
      'puzzles',
      'messages',
      'module',
      'table',
      'tournaments',
      'client',
      'server',
      'testing',
      'scripts',
    ],
    node: true,
  },
  journeys: {
    imports: [],
    tests: ['core', 'i18n', 'registry', 'table', 'tournaments', 'client', 'server', 'testing'],
    node: true,
  },
  scripts: { imports: [], node: true },
};

/** The room of each folder of a game; files next to these folders are its `module`. @type {Record<string, Part>} */
const PARTS = {
  rules: 'rules',
  notation: 'notation',
  engine: 'engine',
  analysis: 'analysis',
  learning: 'learning',
  lessons: 'lessons',
  puzzles: 'puzzles',
  messages: 'messages',
  print: 'paper',
  ui: 'ui',
  cli: 'terminal',
  e2e: 'e2e',
  journeys: 'e2e',
};

/** Tests and the configuration of tools: they run on Node and may use the helpers in scripts. */
const NOT_PRODUCT =
  /\.(test|e2e|journey|cluster|paper|proxy|config)\.ts$|^(e2e|journeys|testing)\/|\/testing\/|^build\//;

/** @typedef {{ room: Room, folder: string, inside: string }} Place a package of ours and a path in it */

/**
 * @param {string} path relative to the root, with `/`
 * @returns {Place | null} null for files that are in no room
 */
function locate(path) {
  // The template of a new game counts as a game.
  const [, template] = /^scripts\/new-game\/template\/(.+)$/.exec(path) ?? [];
  if (template) return locate(`games/newgame/${template}`);
  const [, folder, inside] = /^((?:games|kits)\/[^/]+(?=\/)|[^/]+)\/(.+)$/.exec(path) ?? [];
  if (!folder || !inside) return null;
  const room = roomIn(folder, inside);
  return room && { room, folder, inside };
}

/**
 * @param {string} folder of a package
 * @param {string} inside a path in it
 * @returns {Room | null}
 */
function roomIn(folder, inside) {
  switch (folder) {
    case 'core':
      return 'core';
    case 'games':
      return 'registry';
    case 'kits/web':
      return 'webKit';
    case 'kits/cli':
      return 'cliKit';
    default:
      if (folder.startsWith('games/'))
        return PARTS[/^([^/]+)\//.exec(inside)?.[1] ?? ''] ?? 'module';
      return isRoom(folder) ? folder : null;
  }
}

/** Folders of the packages whose names differ from their folders'. @type {Record<string, string>} */
const FOLDERS = { core: 'core', 'web-kit': 'kits/web', 'cli-kit': 'kits/cli' };

/**
 * @param {string} specifier such as `@lusoria/table/protocol`
 * @returns {Place | null} null for a package that is not ours
 */
function packageOf(specifier) {
  const [, program, name = program, inside = 'index.ts'] =
    /^(?:(lusoria)|@lusoria\/([^/]+))(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!name) return null;
  if (name === 'lusoria') return { room: 'cli', folder: 'cli', inside };
  const folder = FOLDERS[name] ?? (isRoom(name) || name === 'games' ? name : `games/${name}`);
  const room = roomIn(folder, inside);
  return room && { room, folder, inside };
}

/**
 * @param {string} name
 * @returns {name is Room}
 */
function isRoom(name) {
  return Object.hasOwn(ROOMS, name);
}

/**
 * The reason why a file must not import something.
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
  const isRelative = specifier.startsWith('.');
  const to = isRelative ? locate(posix.join(posix.dirname(file), specifier)) : packageOf(specifier);
  if (to === null) return isRelative ? `${specifier} leaves ${folder}.` : null;
  const isOwn = to.folder === folder;
  const isRegistered = room === 'registry' && to.room === 'module';
  if (isRelative && !isOwn && to.room !== 'scripts' && !isRegistered) {
    return `${specifier} leaves ${folder}: import the package by its name.`;
  }
  if (isOwn && to.room === room) return null;
  if (isGame(folder) && isGame(to.folder) && !isOwn) {
    return `One game never imports another: ${specifier}.`;
  }
  const allowed = isProduct ? imports : [...imports, ...tests, 'scripts'];
  if (allowed.includes(to.room)) return null;
  if (!types.includes(to.room)) return `${placeOf(from)} must not import ${specifier}.`;
  return typesOnly ? null : `${placeOf(from)} may import only types from ${specifier}.`;
}

/** @param {string} folder of a package */
function isGame(folder) {
  return folder.startsWith('games/') && folder !== 'core';
}

/** @param {Place} place */
function placeOf({ room, folder }) {
  return isGame(folder) ? `${folder} (${room})` : folder;
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
