import { draw } from './chance.ts';
import type { Bot, Game, Outcome, Seat, Setup, Turn } from './contract.ts';
import { defined } from './defined.ts';
import type { AnyGame, AnyRound } from './erase.ts';
import type { Random } from './random.ts';
import { accepted } from './result.ts';

/** The part of a game that is needed to play a round. */
export type Playable<O, S, A, E, V> = Pick<
  Game<O, S, A, E, V>,
  'bound' | 'init' | 'turn' | 'decide' | 'chance' | 'evolve' | 'view'
>;

/** A decision of a player: the state before it, the seat's view, and the answer; null if it need not act. */
export interface Decision<S, A, V> {
  readonly state: S;
  readonly seat: Seat;
  readonly view: V;
  readonly action: A | null;
}

/** Players and observers of a round. */
export interface RoundOfBots<O, S, A, E, V> {
  readonly setup: Setup<O>;
  /** By seat. */
  readonly bots: readonly Bot<V, A>[];
  /** Source of the game's draws, separate from the bots', so that other bots are dealt the same cards. */
  readonly chance: Random;
  /** Random source of the bots. */
  readonly random: Random;
  /** Seats to ask at a turn, in order, until one acts; absent: those in `may`, then those in `must`. */
  asked?(turn: Extract<Turn, { kind: 'play' }>, random: Random): readonly Seat[];
  /** Called with every decision before it is carried out. */
  decided?(decision: Decision<S, A, V>): void;
  /** Called with every event before it is applied. */
  happened?(event: E): void;
}

/** End of a round, and the number of actions that it took. */
export interface PlayedRound<S> {
  readonly state: S;
  readonly outcome: Outcome;
  readonly actions: number;
}

/**
 * Plays a round of bots to its end. A bot gets the view of its seat and nothing else; no limit ever passes.
 *
 * @throws Error if a bot does not act although it must, tries a rejected action, or the round does not end.
 * @example
 * const { outcome } = playRound(game, { setup, bots, chance: seeded('cards'), random: seeded('bots') });
 */
export function playRound<O, S, A, E, V>(
  game: Playable<O, S, A, E, V>,
  { setup, bots, chance, random, ...round }: RoundOfBots<O, S, A, E, V>,
): PlayedRound<S> {
  let state = game.init(setup);
  const follow = (events: readonly E[]): void => {
    for (const event of events) {
      round.happened?.(event);
      state = game.evolve(state, event);
    }
  };
  const acts = (seat: Seat): boolean => {
    const view = game.view(state, seat);
    const action = defined(bots[seat], `a bot for seat ${seat}`).choose(view, random);
    round.decided?.({ state, seat, view, action });
    if (action === null) return false;
    const decision = game.decide(state, seat, action);
    if (!decision.ok) throw failed(seat, `tried what is refused (${decision.rejection.code})`);
    follow(decision.value);
    return true;
  };
  for (let actions = 0; actions <= game.bound; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, outcome: turn.outcome, actions };
    if (turn.kind === 'chance') {
      follow(game.chance(state, draw(turn.request, chance)));
      continue;
    }
    const asked = round.asked?.(turn, random) ?? [...turn.may, ...turn.must];
    if (!asked.some(acts)) throw failed(turn.must[0] ?? -1, 'did not act although it must');
    actions += 1;
  }
  throw new Error(`a round did not end within ${game.bound} actions`);
}

/** A game with its types erased, as {@link playRound} takes it. */
export function playable(game: AnyGame): Playable<unknown, AnyRound, unknown, unknown, unknown> {
  return {
    bound: game.bound,
    init: ({ options, seats, first, played }) => game.open(options, seats, first, played),
    turn: (round) => round.turn(),
    decide(round, by, action) {
      const step = round.act(by, action);
      return step.ok ? accepted(step.value.events) : step;
    },
    chance: (round, numbers) => round.chance(numbers).events,
    evolve: (round, event) => round.after([event]),
    view: (round, who) => round.view(who),
  };
}

function failed(seat: Seat, what: string): Error {
  return new Error(`the bot in seat ${seat + 1} ${what}`);
}
