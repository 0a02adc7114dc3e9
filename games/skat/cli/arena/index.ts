import { decodeOnce, defined, pick, type Random } from '@lusoria/core';
import type { ArenaGame, ArenaPart, Breakdown } from '@lusoria/cli-kit/arena.ts';
import {
  type Action,
  eventSchema,
  type Options,
  playableIn,
  resultOf,
  skat,
  type State,
  type View,
  viewSchema,
} from '@lusoria/skat';
import { breakdownFrom, countsOf, judgeGame } from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import { printRecord, recordOf } from '@lusoria/skat/notation';
import * as v from 'valibot';
import { breakdownLines } from '../breakdown/lines.ts';
import { loadSkatCommandMessages } from '../messages/index.ts';

/** The usual rules with Seeger-Fabian scoring, one deal a match. */
const CHOSEN = { scoring: 'seeger-fabian', deals: 1 };
const OPTIONS: Options = v.parse(skat.schema.options, CHOSEN);

/** The breakdown of points; each game is judged once. */
const breakdown: Breakdown = {
  load: loadWeights,
  count({ events, names, first }: ArenaGame) {
    const start: State = skat.init({ options: OPTIONS, seats: names.length, first });
    const state = events.map((event) => decodeOnce(eventSchema, event)).reduce(skat.evolve, start);
    const view = skat.view(state, 'spectator');
    const judged = view.form === 'three' ? judgeGame(view) : null;
    return names.map((_, chair) => countsOf(judged, chair));
  },
  figures: breakdownFrom,
  async lines(players, language) {
    const t = await loadSkatCommandMessages(language);
    return breakdownLines(
      players.map(({ name, counts }) => ({ name, figures: breakdownFrom(counts) })),
      t,
    );
  },
};

/** The measures of Skat players. */
export const arena: ArenaPart = {
  seats: 3,
  options: CHOSEN,
  measures: [
    { key: 'seegerFabian', of: 'points', per: 'games', shownAs: 'number' },
    { key: 'declared', of: 'declared', per: 'games', shownAs: 'percent' },
    { key: 'won', of: 'won', per: 'declared', shownAs: 'percent' },
  ],
  async labels(language) {
    const t = await loadSkatCommandMessages(language);
    return {
      title: t('arena-title'),
      measures: {
        seegerFabian: t('arena-points'),
        declared: t('arena-declared'),
        won: t('arena-won'),
      },
    };
  },
  count({ outcome }, chair) {
    const result = resultOf(outcome);
    const declared = result?.kind === 'game' && result.declarer === chair;
    return {
      points: defined(outcome.points[chair]),
      declared: declared ? 1 : 0,
      won: declared && result.won ? 1 : 0,
    };
  },
  breakdown,
  substitute: (view, random) => substitute(decodeOnce(viewSchema, view), random),
  record({ events, names, first, deal, seating }) {
    const players = [0, 1, 2].map((place) => (first + place) % 3);
    const number = { id: deal + 1, series: seating + 1 };
    // Without a date the same match gives the same records.
    const particulars = { names, players, options: OPTIONS, kind: 'plain', date: '' } as const;
    const happened = events.map((event) => decodeOnce(eventSchema, event));
    return printRecord(recordOf(happened, { ...particulars, ...number }));
  },
};

/** Never a bid, a claim or a concession, for they would cost more than the fault does. */
function substitute(view: View, random: Random): Action | null {
  if (view.form === 'two') return skat.sampleAction(view, random);
  if (view.proposal) return { type: 'answer', to: view.proposal.no, yes: false };
  switch (view.phase) {
    case 'auction':
      return { type: 'pass' };
    case 'play':
      return { type: 'play', card: pick(playableIn(view), random) };
    default:
      return skat.sampleAction(view, random);
  }
}
