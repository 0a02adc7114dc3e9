import { accepted, type AnyGame, refused, reject, type Result } from '@lusoria/core';
import { hashOf, newCode, type Ports, type StoredTable } from '@lusoria/table';
import { bytesToHex } from '@noble/hashes/utils.js';
import { stored } from '../entries.ts';
import { open, type Opening } from '../event.ts';
import { ROSTER_KEPT_MS } from '../roster/types.ts';
import type { TournamentEvent } from '../types.ts';
import { EVENT_CODE_LENGTH, EVENT_GAME, EVENT_PREFIX } from './active-events.ts';

/** What follows the prefix in the ids of lessons: no hash begins so. */
const LESSON_PREFIX = `${EVENT_PREFIX}l`;

/** Derived from the message's id: a repeated message finds the event it has made. */
export function eventId(person: string, message: string): string {
  return `${EVENT_PREFIX}${hashOf(`event ${person} ${message}`).slice(0, 20)}`;
}

export function lessonId(roster: string, command: string): string {
  return `${LESSON_PREFIX}${hashOf(`${roster} ${command}`).slice(0, 20)}`;
}

/** Whether a log is that of an event of no class. */
export function isEventAlone({ id, game }: StoredTable): boolean {
  return game === EVENT_GAME && !id.startsWith(LESSON_PREFIX);
}

export interface Creation {
  readonly id: string;
  readonly command: string;
  readonly opening: Omit<Opening, 'code' | 'key'>;
  /** What follows its creation at once. */
  readonly also?: readonly TournamentEvent[];
  readonly people: readonly string[];
  readonly keptUntil?: number;
}

/** Creates an event, or finds it; the result is its code. */
export async function createEvent(
  ports: Ports,
  game: AnyGame,
  { id, command, opening, also = [], people, keptUntil }: Creation,
): Promise<Result<string>> {
  const { store, randomBytes, now, keepMs } = ports;
  for (;;) {
    const made = await store.find(id);
    if (made) return accepted(made.code);
    const code = newCode(ports, EVENT_CODE_LENGTH);
    const key = bytesToHex(randomBytes(16));
    const kept = opening.roster === null ? keepMs : ROSTER_KEPT_MS;
    const first = open(game, { ...opening, code, key }, kept);
    if (!first.ok) return first;
    const entry = stored({ seq: 1, at: now(), command, events: [...first.value, ...also] });
    const event = { id, code, game: EVENT_GAME, of: { person: opening.director } };
    const creation = await store.create(event, entry, people, keptUntil);
    if (creation === 'made') return accepted(code);
    if (creation === 'orphaned') return refused(reject('hello-first'));
  }
}
