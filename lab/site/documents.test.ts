import { spawnSync } from 'node:child_process';
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

/** The anchor that GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

test('headings to which links among the documents lead are there', () => {
  const headings = new Map(
    documents.map(({ path, text }) => [
      path.replace(TEMPLATE, NEW_GAME),
      new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))),
    ]),
  );
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(([, target = '', anchor = '']) => {
      const from = path.replace(TEMPLATE, NEW_GAME);
      const to = target === '' ? from : posix.join(posix.dirname(from), target);
      return { path, to, anchor };
    }),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(
    links
      .filter(({ to, anchor }) => headings.get(to)?.has(anchor) === false)
      .map(({ path, to, anchor }) => `${path}: ${to}#${anchor}`),
  ).toEqual([]);
});

test('steps of npm test that documents name exist', () => {
  // An unknown step is refused with a list of all.
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'none'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  const steps = new Set(stderr.match(/[a-z]+/g));
  const asked = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm test -- ([a-z][\w/ .-]*)/g)].flatMap(([command, words = '']) =>
      words
        .trim()
        .split(/ +/)
        .map((word) => ({ word, place: `${path}: ${command}` })),
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(
    asked.filter(({ word }) => !word.includes('/') && !steps.has(word)).map(({ place }) => place),
  ).toEqual([]);
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
