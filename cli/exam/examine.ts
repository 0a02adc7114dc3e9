import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type AnyRound, draw, pick, type Random, seeded } from '@lusoria/core';
import type { Exam } from '@lusoria/core/exam';
import { type Fault, type Player, randomAt } from '../arena/player.ts';

/** Category of decisions that need only be allowed; every game has it. */
export const LEGALITY = 'legality';

/** What a player made of a question. */
export interface Verdict {
  readonly id: string;
  readonly category: string;
  /** Null: right; unanswered: the player said null where the rules ask for nothing. */
  readonly fault: Fault | 'wrong' | 'unanswered' | null;
  readonly answer: unknown;
  /** What would have been right; null: anything that is allowed. */
  readonly right: readonly unknown[] | null;
  /** Of what was not allowed: the game's code, and what was asked, which no list of questions has. */
  readonly why?: string | null;
  readonly view?: unknown;
}

/** A question as it is handed on: one JSON object. */
export type WrittenQuestion =
  | {
      readonly id: string;
      readonly category: string;
      readonly view: unknown;
      readonly right: readonly unknown[];
      readonly because?: string;
    }
  | {
      readonly id: string;
      readonly category: string;
      readonly given: unknown;
      readonly right: readonly unknown[];
    };

/** The subject of an exam. */
export interface Subject {
  readonly game: AnyGame;
  /** Null: the game has none, and legal moves are all. */
  readonly exam: Exam | null;
  /** As the game's schema has read them. */
  readonly options: unknown;
  readonly seats: number;
}

export interface Terms {
  readonly seed: string;
  /** Rounds played at random, at whose every turn the player is asked. */
  readonly rounds: number;
  /** Milliseconds for an answer; null: unlimited. */
  readonly budget: number | null;
  /** Null: all. */
  readonly only: string | null;
}

/** Categories of a subject, as they are asked. */
export function categoriesOf({ exam }: Subject): readonly string[] {
  const own = [...(exam?.positions ?? []), ...(exam?.tasks ?? [])];
  return [LEGALITY, ...new Set(own.map(({ category }) => category))];
}

/** The questions whose right answers are data. */
export function writtenQuestions({ exam }: Subject): readonly WrittenQuestion[] {
  return [
    ...(exam?.positions ?? []),
    ...(exam?.tasks ?? []).map((task) => ({ ...task, right: [task.right] })),
  ];
}

/** Asks a player everything, one question after the other. Tasks are left out where it wants none. */
export async function* examine(
  player: Player,
  subject: Subject,
  terms: Terms,
): AsyncGenerator<Verdict> {
  const { only, budget, seed } = terms;
  const isAsked = (category: string): boolean => only === null || only === category;
  if (isAsked(LEGALITY)) yield* legality(player, subject, terms);
  const { game, exam } = subject;
  for (const { id, category, view, right } of exam?.positions ?? []) {
    if (!isAsked(category)) continue;
    const answer = await player.ask(questionAt(game, view, true, budget, `${seed} ${id}`));
    if ('fault' in answer) yield { id, category, fault: answer.fault, answer: null, right };
    else {
      const { action } = answer;
      yield { id, category, fault: judged(action, right), answer: action, right };
    }
  }
  if (!player.work) return;
  for (const { id, category, given, right } of exam?.tasks ?? []) {
    if (!isAsked(category)) continue;
    const work = await player.work({ task: category, given, budget });
    const at = { id, category, right: [right] };
    if ('fault' in work) yield { ...at, fault: work.fault, answer: null };
    else yield { ...at, fault: judged(work.answer, [right]), answer: work.answer };
  }
}

function judged(answer: unknown, right: readonly unknown[]): 'wrong' | 'unanswered' | null {
  if (answer === null) return 'unanswered';
  return right.some((one) => isDeepStrictEqual(one, answer)) ? null : 'wrong';
}

/** Plays rounds at random, so that positions come up in which no good player would be, and asks at every turn. */
async function* legality(
  player: Player,
  { game, options, seats }: Subject,
  { seed, rounds, budget }: Terms,
): AsyncGenerator<Verdict> {
  for (let number = 0; number < rounds; number += 1) {
    const chance = seeded(`${seed} exam`, number);
    let round: AnyRound = game.open(options, seats, number % seats);
    for (let turns = 0; ; turns += 1) {
      if (turns > game.bound) throw new Error(`a game did not end within ${game.bound} actions`);
      const turn = round.turn();
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        round = round.chance(draw(turn.request, chance)).round;
        continue;
      }
      const [seat] = turn.must;
      if (seat !== undefined) {
        const id = `${LEGALITY}-${number + 1}-${turns + 1}`;
        const view = round.view(seat);
        const answer = await player.ask(questionAt(game, view, true, budget, `${seed} ${id}`));
        const at = { id, category: LEGALITY, right: null };
        if ('fault' in answer) yield { ...at, fault: answer.fault, answer: null, view };
        else {
          const { action } = answer;
          const step = action === null ? null : round.act(seat, action);
          if (step?.ok) yield { ...at, fault: null, answer: action };
          else {
            const why = step === null ? null : step.rejection.code;
            yield { ...at, fault: 'illegal', answer: action, why, view };
          }
        }
      }
      round = goneOn(round, game, turn.must.length > 0 ? turn.must : turn.may, chance);
    }
  }
}

/** A round after an action at random of somebody who may or must act. */
function goneOn(round: AnyRound, game: AnyGame, who: readonly number[], chance: Random): AnyRound {
  for (let tries = 0; tries < game.bound; tries += 1) {
    const seat = pick(who, chance);
    const actions = game.actions(round.view(seat), chance);
    if (actions.length === 0) continue;
    const step = round.act(seat, pick(actions, chance));
    if (step.ok) return step.value.round;
  }
  throw new Error('there is nothing that can be done');
}

function questionAt(
  game: AnyGame,
  view: unknown,
  must: boolean,
  budget: number | null,
  of: string,
): Parameters<Player['ask']>[0] {
  const seed = createHash('sha256').update(of).digest('hex');
  const actions = (): readonly unknown[] => game.actions(view, randomAt(seed));
  return { view, must, budget, actions, seed };
}

/** Number of questions, of right answers and of those without an answer. */
export interface Count {
  readonly right: number;
  readonly unanswered: number;
  readonly of: number;
}

/** Counts by category. */
export function countsOf(verdicts: readonly Verdict[]): ReadonlyMap<string, Count> {
  return new Map(
    [...Map.groupBy(verdicts, ({ category }) => category)].map(([category, group]) => {
      const number = (fault: Verdict['fault']): number =>
        group.filter((one) => one.fault === fault).length;
      return [
        category,
        { right: number(null), unanswered: number('unanswered'), of: group.length },
      ];
    }),
  );
}
