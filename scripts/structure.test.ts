import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { arrowsUp } from './structure/arrows.mjs';
import { circlesIn } from './structure/circles.mjs';
import { fallbacksIn } from './structure/fallbacks.mjs';
import { fullFolders } from './structure/full-folders.mjs';
import { longFiles, longFunctions } from './structure/lengths.mjs';
import { linesByFolder } from './structure/lines.mjs';
import { mentionsIn } from './structure/mentions.mjs';
import { changesIn, near } from './structure/nearest.mjs';
import { repeatsIn } from './structure/repeats.mjs';
import { readTree, type Tree } from './structure/tree.mjs';
import { unpublishedIn } from './structure/unpublished.mjs';

/** A tree of these files, with two workspaces; removed after the test. */
async function treeOf(files: Readonly<Record<string, string>>): Promise<Tree> {
  const root = mkdtempSync(join(tmpdir(), 'lusoria-structure-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'package.json': JSON.stringify({ type: 'module', workspaces: ['table', 'games/*'] }),
    'table/package.json': JSON.stringify({
      name: '@lusoria/table',
      exports: { '.': './index.ts', './parts/*': './inside/*' },
    }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readTree(root);
}

describe('imports that run up the map', () => {
  const map = (...folders: readonly string[]): string =>
    [
      '## The map',
      '',
      ...folders.map((folder) => `| \`${folder}/\` | a folder |`),
      '',
      '## Rest',
    ].join('\n');
  const files = {
    'table/index.ts': "import { play } from '../games/whist/play.ts';",
    'games/whist/play.ts': "import type { Table } from '@lusoria/table';",
  };

  test('are found', async () => {
    const tree = await treeOf({ ...files, 'ARCHITECTURE.md': map('games', 'table') });
    expect(arrowsUp(tree)).toEqual(['table/index.ts → games/whist/play.ts']);
  });

  test('are permitted to tests alone', async () => {
    const tree = await treeOf({
      ...files,
      'table/index.ts': '',
      'table/table.test.ts': files['table/index.ts'],
      'ARCHITECTURE.md': map('games', 'table'),
    });
    expect(arrowsUp(tree)).toEqual([]);
  });

  test('need a map of all folders', async () => {
    const tree = await treeOf({ 'table/index.ts': '', 'ARCHITECTURE.md': map('games') });
    expect(arrowsUp(tree)).toEqual(['table/ is not on the map']);
  });
});

test('what packages would lack is found: what others need of them and is not public', async () => {
  const tree = await treeOf({
    'table/package.json': JSON.stringify({
      name: '@lusoria/table',
      exports: { '.': './index.ts', './clock': './clock.ts', './lamp': './lamp.ts' },
      lusoria: { public: ['.', './clock'] },
    }),
    'table/index.ts': "import './lamp.ts';",
    'table/lamp.ts': '',
    'games/whist/package.json': JSON.stringify({
      name: '@lusoria/whist',
      exports: { '.': './index.ts' },
      lusoria: { public: ['.'] },
    }),
    'games/whist/index.ts': "import './deep.ts'; import '@lusoria/table';",
    'games/whist/deep.ts': "import '@lusoria/table/clock'; import '@lusoria/table/lamp';",
    'games/whist/alone.ts': "import '@lusoria/table/lamp';",
  });
  expect(unpublishedIn(tree)).toEqual(['games/whist/deep.ts → table/lamp.ts']);
});

test('folders with many files are found, and tests do not count', async () => {
  const some = (count: number, name: (n: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), '']));
  const tree = await treeOf({
    ...some(26, (n) => `full/${n}.ts`),
    ...some(25, (n) => `right/${n}.ts`),
    ...some(25, (n) => `right/${n}.test.ts`),
  });
  expect(fullFolders(tree)).toEqual(['full/: 26 files']);
});

describe('circles of imports', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'of values',
      { 'a.ts': "import { b } from './b.ts';", 'b.ts': "import { a } from './a.ts';" },
      'a.ts → b.ts → a.ts',
    ],
    [
      'of types alone',
      {
        'a.ts': "import type { B } from './b.ts';",
        'b.ts': "export interface B { readonly a: import('./a.ts').A }",
      },
      'a.ts → b.ts → a.ts',
    ],
    [
      'of dynamic imports',
      {
        'a.ts': "export const load = async () => import('./b.ts');",
        'b.ts': "const { load } = await import(/* later */ './a.ts');",
      },
      'a.ts → b.ts → a.ts',
    ],
    [
      'of re-exports',
      { 'a.ts': "export * from './b.ts';", 'b.ts': "export type { A } from './a.ts';" },
      'a.ts → b.ts → a.ts',
    ],
    [
      'through components, their scripts and their markup',
      {
        'A.svelte': '<script lang="ts">\n  import { b } from \'./b.ts\';\n</script>\n<p>{b}</p>',
        'b.ts': "import C from './C.svelte';",
        'C.svelte': "{#await import('./A.svelte') then A}<A />{/await}",
      },
      'A.svelte → b.ts → C.svelte → A.svelte',
    ],
    [
      'of types in the comments of a script',
      {
        'a.mjs': "/** @typedef {import('./b.mjs').B} B */",
        'b.mjs': "import { a } from './a.mjs';",
      },
      'a.mjs → b.mjs → a.mjs',
    ],
    [
      'through the entries of a package',
      {
        'a.ts': "import '@lusoria/table';",
        'table/index.ts': "import '@lusoria/table/parts/b.ts';",
        'table/inside/b.ts': "import '../../a.ts';",
      },
      'a.ts → table/index.ts → table/inside/b.ts → a.ts',
    ],
  ])('are found: %s', async (_, files, circle) => {
    expect(circlesIn(await treeOf(files))).toEqual([circle]);
  });

  test('are told one by one, the shortest first', async () => {
    const tree = await treeOf({
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './c.ts';",
      'c.ts': "import './a.ts'; import './d.ts'; import './c.ts';",
      'd.ts': "import './c.ts'; import './gone.ts'; import 'valibot';",
    });
    expect(circlesIn(tree).map((circle) => circle.split(' → ').length - 1)).toEqual([1, 2, 2]);
  });

  test('are not seen where there are none', async () => {
    const tree = await treeOf({
      'a.ts': "import './b.ts'; import './c.ts'; // import './a.ts'",
      'b.ts': "import './c.ts'; const text = \"import './a.ts'\";",
      'c.ts': 'export const c = 1;',
    });
    expect(circlesIn(tree)).toEqual([]);
  });
});

describe('mentions of a game', () => {
  const games = {
    'games/mau-mau/manifest.ts':
      "export const manifest = { id: 'mau-mau', aliases: { neunerle: { sevens: 'draw' } } };",
    'games/mau-mau/rules/mau-mau.ts': "export const mauMau = 'mau-mau';",
    'games/whist/manifest.ts': "export const manifest = { id: 'whist' };",
    'games/messages/index.ts': 'export const messages = 1;',
  };

  test.each<[string, string, string]>([
    ['table/a.ts', 'export const mauMauTable = 1;', 'mau-mau (line 1)'],
    ['table/a.ts', "\nconst game = 'mau-mau';", 'mau-mau (line 2)'],
    ['table/a.ts', "import { x } from '@lusoria/whist/rules';", 'whist (line 1)'],
    ['table/a.ts', 'const text = `a round of ${name} whist`;', 'whist (line 1)'],
    ['table/a.ts', 'if (/^Whist/.test(name)) open();', 'whist (line 1)'],
    ['table/a.ts', "open('neunerle'); openWhist();", 'mau-mau as “neunerle” (line 1) and 1 more'],
    ['table/a.mjs', "const GAMES = ['whist'];", 'whist (line 1)'],
    ['table/A.svelte', '<p>\n  <Whist />\n</p>', 'whist (line 2)'],
    ['table/a.css', '.whist-board {}', 'whist (line 1)'],
    ['games/whist/cards.ts', "import '@lusoria/mau-mau';", 'mau-mau (line 1)'],
  ])('is found in %s: %s', async (path, text, found) => {
    expect(mentionsIn(await treeOf({ ...games, [path]: text }))).toEqual([`${path}: ${found}`]);
  });

  test.each([
    ['games/registry.ts', "export const GAMES = ['whist', 'mau-mau'];"],
    ['games/index.test.ts', "expect(GAMES).toContain('whist');"],
    ['docs/GAMES.md', 'whist'],
    ['lab/site/documents.test.ts', 'const MADE_UP = /^games\\/whist\\//;'],
    ['table/a.ts', '// as in whist\nexport const whistle = "neunerlei";'],
    ['table/a.ts', 'const { mau, neunerle, messages } = names;'],
    ['table/A.svelte', '<!-- whist --><p>Whistle</p>'],
  ])('is none in %s: %s', async (path, text) => {
    expect(mentionsIn(await treeOf({ ...games, [path]: text }))).toEqual([]);
  });
});

describe('what is too long', () => {
  const long = (lines: number): string =>
    Array.from({ length: lines }, () => '  step();').join('\n');

  test('are functions, wherever they stand', async () => {
    const tree = await treeOf({
      'a.ts': `function short() {\n${long(118)}\n}\nconst tooLong = () => {\n${long(119)}\n};`,
      'A.svelte': `<p></p>\n<script>\n  class A {\n    method() {\n${long(150)}\n    }\n  }\n</script>`,
    });
    expect(longFunctions(tree)).toEqual([
      'A.svelte:4 method: 152 lines',
      'a.ts:121 tooLong: 121 lines',
    ]);
  });

  test('are tests, but no groups of tests', async () => {
    const tree = await treeOf({
      'a.test.ts': `describe.each([1])('all', () => {\n  test('one', () => {\n${long(120)}\n  });\n});`,
    });
    expect(longFunctions(tree)).toEqual(['a.test.ts:2 : 122 lines']);
  });

  test('are files, but no data and nothing that is generated', async () => {
    const tree = await treeOf({
      'a.ts': long(401),
      'b.ts': `${long(400)}\n`,
      'data/c.ts': long(500),
      'keys.gen.ts': long(500),
      'dist/d.ts': long(500),
    });
    expect(longFiles(tree)).toEqual(['a.ts: 401 lines']);
  });
});

describe('indices that go on with nothing where they miss', () => {
  test('are found in code and in markup', async () => {
    const tree = await treeOf({
      'a.ts':
        "const hand = (hands[seat] ?? []).length + (points[0] ?? 0);\nconst name = names[at] ?? '';",
      'B.svelte':
        '<script lang="ts">\n  const own = hands[you] ?? [];\n</script>\n<p>{counts[seat] ?? 0}</p>',
    });
    expect(fallbacksIn(tree)).toEqual([
      'B.svelte:2: hands[you] ?? []',
      'B.svelte:4: counts[seat] ?? 0',
      'a.ts:1: hands[seat] ?? []',
      'a.ts:1: points[0] ?? 0',
      "a.ts:2: names[at] ?? ''",
    ]);
  });

  test('are none where a type says that there may be nothing, and none of tests', async () => {
    const tree = await treeOf({
      'a.ts':
        "params['path'] ?? ''; view.end?.report ?? []; hands[seat] ?? other; counts.get(key) ?? 0; found?.[1] ?? '';",
      'a.test.ts': 'hands[seat] ?? [];',
    });
    expect(fallbacksIn(tree)).toEqual([]);
  });
});

describe('repeated places', () => {
  const place = (text: string): string => `
    export function lineOf(seat: Seat, cards: readonly Card[]): string {
      const names = cards.map((card) => nameOf(card, pack));
      if (names.length === 0) return '${text}';
      const [first, ...others] = names.toSorted(byLength);
      if (others.length > 3) return first + others.length;
      return [seat.name, ...names].join(' ');
    }`;

  test('are found once for each, in whatever layout, with other strings', async () => {
    const tree = await treeOf({
      'a.ts': `import { a } from './x.ts';${place('none')}`,
      'b.ts': place('keine').replaceAll('=>', '=>\n').replaceAll(';', ';\n'),
      'C.svelte': `<script lang="ts">${place(`nulla`)}\n</script>`,
    });
    expect(repeatsIn(tree)).toEqual([
      'a.ts:2: 7 lines as in C.svelte:2',
      'b.ts:2: 13 lines as in C.svelte:2',
    ]);
  });

  test('are none where tests give examples, which differ in their strings', async () => {
    expect(repeatsIn(await treeOf({ 'a.test.ts': place('a'), 'b.test.ts': place('b') }))).toEqual(
      [],
    );
    expect(
      repeatsIn(await treeOf({ 'a.test.ts': place('a'), 'b.test.ts': place('a') })),
    ).toHaveLength(1);
  });

  test('are none in schemas of events, which differ in their names', async () => {
    const schemas = (...names: readonly string[]): string =>
      names
        .map(
          (name) =>
            `export const ${name[0]} = v.strictObject({ type: v.literal('${name}'), seat: integer(0, MAX), cards: list(v.nullable(card)) });`,
        )
        .join('\n');
    const one = schemas('alpha', 'beta', 'gamma', 'delta', 'epsilon');
    const other = schemas('aleph', 'beth', 'gimel', 'daleth', 'ephrath');
    expect(repeatsIn(await treeOf({ 'a.ts': one, 'b.ts': other }))).toEqual([]);
    expect(repeatsIn(await treeOf({ 'a.ts': one, 'b.ts': one }))).toHaveLength(1);
  });

  test('are none in tables, in imports and in short places', async () => {
    const table = Array.from({ length: 60 }, (_, i) => `  ['${i}', ${i}],`).join('\n');
    const imports = Array.from(
      { length: 20 },
      (_, i) => `import { a${i}, b${i} } from './c.ts';`,
    ).join('\n');
    const short = 'for (const [i, card] of cards.entries())\n  if (i > 2)\n    play(card);\n';
    const text = (between: string): string =>
      `${imports}\n${short}${between}\nexport const table = [\n${table}\n];`;
    const tree = await treeOf({ 'a.ts': text('play(first);'), 'b.ts': text('await shuffled;') });
    expect(repeatsIn(tree)).toEqual([]);
  });
});

test('lines are counted by folder and by kind', async () => {
  const tree = await treeOf({
    'table/a.ts': '1\n2\n3\n',
    'table/a.test.ts': '1\n2\n',
    'table/testing/b.ts': '1\n',
    'games/whist/ui/A.svelte': '1\n',
    'games/whist/messages/keys.gen.ts': '1\n2\n3\n',
    'games/whist/messages/en.ftl': '1\n2\n',
    'kits/web/a.ts': '1',
    'games/index.ts': '1',
  });
  expect(linesByFolder(tree)).toEqual({
    games: { code: 1 },
    'games/whist': { code: 1, messages: 2 },
    table: { code: 3, tests: 3 },
    'kits/web': { code: 1 },
    all: { code: 6, tests: 3, messages: 2 },
  });
});

test('of many places those are named that are near to what was changed, the nearest first', () => {
  const changes = changesIn(
    [
      'diff --git a/a.ts b/a.ts',
      '--- a/a.ts',
      '+++ b/a.ts',
      '@@ -40,0 +41,6 @@ function one() {',
      '+…',
      '@@ -300 +307 @@',
      'diff --git a/b.ts b/b.ts',
      '--- a/b.ts',
      '+++ b/b.ts',
      '@@ -9,2 +8,0 @@',
    ].join('\n'),
  );
  expect(
    near(
      [
        'old.ts:41: 6 lines as in older.ts:9',
        'a.ts:100: 6 lines as in old.ts:41',
        'c.ts:7: 9 lines as in a.ts:55',
        'c.ts:90: 6 lines as in a.ts:36',
        'b.ts:12: args[at] ?? 0',
      ],
      changes,
    ),
  ).toEqual([
    'c.ts:90: 6 lines as in a.ts:36',
    'b.ts:12: args[at] ?? 0',
    'c.ts:7: 9 lines as in a.ts:55',
  ]);
});
