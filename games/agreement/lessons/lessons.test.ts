import { LANGUAGES, textOf } from '@lusoria/i18n';
import { type Lesson, resume, walkThrough } from '@lusoria/core/lesson';
import { CELLS, PARADIGM_IDS } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { viewSchema } from '../rules/schemas.ts';
import type { View } from '../rules/types.ts';
import { courses } from './index.ts';

const speakers = await Promise.all(LANGUAGES.map(async (language) => loadLessonMessages(language)));

/** The coach's texts in every language; rejections are worded elsewhere. */
const told = ({ saying }: Lesson): readonly string[] =>
  saying.kind === 'refused' ? [] : speakers.map((speaker) => textOf(speaker.say(saying)));

const viewOf = ({ view }: Lesson): View => v.parse(viewSchema, view);

function opened(deck: string, id = 'first-round'): Lesson {
  const lesson = courses[deck]?.lessons.find((one) => one.id === id)?.open();
  if (!lesson) throw new Error(`no lesson for ${deck}`);
  return lesson;
}

/** All actions that could be tried. */
function tries({ hand, window }: View): readonly unknown[] {
  return [
    ...hand.flatMap((card) => CELLS.map((as) => ({ type: 'lay', card, as }))),
    { type: 'draw' },
    { type: 'pass' },
    { type: 'challenge', lay: window?.lay ?? 0 },
  ];
}

describe.each(PARADIGM_IDS)('the first round of %s', (deck) => {
  test('comes to its end by the rules, and the learner wins', () => {
    const all = walkThrough(opened(deck));
    const last = all.at(-1);
    expect(last && viewOf(last).end?.ranking).toEqual([[0], [1]]);
    const texts = all.flatMap((lesson) => told(lesson));
    expect(texts.filter((text) => /^$|[{}]|undefined/.test(text))).toEqual([]);
  });

  test('whatever else is tried is explained, and changes nothing', () => {
    const asked = walkThrough(opened(deck)).filter(({ awaits }) => awaits === 'action');
    const tried = asked.flatMap((lesson) =>
      tries(viewOf(lesson)).map((action) => ({ lesson, next: lesson.next({ do: 'act', action }) })),
    );
    const errors = tried.filter(({ next }) => next.isTrouble);
    for (const { lesson, next } of errors) {
      expect(next.view).toEqual(lesson.view);
      expect(told(next).filter((text) => text.length < 10)).toEqual([]);
      expect(next.next({ do: 'retry' }).saying).toEqual(lesson.saying);
    }
    const others = tried.filter(({ next }) => !next.isTrouble);
    for (const { lesson, next } of others) {
      expect(next.view).toEqual(lesson.next({ do: 'skip' }).view);
    }
    expect(others).toHaveLength(asked.length);
  });

  test('goes on where it was left', () => {
    const left = walkThrough(opened(deck))[12];
    const again = left && resume(opened(deck), structuredClone(left.inputs));
    expect(again?.view).toEqual(left?.view);
    expect(again?.saying).toEqual(left?.saying);
  });

  test.each(['fits', 'first-round', 'bluff'])('every answer in %s is explained', (id) => {
    const moments = walkThrough(opened(deck, id));
    expect(moments.at(-1)?.awaits).toBe('end');
    const told = moments.flatMap((lesson) => [
      ...lesson.answers.map(({ label }) => ({ kind: 'message', message: label }) as const),
      ...(lesson.saying.kind === 'refused' ? [] : [lesson.saying]),
    ]);
    const texts = told.flatMap((saying) => speakers.map((one) => textOf(one.say(saying))));
    expect(texts.filter((text) => /^$|[{}]|undefined/.test(text))).toEqual([]);
    const asked = moments.filter(
      ({ awaits, answers }) => awaits === 'answer' && answers.every(({ mark }) => mark === null),
    );
    for (const lesson of asked) {
      const verdicts = lesson.answers.map(
        (_, index) => lesson.next({ do: 'answer', index }).isTrouble,
      );
      expect(new Set(verdicts)).toEqual(new Set([true, false]));
      const [language] = speakers;
      const labels = lesson.answers.map(({ label }) => language && textOf(language.answer(label)));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('of a question without hints a wrong answer is struck out first, and then the right one is shown', () => {
    let asked = opened('is', 'fits');
    while (asked.awaits === 'reading') asked = asked.next({ do: 'go-on' });
    expect(asked.help).toBe('hint');
    const struck = asked.next({ do: 'hint' });
    expect(struck.answers.map(({ mark }) => mark)).toEqual([null, null, 'wrong']);
    expect(struck).toMatchObject({ isTrouble: false, awaits: 'answer', help: 'skip' });
    const shown = struck.next({ do: 'skip' });
    expect(shown.answers.map(({ mark }) => mark)).toEqual([null, 'right', 'wrong']);
    // It comes back.
    expect(shown.missed).toHaveLength(1);
  });

  test('hints come by degrees, and the card is pointed at with the last one', () => {
    const asked = walkThrough(opened(deck)).find(({ awaits }) => awaits === 'action');
    const hints = [asked];
    for (let now = asked; now?.help === 'hint'; ) hints.push((now = now.next({ do: 'hint' })));
    expect(hints.map((one) => one?.at !== null)).toEqual([false, false, true]);
    expect(hints.at(-1)?.score.series).toBe(0);
  });
});

test('of the cards of the other one some are true, others a bluff in every way', () => {
  const keys = walkThrough(opened('ille', 'bluff')).flatMap(({ saying }) =>
    saying.kind === 'message' && saying.message.key.startsWith('bluff-')
      ? [saying.message.key]
      : [],
  );
  for (const key of ['bluff-true', 'bluff-form', 'bluff-shares']) expect(keys).toContain(key);
});
