import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkspaces } from '../pack/workspaces.ts';
import { filesBelow } from '../../scripts/messages/folders.mjs';
import { ROOT } from '../../scripts/node.mjs';

/** The documents of a new game are read from where it will lie. */
const TEMPLATE = 'scripts/new-game/template/';
const NEW_GAME = 'games/newgame/';

const documents = filesBelow(ROOT, '')
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test('links among the documents lead somewhere', () => {
  const broken = documents.flatMap(({ path, text }) => {
    const folder = posix.dirname(path.replace(TEMPLATE, NEW_GAME));
    return [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter(
        (target) => !existsSync(join(ROOT, posix.join(folder, target).replace(NEW_GAME, TEMPLATE))),
      )
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

/** Made by commands, or by the reader of an example, or a name for any. */
const NOT_STORED = /^(dist|test-results)\/|^\w+\.mjs$|\bNAME\b|^games\/(maumau|newgame)\/|^xx\./;

test('folders and files that documents name are there', () => {
  const paths = filesBelow(ROOT, '').map((path) => `/${path}`);
  const isThere = (named: string): boolean =>
    paths.some((path) =>
      named.endsWith('/') ? path.includes(`/${named}`) : path.endsWith(`/${named}`),
    );
  const named = documents
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:ts|svelte|mjs|md)))`/g)].map(
        ([, name = '']) => ({ path, name }),
      ),
    );
  expect(named.length).toBeGreaterThan(300);
  expect(
    named
      .filter(({ name }) => !NOT_STORED.test(name) && !isThere(name))
      .map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([]);
});
