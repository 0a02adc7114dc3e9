import { type Action, bots, classification, LEAF } from '@lusoria/classification';
import { type Random, seeded } from '@lusoria/core';
import { resume, walkThrough } from '@lusoria/core/lesson';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { loadLessonMessages } from '../messages/lessons/index.ts';
import { courses } from './index.ts';
import { act, goOn, type Guide, type Moment, openGuide, other, othersTurn, seen } from './guide.ts';

type Learner = (lesson: Guide) => Action | null;

const MAX_STEPS = 400;

/** Plays a lesson to its end; returns the moments explained in it, in order. */
function taken(learner: Learner): { readonly end: Guide; readonly moments: readonly Moment[] } {
  const moments: Moment[] = [];
  let lesson = openGuide();
  for (let step = 0; step < MAX_STEPS && !lesson.state.end; step += 1) {
    if (moments.at(-1) !== lesson.moment) moments.push(lesson.moment);
    // The learner is told that it is their turn only when it is.
    const yours = !lesson.waits && lesson.state.phase === 'play' && !othersTurn(lesson);
    expect(lesson.moment === 'turn' || lesson.moment === 'first-turn').toBe(yours);
    if (lesson.waits) lesson = goOn(lesson);
    else if (othersTurn(lesson)) lesson = other(lesson);
    else {
      const action = learner(lesson);
      const next = action && act(lesson, action);
      if (!next) throw new Error(`refused: ${JSON.stringify(action)}`);
      lesson = next;
    }
  }
  const end = lesson.waits ? goOn(lesson) : lesson;
  return { end, moments: [...moments, end.moment] };
}

const byBot =
  (kind: 'reasoner' | 'random', random: Random): Learner =>
  (lesson) =>
    bots[kind]().choose(seen(lesson), random) ?? null;

/** Plays as a bot does, and describes the true tree at the end. */
const knowing = (random: Random): Learner => {
  const play = byBot('reasoner', random);
  const tree = openGuide().state.tree ?? LEAF;
  return (lesson) =>
    lesson.state.phase === 'describe'
      ? { type: 'describe', what: { kind: 'tree', tree } }
      : play(lesson);
};

test('whoever plays well meets every explanation but the one for errors, and finds the rule', () => {
  const { end, moments } = taken(knowing(seeded('well')));
  expect(end.state.end?.described[1]?.right).toBe(true);
  expect(moments.slice(0, 4)).toEqual(['welcome', 'others', 'sage-added', 'first-turn']);
  expect(new Set(moments)).toContain('sage-founded');
  expect(new Set(moments)).toContain('other-wrong');
  expect(moments.at(-1)).toBe('described-right');
});

test('whoever plays at random comes to the end, too', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { end, moments } = taken(byBot('random', seeded(`learner ${seed}`)));
    expect(end.state.phase).toBe('over');
    expect(moments).toContain('describe');
  }
});

test('errors are explained every time, what is right once', () => {
  const { moments } = taken(byBot('random', seeded('errors')));
  const count = (moment: Moment) => moments.filter((one) => one === moment).length;
  expect(count('wrong')).toBeGreaterThan(0);
  expect(count('right')).toBeLessThanOrEqual(1);
  expect(count('founded')).toBeLessThanOrEqual(1);
});

test('what the rules refuse is refused here, too', () => {
  expect(act(openGuide(), { type: 'lay', cards: [0], class: 0 })).toBeNull();
  expect(act(openGuide(), { type: 'describe', what: { kind: 'none' } })).toBeNull();
});

test('the learner sees what a player sees', () => {
  const view = seen(openGuide());
  expect(view.tree).toBeNull();
  expect(classification.view(openGuide().state, 1)).toEqual(view);
});

test('as a lesson it comes to its end, and goes on where it was left', async () => {
  const entry = courses['classification']?.lessons[0];
  const moments = entry ? walkThrough(entry.open()) : [];
  const last = moments.at(-1);
  expect(last?.awaits).toBe('end');
  const speakers = await Promise.all(LANGUAGES.map(loadLessonMessages));
  const texts = moments.flatMap(({ saying }) =>
    saying.kind === 'refused' ? [] : speakers.map((speaker) => textOf(speaker.say(saying))),
  );
  expect(texts.filter((text) => text.length < 20)).toEqual([]);
  const left = moments[8];
  const again = entry && resume(entry.open(), left?.inputs ?? []);
  expect(again?.view).toEqual(left?.view);
});
