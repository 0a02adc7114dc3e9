import { type Card, formOf } from '@lusoria/agreement';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { PuzzleAnswer, PuzzlePart } from '@lusoria/cli-kit/puzzle.ts';
import { type Style, styleFor } from '@lusoria/cli-kit/style.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { defined } from '@lusoria/core';
import { la } from '@lusoria/i18n';
import { cellText } from '../messages/cells.ts';
import { loadFormsMessages } from '../messages/forms/index.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../messages/index.ts';
import { loadPuzzleMessages, type PuzzleTranslator } from '../messages/puzzles/index.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';
import {
  deckIn,
  hardestOf,
  type Lay,
  loadPuzzles,
  type Outcome,
  outcomesOf,
  type Puzzle,
  THEMES,
} from '../puzzles/index.ts';

/**
 * Puzzles in which a whole hand can be played in one run if the right card comes first, as the
 * right reading.
 */
export const puzzles: PuzzlePart = {
  themes: THEMES,
  help: async (language) => (await loadTerminalMessages(language))('puzzle-answer'),
  load: loadPuzzles,
  loadOfDays: loadPuzzles,
  async open(id, { language, colours }) {
    const found = (await loadPuzzles()).find((one) => one.id === id);
    if (!found) throw new RangeError(`no puzzle ${id}`);
    const [t, puzzle, forms] = await Promise.all([
      loadAgreementMessages(language),
      loadPuzzleMessages(language),
      loadFormsMessages(language),
    ]);
    const style = styleFor(colours);
    const screen: Screen = { found, t, puzzle, style };
    const outcomes = outcomesOf(found);
    const answered = (outcome: Outcome): PuzzleAnswer => ({
      isRight: outcome.left === 0,
      value: outcomes.indexOf(outcome) + 1,
      lines: () => answerLines(outcome, screen),
    });
    const deck = deckIn(found);
    const form = (card: Card) => formOf(deck, card);
    const named = ({ card, as }: Lay) => ({ form: form(card), as });
    const on = named(found.on);
    const hand = found.hand.map(form);
    return {
      asked: { deck: found.deck, on, hand, lays: outcomes.map(named) },
      solved: {
        outcomes: outcomes.map((one) => ({
          ...named(one),
          run: one.run.map(named),
          left: one.left,
        })),
      },
      task: () => [
        `${puzzle(`theme-${found.theme}`)} · ${puzzle('stars', { level: found.level })} · ${id}`,
        puzzle('task'),
        puzzle('intro'),
        '',
        style.sentence(forms.sentence('on-card', wordsOf(found.on, screen))),
        `${puzzle('hand')}: ${hand.map(style.latin).join('  ')}`,
        '',
        ...outcomes.map((lay, i) => `  ${i + 1}  ${layText(lay, screen)}`),
      ],
      hint: () => style.sentence(puzzle.sentence('nudge', { form: la(form(hardestOf(outcomes))) })),
      read(text) {
        const outcome = /^\d+$/.test(text) ? outcomes[Number(text) - 1] : undefined;
        if (outcome) return answered(outcome);
        const names = outcomes.map((_, i) => i + 1).join(', ');
        throw new Usage('one-of', { what: 'ANSWER', text, names });
      },
      solution: () => answered(defined(outcomes.find(({ left }) => left === 0))),
    };
  },
};

interface Screen {
  readonly found: Puzzle;
  readonly t: AgreementTranslator;
  readonly puzzle: PuzzleTranslator;
  readonly style: Style;
}

function wordsOf({ card, as }: Lay, { found, t }: Screen) {
  return { form: la(formOf(deckIn(found), card)), cell: cellText(t, as) };
}

function layText(lay: Lay, screen: Screen): string {
  return screen.style.sentence(screen.puzzle.sentence('lay', wordsOf(lay, screen)));
}

/**
 * Lines on a first play: whether it is right, the longest run after it, and the cards that stay.
 */
function answerLines(outcome: Outcome, screen: Screen): readonly string[] {
  const { puzzle, style, found } = screen;
  const words = wordsOf(outcome, screen);
  const isRight = outcome.left === 0;
  const run = outcome.run.map((lay, i) => [
    `${i + 1}.`,
    style.latin(formOf(deckIn(found), lay.card)),
    cellText(screen.t, lay.as),
  ]);
  return [
    style.sentence(puzzle.sentence(isRight ? 'right' : 'wrong', words)),
    ...(isRight ? [] : [puzzle('stays', { left: outcome.left })]),
    isRight
      ? puzzle('run-right')
      : style.sentence(puzzle.sentence('run-wrong', { form: words.form })),
    ...columns(run),
  ];
}
