import { type AnyGame, pick, type Random } from '@lusoria/core';
import {
  commandSchema as eventCommandSchema,
  eventRequestSchema,
} from '@lusoria/tournaments/protocol';
import { clientMessageSchema, commandSchema, MESSAGE_BYTES, PROTOCOL } from '@lusoria/table';
import { chance, weighted, write } from './json.ts';
import { mutated } from './mutations.ts';
import { CANARY, damaged, huge, oddText } from './odd-values.ts';
import { type Fill, kindsOf, sample } from './schema-samples.ts';
import { field, record } from './unknown.ts';

/** A longer message makes the server close the connection. */
export const MOST_BYTES = 4 * MESSAGE_BYTES;

/** Tokens, ids and codes that hostile clients have learnt. */
export interface Known {
  readonly tables: string[];
  readonly people: string[];
  /** Their own. */
  readonly tokens: string[];
  /** Other people's; always sent slightly altered. */
  readonly guessed: string[];
  readonly codes: string[];
  /** Ids and codes of classes and evenings. */
  readonly events: string[];
}

export function knownNothing(): Known {
  return { tables: [], people: [], tokens: [], guessed: [], codes: [], events: [] };
}

/** A table at which a hostile client itself plays. */
export interface OwnTable {
  readonly table: string;
  readonly seq: number;
  /** A currently possible action; undefined if it is not its turn. */
  readonly action: () => unknown;
}

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
  // It ends what a connection can play with.
  erase: 1,
};
const EVENT_REQUESTS = kindsOf(eventRequestSchema);
const EVENT_COMMANDS = kindsOf(eventCommandSchema);
const KINDS = [...MESSAGES.keys()].map((kind) => [WEIGHTS[kind] ?? 30, kind] as const);
const NO_BOTS = ['nobody', 'constructor', ''];
const HEX = Array.from('0123456789abcdef');
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
        write({ t: 'open', id: source.fill('id'), table, seen: null }),
        command({ do: 'start' }),
        command({ do: 'contribute', round: 1, bytes: hex(random, 64) }),
      ];
    },
  };
}

function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => pick(HEX, random)).join('');
}

/** Plausible values of fields, by name. */
function fillFrom(
  random: Random,
  games: readonly AnyGame[],
  known: Known,
  name: string,
  own: () => OwnTable | null,
): Fill {
  let count = 0;
  const among = (items: readonly string[], otherwise: string): string =>
    items.length > 0 && !chance(random, 8) ? pick(items, random) : otherwise;
  const fill: Fill = (key) => {
    const game = pick(games, random);
    switch (key) {
      case 'id':
        return `${name}-${(count += 1)}`;
      case 'table': {
        const mine = own();
        if (mine && !chance(random, 3)) return mine.table;
        return among(known.tables, hex(random, 20));
      }
      case 'person':
        return among(known.people, `p${hex(random, 16)}`);
      case 'token': {
        const near = among(known.guessed, hex(random, 64));
        return chance(random, 3) ? among(known.tokens, hex(random, 64)) : `${near.slice(0, -1)}z`;
      }
      case 'code':
        return among(known.codes, hex(random, 8));
      case 'event':
        return among(known.events, `ev-${hex(random, 20)}`);
      case 'bytes':
        return hex(random, 64);
      case 'bot': {
        const kind = pick([...game.botKinds, ...NO_BOTS], random);
        return chance(random, 4) ? `${kind}:${pick(['', '50', 'x'], random)}` : kind;
      }
      case 'game':
        return game.id;
      case 'v':
        return PROTOCOL;
      case 'seen':
        if (chance(random, 2)) return own()?.seq ?? 0;
        return pick([0, 1, random.int(30), random.int(400), 2 ** 31], random);
      case 'action': {
        const possible = chance(random, 2) ? own()?.action() : undefined;
        return possible ?? sample(game.schemas.action, random, fill, key);
      }
      case 'options':
        return sample(game.schemas.options, random, fill, key);
      case 'text':
      case 'name':
        return chance(random, 3) ? oddText(random) : `${CANARY} ${random.int(1000)}`;
      default:
        return undefined;
    }
  };
  return fill;
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

/** A valid request about a class or an evening. */
function fairEvent(
  source: Source,
  message: unknown,
): { readonly kind: string; readonly value: unknown } {
  const { random, games, fill } = source;
  const ask = chance(random, 2) ? 'do' : pick([...EVENT_REQUESTS.keys()], random);
  const request = record(sample(EVENT_REQUESTS.get(ask), random, fill));
  const which = pick([...EVENT_COMMANDS.keys()], random);
  const game = pick(games, random);
  const made = { game: game.id, options: {}, settings: { bot: pick(game.botKinds, random) } };
  const parts = {
    create: made,
    do: { command: sample(EVENT_COMMANDS.get(which), random, fill) },
  };
  const part = ask === 'create' || ask === 'do' ? parts[ask] : {};
  const kind = ask === 'do' ? `event do ${which}` : `event ${ask}`;
  return { kind, value: { ...record(message), request: { ...request, ...part } } };
}

/** A valid message. */
function fairMessage(source: Source): { readonly kind: string; readonly value: unknown } {
  const { random, fill } = source;
  const kind = weighted(KINDS, random);
  const value = sample(MESSAGES.get(kind), random, fill);
  if (kind === 'create') {
    const { game, options, seats } = plausibleTable(source, 3);
    return {
      kind,
      value: chance(random, 3) ? value : { ...record(value), game, options, seats },
    };
  }
  if (kind === 'event') return fairEvent(source, value);
  if (kind !== 'do') return { kind, value };
  const which = chance(random, 2) ? 'act' : pick([...COMMANDS.keys()], random);
  const command = sample(COMMANDS.get(which), random, fill);
  const type = which === 'act' ? ` ${String(field(field(command, 'action'), 'type'))}` : '';
  return { kind: `do ${which}${type}`, value: { ...record(value), command } };
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
        const far = chance(random, 8) ? MOST_BYTES : MOST_BYTES / 3;
        return { ...plain, text: `"${'x'.repeat(far)}"`, how: 'far too large' };
      },
    ],
    [1, () => ({ ...plain, text: write(value), how: 'binary', binary: true })],
  ];
  return weighted(ways, random)();
}
