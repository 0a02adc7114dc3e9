import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { doublesIn, faultsIn, lineOf } from './messages/faults.mjs';
import { readFolders } from './messages/folders.mjs';
import { generate } from './messages/generate.mjs';
import { literalsIn, templatesIn } from './messages/usage.mjs';

const KEYS = 'table/messages/keys.gen.ts';
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A tree with three languages, a message folder and a source that uses its messages. */
const SOUND: Readonly<Record<string, string>> = {
  'i18n/languages/de.ftl': 'language-name = Deutsch\n',
  'i18n/languages/en.ftl': 'language-name = English\n',
  'i18n/languages/la.ftl': 'language-name = Latīna\n',
  'table/messages/de.ftl': 'won = { $name } gewinnt.\nbye = Ade\n',
  'table/messages/en.ftl': 'won = { $name } wins.\nbye = Bye\n',
  'table/messages/la.ftl': 'won = { $name } vincit.\nbye = Valē\n',
  'table/say.ts': "t('won'); t('bye'); t('language-name');\n",
};

/** Writes files into a new folder, together with what is generated from them. */
function tree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'lusoria-messages-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  for (const [path, text] of generate(readFolders(root))) write(root, path, text);
  return root;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const linesOf = (root: string): string[] => faultsIn(root).map(lineOf);

/** The faults of the sound tree with other files in it. */
const faultsWith = (files: Readonly<Record<string, string>>): string[] =>
  linesOf(tree({ ...SOUND, ...files }));

/** The faults of a message that exists in all languages and is used. */
function faultsOf(message: string): string[] {
  const texts = ['de', 'en', 'la'].map((language) => {
    const path = `table/messages/${language}.ftl`;
    return [path, SOUND[path] + message] as const;
  });
  const source = `${SOUND['table/say.ts']} t('x');`;
  return faultsWith({ ...Object.fromEntries(texts), 'table/say.ts': source }).filter((line) =>
    line.startsWith('table/messages/de.ftl'),
  );
}

describe('the generator', () => {
  /** The type generated for the messages of one or several languages. */
  function typesOf(...sources: string[]): string {
    const files = sources.map((source, i) => [`m/${['en', 'de', 'la'][i]}.ftl`, source] as const);
    const text = generate(readFolders(tree(Object.fromEntries(files)))).get('m/keys.gen.ts') ?? '';
    return text.split('Messages {\n')[1]?.split('\n}\n')[0]?.trim() ?? '';
  }

  test('a message without parameters has none', () => {
    expect(typesOf('a = A')).toBe('a: null;');
    expect(typesOf('b-c = A')).toBe("'b-c': null;");
  });

  test('the messages of a folder are loaded from beside it', () => {
    const text = generate(readFolders(tree({ 'm/en.ftl': 'a = A' }))).get('m/keys.gen.ts');
    expect(text).toContain('new URL(`./${language}.ftl`, import.meta.url)');
  });

  test('parameters are those of all languages, in order', () => {
    expect(typesOf('a = { $y }', 'a = { $x }')).toBe(
      'a: { x: string | number; y: string | number };',
    );
  });

  test('what chooses a plural is a number', () => {
    expect(typesOf('a = { $n ->\n [one] A\n *[other] B\n }')).toBe('a: { n: number };');
    expect(typesOf('a = { $n ->\n [0] A\n *[other] B\n }')).toBe('a: { n: number };');
    expect(typesOf('a = { NUMBER($n) }')).toBe('a: { n: number };');
    expect(typesOf('a = { $n }', 'a = { $n ->\n [one] A\n *[other] B\n }')).toBe(
      'a: { n: number };',
    );
  });

  test('what chooses by name is one of the names, unless there is a variant for others', () => {
    expect(typesOf('a = { $who ->\n [you] A\n *[them] B\n }')).toBe("a: { who: 'them' | 'you' };");
    expect(typesOf('a = { $who ->\n [you] A\n *[other] B\n }')).toBe('a: { who: string };');
    expect(
      typesOf('a = { $g ->\n [m] A\n *[other] B\n }', 'a = { $g ->\n [m] A\n [f] B\n *[n] C\n }'),
    ).toBe("a: { g: 'f' | 'm' | 'n' };");
  });

  test('parameters of messages that are referred to count, those of terms do not', () => {
    expect(typesOf('a = { b } { -t(case: "x") }\nb = { $n }\n-t = { $case }')).toContain(
      'a: { n: string | number };',
    );
  });

  test('languages are those of the files, in order', () => {
    const text = generate(
      readFolders(tree({ ...SOUND, 'i18n/languages/fr.ftl': 'language-name = L\'un {"{"}' })),
    ).get('i18n/languages.gen.ts');
    expect(text).toContain("['de', 'la', 'en', 'fr'] as const");
    expect(text).toContain("fr: {\n    'language-name': 'L\\'un {',\n  },");
  });
});

describe('the check', () => {
  test('finds nothing in a sound tree', () => {
    expect(faultsWith({})).toEqual([]);
  });

  test('a generated file that is out of date, or missing, or left over', () => {
    const root = tree(SOUND);
    write(root, KEYS, '');
    rmSync(join(root, 'i18n/languages.gen.ts'));
    write(root, 'old/keys.gen.ts', '');
    expect(linesOf(root).toSorted()).toEqual([
      'i18n/languages.gen.ts: is out of date; run "npm run messages"',
      'old/keys.gen.ts: is left over: there are no .ftl files beside it',
      `${KEYS}: is out of date; run "npm run messages"`,
    ]);
  });

  test('a key that a language lacks, and one that only one has', () => {
    expect(faultsWith({ 'table/messages/la.ftl': 'bye = Valē\n' })).toEqual([
      'table/messages/la.ftl: won: is missing; it is in de.ftl, en.ftl',
    ]);
    const more = `${SOUND['table/messages/de.ftl']}x = X\n`;
    expect(faultsWith({ 'table/messages/de.ftl': more, 'x.ts': "'x'" })).toEqual([
      'table/messages/en.ftl: x: is missing; it is in de.ftl',
      'table/messages/la.ftl: x: is missing; it is in de.ftl',
    ]);
  });

  test('a language without a file, and a file without a language', () => {
    const { 'table/messages/la.ftl': latin, ...others } = SOUND;
    expect(linesOf(tree({ ...others, 'table/messages/fr.ftl': latin ?? '' }))).toEqual([
      'table/messages/la.ftl: does not exist',
      'table/messages/fr.ftl: is in a language that i18n/languages does not have',
    ]);
  });

  test('a message that does not parse', () => {
    expect(faultsOf('x = { $name\n')).toEqual([
      'table/messages/de.ftl: x: does not parse (line 4): Expected token: "}"',
    ]);
  });

  test('variants without a default', () => {
    expect(faultsOf('x = { $n ->\n    [one] A\n  }\n')).toEqual([
      'table/messages/de.ftl: x: does not parse (line 5): Expected one of the variants to be marked as default (*)',
    ]);
  });

  test.each([
    ['x = { y }', 'x: refers to the message y, which does not exist'],
    ['x = { -y }', 'x: refers to the term -y, which does not exist'],
    ['x = { -y.z ->\n    [a] A\n   *[b] B\n  }\n-y = Y', 'x: refers to -y.z, which does not exist'],
    ['x = { DATETIME($y) }', 'x: calls DATETIME, which does not exist'],
    [
      'x = { NUMBER($y, minimumFractionDigits: 2) }',
      'x: calls NUMBER with minimumFractionDigits, which it does not know',
    ],
    ['x = { 1000 }', 'x: has the number 1000 in braces: write it as text'],
    ['x = X\nx = X', 'x: is there twice'],
    ['-y = Y\n-y = Y\nx = { -y }', '-y: is there twice'],
    ['x = X\n    .title = Y', 'x: has attributes; give each a key of its own'],
    ['x = { $n ->\n    [a] A\n    [a] B\n   *[b] C\n  }', 'x: has the variant [a] twice'],
    ['x = X\n-y = Y', '-y: is used nowhere in the file'],
    [
      '-y = { $case ->\n    [gen] A\n   *[nom] B\n  }\nx = { -y(case: "dat") }',
      'x: asks -y for the case dat, which it does not have',
    ],
    ['-y = Y\nx = { -y(case: "dat") }', 'x: gives -y case, which it does not use'],
    ['-y = Y { $n }\nx = { -y }', 'x: does not give -y its n'],
  ])('%j', (message, fault) => {
    expect(faultsOf(message)).toEqual([`table/messages/de.ftl: ${fault}`]);
  });

  test('a name that is there twice is told while the types are written, too', () => {
    const root = tree({ ...SOUND, 'table/messages/de.ftl': 'won = A\nbye = B\nwon = { $name }\n' });
    expect(doublesIn(readFolders(root)).map(lineOf)).toEqual([
      'table/messages/de.ftl: won: is there twice',
    ]);
    expect(linesOf(root)).toContain('table/messages/de.ftl: won: is there twice');
  });

  test('a term is asked for what it has', () => {
    const term = '-y = { $case ->\n    [gen] A\n   *[nom] B\n  } { $n }\n    .gender = m\n';
    const message = 'x = { -y(case: "gen", n: 1) } { -y.gender ->\n    [m] A\n   *[f] B\n  }';
    expect(faultsOf(term + message)).toEqual([]);
  });

  test('a parameter that counts here and names there', () => {
    expect(
      faultsWith({
        'table/messages/de.ftl': 'bye = Ade\nwon = { $name ->\n    [one] A\n   *[other] B\n  }\n',
        'table/messages/en.ftl': 'bye = Bye\nwon = { $name ->\n    [you] A\n   *[other] B\n  }\n',
      }),
    ).toEqual(['table/messages: won: $name is a number here and one of you there']);
  });

  test('a message that nothing uses', () => {
    const unused = ['table/messages: won: is used nowhere'];
    const source = "t('bye'); t('language-name');";
    expect(faultsWith({ 'table/say.ts': source })).toEqual(unused);
    expect(faultsWith({ 'table/say.ts': source, 'say.test.ts': "t('won')" })).toEqual(unused);
    expect(faultsWith({ 'table/say.ts': `${source}\n// 'won'\n/** 'won' */\n` })).toEqual(unused);
    expect(faultsWith({ 'table/say.ts': source, 'say.svelte': '{t("won")}' })).toEqual([]);
    expect(faultsWith({ 'table/say.ts': source, 'say.mjs': 't(`won`)' })).toEqual([]);
  });

  test('a message that only another one uses', () => {
    expect(faultsOf('x = { y }\ny = Y').filter((line) => !line.includes('is missing'))).toEqual([]);
  });
});

describe('the search for keys in a source', () => {
  test('finds strings', () => {
    expect(literalsIn(`t('a') t("b-c", 'd') \`e\` t('not a key') 'f'g'`)).toEqual([
      'a',
      'b-c',
      'd',
      'e',
      'f',
      'g',
    ]);
  });

  test('finds templates with enough of a key in them', () => {
    const source =
      't(`suit-${pack}-${suit}`) `${a}-hint` `${a}-${b}` `no ${key}` `x-${y ? { a: 1 } : z}-y`';
    expect(templatesIn(source)).toEqual(['^suit-.*-.*$', '^.*-hint$', '^x-.*-y$']);
  });
});
