/**
 * Fits how often hands win at the table to records of games:
 *
 *     node games/skat/engine/training/fit-win-probability.ts RECORDS GAMES [NAME]
 *
 * Takes the first GAMES records, of these only games of declarers whose names begin with NAME, if it is
 * given. Writes `data/win-probability.json`: for each model a base, the factor of the strength, and what
 * is added by auction context, position, number of trumps (suits: 4 or fewer, 5, 6, 7, 8 or more; grand:
 * 0 to 4) and in hand games; base and slope of schneider in a game won; and how much the logit so found
 * and that of the win rate of rollouts count together. Models with too few games stay as they are.
 */
import { seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { eventsOf, field, readRecords, type SkatRecord } from '../../notation/index.ts';
import { TARGETS } from '../../rules/contract.ts';
import type { Event } from '../../rules/events.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { ThreeState } from '../../rules/three/types.ts';
import type { State } from '../../rules/view.ts';
import known from '../data/win-probability.json' with { type: 'json' };
import { type RolloutHand, winRate } from '../evaluation/bid-rollouts.ts';
import { grandMask, indexOf, toLayout } from '../evaluation/grand-bitboard.ts';
import { handStrength } from '../evaluation/hand-strength.ts';
import {
  type AuctionContext,
  auctionContextOf,
  logit,
  type Model,
  MODELS,
  trumpIndex,
} from '../evaluation/win-probability.ts';
import { KIND_OF } from '../game-kind.ts';
import { countOf, pointsOf } from '../solver/index.ts';
import { args, print, read, writeData } from './files.ts';
import { type DenseSample, dot, fitLogisticBatch } from './fit.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

/** With fewer games a model stays as it is. */
const LEAST = 50;
/** What is assumed without games, and how many games would have to say otherwise. */
const STRENGTH_PRIOR = [
  { mean: 0.5, strength: 3 },
  { mean: 0.9, strength: 6 },
];
const OTHER_PRIOR = { mean: 0, strength: 8 };
const SCHNEIDER_PRIOR = [
  { mean: -2.5, strength: 3 },
  { mean: 0.6, strength: 6 },
];
const ROLLOUT_PRIOR = [
  { mean: 0, strength: 3 },
  { mean: 0.5, strength: 6 },
  { mean: 0.5, strength: 8 },
];
const ROLLOUTS = { deals: 80, times: 4 };
const DESCENT = { rounds: 400, rate: 0.5, initial: 1 };
/** Card points of an unseen skat, about. */
const UNSEEN_POINTS = 6;

const options = v.parse(optionsSchema, {});

/** A declared game, as it looked before the first card. */
interface Declared {
  readonly model: Model;
  readonly strength: number;
  readonly context: AuctionContext;
  readonly position: number;
  readonly trumps: number;
  readonly isHand: boolean;
  readonly isAnnounced: boolean;
  readonly hand: RolloutHand;
}

interface Played extends Declared {
  readonly points: number;
  readonly won: boolean;
}

/** The game of a record; null where nobody declared one. */
function playedIn(record: SkatRecord, events: readonly Event[], name: string): Played | null {
  let state: State = skat.init({ options, seats: 3, first: 0 });
  let found: Declared | null = null;
  for (const event of events) {
    state = skat.evolve(state, event);
    if (!found && state.form === 'three' && state.contract && state.declarer !== null) {
      if (!(field(record, `P${state.declarer}`) ?? '').startsWith(name)) return null;
      found = declaredIn(state, state.declarer);
    }
  }
  const result = state.form === 'three' ? state.end?.result : null;
  if (!found || result?.kind !== 'game') return null;
  const hasPoints = found.model === 'suit' || found.model === 'grand';
  const won = hasPoints ? result.points >= TARGETS.game : result.won;
  return { ...found, points: result.points, won };
}

function declaredIn(state: ThreeState, seat: number): Declared | null {
  const { contract, hands, skat: discards } = state;
  const view = skat.view(state, seat);
  if (!contract || view.form !== 'three') return null;
  const { game, hand, ouvert, schneider } = contract;
  const kind = KIND_OF[game];
  const ten = grandMask(hands[seat]!);
  const index = indexOf(game);
  const own = toLayout(ten, index);
  const points = hand ? UNSEEN_POINTS : pointsOf(grandMask(discards));
  const position = state.players.indexOf(seat);
  return {
    model: ouvert ? 'ouvert' : kind,
    strength: handStrength(kind, own, points, position),
    context: auctionContextOf(view),
    position,
    trumps: kind === 'null' ? 0 : countOf(own & (-1 << (kind === 'grand' ? 28 : 21))),
    isHand: hand,
    isAnnounced: schneider,
    hand: { ten, discards: hand ? 0 : grandMask(discards), game: index, position },
  };
}

const oneHot = (at: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, i) => (i === at ? 1 : 0));

function sampleOf({ model, ...played }: Played): DenseSample {
  const hasTrumps = model === 'suit' || model === 'grand';
  return {
    inputs: [
      1,
      played.strength,
      ...oneHot(played.context, 3),
      ...oneHot(played.position, 3),
      ...oneHot(hasTrumps ? trumpIndex(model, played.trumps) : -1, 5),
      played.isHand ? 1 : 0,
    ],
    hit: played.won,
  };
}

type Prior = Parameters<typeof fitLogisticBatch>[1];

function lossOf(samples: readonly DenseSample[], weights: readonly number[]): number {
  const sum = samples.reduce((all, { inputs, hit }) => {
    const score = dot(inputs, weights);
    return all + Math.log(1 + Math.exp(hit ? -score : score));
  }, 0);
  return sum / samples.length;
}

/** The log loss of cross-validation: each tenth of the games with weights fitted to the other nine. */
function crossValidated(all: readonly DenseSample[], prior: Prior): string {
  const mixed = shuffled(all, seeded('chances'));
  const losses = Array.from({ length: 10 }, (_, part) => {
    const weights = fitLogisticBatch(
      mixed.filter((_one, i) => i % 10 !== part),
      prior,
      DESCENT,
    );
    const heldOut = mixed.filter((_one, i) => i % 10 === part);
    return lossOf(heldOut, weights) * heldOut.length;
  });
  return (losses.reduce((sum, one) => sum + one, 0) / all.length).toFixed(4);
}

/** Fits and prints. */
function fitted(
  name: string,
  samples: readonly DenseSample[],
  prior: Prior,
  isValidated = true,
): readonly number[] {
  const weights = fitLogisticBatch(samples, prior, DESCENT);
  const hits = samples.filter(({ hit }) => hit).length;
  print(`${name}: ${samples.length} games, ${hits} so, ${weights.join(' ')}`);
  if (isValidated) print(`  log loss of games held out ${crossValidated(samples, prior)}`);
  return weights;
}

const [file = '', games = '', name = ''] = args();
if (!(Number(games) > 0)) throw new Error('fit-win-probability.ts RECORDS GAMES [NAME]');
const all = readRecords(read(file))
  .slice(0, Number(games))
  .flatMap((item) => {
    const events = item.ok ? eventsOf(item.record) : null;
    const played = item.ok && events ? playedIn(item.record, events, name) : null;
    // With schneider announced winning is another matter.
    return played && !played.isAnnounced ? [played] : [];
  });
const result: Record<string, unknown> = { ...known };
const rollouts: Record<string, readonly number[]> = { ...known.rollouts };
const schneider: Record<string, readonly number[]> = { ...known.schneider };
for (const model of MODELS) {
  const own = all.filter((one) => one.model === model);
  if (own.length < LEAST) continue;
  const samples = own.map(sampleOf);
  const prior = samples[0]!.inputs.map((_, i) => STRENGTH_PRIOR[i] ?? OTHER_PRIOR);
  const weights = fitted(model, samples, prior);
  const [base, slope] = weights;
  result[model] = {
    base,
    slope,
    auction: weights.slice(2, 5),
    positions: weights.slice(5, 8),
    trumps: weights.slice(8, 13),
    hand: weights[13],
  };
  if (model === 'ouvert') continue;
  const both = own.map(({ hand, won }, i) => ({
    inputs: [1, dot(samples[i]!.inputs, weights), logit(winRate(hand, ROLLOUTS))],
    hit: won,
  }));
  rollouts[model] = fitted(`${model}, rollouts`, both, ROLLOUT_PRIOR);
  if (model === 'null') continue;
  const high = own
    .filter(({ won }) => won)
    .map(({ strength, points }) => ({ inputs: [1, strength], hit: points >= TARGETS.schneider }));
  schneider[model] = fitted(`${model}, schneider`, high, SCHNEIDER_PRIOR, false);
}
writeData('win-probability', { ...result, rollouts, schneider });
