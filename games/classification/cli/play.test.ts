import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lusoria/i18n';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../messages/index.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';
import { type Player, playingClassification, sageLay } from './testing/player.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside, piped } from 'lusoria/testing/inside.ts';
import { typedWords } from '@lusoria/cli-kit/keys.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';

const files = folder();
afterAll(() => files.remove());

const optionsOf = (...options: readonly string[]) =>
  options.flatMap((option) => ['--option', option]);

/** One easy tree, with the second seat as the sage: with this seed it is the one below. */
const PLAYER = [
  '--seed',
  '7',
  '--name',
  'Tīrō',
  ...optionsOf('first=2', 'tree=drawn', 'difficulty=easy', 'pass=true', 'rounds=1'),
];
const TREES = {
  de: 'Farbe(grün: Anzahl(zwei; eins, drei); rot, blau)',
  la: 'color(viridis: numerus(duo; ūnus, trēs); ruber, caeruleus)',
  en: 'colour(green: count(two; one, three); red, blue)',
} as const;
const SAGE = ['--seed', '7', '--bots', 'random,random', ...optionsOf('first=1', 'rounds=1')];

/** Answers questions by their beginnings, in turn; then passes, and says no to the rest. */
function saying(lines: readonly (readonly [string, string])[]): Player {
  const left = [...lines];
  return ({ question }) => {
    const at = left.findIndex(([begins]) => question.startsWith(begins));
    const [said] = at < 0 ? [] : left.splice(at, 1);
    if (said) return said[1];
    return question.startsWith('Your turn') ? 'p' : 'n';
  };
}

describe.concurrent.each(LANGUAGES)('a player in %s', (language) => {
  it('passes, describes the tree rightly in a line, and the round is stored', async () => {
    const file = join(files.path, `${language}.json`);
    const t = await loadMessages(language);
    const terminal = await loadTerminalMessages(language);
    const common = await loadCommonMessages(language);
    const { code, stdout, stderr } = await playingClassification(
      [...PLAYER, '--export', file],
      ({ question }) => {
        if (question === terminal('ask-lay')) {
          return terminal('key-pass').split(', ')[0] ?? '';
        }
        return question === t('describe-tree')
          ? TREES[language]
          : (typedWords(common('typed-no'))[0] ?? '');
      },
      language,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const own = stdout.split('\n').find((line) => line.endsWith(t('described-right')));
    expect(own).toContain('Tīrō');
    expect(stdout).toContain(
      `${t('true-tree')}\n  ${TREES[language]}\n  ${terminal('class-sizes', { count: 3, sizes: '9 + 18 + 54' })}\n`,
    );
    expect(stdout.trimEnd().endsWith(common('bye'))).toBe(true);
    expect(stdout).not.toContain('undefined');
    expect(readFileSync(file, 'utf8')).toContain('"Tīrō"');
    const verified = await inside(['verify', file, '--json']);
    expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, rounds: 1, flaws: [] });
  });
});

describe.concurrent('lusoria play classification', () => {
  it('lets a sage write a tree, lay by it, judge by hand and rule on texts', async () => {
    let judged = false;
    const { code, stdout, stderr } = await playingClassification(
      [...SAGE, ...optionsOf('judge=hand', 'description=text')],
      (sight) => {
        const { question, text } = sight;
        if (question.startsWith('Your tree')) return 'colour(red; green; blue)';
        if (question.startsWith('Your turn')) return sageLay(sight);
        if (question.includes('Is that right?')) {
          // After a rejection the same question is asked again; then the other answer is right.
          const refused = text.includes('By the tree ');
          judged ||= refused;
          return refused ? 'n' : 'y';
        }
        return question.startsWith('Once more') ? 'n' : 'y';
      },
    );
    expect({ code, stderr, judged }).toEqual({ code: 0, stderr: '', judged: true });
    expect(stdout).toContain('sage: you');
    expect(stdout).toContain('How the deck was classified\n  colour(red; green; blue)\n');
    expect(stdout).toMatch(/^ {2}Place \d +you +(no card|one card|\d+ cards)\s*$/mu);
  });

  it('has a reason for every line that is none, and does not show the table again', async () => {
    const slips = ['foo', '1 2', '99 > 1', '1 > 7', '1 2 > 1 > 2'];
    const trees = [
      'size(big; small)',
      'colour(pink; red)',
      'colour(red; green',
      'colour(red, red)',
    ];
    const left = [...slips];
    const answers: string[] = [];
    let slip: string | undefined;
    await playingClassification(PLAYER, ({ question, text }) => {
      if (slip !== undefined) answers.push(text);
      const lay = question.startsWith('Your turn');
      slip = lay ? left.shift() : question.startsWith('How is') ? trees.shift() : undefined;
      return slip ?? (lay ? 'p' : question.startsWith('How is') ? TREES.en : 'n');
    });
    expect(answers).toHaveLength(9);
    expect(answers.filter((text) => !/^[^\n]*\n[^\n]+[.!?]\n[^\n]+ › $/u.test(text))).toEqual([]);
    expect(answers.join('')).toContain('"pink" is no value of this attribute');
    expect(answers.join('')).toContain('There is only class 1, or + for a new one.');
  });

  it('tells the attributes, the lays and help at any time', async () => {
    const { stdout } = await playingClassification(
      PLAYER,
      saying([
        ['Your turn', 'a'],
        ['Your turn', 'l'],
        ['Your turn', 'h'],
        ['Your turn', '1 > 1'],
        ['How is', '-'],
      ]),
    );
    expect(stdout).toMatch(/^ {2}colour +red, green, blue$/mu);
    expect(stdout).toMatch(/^ {2}1\. \w+ adds to class 1: .* – right$/mu);
    expect(stdout).toContain('4 > + founds a new class with card 4');
    expect(stdout).toMatch(/^You add to class 1: /mu);
    expect(stdout).toMatch(/^ {2}Place \d +Tīrō .*nothing described$/mu);
  });

  it('takes a place for each card that is to be sorted, and a text', async () => {
    const sorted = await playingClassification(
      [...PLAYER, ...optionsOf('description=sort')],
      saying([
        ['Where do', '1 1 1'],
        ['Where do', Array.from({ length: 10 }, () => '1').join(' ')],
      ]),
    );
    expect(sorted.stdout).toContain('Say a class for each of the 10 cards');
    expect(sorted.stdout).toMatch(/^ {2}Place \d +Tīrō .*described (rightly|wrongly)$/mu);
    const told = await playingClassification(
      [...PLAYER, ...optionsOf('description=text')],
      saying([['Describe', 'The green ones by number.']]),
    );
    expect(told.stdout).toMatch(/^ {2}Place \d +Tīrō .*described wrongly$/mu);
  });

  it('plays with a table as a deck, whose cards are told with their values', async () => {
    const values = ['none', 'two', 'four'].flatMap((legs) =>
      ['plants', 'meat', 'both'].flatMap((food) =>
        ['wood', 'water', 'meadow', 'house'].map((home) => [legs, food, home]),
      ),
    );
    const deck = join(files.path, 'animals.csv');
    const rows = ['animal,legs,food,home', ...values.map((row, i) => `beast${i},${row.join(',')}`)];
    writeFileSync(deck, rows.join('\n'));
    const { code, stdout } = await piped(
      [
        'play',
        'classification',
        '--lang',
        'en',
        '--seats',
        '2',
        '--seed',
        '3',
        ...optionsOf(`deck=@${deck}`),
      ],
      ['q'],
    );
    expect(code).toBe(0);
    // A newcomer guesses.
    expect(stdout).toMatch(/^sage: (?!you)\w+$/mu);
    expect(stdout).toMatch(/Turned up as class 1: beast\d+ \(\w+, \w+, \w+\)\./u);
    writeFileSync(deck, rows.with(4, 'beast3,none,,house').join('\n'));
    const refused = await inside(['play', 'classification', ...optionsOf(`deck=@${deck}`)]);
    expect(refused.code).toBe(2);
    for (const part of ['5', 'beast3', 'food']) expect(refused.stderr).toContain(part);
    expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses what no option or table can be, in one line', async () => {
    for (const [args, named] of [
      [optionsOf('classes=1'), 'classes'],
      [optionsOf('least=90'), 'least'],
      [['--seats', '6'], '2, 3, 4, 5'],
      [['--bots', 'decent,decent'], 'reasoner'],
    ] as const) {
      const { code, stderr } = await inside(['play', 'classification', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(named);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
