import {
  type Bot,
  botNamed,
  draw,
  pick,
  type Random,
  type Seat,
  type Setup,
  shuffled,
} from '@lusoria/core';
import { PARADIGM_IDS } from '@lusoria/latin';
import {
  type Action,
  agreement,
  bots,
  type Event,
  type Options,
  type State,
  type View,
} from '../../index.ts';
import { ACER, NOUN, NOUNS } from './decks.ts';
import { options } from './script.ts';

export type Player = Bot<View, Action>;

/** A step of a round: an action, a timeout, or a draw. */
type Step =
  | { readonly kind: 'act'; readonly by: Seat; readonly action: Action }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'chance'; readonly numbers: readonly number[] };

/** A finished round. */
export interface Playthrough {
  readonly setup: Setup<Options>;
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** Conditions under which a round is played and observed. */
export interface PlayConditions {
  /** Called with each choice before it is made; null if a player who may act does not want to. */
  readonly watch?: (state: State, by: Seat, action: Action | null) => void;
  /** Percentage of cases in which a player who merely may act is asked; 100 if absent. */
  readonly attention?: number;
  /** Percentage of cases in which somebody acts before a limit passes; 100 if absent. */
  readonly patience?: number;
}

/** Random options, covering each value of every option. */
export function anyOptions(random: Random): Options {
  const coin = () => random.int(2) === 0;
  return options({
    deck: pick([...PARADIGM_IDS, ACER, NOUNS, NOUN], random),
    plain: coin(),
    drawing: pick(['free', 'compulsory'], random),
    referee: random.int(3) > 0 ? 'players' : 'table',
    upheldDraw: coin(),
    rejectedDraw: coin(),
    unnoticed: pick(['declared', 'readings'], random),
    end: pick(['first', 'last'], random),
    joker: coin(),
    jokerLast: coin(),
    tables: pick(['dispute', 'open'], random),
    wait: random.int(11),
    botWait: random.int(21),
    rounds: 1 + random.int(10),
  });
}

/**
 * Plays a round with one player per seat. Seats in `may` are asked in random order before those in
 * `must`.
 *
 * @throws if a choice is rejected, nobody acts who must, or the round does not end.
 */
export function playOut(
  setup: Setup<Options>,
  players: readonly Player[],
  random: Random,
  { watch = () => {}, attention = 100, patience = 100 }: PlayConditions = {},
): Playthrough {
  let state = agreement.init(setup);
  const steps: Step[] = [];
  const events: Event[] = [];
  const follow = (step: Step, made: readonly Event[]) => {
    steps.push(step);
    events.push(...made);
    state = made.reduce((before, event) => agreement.evolve(before, event), state);
  };
  const chosen = (asked: readonly Seat[]): Extract<Step, { kind: 'act' }> | null => {
    for (const by of asked) {
      const action = players[by]?.choose(agreement.view(state, by), random) ?? null;
      watch(state, by, action);
      if (action) return { kind: 'act', by, action };
    }
    return null;
  };
  for (;;) {
    const turn = agreement.turn(state);
    if (turn.kind === 'over') return { setup, steps, events, state };
    if (turn.kind === 'chance') {
      const numbers = draw(turn.request, random);
      follow({ kind: 'chance', numbers }, agreement.chance(state, numbers));
      continue;
    }
    if (steps.length > 4 * agreement.bound) throw new Error('the round does not end');
    if (turn.limit && random.int(100) >= patience) {
      follow({ kind: 'timeout' }, agreement.timeout(state));
      continue;
    }
    const may = shuffled(turn.may, random).filter(() => random.int(100) < attention);
    const step = chosen([...may, ...turn.must]);
    if (!step)
      throw new Error(`nobody acts: ${JSON.stringify(agreement.view(state, 'spectator'))}`);
    const made = agreement.decide(state, step.by, step.action);
    if (!made.ok) {
      const facts = [step, made.rejection, agreement.view(state, step.by)];
      throw new Error(`refused: ${JSON.stringify(facts)}`);
    }
    follow(step, made.value);
  }
}

/** The player for a bot's name. */
export function playerNamed(name: string): Player {
  const player = botNamed(bots, name);
  if (!player) throw new RangeError(`no bot: ${name}`);
  return player;
}

/** A round with options, first player and everything else drawn. */
export function randomPlaythrough(
  names: readonly string[],
  random: Random,
  conditions: PlayConditions = {},
): Playthrough {
  const seats = 2 + random.int(4);
  const setup = { options: anyOptions(random), seats, first: random.int(seats) };
  const players = Array.from({ length: seats }, () => playerNamed(pick(names, random)));
  return playOut(setup, players, random, conditions);
}
