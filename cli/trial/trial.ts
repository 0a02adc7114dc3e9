import { createHash } from 'node:crypto';
import type { TrialDecision, TrialPart, TrialRound } from '@lusoria/cli-kit/trial.ts';
import { type AnyBot, type AnyGame, type AnyRound, draw, seeded } from '@lusoria/core';
import { type Fault, type Player, randomAt } from '../arena/player.ts';

/** The task by which a program is asked how sure it is of its last action. */
const CONFIDENCE = 'confidence';

export interface OnTrial {
  readonly player: Player;
  /** Its name, if it is a bot of the game; null: a program. */
  readonly bot: string | null;
  /** As it is shown: what a program calls itself. */
  readonly name: string;
}

export interface TrialTerms {
  /** Any word; the same one gives the same rounds. */
  readonly set: string;
  readonly rounds: number;
  /** Milliseconds for an answer; null: unlimited. */
  readonly budget: number | null;
}

export interface PlayedTrial extends TrialRound {
  /** By decision that was no action or not allowed, and so was replaced by a random one. */
  readonly faults: readonly Fault[];
}

/** Plays the rounds of a set, one after the other. */
export async function* tried(
  on: OnTrial,
  game: AnyGame,
  part: TrialPart,
  { set, rounds, budget }: TrialTerms,
): AsyncGenerator<PlayedTrial> {
  const read = game.options(part.options);
  if (!read.ok) throw new Error(read.rejection.code);
  const bot = game.bot(part.bot);
  if (!bot) throw new Error(`no bot ${part.bot}`);
  await bot.load();
  for (let number = 1; number <= rounds; number += 1) {
    const start = game.open(read.value, part.seats, 0);
    yield playedOut({ on, game, part, bot, budget, name: `${set} trial ${number}` }, start);
  }
}

interface Sitting {
  readonly on: OnTrial;
  readonly game: AnyGame;
  readonly part: TrialPart;
  readonly bot: AnyBot;
  readonly budget: number | null;
  /** Of the round: whatever is by chance in it follows from this. */
  readonly name: string;
}

async function playedOut(sitting: Sitting, start: AnyRound): Promise<PlayedTrial> {
  const { game, part, bot, name } = sitting;
  const chance = seeded(name);
  const decisions: TrialDecision[] = [];
  const faults: Fault[] = [];
  let round = start;
  for (let turns = 0; turns <= game.bound; turns += 1) {
    const turn = round.turn();
    if (turn.kind === 'over') {
      return { ...part.review(decisions, round.view(part.seat)), faults };
    }
    if (turn.kind === 'chance') {
      round = round.chance(draw(turn.request, chance)).round;
      continue;
    }
    const [seat] = turn.must;
    if (seat === undefined) throw new Error('nobody must act');
    const view = round.view(seat);
    if (seat !== part.seat) {
      round = moved(round, seat, bot.choose(view, seeded(`${name} bot`, turns)));
      continue;
    }
    const decision = await decided(sitting, view, turns, faults);
    const step = round.act(seat, decision.action);
    if (step.ok) {
      decisions.push(decision);
      round = step.value.round;
    } else {
      faults.push('illegal');
      const instead = game.sampleAction(view, seeded(`${name} instead`, turns));
      decisions.push({ ...decision, action: instead, stated: null });
      round = moved(round, seat, instead);
    }
  }
  throw new Error(`a game did not end within ${game.bound} actions`);
}

function moved(round: AnyRound, seat: number, action: unknown): AnyRound {
  const step = round.act(seat, action);
  if (!step.ok) throw new Error(step.rejection.code);
  return step.value.round;
}

async function decided(
  { on: { player, bot }, game, part, budget, name }: Sitting,
  view: unknown,
  turns: number,
  faults: Fault[],
): Promise<TrialDecision> {
  const seed = createHash('sha256').update(`${name} ${turns}`).digest('hex');
  const actions = () => game.actions(view, randomAt(seed));
  const answer = await player.ask({ view, must: true, budget, actions, seed });
  if ('fault' in answer) {
    faults.push(answer.fault);
    const instead = game.sampleAction(view, seeded(`${name} instead`, turns));
    return { view, action: instead, stated: null, ms: answer.ms };
  }
  const { action, ms } = answer;
  return { view, action, ms, stated: await statedBy(player, bot, part, { view, action, budget }) };
}

async function statedBy(
  player: Player,
  bot: string | null,
  part: TrialPart,
  { view, action, budget }: { view: unknown; action: unknown; budget: number | null },
): Promise<number | null> {
  if (bot !== null) return part.confidence(bot, view, action);
  const work = await player.work?.({ task: CONFIDENCE, given: { view, action }, budget });
  if (!work || 'fault' in work) return null;
  const { answer } = work;
  return typeof answer === 'number' && answer >= 0 && answer <= 1 ? answer : null;
}
