import { playRound, seeded } from '@lusoria/core';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hint } from './hint.ts';
import { agreement, bots, optionsSchema, type View } from './index.ts';

/** What pupils saw before each decision of a round. */
function viewsOf(seed: number): readonly View[] {
  const views: View[] = [];
  playRound(agreement, {
    setup: { options: v.parse(optionsSchema, { deck: 'is' }), seats: 3, first: 0, played: [] },
    bots: ['50', '50', '90'].flatMap((skill) => bots.pupil(skill) ?? []),
    chance: seeded('told hints', seed),
    random: seeded('told pupils', seed),
    decided: ({ view }) => void views.push(view),
  });
  return views;
}

const VIEWS = [1, 2, 3].flatMap(viewsOf);

test.each(LANGUAGES)('hints speak in sentences: %s', async (language) => {
  const hintOf = await hint(language);
  const reader = { you: 0, name: String, elapsed: () => 0 };
  const told = VIEWS.flatMap((view) => hintOf(view, { ...reader, you: view.you }) ?? []);
  // A reason goes on after the advice.
  const texts = told.flatMap(({ nudge, advice }) => [nudge ?? [], advice]);
  const sentences = [...new Set(texts.map(textOf))].filter((text) => text !== '');
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentenceFlaws(sentences, language)).toEqual([]);
  // A nudge does not say which card.
  const given = told.filter(({ nudge, advice }) => textOf(nudge ?? []).includes(textOf(advice)));
  expect(given).toEqual([]);
});
