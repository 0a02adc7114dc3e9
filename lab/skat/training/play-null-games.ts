/**
 * Records games of null that the strong player plays with itself, for few of all games are null:
 *
 *     node lab/skat/training/play-null-games.ts FILE DEALS [FROM]
 *
 * All bid as they do at the table, but the player with the best hand for null plays it, now and then
 * ouvert, where others bid no higher and it may be won; other deals are left out.
 */
import { type Bot, draw, type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { printRecord, recordOf } from '@lusoria/skat/notation/index.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import { nextBid, nullValue, plainContract } from '@lusoria/skat/rules/contract.ts';
import type { Event } from '@lusoria/skat/rules/events.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { State, View } from '@lusoria/skat/rules/view.ts';
import {
  grandCards,
  grandMask,
  NULL,
  toLayout,
} from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { bestDiscard, handStrength } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { append, args } from './files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

await loadWeights();

/** Null is quickly solved. */
const EFFORT = { ...LEVEL.expert.fixed, sampled: 600, determinizations: 20 };

/** One null in this many is ouvert, which others seldom outbid. */
const OUVERT = 3;
/** The least strength (a logit): such hands are won now and then, worse ones hardly ever. */
const MIN_STRENGTH = -2.5;

/** The date in the records. */
const DATE = '2026';

const [file = '', deals = '', from = '0'] = args();
if (!(Number(deals) > 0) || !(Number(from) >= 0)) {
  throw new Error('play-null-games.ts FILE DEALS [FROM]');
}

const options = v.parse(optionsSchema, {});

type Player = Bot<View, Action>;

const usual: Player = searchPlayer({
  fixed: EFFORT,
  timed: EFFORT,
  passing: 0,
  grows: true,
  infers: true,
  memory: null,
});

/** Declares null and nothing else; nothing at all where it bids no further. */
function nullPlayer(ouvert: boolean): Player {
  const contract = { ...plainContract('null'), ouvert };
  return {
    choose(view, random) {
      if (view.form !== 'three') return null;
      switch (view.phase) {
        case 'auction': {
          const wanted = view.asked === 'answer' ? view.bid : nextBid(view.bid, options);
          if (wanted === null || wanted > nullValue(contract)) return { type: 'pass' };
          return view.asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
        }
        case 'skat':
          return { type: 'pick-up' };
        case 'discard': {
          const position = view.you === null ? 0 : view.players.indexOf(view.you);
          const { discards, strength } = bestDiscard(grandMask(view.hand), NULL, position);
          if (strength < MIN_STRENGTH) return null;
          return { type: 'declare', contract, discards: grandCards(discards), instead: null };
        }
        default:
          return usual.choose(view, random);
      }
    },
  };
}

/** Seats a null player where the hand is the best for it. */
function playersOf(state: State, random: Random): readonly Player[] {
  if (state.form !== 'three' || !state.deal) throw new Error('cards are dealt to three');
  const { hands } = state.deal;
  const strengths = [0, 1, 2].map((seat) => {
    const ten = toLayout(grandMask(hands[seat]!), NULL);
    return handStrength('null', ten, 0, state.players.indexOf(seat));
  });
  const best = strengths.indexOf(Math.max(...strengths));
  const ouvert = random.int(OUVERT) === 0;
  return strengths.map((_, seat) => (seat === best ? nullPlayer(ouvert) : usual));
}

/** The record of a deal; null if null was not played. */
function play(deal: number): string | null {
  const random = seeded('played null', deal);
  let players: readonly Player[] = [];
  let state: State = skat.init({ options, seats: 3, first: deal % 3 });
  const events: Event[] = [];
  const follow = (more: readonly Event[]): void => {
    events.push(...more);
    state = more.reduce(skat.evolve, state);
  };
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      follow(skat.chance(state, draw(turn.request, random)));
      players = playersOf(state, random);
      continue;
    }
    const seat = turn.must[0]!;
    const action = players[seat]?.choose(skat.view(state, seat), random) ?? null;
    if (!action || (action.type === 'declare' && action.contract.game !== 'null')) return null;
    const decided = skat.decide(state, seat, action);
    if (!decided.ok) throw new Error('what a bot does is legal');
    follow(decided.value);
  }
  if (state.form !== 'three' || state.end?.result.kind !== 'game') return null;
  const record = recordOf(events, {
    names: ['strong', 'strong', 'strong'],
    players: state.players,
    options,
    kind: 'plain',
    id: deal,
    series: 1,
    date: DATE,
  });
  return printRecord(record);
}

for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const record = play(deal);
  if (record !== null) append(file, `${record}\n`);
}
