import { createHash } from 'node:crypto';
import { draw, seeded } from '@lusoria/core';
import { type Action, type DealResult, type Event, skat, type State } from '@lusoria/skat';
import * as v from 'valibot';
import { type Answer, type Fault, type Player, randomAt } from './player.ts';
import { standIn } from './stand-in.ts';

/** The usual rules, scored by Seeger and Fabian, one deal a match. */
export const OPTIONS = v.parse(skat.schema.options, { scoring: 'seeger-fabian', deals: 1 });
const CHAIRS = 3;

/** The match has been stopped while a game was on. */
export class Stopped extends Error {}

/** A game to be played. */
export interface Game {
  readonly seed: string;
  readonly deal: number;
  /** The chair of forehand. */
  readonly first: number;
  /** By chair. */
  readonly players: readonly Player[];
}

/** Who follows a game. */
export interface Watch {
  stopped(): boolean;
  /** A decision that had to be made was made, and took so many milliseconds. */
  decided(chair: number, ms: number): void;
  failed(chair: number, fault: Fault): void;
}

/** How a game came out. */
export interface Played {
  readonly result: DealResult;
  /** What is written down, by chair. */
  readonly points: readonly number[];
  readonly events: readonly Event[];
}

/**
 * Plays a deal to its end. It depends on the seed, the number of the deal and the players alone: the
 * same cards lie on the same chairs whoever sits there, and chance is the same at the same place.
 *
 * @throws Stopped between two questions.
 */
export async function playGame(
  { seed, deal, first, players }: Game,
  watch: Watch,
): Promise<Played> {
  const chance = seeded(`${seed} chance`, deal);
  let state: State = skat.init({ options: OPTIONS, seats: CHAIRS, first });
  let actions = 0;
  const happened: Event[] = [];
  const follow = (events: readonly Event[]): void => {
    for (const event of events) state = skat.evolve(state, event);
    happened.push(...events);
  };
  const seedFor = (chair: number): string =>
    createHash('sha256').update(`${seed} ${deal} ${actions} ${chair}`).digest('hex');

  /** @returns whether something was done. */
  const ask = async (chair: number, must: boolean): Promise<boolean> => {
    const player = players[chair];
    if (!player || (!must && !player.volunteers)) return false;
    if (watch.stopped()) throw new Stopped();
    const view = skat.view(state, chair);
    const here = seedFor(chair);
    const answer = await player.ask({ view, seed: here });
    if (must) watch.decided(chair, answer.ms);
    const { action, fault } = read(answer, must);
    const decision = action && skat.decide(state, chair, action);
    if (decision?.ok) {
      follow(decision.value);
      return true;
    }
    const wrong = decision ? 'illegal' : fault;
    if (wrong) watch.failed(chair, wrong);
    if (!must) return false;
    const instead = standIn(view, randomAt(here));
    const done = instead && skat.decide(state, chair, instead);
    if (!done?.ok) throw new Error('there is nothing that can be done');
    follow(done.value);
    return true;
  };
  const askAll = async (chairs: readonly number[], must: boolean): Promise<boolean> => {
    for (const chair of chairs) if (await ask(chair, must)) return true;
    return false;
  };

  for (; actions <= skat.bound; actions += 1) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') return playedOf(state, happened);
    if (turn.kind === 'chance') follow(skat.chance(state, draw(turn.request, chance)));
    else if (!(await askAll(turn.may, false))) await askAll(turn.must, true);
  }
  throw new Error(`a game did not end within ${skat.bound} actions`);
}

interface Read {
  readonly action: Action | null;
  readonly fault: Fault | null;
}

function read(answer: Answer, must: boolean): Read {
  if ('fault' in answer) return { action: null, fault: answer.fault };
  // Nothing is an answer only of somebody who need not act.
  if (answer.action === null) return { action: null, fault: must ? 'illegal' : null };
  const action = v.safeParse(skat.schema.action, answer.action);
  return action.success
    ? { action: action.output, fault: null }
    : { action: null, fault: 'illegal' };
}

function playedOf({ end }: State, events: readonly Event[]): Played {
  if (!end) throw new Error('a game is over without an end');
  return { result: end.result, points: end.points, events };
}
