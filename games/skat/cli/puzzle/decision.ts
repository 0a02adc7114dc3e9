import { defined } from '@lusoria/core';
import type { Message } from '@lusoria/core/lesson';
import { plain } from '@lusoria/cli-kit/keys.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { PuzzleAnswer, PuzzlePart } from '@lusoria/cli-kit/puzzle.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { type Language, textOf } from '@lusoria/i18n';
import { sortHand } from '@lusoria/skat';
import { askedIn, type DecisionPuzzle } from '../../all-puzzles.ts';
import { loadSkatMessages } from '../../messages/index.ts';
import { loadLessonMessages } from '../../messages/lessons/index.ts';
import { cardShort, signed } from '../../messages/names.ts';
import { loadPuzzleMessages } from '../../messages/puzzles/index.ts';

/** A decision before the first card: its answers are numbered. */
export async function openDecision(
  found: DecisionPuzzle,
  language: Language,
): ReturnType<PuzzlePart['open']> {
  const [t, puzzle, lessons] = await Promise.all([
    loadSkatMessages(language),
    loadPuzzleMessages(language),
    loadLessonMessages(language),
  ]);
  const { say, hints, answers, view } = askedIn(found);
  const said = (message: Message): string => textOf(lessons.say({ kind: 'message', message }));
  const labels = answers.map(({ label }) => textOf(lessons.answer(label)));
  const right = answers.findIndex((one) => one.right);
  const { deal, decision } = found.source;
  const hand = sortHand(view.hand, 'game' in deal && decision === 'discard' ? deal.game : 'grand');
  const worths = columns(answers.map(({ worth }, i) => [defined(labels[i]), signed(worth)]));
  const answered = (index: number): PuzzleAnswer => {
    const isRight = index === right;
    return {
      isRight,
      value: labels[index],
      lines: () => [
        puzzle(isRight ? 'decision-right' : 'decision-wrong'),
        said(defined(answers[index]).why),
        ...(isRight
          ? [puzzle(decision === 'bid' ? 'decision-bids' : 'decision-all'), ...worths]
          : []),
      ],
    };
  };
  return {
    asked: { decision, place: deal.place, hand, bid: view.bid, answers: labels },
    solved: {
      solution: labels[right],
      outcomes: answers.map(({ worth }, i) => ({ answer: labels[i], worth })),
    },
    task: () => [
      [
        puzzle(`theme-${found.theme}`),
        puzzle('stars', { level: found.level }),
        ...(decision === 'bid' ? [] : [puzzle('decision-bid', { bid: view.bid })]),
        found.id,
      ].join(' · '),
      said(say),
      '',
      hand.map((card) => cardShort(t, card, 'french')).join(' '),
      '',
      ...labels.map((label, i) => `${i + 1}. ${label}`),
    ],
    hint: () => said(defined(hints[0])),
    read: (text) => answered(readAnswer(text, labels)),
    solution: () => answered(right),
  };
}

/** @throws Usage when it is neither the number of an answer nor its words. */
function readAnswer(text: string, labels: readonly string[]): number {
  const index = labels.findIndex(
    (label, i) => text.trim() === String(i + 1) || plain(label) === plain(text),
  );
  if (index < 0) throw new Usage('one-of', { what: 'ANSWER', text, names: labels.join(', ') });
  return index;
}
