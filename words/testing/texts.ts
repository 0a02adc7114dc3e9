import type { Cell } from '@lusoria/latin';
import {
  type AgreementWords,
  HELP_GAMES,
  type Language,
  loadAgreementWords,
  loadHelp,
} from '../index.ts';
import { type Sentence, textOf } from '../sentence.ts';
import type { Labelled, OptionWords } from '../agreement/types.ts';

/** Texts by where they are in a catalogue. */
export type Texts = ReadonlyMap<string, string>;

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
