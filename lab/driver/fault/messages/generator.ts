import { type AnyGame, pick, type Random } from '@lusoria/core';
import { commandSchema as eventCommandSchema } from '@lusoria/tournaments/protocol';
import { clientMessageSchema, commandSchema, MESSAGE_BYTES, PROTOCOL } from '@lusoria/table';
import { fillFrom, hex, type Known, type OwnTable } from './fills.ts';
import { chance, weighted, write } from './json.ts';
import { mutated } from './mutations.ts';
import { CANARY, damaged, huge } from './odd-values.ts';
import { REQUESTS } from './requests.ts';
import { type Fill, kindsOf, sample } from './schema-samples.ts';
import { field, record } from './unknown.ts';

/** A longer message makes the server close the connection. */
export const MAX_BYTES = 4 * MESSAGE_BYTES;

/** A message to send. */
export interface Input {
  readonly text: string;
  /** The kind of message it was derived from, and the mutation. */
  readonly kind: string;
  readonly how: string;
  /** True if it can only be rejected. */
  readonly rejected: boolean;
  readonly binary: boolean;
}

/** Generates messages, deterministically for a seed and the same knowledge. */
export interface Generator {
  next(): Input;
  hello(token: string | null): string;
  /** Creates a table of its own by valid messages. */
  create(): string;
  /** Messages that begin a game there. */
  begin(table: string): readonly string[];
  /** Enters the deals of a day. */
  enterDay(): string;
  open(table: string): string;
}

/** State from which messages are generated. */
interface Source {
  readonly random: Random;
  readonly games: readonly AnyGame[];
  readonly fill: Fill;
}

const MESSAGES = kindsOf(clientMessageSchema);
const COMMANDS = kindsOf(commandSchema);
const WEIGHTS: Readonly<Record<string, number>> = {
  do: 400,
  create: 20,
  open: 40,
  tables: 10,
  'create-transfer-code': 10,
  'create-bot': 10,
  event: 120,
  // It ends what a connection can play with.
  erase: 1,
};
const EVENT_COMMANDS = kindsOf(eventCommandSchema);
const KINDS = [...MESSAGES.keys()].map((kind) => [WEIGHTS[kind] ?? 30, kind] as const);
/** Maximum number of texts kept for replay. */
const MAX_KEPT = 300;

/** @param name prefix of the message ids, unique among generators */
export function openGenerator(
  random: Random,
  games: readonly AnyGame[],
  known: Known,
  name: string,
  own: () => OwnTable | null,
): Generator {
  const source = { random, games, fill: fillFrom(random, games, known, name, own) };
  const kept: Input[] = [];
  const open = (table: string): string =>
    write({ t: 'open', id: source.fill('id'), table, seen: null });
  return {
    next() {
      const made = inputFrom(source, kept);
      // Lone surrogates do not survive UTF-8 unless escaped.
      const input = { ...made, text: made.text.toWellFormed() };
      if (!input.binary && input.text.length < 2000)
        kept[kept.length < MAX_KEPT ? kept.length : random.int(MAX_KEPT)] = input;
      return input;
    },
    hello: (token) =>
      JSON.stringify({
        t: 'hello',
        v: PROTOCOL,
        token,
        name: `${CANARY} ${name}`,
        ...(random.int(2) === 0 && { patches: true }),
      }),
    create: () => write({ t: 'create', id: source.fill('id'), ...plausibleTable(source, 2) }),
    begin(table) {
      const command = (one: object): string =>
        write({ t: 'do', id: source.fill('id'), table, seen: 1, command: one });
      return [
        open(table),
        command({ do: 'start' }),
        command({ do: 'contribute', round: 1, bytes: hex(random, 64) }),
      ];
    },
    enterDay() {
      const request = { ask: 'daily-play', day: source.fill('day') };
      return write({ t: 'event', id: source.fill('id'), request });
    },
    open,
  };
}

/** A plausible table with up to this many bots. */
function plausibleTable({ random, games, fill }: Source, bots: number) {
  const game = pick(games, random);
  const kinds = game.botKinds.filter((kind) => game.bot(kind) !== null);
  const others = Array.from({ length: 1 + random.int(bots) }, () => ({
    kind: 'bot',
    bot: pick(kinds, random),
  }));
  return {
    game: game.id,
    options: chance(random, 2) ? {} : sample(game.schemas.options, random, fill),
    settings: { pace: 0 },
    seats: [{ kind: 'me' }, ...others],
  };
}

/** A valid request about events: a class, an evening, the deals of a day, ratings, a class from week to week. */
function fairEvent(
  source: Source,
  message: unknown,
): { readonly kind: string; readonly value: unknown } {
  const { random, games, fill } = source;
  const ask = chance(random, 3) ? 'do' : pick([...REQUESTS.keys()], random);
  const request = record(sample(REQUESTS.get(ask), random, fill));
  const which = pick([...EVENT_COMMANDS.keys()], random);
  const game = pick(games, random);
  const made = { game: game.id, options: {}, settings: { bot: pick(game.botKinds, random) } };
  const command = sample(EVENT_COMMANDS.get(which), random, fill);
  const parts: Readonly<Record<string, object>> = {
    create: made,
    'roster-lesson': made,
    do: { command },
  };
  const kind = ask === 'do' ? `event do ${which}` : `event ${ask}`;
  return { kind, value: { ...record(message), request: { ...request, ...parts[ask] } } };
}

/** What some kinds of messages need where the name of a field says too little. */
function partsOf(kind: string, { random, fill }: Source): object {
  if (kind === 'photos') return { name: hex(random, 64) };
  if (kind === 'remove-bot') return { bot: fill('person') };
  if (kind === 'unshare') return { code: fill('share code') };
  // A new one, or in place of an earlier one.
  return kind === 'share' ? { code: chance(random, 2) ? null : fill('share code') } : {};
}

/** A valid message. */
function fairMessage(source: Source): { readonly kind: string; readonly value: unknown } {
  const { random, fill } = source;
  const kind = weighted(KINDS, random);
  const sampled = sample(MESSAGES.get(kind), random, fill);
  const value = { ...record(sampled), ...partsOf(kind, source) };
  if (kind === 'create') {
    const { game, options, seats } = plausibleTable(source, 3);
    return {
      kind,
      value: chance(random, 3) ? value : { ...value, game, options, seats },
    };
  }
  if (kind === 'event') return fairEvent(source, value);
  if (kind !== 'do') return { kind, value };
  const which = chance(random, 2) ? 'act' : pick([...COMMANDS.keys()], random);
  const command = sample(COMMANDS.get(which), random, fill);
  const type = which === 'act' ? ` ${String(field(field(command, 'action'), 'type'))}` : '';
  return { kind: `do ${which}${type}`, value: { ...value, command } };
}

/** @param kept messages sent before, for replay */
function inputFrom(source: Source, kept: readonly Input[]): Input {
  const { random, fill } = source;
  const { kind, value } = fairMessage(source);
  const plain = { kind, rejected: false, binary: false } as const;
  const ways: readonly (readonly [number, () => Input])[] = [
    [
      1200,
      () => {
        const { value: odd, how, rejected } = mutated(value, random, fill);
        return { ...plain, text: write(odd), how, rejected };
      },
    ],
    [250, () => ({ ...plain, text: write(value), how: 'as it should be' })],
    [150, () => ({ ...plain, text: damaged(write(value), random), how: 'damaged' })],
    [
      160,
      () => ({
        ...(kept.length > 0 ? pick(kept, random) : { ...plain, text: '' }),
        how: 'repeated',
      }),
    ],
    [
      60,
      () => {
        const old = kept.length > 0 ? pick(kept, random).text : '';
        const id = /"id":"([\w-]+)"/u.exec(old)?.[1] ?? '';
        return { ...plain, text: write({ ...record(value), id }), how: 'old id' };
      },
    ],
    [
      3,
      () => {
        const padding = ' '.repeat(MESSAGE_BYTES + random.int(1000));
        return { ...plain, text: `${write(value)}${padding}`, how: 'too large' };
      },
    ],
    [3, () => ({ ...plain, text: write({ ...record(value), more: huge(random) }), how: 'huge' })],
    [
      1,
      () => {
        const far = chance(random, 8) ? MAX_BYTES : MAX_BYTES / 3;
        return { ...plain, text: `"${'x'.repeat(far)}"`, how: 'far too large' };
      },
    ],
    [1, () => ({ ...plain, text: write(value), how: 'binary', binary: true })],
  ];
  return weighted(ways, random)();
}
