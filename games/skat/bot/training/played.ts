/**
 * Games that the strong player plays with itself, for how often a hand of some strength wins:
 *
 *     node games/skat/bot/training/played.ts FILE DEALS [FROM]
 *
 * Beside FILE it writes the games themselves, as records, to FILE.sgf.
 *
 * It bids further than it would, so that there are games that are mostly lost, too. Every line: how
 * the game is played (suit, grand, null, ouvert), by hand (1) or not, the strength, the place of the
 * declarer, how high the others went, the highest bid, the declarer's points, tricks and whether it
 * was won, the announcement of schneider (1) and the game.
 */
import { append, given } from './files.ts';
import { seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { skat } from '../../game.ts';
import { type Action, type Event, optionsSchema, type State, type ThreeView } from '../../types.ts';
import { printRecord, recordOf } from '../../notation/index.ts';
import { canonical, COUNTS, GAME_ORDER, inGame, KIND } from '../strong/canon.ts';
import { strengthOf } from '../strong/hands.ts';
import { strongOf } from '../strong/index.ts';

const EFFORT = { dealt: 300, wanted: 8, tried: 0 };
/** How far it goes is drawn for each player and deal from these. */
const NERVES = [-80, -50, -30, -20, -10, 0, 10];

/** What records say of when they were made. */
const DATE = '2026';

const options = v.parse(optionsSchema, {});

interface Declared {
  readonly view: ThreeView;
  readonly action: Extract<Action, { type: 'declare' }>;
}

interface Game {
  readonly line: string;
  readonly record: string;
}

function play(deal: number): Game | null {
  const random = seeded('played', deal);
  const bots = [0, 1, 2].map(() => {
    const quiet = NERVES[random.int(NERVES.length)] ?? 0;
    return strongOf({
      fixed: EFFORT,
      most: EFFORT,
      nerve: { quiet, bidden: quiet },
      grows: true,
      infers: true,
      remembers: true,
    });
  });
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
      continue;
    }
    const [seat = 0] = turn.must;
    const view = skat.view(state, seat);
    const action = bots[seat]?.choose(view, random) ?? null;
    const decided = action && skat.decide(state, seat, action);
    if (!action || !decided?.ok) throw new Error('what a bot does is allowed');
    if (action.type === 'declare' && view.form === 'three') declared = { view, action };
    events.push(...decided.value);
    state = decided.value.reduce(skat.evolve, state);
  }
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
  const place = view.players.indexOf(view.you);
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

const [file = 'played.txt', deals = '100', from = '0'] = given();
for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const found = play(deal);
  if (found === null) continue;
  append(file, `${found.line}\n`);
  append(`${file}.sgf`, `${found.record}\n`);
}
