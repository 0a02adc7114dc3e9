/**
 * Records games that the strong player plays with itself: it bids, lays away and names its game with the
 * full effort, and plays its cards with less, so that there are many.
 *
 *     node lab/skat/training/play-games.ts FILE DEALS [FROM [quick]]
 */
import { playRound, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { printRecord, recordOf } from '@lusoria/skat/notation/index.ts';
import type { Event } from '@lusoria/skat/rules/events.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { append, args } from './files.ts';

await loadWeights();

/** A third or so of the full strength of play, in a tenth of the time. */
const EFFORT = { ...LEVEL.full.fixed, sampled: 2000, determinizations: 16, rollouts: 2 };
/** For more games, from which only play policies are fitted. */
const QUICK = { ...EFFORT, sampled: 800, determinizations: 8, rollouts: 1 };

const [file = '', deals = '', from = '0', quick = ''] = args();
if (!(Number(deals) > 0) || !(Number(from) >= 0) || !['', 'quick'].includes(quick)) {
  throw new Error('play-games.ts FILE DEALS [FROM [quick]]');
}

const options = v.parse(optionsSchema, {});
const player = searchPlayer({ ...LEVEL.full, fixed: quick === '' ? EFFORT : QUICK });

for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const random = seeded(`played with itself${quick === '' ? '' : ' quickly'}`, deal);
  const setup = { options, seats: 3, first: deal % 3 };
  const happened: Event[] = [];
  const { state } = playRound(skat, {
    setup,
    bots: [player, player, player],
    chance: random,
    random,
    happened: (event) => void happened.push(event),
  });
  if (state.form !== 'three') throw new Error('cards are dealt to three');
  const particulars = { names: ['strong', 'strong', 'strong'], players: state.players, options };
  const record = recordOf(happened, {
    ...particulars,
    kind: 'plain',
    id: deal,
    series: 1,
    date: '2026',
  });
  append(file, `${printRecord(record)}\n`);
}
