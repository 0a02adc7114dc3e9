import * as v from 'valibot';
import type { Draw } from './chance.ts';
import type {
  Budget,
  GameModule,
  OptionField,
  Played,
  Seat,
  Standing,
  Turn,
  Viewer,
} from './contract.ts';
import type { Random } from './random.ts';
import { accepted, refused, type Rejection, reject, type Result } from './result.ts';

/** What follows from a step: its events, and the round after them. */
export interface Step {
  readonly events: readonly unknown[];
  readonly round: AnyRound;
}

/**
 * A round whose game is not known by type, for whoever handles rounds of every game. It is a value:
 * a step returns a new one. What comes in as `unknown` is read with the game's schemas.
 */
export interface AnyRound {
  turn(): Turn;
  act(by: Seat, action: unknown): Result<Step>;
  chance(numbers: Draw): Step;
  timeout(): Step;
  /**
   * The round after events read back from a log.
   *
   * @throws when one of them is not an event of this game.
   */
  after(events: readonly unknown[]): AnyRound;
  view(who: Viewer): unknown;
}

/** A bot behind the same seal: it is handed a view as plain data. */
export interface AnyBot {
  choose(view: unknown, random: Random, budget?: Budget): unknown;
}

/** A match whose options have been read. */
export interface AnyMatch {
  next(played: readonly Played[]): Seat | 'random' | null;
  standings(played: readonly Played[]): readonly Standing[];
}

/** A game whose types are sealed in. */
export interface AnyGame {
  readonly id: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly optionFields: readonly OptionField[];
  readonly botKinds: readonly string[];
  /** What options, actions, events and views look like, and named parts of them: for documentation. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  /** Reads options, filling in what is missing; refuses with `bad-options` and the path at fault. */
  options(raw: unknown): Result<unknown>;
  /** Why so many cannot play with these options, which were read with `options`; null when they can. */
  admits(options: unknown, seats: number): Rejection | null;
  /** Whether nobody may talk while a round is on. */
  silent(options: unknown): boolean;
  /**
   * A round; `played` are the rounds of the match before it.
   *
   * @throws when the options were not read with `options`.
   */
  open(options: unknown, seats: number, first: Seat, played?: readonly Played[]): AnyRound;
  match(options: unknown, seats: number): AnyMatch;
  redact(event: unknown, who: Viewer): unknown;
  /** Some legal action for a view, or null when there is none. */
  sampleAction(view: unknown, random: Random): unknown;
  /** A bot from `kind` or `kind:argument`; null when there is no such bot. */
  bot(name: string): AnyBot | null;
}

/** What comes from outside is read up to its first fault: somebody may have put in thousands. */
const AT_ONCE = { abortEarly: true, abortPipeEarly: true } as const;

/** Hides a game's types, so that tables, servers and stores can hold games of every kind. */
export function eraseTypes<O, S, A extends object, E extends object, V extends object>({
  game,
  bots,
  parts = {},
}: GameModule<O, S, A, E, V>): AnyGame {
  // What this game made itself, or has read once, need not be read again.
  const settled = reader(game.schema.options, true);
  const events = reader(game.schema.event);
  // Views are many, and whoever has one made shows it to a bot at once.
  let latest: V | null = null;
  const read = (view: unknown): V =>
    view === latest && latest ? latest : v.parse(game.schema.view, view);

  const roundOf = (state: S): AnyRound => {
    let turn: Turn | null = null;
    let last: Step | null = null;
    const step = (made: readonly E[]): Step => {
      last = {
        events: made.map((event) => events.keep(event)),
        round: roundOf(made.reduce((s, e) => game.evolve(s, e), state)),
      };
      return last;
    };
    return {
      turn: () => (turn ??= game.turn(state)),
      act(by, raw) {
        const action = v.safeParse(game.schema.action, raw, AT_ONCE);
        if (!action.success) return refused(reject('bad-action', { path: pathOf(action.issues) }));
        const made = game.decide(state, by, action.output);
        return made.ok ? accepted(step(made.value)) : made;
      },
      chance: (numbers) => step(game.chance(state, numbers)),
      timeout: () => step(game.timeout(state)),
      after: (raw) =>
        // What has just followed here is known, round and all.
        last && raw === last.events
          ? last.round
          : roundOf(raw.reduce<S>((s, e) => game.evolve(s, events.read(e)), state)),
      view: (who) => (latest = game.view(state, who)),
    };
  };
  return {
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    optionFields: game.optionFields,
    botKinds: Object.keys(bots),
    schemas: { ...game.schema, ...parts },
    options(raw) {
      const options = v.safeParse(game.schema.options, raw, AT_ONCE);
      return options.success
        ? accepted(options.output)
        : refused(reject('bad-options', { path: pathOf(options.issues) }));
    },
    admits(raw, seats) {
      if (!game.seats.includes(seats)) return reject('bad-seats');
      return game.admits?.(settled.read(raw), seats) ?? null;
    },
    silent: (raw) => game.silent?.(settled.read(raw)) ?? false,
    open: (options, seats, first, played = []) =>
      roundOf(game.init({ options: settled.read(options), seats, first, played })),
    match(raw, seats) {
      const options = settled.read(raw);
      return {
        next: (played) => game.match.next(played, options, seats),
        standings: (played) => game.match.standings(played, options, seats),
      };
    },
    redact: (event, who) => game.redact(events.read(event), who),
    sampleAction: (view, random) => game.sampleAction(read(view), random),
    bot(name) {
      const [kind, argument] = splitOnce(name);
      if (!Object.hasOwn(bots, kind)) return null;
      const bot = bots[kind]?.(argument) ?? null;
      return (
        bot && {
          choose: (view, random, budget) => bot.choose(read(view), random, budget),
        }
      );
    },
  };
}

/**
 * Reads with a schema; what it has kept is known already.
 *
 * @param again whether the same is read again and again, so that it is worth keeping what came in.
 */
function reader<T>(schema: v.GenericSchema<unknown, T>, again = false) {
  const known = new WeakMap<object, T>();
  const keep = (value: T, raw: unknown = value): T => {
    if (typeof raw === 'object' && raw !== null) known.set(raw, value);
    return value;
  };
  return {
    keep,
    read(raw: unknown): T {
      const mine = typeof raw === 'object' && raw !== null ? known.get(raw) : undefined;
      if (mine !== undefined) return mine;
      const value = v.parse(schema, raw);
      return again ? keep(value, raw) : keep(value);
    },
  };
}

function splitOnce(name: string): [string, string | null] {
  const colon = name.indexOf(':');
  return colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
}

function pathOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issues[0]) ?? '';
}
