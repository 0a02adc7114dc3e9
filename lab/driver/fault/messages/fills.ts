import { type AnyGame, pick, type Random } from '@lusoria/core';
import { dailyGames } from '@lusoria/games';
import { PROTOCOL } from '@lusoria/table';
import { sharedRoundOf } from '@lusoria/testing/people/shared-round.ts';
import { chance, write } from './json.ts';
import { CANARY, oddText } from './odd-values.ts';
import { type Fill, sample } from './schema-samples.ts';

/** Tokens, ids and codes that hostile clients have learnt. */
export interface Known {
  readonly tables: string[];
  readonly people: string[];
  /** Their own. */
  readonly tokens: string[];
  /** Other people's; always sent slightly altered. */
  readonly guessed: string[];
  readonly codes: string[];
  /** Codes of shared rounds. */
  readonly shares: string[];
  /** Ids and codes of classes and evenings. */
  readonly events: string[];
  /** Ids of classes that are kept from week to week. */
  readonly rosters: string[];
  /** Ids of the deals of days. */
  readonly days: readonly string[];
}

function knownNothing(): Known {
  const learnt = { tables: [], people: [], tokens: [], guessed: [], codes: [], shares: [] };
  return { ...learnt, events: [], rosters: [], days: [] };
}

/** Nothing but what everybody knows: the ids of the deals of today and tomorrow. */
export async function knownAtFirst(): Promise<Known> {
  const dates = [0, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const offers = await dailyGames();
  const days = dates.flatMap((date) =>
    offers.map(({ game, key }) => `dy-${date.slice(0, 10)}-${game}-${key}`),
  );
  return { ...knownNothing(), days };
}

/** A table at which a hostile client itself plays. */
export interface OwnTable {
  readonly table: string;
  readonly seq: number;
  /** A currently possible action; undefined if it is not its turn. */
  readonly action: () => unknown;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_BOTS = ['nobody', 'constructor', ''];
const HEX = Array.from('0123456789abcdef');
const ZONES = ['Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'Nowhere/Such'];
const MAILBOXES = ['ada', 'ada+x', 'ADA', "o'neill"];
/** As few that devices show each other's. */
const ROSTER_KEYS = 8;
/** Moves of a shared round. */
const SHARED_MOVES = 12;
/** A port on which nothing listens, and where the browsers' push services are not. */
export const PUSH_ORIGIN = 'http://127.0.0.1:9';

export function hex(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => pick(HEX, random)).join('');
}

/** Plausible values of fields, by name. */
export function fillFrom(
  random: Random,
  games: readonly AnyGame[],
  known: Known,
  name: string,
  own: () => OwnTable | null,
): Fill {
  let count = 0;
  const among = (items: readonly string[], otherwise: string): string =>
    items.length > 0 && !chance(random, 8) ? pick(items, random) : otherwise;
  const base64 = (bytes: number): string =>
    Buffer.from(hex(random, 2 * bytes), 'hex').toString('base64url');
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
      case 'share code':
        return among(known.shares, 'ABCDEFGH23');
      case 'event':
        return among(known.events, `ev-${hex(random, 20)}`);
      case 'roster':
        return among(known.rosters, `ro-${hex(random, 20)}`);
      case 'key':
        return String(random.int(ROSTER_KEYS)).padStart(32, '0');
      case 'day':
        return among(known.days, 'dy-2000-01-01-game-short');
      case 'device':
        return hex(random, 16);
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
      case 'round':
        return sharedRoundOf(game, random, random.int(SHARED_MOVES));
      case 'text':
      case 'name':
      case 'names':
      case 'title':
        return chance(random, 3) ? oddText(random) : `${CANARY} ${random.int(1000)}`;
      case 'zone':
        return pick(ZONES, random);
      case 'address':
        return `${pick(MAILBOXES, random)}@${CANARY.toLowerCase()}.example`;
      case 'endpoint':
        return `${pick([PUSH_ORIGIN, 'https://elsewhere.example'], random)}/${random.int(50)}`;
      case 'p256dh':
        return base64(65);
      case 'auth':
        return base64(16);
      case 'photos':
        return `data:image/jpeg;base64,/9j/${base64(random.int(60))}`;
      case 'passkey':
        return among(known.shares, base64(16));
      case 'clientData':
        return Buffer.from(write({ type: 'webauthn.get', challenge: base64(32) })).toString(
          'base64url',
        );
      case 'attestation':
      case 'authenticatorData':
      case 'signature':
        return base64(1 + random.int(200));
      default:
        return undefined;
    }
  };
  return fill;
}
