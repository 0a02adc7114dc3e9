/**
 * Games that the strong player plays with itself, for how often a hand of some strength wins:
 *
 *     node games/skat/bot/training/played.ts FILE DEALS [FROM] [null]
 *
 * Beside FILE it writes the games themselves, as records, to FILE.sgf.
 *
 * One of the three bids further than it would, so that there are games that are mostly lost, too; what
 * the others bid means what it does at the table. Few of all games are null: with `null` all bid as
 * they do at the table, but whoever looks most like it plays null, now and then open, where others
 * bid no higher and it can be won at all; what comes to another game is left out.
 *
 * Every line: how the game is played (suit, grand, null, ouvert), by hand (1) or not, the strength,
 * the place of the declarer, how high the others went, the highest bid, the declarer's points, tricks
 * and whether it was won, the announcement of schneider (1) and the game.
 */
import { append, given } from './files.ts';
import { type Bot, type Random, seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { skat } from '../../game.ts';
import { nextBid, nullValue, plainContract } from '../../contract.ts';
import {
  type Action,
  type Event,
  optionsSchema,
  type State,
  type ThreeView,
  type View,
} from '../../types.ts';
import { printRecord, recordOf } from '../../notation/index.ts';
import { canonical, cardsOf, COUNTS, GAME_ORDER, inGame, KIND } from '../strong/canon.ts';
import { bestOfTwelve, strengthOf } from '../strong/hands.ts';
import { strongOf } from '../strong/index.ts';

const EFFORT = { dealt: 300, wanted: 8, tried: 0 };
/** Null is quickly solved. */
const EFFORT_IN_NULL = { dealt: 600, wanted: 20, tried: 0 };
/** How far the one goes is drawn for each deal from these; the others want a game worth something. */
const NERVES = [-80, -50, -30, -20, -10, 0, 10];

/** One null of so many is open: it is the one that others seldom outbid. */
const OPEN = 3;
/** As null these hands are won now and then; worse ones hardly ever. */
const LEAST_IN_NULL = -2.5;

/** What records say of when they were made. */
const DATE = '2026';

const [file = 'played.txt', deals = '100', from = '0', way = ''] = given();
const isNullWanted = way === 'null';

const options = v.parse(optionsSchema, {});

interface Declared {
  readonly view: ThreeView;
  readonly action: Extract<Action, { type: 'declare' }>;
}

interface Game {
  readonly line: string;
  readonly record: string;
}

type Player = Bot<View, Action>;

function playerWith(nerve: number): Player {
  const effort = isNullWanted ? EFFORT_IN_NULL : EFFORT;
  return strongOf({
    fixed: effort,
    most: effort,
    nerve: [nerve, nerve, nerve],
    grows: true,
    infers: true,
    remembers: true,
  });
}

const NULL = GAME_ORDER.indexOf('null');

function nullStrength(ten: number, place: number): number {
  return strengthOf('null', inGame(ten, NULL), 0, place);
}

/** Plays null and nothing else; nothing at all where it bids no further. */
function playingNull(player: Player, ouvert: boolean): Player {
  const contract = { ...plainContract('null'), ouvert };
  const act = (view: ThreeView): Action | null => {
    switch (view.phase) {
      case 'auction': {
        const wanted = view.asked === 'answer' ? view.bid : nextBid(view.bid, options);
        if (wanted === null || wanted > nullValue(contract)) return { type: 'pass' };
        return view.asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
      }
      case 'skat':
        return { type: 'pick-up' };
      case 'discard': {
        const place = placeOf(view);
        const { away, strength } = bestOfTwelve(canonical(view.hand), NULL, place);
        if (strength < LEAST_IN_NULL) return null;
        return { type: 'declare', contract, discards: cardsOf(away), instead: null };
      }
      default:
        return null;
    }
  };
  return {
    choose: (view, random) => {
      const isOn = view.form === 'three' && view.phase !== 'play';
      return isOn ? act(view) : player.choose(view, random);
    },
  };
}

/** Seats whoever looks most like null as one who plays it. */
function withNull(players: readonly Player[], state: State, random: Random): readonly Player[] {
  if (state.form !== 'three' || !state.deal) return players;
  const { hands } = state.deal;
  const strengths = players.map((_, seat) =>
    nullStrength(canonical(hands[seat] ?? []), state.players.indexOf(seat)),
  );
  const most = strengths.indexOf(Math.max(...strengths));
  const ouvert = random.int(OPEN) === 0;
  return players.map((one, seat) => (seat === most ? playingNull(one, ouvert) : one));
}

function placeOf({ players, you }: ThreeView): number {
  return you === null ? 0 : players.indexOf(you);
}

function play(deal: number): Game | null {
  const random = seeded(isNullWanted ? 'played null' : 'played', deal);
  const daring = isNullWanted ? -1 : random.int(3);
  const nerve = NERVES[random.int(NERVES.length)] ?? 0;
  let bots: readonly Player[] = [0, 1, 2].map((seat) => playerWith(seat === daring ? nerve : 0));
  let state: State = skat.init({ options, seats: 3, first: deal % 3 });
  let declared: Declared | null = null;
  const events: Event[] = [];
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') return declared && told(deal, state, declared, events);
    if (turn.kind === 'chance') {
      const numbers = shuffled(
        Array.from({ length: 32 }, (_, i) => i),
        random,
      );
      const drawn = skat.chance(state, numbers);
      events.push(...drawn);
      state = drawn.reduce(skat.evolve, state);
      if (isNullWanted) bots = withNull(bots, state, random);
      continue;
    }
    const [seat = 0] = turn.must;
    const view = skat.view(state, seat);
    const action = bots[seat]?.choose(view, random) ?? null;
    if (isNullWanted && isOther(action)) return null;
    const decided = action && skat.decide(state, seat, action);
    if (!action || !decided?.ok) throw new Error('what a bot does is allowed');
    if (action.type === 'declare' && view.form === 'three') declared = { view, action };
    events.push(...decided.value);
    state = decided.value.reduce(skat.evolve, state);
  }
}

/** Whether somebody does not play null after all, or plays another game. */
function isOther(action: Action | null): boolean {
  return action === null || (action.type === 'declare' && action.contract.game !== 'null');
}

function told(
  deal: number,
  state: State,
  declared: Declared,
  events: readonly Event[],
): Game | null {
  const found = line(state, declared);
  if (found === null) return null;
  const { players } = declared.view;
  const names = ['strong', 'strong', 'strong'];
  const about = {
    names,
    players,
    options,
    kind: 'plain' as const,
    id: deal,
    series: 1,
    date: DATE,
  };
  return { line: found, record: printRecord(recordOf(events, about)) };
}

function line(state: State, { view, action }: Declared): string | null {
  const result = state.form === 'three' ? state.end?.result : null;
  if (result?.kind !== 'game' || state.form !== 'three' || view.you === null) return null;
  const { contract, discards } = action;
  const away = canonical(contract.hand ? (state.deal?.skat ?? []) : discards);
  const points = pointsOf(away);
  const kept = canonical(view.hand) & ~(contract.hand ? 0 : away);
  const place = placeOf(view);
  const own = inGame(kept, GAME_ORDER.indexOf(contract.game));
  const strength = strengthOf(KIND[contract.game], own, points, place);
  const others = view.calls.filter((one) => one.seat !== view.you && one.call !== 'pass');
  const high = others.reduce(
    (most, { call }) => Math.max(most, call === 'hold' ? 18 : Number(call)),
    0,
  );
  return [
    contract.ouvert ? 'ouvert' : KIND[contract.game],
    contract.hand ? 1 : 0,
    strength.toFixed(3),
    place,
    high,
    view.bid,
    result.points,
    result.tricks,
    result.won ? 1 : 0,
    contract.schneider ? 1 : 0,
    contract.game,
  ].join(' ');
}

function pointsOf(mask: number): number {
  return COUNTS.reduce((sum, one, i) => sum + (((mask >>> i) & 1) === 1 ? one : 0), 0);
}

for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const found = play(deal);
  if (found === null) continue;
  append(file, `${found.line}\n`);
  append(`${file}.sgf`, `${found.record}\n`);
}
