import type { Cell } from '@lusoria/latin';
import {
  type AgreementWords,
  HELP_GAMES,
  type Language,
  loadAgreementWords,
  loadHelp,
} from '../index.ts';
import type { Finding, Params, RefusalTexts } from '../refusals/types.ts';
import { refusalsFrom } from '../refusals/refusals.ts';
import { type Sentence, textOf } from '../sentence.ts';
import type { Labelled, OptionWords } from '../agreement/types.ts';

/** Texts by where they are in a catalogue. */
export type Texts = ReadonlyMap<string, string>;

/** All that a refusal may come with. */
export const PARAMS: Params = {
  form: 'illī',
  as: 'dat-sg-m',
  seconds: 3,
  most: 50,
  bot: 'abc',
  game: 'abc',
  path: 'abc',
  value: 21,
  bid: 20,
};

/** One finding for each code. */
export const FINDINGS: readonly Finding[] = [
  { code: 'unknown-game', game: 'abc' },
  { code: 'other-rules', recorded: 1, known: 2 },
  { code: 'bad-options', round: 1, path: '' },
  { code: 'bad-players', round: 1 },
  { code: 'wrong-commitment', round: 1 },
  { code: 'wrong-first', round: 1, recorded: 0, drawn: 1 },
  { code: 'not-a-draw', round: 1, step: 2 },
  { code: 'wrong-draw', round: 1, step: 2, place: 3, recorded: 4, drawn: 5 },
  { code: 'out-of-order', round: 1, step: 2 },
  { code: 'refused', round: 1, step: 2, reason: 'not-now' },
  { code: 'wrong-events', round: 1, step: 2 },
  { code: 'wrong-outcome', round: 1 },
  { code: 'unfinished', round: 1 },
  { code: 'other-commitment', round: 1 },
  { code: 'contribution-missing', round: 1 },
];

/** The texts about refusals and flaws. */
export function refusalTexts(texts: RefusalTexts): Texts {
  const { refusal, flaw } = refusalsFrom(texts);
  const codes = Object.keys(texts.codes);
  return new Map([
    ...codes.map((code) => [`refusal ${code}`, refusal(code, PARAMS)] as const),
    ...codes.map((code) => [`refusal ${code}, bare`, refusal(code, {})] as const),
    ...[0, 1, 3].map(
      (shares) => [`shares ${shares}`, refusal('wrong-agreement', { shares })] as const,
    ),
    ['refusal unknown', refusal('abc', {})],
    ...FINDINGS.map((each) => [`flaw ${each.code}`, flaw(each)] as const),
  ]);
}

/** The texts of the help, which is full of sentences; also gives these. */
export async function helpTexts(
  language: Language,
): Promise<{ readonly texts: Texts; readonly sentences: readonly Sentence[] }> {
  const { steps, keys } = await loadHelp(language);
  const texts = new Map([
    ...steps.flatMap(({ title, text }, i) => [
      [`step ${i}`, title] as const,
      ...text.map((sentence, j) => [`step ${i}.${j}`, textOf(sentence)] as const),
    ]),
    ...HELP_GAMES.flatMap((game) =>
      keys[game].map(({ key, text }) => [`key ${game} ${key}`, text] as const),
    ),
  ]);
  return { texts, sentences: steps.flatMap(({ text }) => text) };
}

const BOTS = ['random', 'pupil:50', 'pupil:70', 'pupil:90', 'uniform', 'mobile'];

/** The texts about the agreement games that do not depend on what happens. */
export async function agreementTexts(
  language: Language,
  options: readonly string[],
  cells: readonly Cell[],
): Promise<Texts> {
  const words = await loadAgreementWords(language);
  return new Map([
    ...tables(words),
    ...options.flatMap((key) => labelled(`option ${key}`, words.option(key))),
    ...Object.entries(words.presets).flatMap(([key, each]) => labelled(`preset ${key}`, each)),
    ...BOTS.flatMap((name) => labelled(`bot ${name}`, words.bot(name))),
    ...cells.flatMap((cell) => [
      [`cell ${cell}`, words.cell(cell)] as const,
      [`short ${cell}`, words.cellShort(cell)] as const,
      [`declaration ${cell}`, words.declaration(cell)] as const,
      [`button ${cell}`, textOf(words.layButton('illī', cell))] as const,
    ]),
    ['joker', words.joker],
    ['case', words.caseLabel],
    ['number', words.numberLabel],
    ['gender', words.genderLabel],
    ['button', textOf(words.layButton('illī', null))],
    ['button joker', textOf(words.layButton('', null))],
    ['turn mine', words.turnOf(null)],
    ['turn', words.turnOf('Aulus')],
    ['challenge', words.challengeOpen('Aulus')],
    ...[0, 1, 2].map((n) => [`count ${n}`, words.handCount(n)] as const),
  ]);
}

function tables(words: AgreementWords): readonly (readonly [string, string])[] {
  const { cases, casesShort, numbers, numbersShort, genders, gendersShort, endReason } = words;
  const all = { cases, casesShort, numbers, numbersShort, genders, gendersShort, endReason };
  return Object.entries(all).flatMap(([name, table]) =>
    Object.entries(table).map(([key, text]) => [`${name} ${key}`, text] as const),
  );
}

function labelled(
  at: string,
  worded: Labelled | OptionWords,
): readonly (readonly [string, string])[] {
  const values = 'values' in worded ? Object.entries(worded.values ?? {}) : [];
  return [
    [`${at}`, worded.label],
    [`${at} text`, worded.text],
    ...values.map(([value, text]) => [`${at} ${value}`, text] as const),
  ];
}
