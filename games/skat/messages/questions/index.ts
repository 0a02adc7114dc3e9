import { defined, type LessonMessages, type QuestionWords } from '@lusoria/core';
import type { Message } from '@lusoria/core/lesson';
import type { Pack } from '@lusoria/core/playing-card';
import type { Language, Sentence } from '@lusoria/i18n';
import type { DecisionTopic, ShownDecision } from '../../lessons/asked.ts';
import type { Question } from '../../lessons/script.ts';
import type { Puzzle, Theme } from '../../puzzles/puzzle.ts';
import type { ShownPuzzle } from '../../puzzles/shown.ts';
import type { Card } from '../../rules/cards.ts';
import { loadSkatMessages } from '../index.ts';
import { cardName, cardNames } from '../names.ts';
import { loadPuzzleMessages } from '../puzzles/index.ts';
import { outcomeText, taskText } from '../puzzles/task.ts';
import { loadMessages } from './keys.gen.ts';

/** What reads questions. */
interface Reading {
  shown(raw: unknown): ShownPuzzle | ShownDecision;
  answer(raw: unknown): Card;
  choice(raw: unknown): number;
  /** Null: it is a question about a card. */
  decision(raw: unknown): Question | null;
  isDecision(key: string): key is DecisionTopic;
  /** A puzzle and the cards that are right; `isPlayed`: a card of a round, by what could be known of it. */
  solution(raw: unknown): {
    readonly puzzle: Puzzle;
    readonly isPlayed: boolean;
    readonly cards: readonly Card[];
  };
  isTheme(key: string): key is Theme;
  /** Who plays a puzzle. */
  seat(puzzle: Puzzle): number;
}

/** Words the questions of Skat; cards are called after this pack. */
export async function loadQuestionWords(
  language: Language,
  reading: Reading,
  lessons: LessonMessages,
  pack: () => Pack,
): Promise<QuestionWords> {
  const [t, puzzle, words] = await Promise.all([
    loadSkatMessages(language),
    loadPuzzleMessages(language),
    loadMessages(language),
  ]);
  const messages = { t, puzzle };
  const said = (message: Message): Sentence => lessons.say({ kind: 'message', message });
  return {
    topic: (key) =>
      reading.isTheme(key)
        ? puzzle(`theme-${key}`)
        : key === 'card' || reading.isDecision(key)
          ? words(`topic-${key}`)
          : key,
    task(raw) {
      const shown = reading.shown(raw);
      if ('choices' in shown) return said(shown.say);
      const { view, skat, task, target, points } = shown;
      const seat = defined(view.you ?? undefined);
      const goal = {
        contract: defined(view.contract ?? undefined),
        declarer: defined(view.declarer ?? undefined),
        discards: skat ?? [],
        target,
        theme: task,
      };
      return [taskText(messages, goal, { seat, points }, pack())];
    },
    position(raw) {
      const { view } = reading.shown(raw);
      const trick = view.trick.map(({ card }) => card);
      return [
        [words('hand', { cards: cardNames(t, view.hand, pack()) })],
        ...(trick.length > 0 ? [[words('trick', { cards: cardNames(t, trick, pack()) })]] : []),
        ...(view.bid > 0 ? [[words('bid', { bid: view.bid })]] : []),
      ];
    },
    answer(raw, answer) {
      const shown = reading.shown(raw);
      if ('choices' in shown) {
        return lessons.answer(defined(shown.choices[reading.choice(answer)], 'an answer'));
      }
      const key = shown.task === 'lay-away' ? 'lay-away' : 'play';
      return [words(key, { card: cardName(t, reading.answer(answer), pack()) })];
    },
    why(raw, answer) {
      const decision = reading.decision(raw);
      if (decision) {
        return said(defined(decision.answers[reading.choice(answer)], 'an answer').why);
      }
      const { puzzle: of, isPlayed, cards } = reading.solution(raw);
      const card = reading.answer(answer);
      const outcome = defined(of.outcomes.find((one) => one.card === card));
      if (isPlayed) {
        const best = Math.max(...of.outcomes.map((one) => one.share ?? 0));
        const share = outcome.share ?? 0;
        const worse = share < best ? 'wins-worse' : 'wins-less';
        const key = cards.includes(card) ? 'wins-good' : worse;
        return [words(key, { card: cardName(t, card, pack()), share, best })];
      }
      const verdict = cards.includes(card)
        ? puzzle('shown', { count: cards.length, cards: cardNames(t, cards, pack()) })
        : puzzle('wrong', { card: cardName(t, card, pack()) });
      return [`${verdict} ${outcomeText(messages, of, outcome, reading.seat(of))}`];
    },
    forms: () => [],
  };
}
