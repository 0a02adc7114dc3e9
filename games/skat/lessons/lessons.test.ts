import { following, type Lesson, starsFor, walkThrough } from '@lusoria/core/lesson';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { type Card, CARDS, GAMES, kindOf, pipsOf } from '../rules/cards.ts';
import { bidValues, plainContract, TARGETS } from '../rules/contract.ts';
import { trickPoints } from '../rules/deal.ts';
import { threeViewSchema } from '../rules/three/schema.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { cardsOf } from './deal.ts';
import { courses } from './index.ts';

const speakers = await Promise.all(LANGUAGES.map(async (language) => loadLessonMessages(language)));
const entries = (courses['skat']?.lessons ?? []).map((entry) => [entry.id, entry] as const);

/** Texts of a lesson in every language; the reasons of the rules are told elsewhere. */
function told(lesson: Lesson): readonly string[] {
  const { saying } = lesson;
  if (saying.kind === 'refused') return [];
  return speakers.map((speaker) => textOf(speaker.say(saying)));
}

const viewOf = ({ view }: Lesson): ThreeView => v.parse(threeViewSchema, view);

/** Actions that a learner may think of: every card and call, and many declarations. */
function tries({ hand, options, phase }: ThreeView): readonly unknown[] {
  const [one = 'CJ', ...rest] = hand;
  const pairs = [one, ...rest].flatMap((card, i) => rest.slice(i).map((other) => [card, other]));
  const declarations = GAMES.flatMap((game) =>
    (game === 'hearts' ? pairs : pairs.slice(0, 4)).map((discards) => ({
      type: 'declare',
      contract: plainContract(game),
      discards,
      instead: null,
    })),
  );
  return [
    ...CARDS.map((card) => ({ type: 'play', card })),
    ...bidValues(options).map((value) => ({ type: 'bid', value })),
    { type: 'hold' },
    { type: 'pass' },
    { type: 'pick-up' },
    { type: 'double', to: 2 },
    ...(phase === 'discard' ? declarations : []),
  ];
}

test('there are lessons', () => {
  expect(entries.length).toBeGreaterThanOrEqual(9);
});

describe.each(entries)('the lesson %s', (id, entry) => {
  const all = walkThrough(entry.open());

  test('comes to its end by the rules, and everything is said in every language', () => {
    expect(all.at(-1)?.awaits).toBe('end');
    for (const speaker of speakers) expect(speaker.title(id)).not.toBe(id);
    const texts = all.flatMap((lesson) => told(lesson));
    expect(texts.filter((text) => text.trim() === '' || text.includes('{'))).toEqual([]);
  });

  test('every answer is explained, and some are right, some wrong', () => {
    for (const lesson of all.filter(({ awaits }) => awaits === 'answer')) {
      const chosen = lesson.answers.flatMap(({ mark }, index) =>
        mark === null ? [lesson.next({ do: 'answer', index })] : [],
      );
      const isFresh = lesson.answers.every(({ mark }) => mark === null);
      const marks = new Set(chosen.map(({ isTrouble }) => isTrouble));
      expect(marks.size).toBeGreaterThanOrEqual(isFresh ? 2 : 1);
      expect(chosen.flatMap((one) => told(one)).filter((text) => text.length < 15)).toEqual([]);
      for (const { label } of lesson.answers) {
        for (const speaker of speakers) expect(textOf(speaker.answer(label))).not.toBe('');
      }
    }
  });

  test('whatever is tried is done or explained', () => {
    const tried = all
      .filter(({ awaits, isRepeated }) => awaits === 'action' && !isRepeated)
      .flatMap((lesson) =>
        tries(viewOf(lesson)).map((action) => ({
          lesson,
          next: lesson.next({ do: 'act', action }),
        })),
      );
    const errors = tried.filter(({ next }) => next.isTrouble);
    expect(
      errors.filter(({ lesson, next }) => viewOf(next).hand.length !== viewOf(lesson).hand.length),
    ).toEqual([]);
    expect(errors.flatMap(({ next }) => told(next)).filter((text) => text.length < 15)).toEqual([]);
    const held = errors.filter(({ next }) => next.canInsist);
    expect(held.filter(({ next }) => next.next({ do: 'insist' }).isTrouble)).toEqual([]);
  });
});

function raise(): never {
  throw new Error('there is no such moment');
}

/** From the ace down, as in null. */
const rankOf = (card: Card): number => 'AKQJT987'.indexOf(card[1] ?? '');

const endOf = (id: string) => {
  const entry = entries.find(([name]) => name === id)?.[1];
  const last = entry && walkThrough(entry.open()).at(-1);
  return last ? viewOf(last) : null;
};

test('whoever plays the last tricks well wins', () => {
  expect(endOf('counting')?.end?.result).toMatchObject({ kind: 'game', won: true });
  expect(endOf('last-tricks')?.end?.result).toMatchObject({ kind: 'game', won: false });
});

test('whoever insists on an error and loses is told so', () => {
  const entry = entries.find(([name]) => name === 'null')?.[1];
  let lesson =
    walkThrough(entry?.open() ?? raise()).find(({ awaits }) => awaits === 'action') ?? raise();
  // A high card where a low one would do.
  for (let step = 0; step < 80 && lesson.awaits !== 'end'; step += 1) {
    const { hand } = viewOf(lesson);
    const cards = hand.toSorted((a, b) => rankOf(a) - rankOf(b));
    const played = cards
      .map((card) => lesson.next({ do: 'act', action: { type: 'play', card } }))
      .find((next) => next.canInsist || !next.isTrouble);
    const other = lesson.awaits === 'action' ? null : following(lesson);
    lesson = other ? lesson.next(other) : (played ?? raise());
    if (lesson.canInsist) lesson = lesson.next({ do: 'insist' });
  }
  expect(viewOf(lesson).end?.result).toMatchObject({ won: false });
  expect(lesson.saying).toEqual({ kind: 'message', message: { key: 'lost' } });
});

/** Follows the coach, and answers every question wrongly first, if `errs`. */
function answered(id: string, errs: boolean): readonly Lesson[] {
  const moments = [entries.find(([name]) => name === id)?.[1].open() ?? raise()];
  for (let lesson = moments[0] ?? raise(), input = following(lesson); input; ) {
    if (lesson.awaits === 'answer') {
      const now = lesson;
      const isRight = (index: number) => !now.next({ do: 'answer', index }).isTrouble;
      const all = now.answers.flatMap(({ mark }, i) => (mark === null ? [i] : []));
      const isFirst = !now.isRepeated && all.length === now.answers.length;
      const index = (errs && isFirst ? all.find((i) => !isRight(i)) : all.find(isRight)) ?? 0;
      input = { do: 'answer', index };
    }
    lesson = lesson.next(input);
    moments.push(lesson);
    input = following(lesson);
  }
  return moments;
}

describe('what a lesson is worth', () => {
  test('three stars without a fault, and the tasks are counted in a row', () => {
    const last = answered('stakes', false).at(-1) ?? raise();
    // What is to be done was shown: two faults in five tasks, and both were set again.
    expect(last.score).toEqual({ series: 0, stars: 1, cost: 0 });
    const words = answered('value', false).filter(({ awaits }) => awaits === 'answer');
    expect(words.map(({ score }) => score)).toEqual(
      words.map((_, series) => ({ series, stars: 3, cost: 0 })),
    );
    expect([0, 1, 2, 3].map((faults) => starsFor(faults, 6))).toEqual([3, 2, 1, 1]);
    expect(starsFor(4, 6)).toBe(0);
  });

  test('twenty decisions tell at their end what the first answers cost', () => {
    const costs = ['trainer-discards', 'trainer-auctions-1'].map((id) => {
      const last = answered(id, true).at(-1) ?? raise();
      const { cost } = last.score;
      expect(last.saying).toMatchObject({ message: { key: 'trainer-end', params: { cost } } });
      return cost;
    });
    // Twenty answers of which each is worse by twelve points or more, as far as both values are rounded.
    expect(costs.filter((cost) => cost < 20 * 11)).toEqual([]);
    expect(answered('trainer-discards', false).at(-1)?.score.cost).toBe(0);
  });

  test('what was answered wrongly is asked again before the end, and shows all verdicts', () => {
    const moments = answered('value', true);
    const again = moments.filter(({ awaits, isRepeated }) => awaits === 'answer' && isRepeated);
    expect(again.map(({ saying }) => saying)).toEqual(
      ['value-hearts', 'value-which', 'value-spades'].map((key) => ({
        kind: 'message',
        message: { key },
      })),
    );
    const told = moments.find(({ awaits, answers }) => awaits === 'reading' && answers.length > 0);
    expect(told?.answers.map(({ mark }) => mark)).toEqual(['wrong', 'right', null]);
    const last = moments.at(-1) ?? raise();
    expect(last.step.done).toBe(last.step.of);
    expect(last.score.stars).toBe(0);
  });

  test('a card that was wrong is asked for again at its own table, and the end is at the last one', () => {
    const entry = entries.find(([name]) => name === 'cards')?.[1] ?? raise();
    const first = walkThrough(entry.open()).find(({ awaits }) => awaits === 'action') ?? raise();
    const wrong = first.next({ do: 'act', action: { type: 'play', card: 'HA' } });
    expect(wrong.saying).toMatchObject({ message: { key: 'card-unsafe', params: { by: 'SJ' } } });
    const again = walkThrough(wrong).find(
      ({ awaits, isRepeated }) => awaits === 'action' && isRepeated,
    );
    expect(viewOf(again ?? raise())).toEqual(viewOf(first));
    const last = walkThrough(wrong).at(-1) ?? raise();
    expect(viewOf(last).hand).toHaveLength(7);
  });

  test('what was missed makes a lesson of its own for another day', () => {
    const entry = entries.find(([name]) => name === 'value')?.[1] ?? raise();
    const { missed } = answered('value', true).at(-1) ?? raise();
    expect(missed).toHaveLength(4);
    const review = entry.review?.(missed) ?? raise();
    const tasks = walkThrough(review).filter(
      ({ awaits, isRepeated }) => (awaits === 'answer' || awaits === 'action') && !isRepeated,
    );
    expect(
      tasks.map((one) => (one.saying.kind === 'message' ? one.saying.message.key : '')),
    ).toEqual(['value-hearts', 'value-which', 'value-spades', 'value-declare']);
    expect(viewOf(tasks.at(-1) ?? raise()).phase).toBe('discard');
    // Whoever is shown everything again has to come back once more, to the same steps.
    expect(walkThrough(review).at(-1)?.missed).toEqual(missed);
  });
});

const german = speakers[LANGUAGES.indexOf('de')] ?? raise();
const nameOf = (card: Card): string =>
  textOf(german.answer({ key: 'answer-card', params: { card } }));
const inGerman = ({ saying }: Lesson): string =>
  saying.kind === 'refused' ? raise() : textOf(german.say(saying));

/** Every hint of a moment, one after the other. */
function hintsAt(lesson: Lesson): readonly string[] {
  if (lesson.help !== 'hint') return [];
  const next = lesson.next({ do: 'hint' });
  return [inGerman(next), ...hintsAt(next)];
}

test('hints to a card come by degrees: no nudge names it, the last hint does', () => {
  const plays = entries
    .flatMap(([, entry]) => walkThrough(entry.open()))
    .filter(({ awaits, help }) => awaits === 'action' && help === 'hint');
  const right = (lesson: Lesson) =>
    viewOf(lesson).hand.filter((card) => {
      const next = lesson.next({ do: 'act', action: { type: 'play', card } });
      return next !== lesson && !next.isTrouble;
    });
  for (const lesson of plays.filter((one) => right(one).length > 0)) {
    const names = right(lesson).map(nameOf);
    const hints = hintsAt(lesson);
    const last = hints.at(-1) ?? raise();
    const isNamed = (text: string) => names.some((name) => text.includes(name));
    expect(hints.slice(0, -1).filter(isNamed)).toEqual([]);
    expect(isNamed(last)).toBe(true);
  }
  expect(plays.length).toBeGreaterThan(20);
});

test('the last hint to something to be done says why', () => {
  const last = entries
    .flatMap(([, entry]) => walkThrough(entry.open()))
    .filter(({ awaits, help }) => awaits === 'action' && help === 'hint')
    .map((lesson) => hintsAt(lesson).at(-1) ?? raise());
  const hasReason = (text: string) => /[:.] (?:[\p{L}\d]+,? ){2}/u.test(text);
  expect(last.filter((text) => !hasReason(text))).toEqual([]);
});

test('in the last tricks no card is pointed at, and a nudge says what is out and what is missing', () => {
  for (const [id, away] of [
    ['counting', 'S9 H9'],
    ['last-tricks', 'DQ HQ'],
  ] as const) {
    const open = walkThrough(entries.find(([name]) => name === id)?.[1].open() ?? raise());
    const free = open.filter((one) => one.awaits === 'action' && one.help === 'hint');
    expect(free.length).toBeGreaterThan(2);
    for (const lesson of free) {
      const { tricks, trick, hand, skat, declarer } = viewOf(lesson);
      const home = trickPoints(tricks, (seat) => seat === declarer) + pipsOf(cardsOf(away));
      expect(lesson.at).toBeNull();
      const [nudge = '', ...more] = hintsAt(lesson);
      // Where there is no choice, the only hint is the card.
      if (more.length === 0) continue;
      const missing = TARGETS.game - home;
      expect(nudge).toMatch(
        missing > 0 ? new RegExp(`fehlen ${missing}\\b`) : /61 .*hast du schon/,
      );
      const gone = [...tricks.flatMap(({ cards }) => cards), ...trick].map(({ card }) => card);
      const seen = [...gone, ...hand, ...(skat ?? [])];
      const out = CARDS.filter((card) => kindOf(card, 'clubs') === 'trump' && !seen.includes(card));
      const named = ['Kein Trumpf', 'Ein Trumpf'][out.length] ?? `${out.length} Trümpfe`;
      expect(nudge).toContain(
        trick.length > 0 ? `Im Stich liegen ${pipsOf(trick.map(({ card }) => card))}` : named,
      );
    }
  }
});

test('what is counted in a question is what the table shows', () => {
  const asked = entries
    .flatMap(([, entry]) => walkThrough(entry.open()))
    .filter(({ awaits, isRepeated }) => awaits === 'answer' && !isRepeated);
  const at = (key: string) =>
    asked.find(({ saying }) => saying.kind === 'message' && saying.message.key === key) ?? raise();
  const right = (lesson: Lesson): number => {
    const index = lesson.answers.findIndex(
      (_, i) => !lesson.next({ do: 'answer', index: i }).isTrouble,
    );
    return Number(lesson.answers[index]?.label.params?.['n']);
  };
  for (const key of ['count-trumps', 'last-trumps']) {
    const { hand, tricks, skat, contract } = viewOf(at(key));
    const { game } = contract ?? raise();
    const seen = [
      ...hand,
      ...tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
      ...(skat ?? []),
    ];
    const trumps = CARDS.filter((card) => kindOf(card, game) === 'trump');
    expect(right(at(key))).toBe(trumps.filter((card) => !seen.includes(card)).length);
  }
  for (const [key, away] of [
    ['count-so-far', 'S9 H9'],
    ['last-missing', 'DQ HQ'],
  ] as const) {
    const { tricks, declarer } = viewOf(at(key));
    const points = trickPoints(tricks, (seat) => seat === declarer) + pipsOf(cardsOf(away));
    expect(right(at(key))).toBe(TARGETS.game - points);
  }
  const { tricks } = viewOf(at('smear-count'));
  expect(right(at('smear-count'))).toBe(trickPoints(tricks.slice(-1), () => true));
});

test('the null is not lost, and after its lesson nothing can go wrong', () => {
  const end = endOf('null');
  expect(end?.end).toBeNull();
  expect(end?.tricks.filter(({ winner }) => winner === 0)).toEqual([]);
});
