import { type QuestionWords } from '@lusoria/core';
import type { Language, Sentence } from '@lusoria/i18n';
import { printTree } from '../../notation/tree.ts';
import type { Answer, Position, PositionLay, Shown, Source } from '../../puzzles/index.ts';
import { deckOf } from '../../rules/deck-of.ts';
import type { Tree } from '../../rules/tree/types.ts';
import { cardName } from '../cards.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/** What reads questions, and the verdict that a tree contradicts. */
interface Reading {
  shown(raw: unknown): Shown;
  answer(raw: unknown): Answer;
  solution(raw: unknown): Source;
  contradicted(tree: Tree, position: Position): PositionLay | null;
  table(position: Position): readonly (readonly number[])[];
}

/** Words the questions of Classification. */
export async function loadQuestionWords(
  language: Language,
  reading: Reading,
): Promise<QuestionWords> {
  const t = await loadMessages(language);
  return {
    topic: (key) => t.lookup(`topic-${key}`) ?? key,
    task(raw) {
      const { kind, lays } = reading.shown(raw);
      const [lay] = lays;
      if (kind !== 'fits' || !lay) return t.sentence(kind === 'next' ? 'task-next' : 'task-tree');
      return lay.class === null
        ? t.sentence('task-fits-new')
        : t.sentence('task-fits', { class: lay.class + 1 });
    },
    position(raw) {
      const { position, lays } = reading.shown(raw);
      const classes = reading
        .table(position)
        .map((cards, i) =>
          t.sentence('class-is', { class: i + 1, cards: cardsIn(t, position, cards) }),
        );
      const refused = position.lays.flatMap((one) =>
        one.right ? [] : [layIn(t, 'refused', position, one)],
      );
      const asked = [...new Set(lays.flatMap((one) => one.cards))];
      const about =
        asked.length === 0 ? [] : [t.sentence('asked-is', { cards: cardsIn(t, position, asked) })];
      return [...classes, ...refused, ...about];
    },
    answer(raw, given) {
      const { position } = reading.shown(raw);
      const answer = reading.answer(given);
      if (typeof answer === 'string') return t.sentence(`answer-${answer}`);
      if ('lay' in answer) return layIn(t, 'answer-lay', position, answer.lay);
      return [printTree(answer.tree, deckOf(position.options), language)];
    },
    why: (raw, given) => whyOf(t, reading, reading.solution(raw), reading.answer(given)),
    forms: () => [],
  };
}

/** Names of cards have commas of their own. */
function cardsIn(t: MessageTranslator, { options }: Position, cards: readonly number[]): string {
  const deck = deckOf(options);
  return cards.map((card) => cardName(deck, card, t.language)).join('; ');
}

/** A sentence about a lay; its key ends in `-new` where a class is founded. */
function layIn(
  t: MessageTranslator,
  key: 'refused' | 'answer-lay' | 'against-right' | 'against-wrong',
  position: Position,
  { cards: laid, class: to }: Pick<PositionLay, 'cards' | 'class'>,
): Sentence {
  const cards = cardsIn(t, position, laid);
  return to === null
    ? t.sentence(`${key}-new`, { cards })
    : t.sentence(key, { cards, class: to + 1 });
}

function whyOf(t: MessageTranslator, reading: Reading, source: Source, answer: Answer): Sentence {
  const { position, of } = source;
  switch (source.kind) {
    case 'fits':
      return counted(t, source.right, of);
    case 'next': {
      if (typeof answer === 'string' || !('lay' in answer)) throw new RangeError('not a lay');
      const { lay } = answer;
      const said = JSON.stringify([lay.cards, lay.class]);
      const one = source.lays.find(({ cards, class: to }) => JSON.stringify([cards, to]) === said);
      if (!one) throw new RangeError('not a lay of the question');
      return [...layIn(t, 'answer-lay', position, lay), ': ', ...counted(t, one.right, of)];
    }
    case 'tree': {
      if (typeof answer === 'string' || !('tree' in answer)) throw new RangeError('not a tree');
      const against = reading.contradicted(answer.tree, position);
      if (!against) return t.sentence('tree-fits', { others: of - 1 });
      return layIn(t, against.right ? 'against-right' : 'against-wrong', position, against);
    }
  }
}

function counted(t: MessageTranslator, right: number, of: number): Sentence {
  if (right === of) return t.sentence('why-surely', { of });
  return right === 0 ? t.sentence('why-never', { of }) : t.sentence('why-possible', { right, of });
}
