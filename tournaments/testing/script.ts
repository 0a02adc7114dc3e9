import { type AnyGame, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import type { Request } from '../decision.ts';
import { decide, open } from '../event.ts';
import { afterEntry, replay } from '../evolve.ts';
import type { Command, EventEntry, EventState, Settings } from '../types.ts';

export const DIRECTOR = 'pffffffffffffffff';
export const NOON = 1_700_000_000_000;

/** Any game: events know none by name. */
export async function someGame(): Promise<AnyGame> {
  const [first] = GAME_IDS;
  const game = first === undefined ? null : await loadGame(first);
  if (!game) throw new Error('there is no game');
  return game;
}

/** Ids of the tests' people, by number. */
export function personNo(n: number): string {
  return `p${String(n).padStart(16, '0')}`;
}

/** Data that only the director sees, for tests that vary it. */
export interface Hidden {
  readonly key: string;
  readonly seed: string;
  readonly secret: string;
}

/** An event without a server. */
export interface Script {
  readonly event: () => EventState;
  readonly log: () => readonly EventEntry[];
  now: number;
  /** How long the server keeps an event without activity (milliseconds). */
  keepMs: number | undefined;
  /** The code of the refusal, or null when it was done. */
  ask(request: Request): string | null;
  /** A command of the director, or of a person with a number. */
  does(command: Command, by?: number): string | null;
}

/** An event created by the director. Throws with the code when it cannot be created. */
export function newEvent(
  game: AnyGame,
  {
    settings = {},
    options = {},
    hidden = { key: 'key', seed: 'event', secret: '5e' },
  }: { settings?: Partial<Settings>; options?: unknown; hidden?: Hidden } = {},
): Script {
  const [bot = ''] = game.botKinds;
  const random = seeded(hidden.seed);
  const made = open(game, {
    code: 'ABCDEFG',
    key: hidden.key,
    kind: 'class',
    title: '7b',
    options,
    director: DIRECTOR,
    name: 'Magistra',
    roster: null,
    settings: {
      size: 4,
      draw: 'lot',
      bot,
      shared: false,
      next: 'players',
      score: 'points',
      minutes: null,
      bell: 'none',
      clock: 'none',
      substitute: false,
      entry: 'open',
      chat: 'on',
      open: true,
      names: true,
      listed: false,
      money: null,
      ...settings,
    },
  });
  if (!made.ok) throw new Error(made.rejection.code);
  const log: EventEntry[] = [{ seq: 1, at: NOON, command: 'make', events: made.value }];
  let event = replay('ev-1', log);
  const script: Script = {
    event: () => event,
    log: () => log,
    now: NOON,
    keepMs: undefined,
    ask(request) {
      const secret = () => hidden.secret.padEnd(64, '0');
      const decision = decide(event, request, {
        now: script.now,
        game,
        random,
        secret,
        keepMs: script.keepMs,
      });
      if (!decision.ok) return decision.rejection.code;
      const seq = event.seq + 1;
      const entry = { seq, at: script.now, command: `c${seq}`, events: decision.value };
      log.push(entry);
      event = afterEntry(event, entry);
      return null;
    },
    does: (command, by) =>
      script.ask({
        kind: 'person',
        person: by === undefined ? DIRECTOR : personNo(by),
        command,
      }),
  };
  return script;
}
