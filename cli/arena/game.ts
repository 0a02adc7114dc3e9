import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyRound,
  draw,
  type Outcome,
  type Random,
  seeded,
  type Step,
} from '@lusoria/core';
import { type Answer, type Fault, type Player, randomAt } from './player.ts';

/** The match was stopped during a game. */
export class Stopped extends Error {}

/** The game of a match, and its substitute for an invalid answer. */
export interface Rules {
  readonly game: AnyGame;
  /** As the game's schema has read them. */
  readonly options: unknown;
  substitute(view: unknown, random: Random): unknown;
}

/** A deal to be played. */
export interface Table {
  readonly seed: string;
  readonly deal: number;
  /** The chair that begins. */
  readonly first: number;
  /** By chair. */
  readonly players: readonly Player[];
  /** Milliseconds per decision; null: unlimited. */
  readonly budget: number | null;
}

/** Observes a game. */
export interface Watch {
  stopped(): boolean;
  /** A mandatory decision was made in `ms` milliseconds. */
  decided(chair: number, ms: number): void;
  failed(chair: number, fault: Fault): void;
}

/** Result of a game. */
export interface PlayedGame {
  readonly outcome: Outcome;
  readonly events: readonly unknown[];
}

/**
 * Plays a deal to its end. It depends on the seed, the number of the deal and the players alone:
 * the same cards lie on the same chairs whoever sits there, and chance is the same at the same
 * place.
 *
 * @throws Stopped between two questions.
 */
export async function playGame(
  { game, options, substitute }: Rules,
  { seed, deal, first, players, budget }: Table,
  watch: Watch,
): Promise<PlayedGame> {
  const chance = seeded(`${seed} chance`, deal);
  let round: AnyRound = game.open(options, players.length, first);
  let turns = 0;
  const happened: unknown[] = [];
  const follow = (step: Step): void => {
    round = step.round;
    happened.push(...step.events);
  };
  const seedFor = (chair: number): string =>
    createHash('sha256').update(`${seed} ${deal} ${turns} ${chair}`).digest('hex');

  /** @returns whether the chair acted. */
  const ask = async (chair: number, must: boolean): Promise<boolean> => {
    const player = players[chair];
    if (!player || (!must && !player.volunteers)) return false;
    if (watch.stopped()) throw new Stopped();
    const view = round.view(chair);
    const here = seedFor(chair);
    const actions = (): readonly unknown[] => game.actions(view, randomAt(here));
    const answer = await player.ask({ view, must, budget, actions, seed: here });
    if (must) watch.decided(chair, answer.ms);
    const { action, fault } = read(answer, must);
    const step = action === null ? null : round.act(chair, action);
    if (step?.ok) {
      follow(step.value);
      return true;
    }
    const wrong = step ? 'illegal' : fault;
    if (wrong) {
      watch.failed(chair, wrong);
      player.told?.(wrong, step?.rejection ?? null);
    }
    if (!must) return false;
    const instead = round.act(chair, substitute(view, randomAt(here)));
    if (!instead.ok) throw new Error('there is nothing that can be done');
    follow(instead.value);
    return true;
  };
  const askAll = async (chairs: readonly number[], must: boolean): Promise<boolean> => {
    for (const chair of chairs) if (await ask(chair, must)) return true;
    return false;
  };

  for (; turns <= game.bound; turns += 1) {
    const turn = round.turn();
    if (turn.kind === 'over') return { outcome: turn.outcome, events: happened };
    if (turn.kind === 'chance') follow(round.chance(draw(turn.request, chance)));
    else if (!(await askAll(turn.may, false))) await askAll(turn.must, true);
  }
  throw new Error(`a game did not end within ${game.bound} actions`);
}

/** An empty answer is valid only for a player who need not act. */
function read(
  answer: Answer,
  must: boolean,
): { readonly action: unknown; readonly fault: Fault | null } {
  if ('fault' in answer) return { action: null, fault: answer.fault };
  const { action = null } = answer;
  return { action, fault: action === null && must ? 'illegal' : null };
}
