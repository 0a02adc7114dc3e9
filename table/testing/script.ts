import { pick, type Random, type Rejection, type AnyGame } from '@lusoria/core';
import { deadlinesOf } from '../rounds/deadlines.ts';
import { countEntry, replay } from '../model/evolve.ts';
import type { Request } from '../model/decision.ts';
import { decide, open } from '../model/table.ts';
import {
  type Command,
  type Entry,
  type Holder,
  type Settings,
  STANDARD,
  type TableState,
} from '../model/types.ts';
import { ENTROPY_SECONDS } from '../rounds/play.ts';
import { FIRST_ROUND, indexOf, roundNumber } from '../rounds/round-number.ts';

/** People of the tests; the first one creates the table. */
export const PEOPLE = [0, 1, 2, 3, 4, 5].map((n) => `p${String(n).padStart(16, '0')}`);
export const NOON = 1_700_000_000_000;
/** When the cards of a `dealtTable` are dealt: nobody has contributed. */
export const DEALT = NOON + ENTROPY_SECONDS * 1000;

/** Holder of a seat: a person by number, an open seat, or a bot. */
export type Sitting = number | null | string;

/** A table without a server: requests go to the pure table, and the test is its clock. */
export interface Script {
  readonly table: () => TableState;
  readonly log: () => readonly Entry[];
  now: number;
  /** The code of the refusal, or null when it was done. */
  ask(request: Request): string | null;
  does(person: number, command: Command): string | null;
  /** Lets the time for contributions pass. */
  closeContributions(): string | null;
  /** Waits for the next own action of the table, and lets bots act. False: there is none. */
  wait(random: Random): boolean;
  /** Everybody contributes; then people and bots play until the round is over. */
  playRound(random: Random, bot?: string): void;
}

/** A table created by person 0. Throws with the code when it cannot be created. */
export function newTable(
  game: AnyGame,
  sitting: readonly Sitting[],
  { options = {}, settings = {} }: { options?: object; settings?: Partial<Settings> } = {},
): Script {
  const holders = sitting.map((who): Holder => {
    if (who === null || (typeof who === 'number' && who > 0)) return { kind: 'open' };
    if (who === 0) return { kind: 'person', person: PEOPLE[0] ?? '' };
    return { kind: 'bot', bot: String(who), substituteFor: null };
  });
  const made = open(game, {
    code: 'ABCDEF',
    owner: PEOPLE[0] ?? '',
    name: 'N0',
    options,
    settings: { ...STANDARD, pace: 0, ...settings },
    seats: holders,
  });
  if (!made.ok) throw new Error(made.rejection.code);
  const log: Entry[] = [{ seq: 1, at: NOON, command: 'make', events: made.value }];
  let table = replay('t', game, log);
  let secrets = 0;
  const script: Script = {
    table: () => table,
    log: () => log,
    now: NOON,
    ask(request) {
      const secret = () => (secrets += 1).toString(16).padStart(64, '5e');
      const decision = decide(table, request, { now: script.now, secret });
      if (!decision.ok) return codeOf(decision.rejection);
      const seq = table.seq + 1;
      const { events, table: after } = decision.value;
      const entry = { seq, at: script.now, command: `c${seq}`, events };
      log.push(entry);
      table = countEntry(after, entry);
      return null;
    },
    closeContributions() {
      script.now += ENTROPY_SECONDS * 1000;
      return script.ask({ kind: 'time', of: 'entropy' });
    },
    does: (person, command) =>
      script.ask({
        kind: 'person',
        person: PEOPLE[person] ?? '',
        name: `N${person}`,
        seen: table.seq,
        command,
      }),
    wait(random) {
      for (const next of deadlinesOf(table)) {
        script.now = Math.max(script.now, next.at);
        if (next.kind === 'request') return script.ask(next.request) === null;
        const view = table.round?.play?.state.view(next.seat);
        const action = game.bot(next.bot)?.choose(view, random) ?? null;
        if (action === null) continue;
        const { seq: seen } = table;
        return script.ask({ kind: 'bot', seat: next.seat, seen, action }) === null;
      }
      return false;
    },
    playRound(random, bot) {
      const { round } = table;
      for (const seat of round?.awaited ?? []) {
        const bytes = random
          .int(2 ** 32)
          .toString(16)
          .padStart(64, '0');
        script.does(seatedAt(table, seat), {
          do: 'contribute',
          round: round?.number ?? FIRST_ROUND,
          bytes,
        });
      }
      while (table.phase === 'playing') {
        const turn = table.round?.play?.state.turn();
        const seats = turn?.kind === 'play' ? turn.must : [];
        const people = seats.filter((seat) => table.seats[seat]?.kind === 'person');
        const [seat] = people;
        if (seat !== undefined) {
          const view = table.round?.play?.state.view(seat);
          const chosen = bot === undefined ? null : game.bot(bot)?.choose(view, random);
          const action = chosen ?? anyAction(table, seat, random);
          const refused = script.does(seatedAt(table, seat), { do: 'act', action });
          if (refused === 'too-soon') script.now += 1000;
          if (refused === null || refused === 'too-soon') continue;
        }
        if (!script.wait(random)) throw new Error('the round does not go on');
      }
    },
  };
  for (const [seat, who] of sitting.entries()) {
    if (typeof who === 'number' && who > 0) script.does(who, { do: 'sit', seat });
  }
  return script;
}

/** A table with its cards dealt, without contributions. */
export function dealtTable(...made: Parameters<typeof newTable>): Script {
  const script = newTable(...made);
  script.does(0, { do: 'start' });
  script.closeContributions();
  return script;
}

/** The seat on turn; -1: none. */
export function onTurn({ table }: Script): number {
  const turn = table().round?.play?.state.turn();
  return turn?.kind === 'play' ? (turn.must[0] ?? -1) : -1;
}

/** The hand of a seat; cards are numbers. */
export function handOf({ table }: Script, seat: number): readonly number[] {
  const view = table().round?.play?.state.view(seat);
  const hand: unknown = typeof view === 'object' && view && 'hand' in view ? view.hand : [];
  return Array.isArray(hand) ? hand.map(Number) : [];
}

function seatedAt(table: TableState, seat: number): number {
  const holder = table.seats[seat];
  return holder?.kind === 'person' ? PEOPLE.indexOf(holder.person) : -1;
}

function codeOf({ code }: Rejection): string {
  return code;
}

/** A table as text, with the round as every viewer sees it: equal for equal tables. */
export function portrait(table: TableState): string {
  const { game, round, ...rest } = table;
  const play = round?.play;
  const viewers = [...table.seats.keys(), 'spectator' as const];
  return JSON.stringify({
    ...rest,
    game: game.id,
    round: round && {
      ...round,
      play: play && {
        ...play,
        state: [play.state.turn(), ...viewers.map((who) => play.state.view(who))],
      },
    },
  });
}

/** A random action of a seat; null when there is none. */
export function anyAction(table: TableState, seat: number, random: Random): unknown {
  const view = table.round?.play?.state.view(seat);
  return view === undefined ? null : table.game.sampleAction(view, random);
}

/** A random command, more often than not a sensible one. */
export function anyCommand(table: TableState, random: Random): Command {
  const seat = random.int(6);
  const on = random.int(2) === 0;
  const action = anyAction(table, random.int(table.seats.length), random);
  const shown = table.round ? indexOf(table.round.number) : 0;
  const round = roundNumber(Math.max(0, shown - (random.int(8) === 0 ? 1 : 0)));
  return pick<() => Command>(
    [
      () => ({ do: 'sit', seat }),
      () => ({ do: 'stand' }),
      () => ({ do: 'start' }),
      () => ({ do: 'start' }),
      () => ({ do: 'contribute', round, bytes: 'c0'.repeat(32) }),
      () => ({ do: 'contribute', round, bytes: 'c1'.repeat(32) }),
      () => ({ do: 'act', action }),
      () => ({ do: 'act', action }),
      () => ({ do: 'act', action: { type: 'draw' } }),
      () => ({ do: 'act', action: pick([null, 1, [], {}, { type: 'lay' }], random) }),
      () => ({ do: 'say', text: pick(['salvē', ' ', 'x'.repeat(400)], random) }),
      () => ({ do: 'react', reaction: pick(['optime', 'hem', 'salve', 'ave'], random) }),
      () => ({ do: 'rename', name: pick(['Titus', '', '\u200b'], random) }),
      () => ({ do: 'next' }),
      () => ({ do: 'rematch' }),
      () => ({ do: 'consent', to: 'end', give: on }),
      () => ({ do: 'hurry' }),
      () => ({ do: 'reopen' }),
      () => ({ do: 'options', options: pick([{ rounds: 2 }, { silent: on }, 7], random) }),
      () => ({
        do: 'settings',
        settings: {
          chat: on,
          reactions: random.int(3) > 0,
          spectators: !on,
          pace: random.int(3000),
          clock: pick(['none', 'gentle', 'tournament'], random),
          substitute: random.int(2) === 0,
          listed: !on,
        },
      }),
      () => ({ do: 'seats', count: seat }),
      () => ({ do: 'put-bot', seat, bot: pick(['plain', 'doubting:50', 'nobody'], random) }),
      () => ({ do: 'give-back', seat }),
      () => ({ do: 'remove', seat }),
      () => ({ do: 'pause', on }),
      () => ({ do: 'mute', person: pick(PEOPLE, random), on }),
    ],
    random,
  )();
}
