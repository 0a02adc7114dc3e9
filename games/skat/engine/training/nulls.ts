/**
 * Games of null that the strong player plays with itself, as records, for few of all games are null:
 *
 *     node games/skat/bot/training/nulls.ts FILE DEALS [FROM]
 *
 * All bid as they do at the table, but whoever looks most like it plays null, now and then open, where
 * others bid no higher and it can be won at all; deals that come to another game are left out.
 */
import { type Bot, type Random, seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { printRecord, recordOf } from '../../notation/index.ts';
import type { Action } from '../../rules/actions.ts';
import { nextBid, nullValue, plainContract } from '../../rules/contract.ts';
import type { Event } from '../../rules/events.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { State, View } from '../../rules/view.ts';
import { canonical, cardsOf, GAME_ORDER, inGame } from '../search/canon.ts';
import { bestOfTwelve, strengthOf } from '../search/hands.ts';
import { strongOf } from '../search/index.ts';
import { append, given } from './files.ts';

/** Null is quickly solved. */
const EFFORT = { dealt: 600, wanted: 20, tried: 0, playouts: 0, trials: 0 };

/** One null of so many is open: it is the one that others seldom outbid. */
const OPEN = 3;
/** These hands are won now and then; worse ones hardly ever. */
const LEAST = -2.5;

/** What records say of when they were made. */
const DATE = '2026';

const [file = '', deals = '', from = '0'] = given();
if (!(Number(deals) > 0) || !(Number(from) >= 0)) throw new Error('nulls.ts FILE DEALS [FROM]');

const options = v.parse(optionsSchema, {});

type Player = Bot<View, Action>;

const usual: Player = strongOf({
  fixed: EFFORT,
  most: EFFORT,
  nerve: [0, 0, 0],
  grows: true,
  infers: true,
  remembers: true,
});

const NULL = GAME_ORDER.indexOf('null');

/** Plays null and nothing else; nothing at all where it bids no further. */
function playingNull(ouvert: boolean): Player {
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
          const place = view.you === null ? 0 : view.players.indexOf(view.you);
          const { away, strength } = bestOfTwelve(canonical(view.hand), NULL, place);
          if (strength < LEAST) return null;
          return { type: 'declare', contract, discards: cardsOf(away), instead: null };
        }
        default:
          return usual.choose(view, random);
      }
    },
  };
}

/** Seats whoever looks most like null as one who plays it. */
function playersOf(state: State, random: Random): readonly Player[] {
  if (state.form !== 'three' || !state.deal) throw new Error('cards are dealt to three');
  const { hands } = state.deal;
  const strengths = [0, 1, 2].map((seat) => {
    const ten = inGame(canonical(hands[seat] ?? []), NULL);
    return strengthOf('null', ten, 0, state.players.indexOf(seat));
  });
  const most = strengths.indexOf(Math.max(...strengths));
  const ouvert = random.int(OPEN) === 0;
  return strengths.map((_, seat) => (seat === most ? playingNull(ouvert) : usual));
}

/** The record of a deal; null where it did not come to null. */
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
      const pack = shuffled(
        Array.from({ length: 32 }, (_, i) => i),
        random,
      );
      follow(skat.chance(state, pack));
      players = playersOf(state, random);
      continue;
    }
    const [seat = 0] = turn.must;
    const action = players[seat]?.choose(skat.view(state, seat), random) ?? null;
    if (!action || (action.type === 'declare' && action.contract.game !== 'null')) return null;
    const decided = skat.decide(state, seat, action);
    if (!decided.ok) throw new Error('what a bot does is allowed');
    follow(decided.value);
  }
  if (state.form !== 'three' || state.end?.result.kind !== 'game') return null;
  const names = ['strong', 'strong', 'strong'];
  const { players: seats } = state;
  return printRecord(
    recordOf(events, {
      names,
      players: seats,
      options,
      kind: 'plain',
      id: deal,
      series: 1,
      date: DATE,
    }),
  );
}

for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const record = play(deal);
  if (record !== null) append(file, `${record}\n`);
}
