import { defined } from '@lusoria/core';
import type { Answer, Message } from '@lusoria/core/lesson';
import { type AnyPuzzle, PUZZLE_LEVELS, type PuzzleLevel } from '@lusoria/core/puzzle';
import * as v from 'valibot';
import { skat } from '../rules/game.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { type DecisionTopic, type Source, stepOf, TOPICS } from './asked.ts';
import { cardsOf, YOU } from './deal.ts';
import type { Key } from './saying.ts';
import { decisionsSchema, TRAINER } from './trainer.ts';

/** A decision before the first card, as a puzzle: how far to bid, what to declare, what to lay away. */
export interface DecisionPuzzle extends AnyPuzzle<DecisionTopic> {
  readonly source: Source;
}

type Decisions = v.InferOutput<typeof decisionsSchema>;

/** Points by which the right answer is better than the next best. */
function leadOf(source: Source): number {
  if (source.decision === 'bid') {
    const { worth, passing } = source.deal;
    return Math.min(...worth.map(([, points]) => Math.abs(points - passing)));
  }
  const [best, next] = source.decision === 'game' ? source.deal.games : source.deal.discards;
  return defined(best).worth - defined(next).worth;
}

/** One kind of decisions in fifths: the clearest are the easiest. */
function levelled(key: DecisionTopic, sources: readonly Source[]): readonly DecisionPuzzle[] {
  const sorted = sources.toSorted((a, b) => leadOf(b) - leadOf(a) || a.deal.from - b.deal.from);
  return sorted.map((source, i) => ({
    id: `${source.decision}-${source.deal.from}`,
    theme: key,
    level: levelAt(i, sorted.length),
    source,
  }));
}

function levelAt(i: number, of: number): PuzzleLevel {
  return defined(PUZZLE_LEVELS[Math.floor((i * PUZZLE_LEVELS.length) / of)]);
}

function puzzlesOf({ auctions, choices, discards }: Decisions): readonly DecisionPuzzle[] {
  return [
    ...levelled(
      'decide-bid',
      auctions.map((deal) => ({ decision: 'bid', deal })),
    ),
    ...levelled(
      'decide-game',
      choices.map((deal) => ({ decision: 'game', deal })),
    ),
    ...levelled(
      'decide-discard',
      discards.map((deal) => ({ decision: 'discard', deal })),
    ),
  ];
}

/** The decisions of the data file, their kinds by turns; it is fetched when this is first called. */
export async function loadDecisions(): Promise<readonly DecisionPuzzle[]> {
  const { default: data } = await import('./data/decisions.json', { with: { type: 'json' } });
  const all = puzzlesOf(v.parse(decisionsSchema, data));
  const places = TOPICS.flatMap((key) =>
    all.filter(({ theme }) => theme === key).map((puzzle, at) => ({ puzzle, at })),
  );
  return places.toSorted((a, b) => a.at - b.at).map(({ puzzle }) => puzzle);
}

/** The decisions of the trainer as topics of questions, by kind and difficulty. */
export function decisionTopics() {
  const all = puzzlesOf(TRAINER);
  return TOPICS.map((key) => ({
    key,
    sources: all
      .filter(({ theme }) => theme === key)
      .map(({ level, source }) => ({ level, source })),
  }));
}

/** An answer to a decision, and what it is worth in points. */
interface WeighedAnswer extends Answer<Key> {
  readonly worth: number;
}

/** A decision as it is asked. */
export interface AskedDecision {
  readonly say: Message<Key>;
  readonly hints: readonly Message<Key>[];
  readonly answers: readonly WeighedAnswer[];
  readonly view: ThreeView;
}

/** What is asked, and what every answer is worth. */
export function askedIn({ source }: Pick<DecisionPuzzle, 'source'>): AskedDecision {
  const { say, hints = [], answers, begin } = stepOf(source);
  const view = skat.view(defined(begin)(), YOU);
  if (view.form !== 'three') throw new RangeError('a deal for two');
  return {
    say,
    hints,
    view,
    answers: answers.map((answer) => ({ ...answer, worth: worthOf(source, answer.label) })),
  };
}

function worthOf(source: Source, { params = {} }: Message): number {
  switch (source.decision) {
    case 'bid': {
      const { worth, passing } = source.deal;
      const bid = worth.find(([value]) => value === params['n']);
      return bid ? bid[1] : passing;
    }
    case 'game':
      return defined(source.deal.games.find(({ game }) => game === params['game'])).worth;
    case 'discard': {
      const { discards } = source.deal;
      const found = discards.find(({ cards }) => {
        const [one, other] = cardsOf(cards);
        return one === params['card'] && other === params['other'];
      });
      return defined(found).worth;
    }
  }
}
