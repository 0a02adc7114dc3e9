import { readFileSync } from 'node:fs';
import { viewSchema } from '@lusoria/skat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealAt, isOneTable, opened } from './opened.ts';
import { moments } from '../review/review.ts';

const SAMPLE = readFileSync(new URL('../../notation/data/iss-sample.sgf', import.meta.url), 'utf8');

test('every recorded deal can be gone through, also one that was resigned, overbid or passed in', () => {
  const { series } = opened(SAMPLE);
  expect(series?.deals.length).toBe(11);
  for (let index = 0; index < 11; index++) {
    const deal = series && dealAt(series, index);
    expect(deal?.hidden).toBeNull();
    const view = v.parse(viewSchema, deal?.view);
    const [start] = moments(view);
    const players = view.form === 'three' ? view.players : [0, 1];
    expect(players.map((seat) => start?.hands[seat]?.length)).toEqual([10, 10, 10]);
    // The declarer has the same name in both.
    const shown = view.end?.result;
    const alone = shown?.kind === 'game' ? deal?.viewNames[shown.declarer] : null;
    const listed = deal?.result.kind === 'game' ? deal.names[deal.result.declarer] : null;
    expect(alone).toBe(listed);
  }
});

test('points of different people are not added up', () => {
  const { series } = opened(SAMPLE);
  expect(series && isOneTable(series)).toBe(false);
});
