/**
 * Fits how often hands win at the table to games played:
 *
 *     node games/skat/bot/training/chances.ts RECORDS GAMES [NAME]
 *
 * Takes the first GAMES records, of these only what players have declared whose names begin
 * with NAME, if it is given. Writes
 * `strong/data/chances.json`: for each manner a base, what a unit of strength adds, and what is added by
 * what the others have bid (nothing, 18 or 20, more), by the place (forehand first), by the number of
 * trumps (suits: 4 or fewer, 5, 6, 7, 8 or more; grand: 0 to 4) and by hand; base and slope for
 * schneider in a game won; and how much the logit so found and that of winning when the hand is played
 * out count together. Manners with too few games stay as they are.
 */
import { seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { eventsOf, field, readRecords, type SkatRecord } from '../../notation/index.ts';
import type { Event } from '../../rules/events.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { State } from '../../rules/view.ts';
import { canonical, GAME_ORDER, inGame, KIND } from '../search/canon.ts';
import { logit, type Manner, type Mood, moodIn, trumpGroup } from '../search/chances.ts';
import known from '../search/data/chances.json' with { type: 'json' };
import { strengthOf } from '../search/hands.ts';
import { type Held, partWon } from '../search/trials.ts';
import { countOf, pointsOf } from '../solver/index.ts';
import { given, read, say, writeData } from './files.ts';

const MANNERS: readonly Manner[] = ['suit', 'grand', 'null', 'ouvert'];
/** With fewer games a manner stays as it is. */
const LEAST = 50;
/** What is said where nothing is known, and how many games would have to say otherwise. */
const START = [0.5, 0.9];
const HELD = [3, 6];
const HELD_ELSEWHERE = 8;
const SCHNEIDER = [-2.5, 0.6];
/** What is thought of trying before it is known, and how it is done. */
const TRIED = [0, 0.5, 0.5];
const TRIAL = { deals: 80, times: 4 };
const ROUNDS = 400;
const RATE = 0.5;
/** Points that lie in a skat that nobody has seen, more or less. */
const UNSEEN = 6;

const options = v.parse(optionsSchema, {});

interface Played {
  readonly manner: Manner;
  readonly strength: number;
  readonly mood: Mood;
  readonly place: number;
  readonly trumps: number;
  readonly isHand: boolean;
  readonly isAnnounced: boolean;
  readonly held: Held;
  readonly points: number;
  readonly won: boolean;
}

/** What somebody played, as it looked before the first card; null where nobody did. */
function playedIn(record: SkatRecord, events: readonly Event[], name: string): Played | null {
  let state: State = skat.init({ options, seats: 3, first: 0 });
  let found: Omit<Played, 'points' | 'won'> | null = null;
  for (const event of events) {
    state = skat.evolve(state, event);
    if (!found && state.form === 'three' && state.contract && state.declarer !== null) {
      if (!(field(record, `P${state.declarer}`) ?? '').startsWith(name)) return null;
      found = declaredIn(state, state.declarer);
    }
  }
  const result = state.form === 'three' ? state.end?.result : null;
  if (!found || result?.kind !== 'game') return null;
  const counts = found.manner === 'suit' || found.manner === 'grand';
  return { ...found, points: result.points, won: counts ? result.points > 60 : result.won };
}

function declaredIn(
  state: Extract<State, { form: 'three' }>,
  seat: number,
): Omit<Played, 'points' | 'won'> | null {
  const { contract, hands, skat: away } = state;
  const view = skat.view(state, seat);
  if (!contract || view.form !== 'three') return null;
  const { game, hand, ouvert, schneider } = contract;
  const kind = KIND[game];
  const ten = canonical(hands[seat] ?? []);
  const at = GAME_ORDER.indexOf(game);
  const own = inGame(ten, at);
  const points = hand ? UNSEEN : pointsOf(canonical(away));
  const place = state.players.indexOf(seat);
  return {
    manner: ouvert ? 'ouvert' : kind,
    strength: strengthOf(kind, own, points, place),
    mood: moodIn(view),
    place,
    trumps: kind === 'null' ? 0 : countOf(own & (-1 << (kind === 'grand' ? 28 : 21))),
    isHand: hand,
    isAnnounced: schneider,
    held: { ten, away: hand ? 0 : canonical(away), game: at, place },
  };
}

interface Sample {
  readonly inputs: readonly number[];
  readonly hit: boolean;
}

const marked = (at: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, i) => (i === at ? 1 : 0));

function sampleOf({ manner, strength, mood, place, trumps, isHand, won }: Played): Sample {
  const groups = manner === 'suit' || manner === 'grand';
  return {
    inputs: [
      1,
      strength,
      ...marked(mood, 3),
      ...marked(place, 3),
      ...marked(groups ? trumpGroup(manner, trumps) : -1, 5),
      isHand ? 1 : 0,
    ],
    hit: won,
  };
}

/** Weights of the inputs, by descent. */
function fit(samples: readonly Sample[], start: readonly number[]): readonly number[] {
  const width = samples[0]?.inputs.length ?? 0;
  const from = Array.from({ length: width }, (_, i) => start[i] ?? 0);
  const weights = [...from];
  const moved = weights.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((one, i) => (HELD[i] ?? HELD_ELSEWHERE) * (one - (from[i] ?? 0)));
    for (const { inputs, hit } of samples) {
      const score = inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (hit ? 1 : 0);
      for (const [i, input] of inputs.entries()) slopes[i] = (slopes[i] ?? 0) + error * input;
    }
    for (const [i, slope] of slopes.entries()) {
      moved[i] = (moved[i] ?? 0) + slope * slope;
      weights[i] = (weights[i] ?? 0) - (RATE * slope) / Math.sqrt(moved[i] ?? 1);
    }
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  const sum = samples.reduce((all, { inputs, hit }) => {
    const score = inputs.reduce((total, input, i) => total + input * (weights[i] ?? 0), 0);
    return all + Math.log(1 + Math.exp(hit ? -score : score));
  }, 0);
  return sum / samples.length;
}

/** How well weights do for games they were not fitted to: the log loss, each tenth by the other nine. */
function lossAside(all: readonly Sample[], start: readonly number[]): string {
  const mixed = shuffled(all, seeded('chances'));
  const losses = Array.from({ length: 10 }, (_, part) => {
    const weights = fit(
      mixed.filter((_one, i) => i % 10 !== part),
      start,
    );
    const aside = mixed.filter((_one, i) => i % 10 === part);
    return lossOf(aside, weights) * aside.length;
  });
  return (losses.reduce((sum, one) => sum + one, 0) / all.length).toFixed(4);
}

function told(name: string, samples: readonly Sample[], weights: readonly number[]): void {
  const hits = samples.filter(({ hit }) => hit).length;
  say(`${name}: ${samples.length} games, ${hits} so, ${weights.join(' ')}`);
}

const [file = '', games = '', name = ''] = given();
if (!(Number(games) > 0)) throw new Error('chances.ts RECORDS GAMES [NAME]');
const all = readRecords(read(file))
  .slice(0, Number(games))
  .flatMap((item) => {
    const events = item.ok ? eventsOf(item.record) : null;
    const played = item.ok && events ? playedIn(item.record, events, name) : null;
    // With schneider announced winning is another matter.
    return played && !played.isAnnounced ? [played] : [];
  });
const result: Record<string, unknown> = { ...known };
const tried: Record<string, readonly number[]> = { ...known.tried };
const schneider: Record<string, readonly number[]> = { ...known.schneider };
for (const manner of MANNERS) {
  const own = all.filter((one) => one.manner === manner);
  if (own.length < LEAST) continue;
  const samples = own.map(sampleOf);
  const weights = fit(samples, START);
  told(manner, samples, weights);
  say(`  log loss of games aside ${lossAside(samples, START)}`);
  const [base, slope] = weights;
  const [moods, places, groups] = [weights.slice(2, 5), weights.slice(5, 8), weights.slice(8, 13)];
  result[manner] = { base, slope, moods, places, groups, hand: weights[13] };
  if (manner === 'ouvert') continue;
  const both = own.map(({ held, won }, i) => {
    const before = (samples[i]?.inputs ?? []).reduce(
      (sum, x, at) => sum + x * (weights[at] ?? 0),
      0,
    );
    return { inputs: [1, before, logit(partWon(held, TRIAL))], hit: won };
  });
  const together = fit(both, TRIED);
  told(`${manner}, tried`, both, together);
  say(`  log loss of games aside ${lossAside(both, TRIED)}`);
  tried[manner] = together;
  if (manner === 'null') continue;
  const high = own
    .filter(({ won }) => won)
    .map(({ strength, points }) => ({ inputs: [1, strength], hit: points >= 90 }));
  const line = fit(high, SCHNEIDER);
  told(`${manner}, schneider`, high, line);
  schneider[manner] = line;
}
writeData('chances', { ...result, tried, schneider });
