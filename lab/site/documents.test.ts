import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkspaces } from '../pack/workspaces.ts';
import { filesBelow } from '../../scripts/messages/folders.mjs';
import { ROOT } from '../../scripts/node.mjs';

/** The documents of a new game are read from where it will lie. */
const TEMPLATE = 'scripts/new-game/template/';

const files = filesBelow(ROOT, '');
const there = new Set(
  files.flatMap((path) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))),
);
const documents = files
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test('links among the documents lead somewhere', () => {
  const broken = documents.flatMap(({ path, text }) => {
    const folder = posix.dirname(path.replace(TEMPLATE, 'games/newgame/'));
    return [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !there.has(posix.join(folder, target).replace(/\/$/, '')))
      .map((target) => `${path}: ${target}`);
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('packages that documents name exist, and export what is named of them', () => {
  const entries = new Set(
    [...readWorkspaces().values()].flatMap(({ name, exports }) =>
      Object.keys(exports).map((path) => posix.join(name, path)),
    ),
  );
  const unknown = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/@lusoria\/[a-z][\w/-]*/g)]
      .filter(([name]) => !entries.has(name) && !/^@lusoria\/(?:games?|NAME)$/.test(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
