import { playRound, seeded } from '@lusoria/core';
import { LANGUAGES, textOf } from '@lusoria/i18n';
import { sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hint } from './hint.ts';
import { classification, type View } from './index.ts';
import { optionsSchema } from './rules/schemas.ts';
import { playerNamed } from './rules/testing/play-out.ts';

/** What players saw before each decision of a round. */
function viewsOf(seed: number): readonly View[] {
  const views: View[] = [];
  playRound(classification, {
    setup: { options: v.parse(optionsSchema, { first: '2' }), seats: 3, first: 0, played: [] },
    bots: ['sage', 'random', 'reasoner:beginner'].map(playerNamed),
    chance: seeded('told hints', seed),
    random: seeded('told players', seed),
    decided: ({ view }) => void views.push(view),
  });
  return views;
}

const VIEWS = [1, 2, 3].flatMap(viewsOf);

test.each(LANGUAGES)('hints speak in sentences: %s', async (language) => {
  const hintOf = await hint(language);
  const told = VIEWS.flatMap(
    (view) => hintOf(view, { you: view.you, name: String, elapsed: () => 0 }) ?? [],
  );
  const texts = told.flatMap(({ nudge, advice, reason }) => [nudge ?? [], advice, reason]);
  const sentences = [...new Set(texts.map(textOf))];
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentenceFlaws(sentences, language)).toEqual([]);
});
