import { defined, type QuestionWords } from '@lusoria/core';
import { la, type Language, listOf, type Sentence } from '@lusoria/i18n';
import type { Cell } from '@lusoria/latin';
import type { Answer, Checked, Shown } from '../../puzzles/question.ts';
import type { Outcome } from '../../puzzles/run.ts';
import { formOf } from '../../rules/deck.ts';
import { declaredCells, isRight, judge } from '../../rules/judge.ts';
import { cellText } from '../cells.ts';
import { inGrammar } from '../grammar.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { loadPuzzleMessages, type PuzzleTranslator } from '../puzzles/index.ts';
import { verdictOn } from '../verdict.ts';
import { formsFor } from './forms.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/** What reads questions, and works runs out. */
interface Reading {
  shown(raw: unknown): Shown;
  answer(raw: unknown): Answer;
  solution(raw: unknown): Checked;
  outcomes(source: Extract<Checked, { kind: 'run' }>): readonly Outcome[];
}

interface Texts {
  readonly t: MessageTranslator;
  readonly words: AgreementTranslator;
  readonly puzzle: PuzzleTranslator;
}

/** Words the questions of the agreement games. */
export async function loadQuestionWords(
  language: Language,
  reading: Reading,
): Promise<QuestionWords> {
  const [t, words, puzzle] = await Promise.all([
    loadMessages(language),
    loadAgreementMessages(language),
    loadPuzzleMessages(language),
  ]);
  const texts = { t, words, puzzle };
  return {
    topic: (key) => t.lookup(`topic-${key}`) ?? key,
    task(raw) {
      const shown = reading.shown(raw);
      return inGrammar(t, shown).sentence(`task-${shown.kind}`);
    },
    position(raw) {
      const shown = reading.shown(raw);
      return positionOf({ ...texts, words: inGrammar(words, shown) }, shown);
    },
    answer(shown, raw) {
      const answer = reading.answer(raw);
      if (typeof answer === 'string') return t.sentence(`answer-${answer}`);
      return puzzle.sentence('lay', {
        form: la(answer.form),
        cell: cellText(inGrammar(words, reading.shown(shown)), answer.as),
      });
    },
    why: (raw, answer) => whyOf(texts, reading, reading.solution(raw), reading.answer(answer)),
    forms: (options) => formsFor(texts, options),
  };
}

function positionOf({ t, words }: Texts, { kind, on, cards }: Shown): readonly Sentence[] {
  const form = la(on.form);
  const top =
    on.as === null
      ? t.sentence('top-start', { form })
      : t.sentence('top', { form, cell: cellText(words, on.as) });
  if (kind !== 'bluff') {
    const forms = listOf(
      t.language,
      'and',
      cards.map((card) => card.form),
    );
    return [top, t.sentence('hand', { forms: la(forms) })];
  }
  const laid = cards.flatMap(({ form: one, as }) =>
    as === null ? [] : [t.sentence('laid', { form: la(one), cell: cellText(words, as) })],
  );
  return [top, ...laid];
}

function pileCard(on: { readonly card: number; readonly as: Cell | null }) {
  return { no: 0, seat: null, ...on };
}

function whyOf(
  { t, words: all, puzzle }: Texts,
  reading: Reading,
  source: Checked,
  answer: Answer,
): Sentence {
  const { cards: deck } = source;
  const words = inGrammar(all, deck);
  const verdict = (card: number, as: Cell) =>
    verdictOn(words, deck, [pileCard(source.on)], { card, as });
  if (source.kind === 'bluff') {
    const { card, as } = source.lay;
    const below = declaredCells(deck, [pileCard(source.on)]);
    const isTrue = isRight(judge(deck, card, as, below));
    return [...t.sentence(isTrue ? 'true-right' : 'bluff-right'), ' ', ...verdict(card, as)];
  }
  if (answer === 'none' && source.kind === 'lays') {
    const right = source.lays.find(({ card, as }) =>
      isRight(judge(deck, card, as, [source.on.as])),
    );
    if (!right) return t.sentence('none-right');
    const form = la(formOf(deck, right.card));
    return t.sentence('none-wrong', { form, cell: cellText(words, right.as) });
  }
  if (typeof answer === 'string') throw new RangeError(`not an answer: ${answer}`);
  const params = { form: la(answer.form), cell: cellText(words, answer.as) };
  if (source.kind === 'lays') {
    const laid = source.lays.find(
      ({ card, as }) => formOf(deck, card) === answer.form && as === answer.as,
    );
    const { card, as } = defined(laid, 'a lay of the question');
    return verdict(card, as);
  }
  const outcome = reading
    .outcomes(source)
    .find(({ card, as }) => formOf(deck, card) === answer.form && as === answer.as);
  const { left } = defined(outcome, 'a lay of the puzzle');
  return left === 0
    ? puzzle.sentence('shown', params)
    : [...puzzle.sentence('wrong', params), ' ', ...puzzle.sentence('stays', { left })];
}
