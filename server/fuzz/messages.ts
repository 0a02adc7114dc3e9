import { pick, type Random } from '@lusoria/core';
import { clientMessageSchema, commandSchema, MESSAGE_BYTES, PROTOCOL } from '@lusoria/table';
import type { GenericSchema } from 'valibot';
import { field, record } from './fields.ts';
import { chance, weighted, write } from './json.ts';
import { mutated } from './mutate.ts';
import { CANARY, damaged, huge, oddText } from './odd.ts';
import { MOST_BYTES } from './oracle.ts';
import { type Fill, kindsOf, sample } from './sample.ts';

/** A game whose messages are to be tried. */
export interface Subject {
  readonly id: string;
  readonly options: GenericSchema;
  readonly action: GenericSchema;
  /** What may stand in fields of these names. */
  readonly hints: Readonly<Record<string, readonly unknown[]>>;
}

/** Whom and what the hostile lines have heard of. */
export interface Known {
  readonly tables: string[];
  readonly people: string[];
  /** Their own. */
  readonly tokens: string[];
  /** Of others: what they send is never quite the same. */
  readonly guessed: string[];
  readonly codes: string[];
}

/** A table at which a hostile line plays itself. */
export interface Home {
  readonly table: string;
  readonly seq: number;
  /** Something that it could do now; undefined: it is not its turn. */
  readonly action: () => unknown;
}

/** What is sent. */
export interface Shot {
  readonly text: string;
  /** The kind of message that it was made from, and what was done to it. */
  readonly kind: string;
  readonly how: string;
  /** Whether it can only be refused. */
  readonly refused: boolean;
  readonly binary: boolean;
}

const MESSAGES = kindsOf(clientMessageSchema);
const COMMANDS = kindsOf(commandSchema);
const WEIGHTS: Readonly<Record<string, number>> = {
  do: 400,
  create: 20,
  open: 40,
  tables: 10,
  lend: 10,
  // It ends what a line can play with.
  forget: 1,
};
const KINDS = [...MESSAGES.keys()].map((kind) => [WEIGHTS[kind] ?? 30, kind] as const);
const BOTS = [
  'random',
  'uniform',
  'decent',
  'pupil:50',
  'mobile',
  'pupil:',
  'nobody',
  'constructor',
];
const HEX = Array.from('0123456789abcdef');
/** How many texts are kept to be sent once more. */
const KEPT = 300;

/** Makes messages, the same ones for the same seed and the same knowledge. */
export function openShooter(
  random: Random,
  subjects: readonly Subject[],
  known: Known,
  name: string,
  home: () => Home | null,
) {
  let count = 0;
  const kept: Shot[] = [];
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => pick(HEX, random)).join('');
  const among = (items: readonly string[], otherwise: string): string =>
    items.length > 0 && !chance(random, 8) ? pick(items, random) : otherwise;

  const fill: Fill = (key) => {
    const subject = pick(subjects, random);
    switch (key) {
      case 'id':
        return `${name}-${(count += 1)}`;
      case 'table': {
        const mine = home();
        if (mine && !chance(random, 3)) return mine.table;
        return among(known.tables, hex(20));
      }
      case 'person':
        return among(known.people, `p${hex(16)}`);
      case 'token': {
        const near = among(known.guessed, hex(64));
        return chance(random, 3) ? among(known.tokens, hex(64)) : `${near.slice(0, -1)}z`;
      }
      case 'code':
        return among(known.codes, hex(8));
      case 'bytes':
        return hex(64);
      case 'bot':
        return pick(BOTS, random);
      case 'game':
        return subject.id;
      case 'v':
        return PROTOCOL;
      case 'seen':
        if (chance(random, 2)) return home()?.seq ?? 0;
        return pick([0, 1, random.int(30), random.int(400), 2 ** 31], random);
      case 'action': {
        const possible = chance(random, 2) ? home()?.action() : undefined;
        if (possible) return possible;
        return sample(subject.action, random, fill, key);
      }
      case 'options':
        return sample(subject.options, random, fill, key);
      case 'text':
      case 'rename':
        return chance(random, 3) ? oddText(random) : `${CANARY} ${random.int(1000)}`;
      default: {
        const hints = subject.hints[key];
        return hints && hints.length > 0 ? pick(hints, random) : undefined;
      }
    }
  };

  /** A message that could be meant. */
  const fair = (): { readonly kind: string; readonly value: unknown } => {
    const kind = weighted(KINDS, random);
    const value = sample(MESSAGES.get(kind), random, fill);
    if (kind === 'create') {
      const { id, options } = pick(subjects, random);
      const chosen = chance(random, 2) ? {} : sample(options, random, fill);
      const seats = Array.from({ length: 1 + random.int(3) }, () => ({
        kind: 'bot',
        bot: 'random',
      }));
      const plausible = { game: id, options: chosen, seats: [{ kind: 'me' }, ...seats] };
      return { kind, value: chance(random, 3) ? value : { ...record(value), ...plausible } };
    }
    if (kind !== 'do') return { kind, value };
    const which = chance(random, 2) ? 'act' : pick([...COMMANDS.keys()], random);
    const command = sample(COMMANDS.get(which), random, fill);
    const type = which === 'act' ? ` ${String(field(field(command, 'action'), 'type'))}` : '';
    return { kind: `do ${which}${type}`, value: { ...record(value), command } };
  };

  const make = (): Shot => {
    const { kind, value } = fair();
    const plain = { kind, refused: false, binary: false } as const;
    const ways: readonly (readonly [number, () => Shot])[] = [
      [
        1200,
        () => {
          const { value: odd, how, refused } = mutated(value, random, fill);
          return { ...plain, text: write(odd), how, refused };
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
  };

  return {
    /** The next message. */
    next(): Shot {
      const made = make();
      // Halves of pairs do not survive UTF-8, unless they are escaped.
      const shot = { ...made, text: made.text.toWellFormed() };
      if (!shot.binary && shot.text.length < 2000)
        kept[kept.length < KEPT ? kept.length : random.int(KEPT)] = shot;
      return shot;
    },
    /** Makes a table of its own, by what is fair. */
    settle(): string {
      const { id, options } = pick(subjects, random);
      const bots = Array.from({ length: 1 + random.int(2) }, () => ({
        kind: 'bot',
        bot: 'random',
      }));
      const seats = [{ kind: 'me' }, ...bots];
      const chosen = chance(random, 2) ? sample(options, random, fill) : {};
      return write({
        t: 'create',
        id: fill('id'),
        game: id,
        options: chosen,
        settings: { pace: 0 },
        seats,
      });
    },
    /** Begins to play at it. */
    start(table: string): readonly string[] {
      const command = (one: object): string =>
        write({ t: 'do', id: fill('id'), table, seen: 1, command: one });
      return [
        write({ t: 'open', id: fill('id'), table, seen: null }),
        command({ do: 'start' }),
        command({ do: 'contribute', round: 0, bytes: hex(64) }),
      ];
    },
    hello: (token: string | null): string =>
      JSON.stringify({ t: 'hello', v: PROTOCOL, token, name: `${CANARY} ${name}` }),
  };
}
export type Shooter = ReturnType<typeof openShooter>;
