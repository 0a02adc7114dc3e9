import type { AnyGame } from '@lusoria/core';
import { byCell, type Cell, type ParadigmId } from '@lusoria/latin';
import type { JournalEntry } from '@lusoria/table/journal';
import { type Box, type Card, inBox, NEW_BOX, retrievability, reviewedCard } from './cards.ts';
import { believe, chanceOfRight, noBelief } from './estimate.ts';
import type { Evidence } from './evidence.ts';
import { mark } from './items.ts';
import { answersIn, chaptersOf, deckNamed, shownBy } from './journal.ts';

/** An answer of practice that really happened, as a scheduler foresaw it. */
export interface Foreseen {
  readonly right: boolean;
  /** The probability of that, said before. */
  readonly chance: number;
}

/** Foresees answers from all that happened before. */
interface Forecast {
  /** @param about evidence of the answer that is to come, of which only the question may be read */
  chance(about: Evidence): number;
  /** @param target evidence of an answer's own cell; null in a round */
  after(all: readonly Evidence[], target: Evidence | null): Forecast;
}

/**
 * Schedulers whose forecasts can be held against what happened: the estimate; FSRS alone; the share of right answers
 * from each of Leitner's boxes; and the share of all, which is what is known without a model.
 */
export const FORECASTS: Readonly<Record<string, () => Forecast>> = {
  scheduler: () => byEstimate(noBelief()),
  fsrs: () =>
    byCards(
      byCell(() => null),
      NOTHING,
    ),
  leitner: () =>
    byBoxes(
      byCell(() => NEW_BOX),
      [],
    ),
  share: () => byShare(NOTHING),
};

/** Answers, and how many of them were right. */
interface Count {
  readonly all: number;
  readonly right: number;
}

const NOTHING: Count = { all: 0, right: 0 };

function counted({ all, right }: Count, one: boolean): Count {
  return { all: all + 1, right: right + (one ? 1 : 0) };
}

/** The rule of succession (Laplace). */
function shareOf({ all, right }: Count): number {
  return (right + 1) / (all + 2);
}

function byEstimate(belief: ReturnType<typeof noBelief>): Forecast {
  return {
    chance: (about) => chanceOfRight(belief, about, about.at),
    after: (all) => byEstimate(believe(all, belief)),
  };
}

function byShare(count: Count): Forecast {
  return {
    chance: () => shareOf(count),
    after: (_, target) => byShare(target ? counted(count, target.right) : count),
  };
}

/** FSRS says nothing of a new card: there the share of right answers to new cards. */
function byCards(cards: Readonly<Record<Cell, Card | null>>, news: Count): Forecast {
  return {
    chance: ({ cell, at }) => {
      const card = cards[cell];
      return card ? retrievability(card, at) : shareOf(news);
    },
    after(_, target) {
      if (!target) return byCards(cards, news);
      const { cell, right, at } = target;
      const next = { ...cards, [cell]: reviewedCard(cards[cell], right, at) };
      return byCards(next, cards[cell] ? news : counted(news, right));
    },
  };
}

function byBoxes(boxes: Readonly<Record<Cell, Box>>, counts: readonly Count[]): Forecast {
  const countOf = (cell: Cell) => counts[boxes[cell].box] ?? NOTHING;
  return {
    chance: ({ cell }) => shareOf(countOf(cell)),
    after(_, target) {
      if (!target) return byBoxes(boxes, counts);
      const { cell, right, at } = target;
      const changed = [...counts];
      changed[boxes[cell].box] = counted(countOf(cell), right);
      return byBoxes({ ...boxes, [cell]: inBox(boxes[cell], right, at) }, changed);
    },
  };
}

/** A journal replayed. */
export interface Replay {
  readonly foreseen: readonly Foreseen[];
  /** Entries that could not be read, such as those of later versions. */
  readonly skipped: number;
}

/**
 * Replays what somebody practised and played with one deck, in order of time.
 *
 * @param entries of one person, of this game
 */
export function replayed(
  entries: readonly JournalEntry[],
  game: AnyGame,
  id: ParadigmId,
  forecast: Forecast,
): Replay {
  const deck = deckNamed(id);
  const foreseen: Foreseen[] = [];
  let skipped = 0;
  let now = forecast;
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    if (entry.kind === 'round') {
      const chapters = chaptersOf([entry], game).get(id) ?? [];
      now = chapters.reduce((one, { evidence }) => one.after(evidence, null), now);
      continue;
    }
    const answers = answersIn(entry.answers);
    if (answers === null) skipped += 1;
    for (const { deck: of, item, answer, at, ...more } of answers ?? []) {
      if (of !== id || item.kind !== answer.kind) continue;
      const evidence = shownBy(mark(deck, item, answer, at), more);
      const target = evidence.find(({ kind, cell }) => kind === 'answered' && cell === item.target);
      if (target) foreseen.push({ right: target.right, chance: now.chance(target) });
      now = now.after(evidence, target ?? null);
    }
  }
  return { foreseen, skipped };
}

/** No forecast counts as surer than this: one false certainty would outweigh everything else. */
const SUREST = 0.99;

/** Mean negative logarithm of the probability that was given to what happened, in nats. */
export function logLoss(all: readonly Foreseen[]): number {
  const losses = all.map(({ right, chance }) => {
    const said = Math.min(SUREST, Math.max(1 - SUREST, chance));
    return -Math.log(right ? said : 1 - said);
  });
  return losses.reduce((sum, one) => sum + one, 0) / losses.length;
}
