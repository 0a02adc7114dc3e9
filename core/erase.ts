import { botNamed } from './bots.ts';
import * as v from 'valibot';
import type { Draw } from './chance.ts';
import type {
  BestPoints,
  Budget,
  Game,
  GameModule,
  Outcome,
  Played,
  Seat,
  Standing,
  Turn,
  Viewer,
} from './contract.ts';
import { decode, decodeOnce, markDecoded } from './decode.ts';
import { type AnyFacts, eraseFacts, FIRST_FAULT } from './facts/facts.ts';
import type { Random } from './random.ts';
import { accepted, refused, reject, type Rejection, type Result } from './result.ts';
import { pathOf } from './schema.ts';

/** Events of a step, and the round after them. */
export interface Step {
  readonly events: readonly unknown[];
  readonly round: AnyRound;
}

/**
 * A round with its types erased, for code that handles rounds of every game. It is immutable: a step returns a new one.
 * Input of type `unknown` is decoded with the game's schemas.
 */
export interface AnyRound {
  turn(): Turn;
  act(by: Seat, action: unknown): Result<Step>;
  chance(numbers: Draw): Step;
  timeout(): Step;
  /**
   * The round after events read back from a log.
   *
   * @throws if one of them is not an event of this game
   */
  after(events: readonly unknown[]): AnyRound;
  view(who: Viewer): unknown;
  /** The outcome if it ended now; null: there is none, as before the deal. */
  soFar(): Outcome | null;
}

/** A bot with its types erased; it takes its view as plain data. */
export interface AnyBot {
  choose(view: unknown, random: Random, budget?: Budget): unknown;
  /** Loads the bot's data, once; await it before the first action. */
  load(): Promise<void>;
}

interface AnyMatch {
  next(played: readonly Played[]): Seat | 'random' | null;
  standings(played: readonly Played[]): readonly Standing[];
  readonly best: BestPoints;
}

/** A game with its types erased. */
export interface AnyGame extends AnyFacts {
  /** Whether a round that is broken off has an outcome. */
  readonly scoresEarly: boolean;
  /**
   * Reason why this number of players is impossible with these options (decoded by `options`); null if it is possible.
   */
  admits(options: unknown, seats: number): Rejection | null;
  /** Whether chat is off while a round is on. */
  silent(options: unknown): boolean;
  /** Whether the consequences of a draw may take long to compute. */
  isSlow(options: unknown): boolean;
  /**
   * Opens a round; `played` are the earlier rounds of the match.
   *
   * @throws if the options were not decoded with `options`
   */
  open(options: unknown, seats: number, first: Seat, played?: readonly Played[]): AnyRound;
  match(options: unknown, seats: number): AnyMatch;
  redact(event: unknown, who: Viewer): unknown;
  /** A random legal action for a view; null if there is none. */
  sampleAction(view: unknown, random: Random): unknown;
  /**
   * Legal actions for a view, without duplicates: all of them if the game can list them, otherwise those found in a
   * number of samples.
   */
  actions(view: unknown, random: Random): readonly unknown[];
  /** A bot from `kind` or `kind:argument`; null if there is no such bot. */
  bot(name: string): AnyBot | null;
}

/** Number of samples where a game cannot list its actions. */
const SAMPLES = 200;

/** Erases a game's types, so that tables, servers and stores can hold games of every kind. */
export function eraseTypes<O, S, A extends object, E extends object, V extends object>({
  game,
  ...extras
}: GameModule<O, S, A, E, V>): AnyGame {
  const { schema } = game;
  const optionsIn = (raw: unknown): O => decodeOnce(schema.options, raw);
  // What a log holds is not kept twice.
  const eventIn = (raw: unknown): E => decode(schema.event, raw);
  const viewIn = (raw: unknown): V => decode(schema.view, raw);

  return {
    ...eraseFacts(game, extras),
    scoresEarly: game.soFar !== undefined,
    admits(raw, seats) {
      if (!game.seats.includes(seats)) return reject('bad-seats');
      return game.admits?.(optionsIn(raw), seats) ?? null;
    },
    silent: (raw) => game.silent?.(optionsIn(raw)) ?? false,
    isSlow: (raw) => game.isSlow?.(optionsIn(raw)) ?? false,
    open: (options, seats, first, played = []) =>
      new ErasedRound(game, game.init({ options: optionsIn(options), seats, first, played })),
    match(raw, seats) {
      const options = optionsIn(raw);
      return {
        next: (played) => game.match.next(played, options, seats),
        standings: (played) => game.match.standings(played, options, seats),
        best: game.match.best ?? 'most',
      };
    },
    redact: (event, who) => game.redact(eventIn(event), who),
    sampleAction: (view, random) => game.sampleAction(viewIn(view), random),
    actions(raw, random) {
      const view = viewIn(raw);
      return game.actions?.(view) ?? distinct(SAMPLES, () => game.sampleAction(view, random));
    },
    bot(name) {
      const bot = botNamed(extras.bots, name);
      return (
        bot && {
          choose: (view, random, budget) => bot.choose(viewIn(view), random, budget),
          load: async () => bot.load?.(),
        }
      );
    },
  };
}

/** A class, as there is one for every table: its methods take no memory for each. */
class ErasedRound<O, S, A extends object, E extends object, V extends object> implements AnyRound {
  readonly #game: Game<O, S, A, E, V>;
  readonly #state: S;
  #turn: Turn | null = null;

  constructor(game: Game<O, S, A, E, V>, state: S) {
    this.#game = game;
    this.#state = state;
  }

  turn(): Turn {
    return (this.#turn ??= this.#game.turn(this.#state));
  }

  act(by: Seat, raw: unknown): Result<Step> {
    const action = v.safeParse(this.#game.schema.action, raw, FIRST_FAULT);
    if (!action.success) return refused(reject('bad-action', { path: pathOf(action.issues[0]) }));
    const made = this.#game.decide(this.#state, by, action.output);
    return made.ok ? accepted(this.#step(made.value)) : made;
  }

  chance(numbers: Draw): Step {
    return this.#step(this.#game.chance(this.#state, numbers));
  }

  timeout(): Step {
    return this.#step(this.#game.timeout(this.#state));
  }

  after(raw: readonly unknown[]): AnyRound {
    const { event } = this.#game.schema;
    // What a log holds is not kept twice.
    return this.#evolved(raw.map((one) => decode(event, one)));
  }

  view(who: Viewer): unknown {
    return markDecoded(this.#game.schema.view, this.#game.view(this.#state, who));
  }

  soFar(): Outcome | null {
    return this.#game.soFar?.(this.#state) ?? null;
  }

  #step(made: readonly E[]): Step {
    const { event } = this.#game.schema;
    return { events: made.map((one) => markDecoded(event, one)), round: this.#evolved(made) };
  }

  #evolved(events: readonly E[]): AnyRound {
    const after = events.reduce<S>((s, e) => this.#game.evolve(s, e), this.#state);
    return new ErasedRound(this.#game, after);
  }
}

/** Distinct non-null results of `draws` draws, in an order that does not depend on the order of the draws. */
function distinct<A>(draws: number, draw: () => A | null): readonly A[] {
  const found = new Map<string, A>();
  for (let i = 0; i < draws; i += 1) {
    const value = draw();
    if (value !== null) found.set(JSON.stringify(value), value);
  }
  return [...found]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, value]) => value);
}
