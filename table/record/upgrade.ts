import * as v from 'valibot';
import type { StoredEntry } from './entry-text.ts';
import { recordSchema } from './record.ts';
import { type Entry, entryByTypeSchema } from '../model/types.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * An entry of a stored log, of this version or of version 1, which had other names; rounds are
 * stored by their index. It is upgraded whenever it is read; the stored one stays as it was written.
 */
export const storedEntrySchema = v.pipe(v.unknown(), v.transform(upgradeEntry), entryByTypeSchema);

/**
 * Reads an entry as stored.
 *
 * @throws when it is invalid
 */
export function readEntry({ body, ...row }: StoredEntry): Entry {
  const events: unknown = JSON.parse(body);
  return v.parse(storedEntrySchema, { ...row, events });
}

/** An exported record, of this version or of version 1. */
export const storedRecordSchema = v.pipe(v.unknown(), v.transform(upgradeRecord), recordSchema);

function upgradeEntry(entry: unknown): unknown {
  if (!isObject(entry) || !Array.isArray(entry['events'])) return entry;
  return { ...entry, events: entry['events'].map(upgradeEvent) };
}

function upgradeEvent(event: unknown): unknown {
  if (!isObject(event)) return event;
  switch (event['type']) {
    case 'created': {
      const { settings, seats } = event;
      const held = Array.isArray(seats) ? seats.map(upgradeHolder) : seats;
      return renamed(
        { ...event, settings: upgradeSettings(settings), seats: held },
        { host: 'owner' },
      );
    }
    case 'settings':
      return { ...event, settings: upgradeSettings(event['settings']) };
    case 'seat':
      return { ...event, holder: upgradeHolder(event['holder']) };
    case 'step':
      return upgradeStep(event);
    case 'committed':
    case 'revealed':
      return typeof event['round'] === 'number' ? { ...event, round: event['round'] + 1 } : event;
    case 'host':
      return { ...event, type: 'owner' };
    case 'forgotten':
      return { ...event, type: 'erased' };
    default:
      return event;
  }
}

function upgradeRecord(record: unknown): unknown {
  if (!isObject(record) || record['version'] !== 1 || !Array.isArray(record['rounds'])) {
    return record;
  }
  const rounds = record['rounds'].map((round: unknown) =>
    isObject(round) && Array.isArray(round['steps'])
      ? { ...round, steps: round['steps'].map(upgradeStep) }
      : round,
  );
  return { ...record, version: 2, rounds };
}

function upgradeStep(step: unknown): unknown {
  if (!isObject(step) || !('hand' in step)) return step;
  const upgraded = renamed(step, { hand: 'actor', what: 'input' });
  return step['hand'] === 'stand-in' ? { ...upgraded, actor: 'substitute' } : upgraded;
}

function upgradeSettings(settings: unknown): unknown {
  return isObject(settings) ? renamed(settings, { standIn: 'substitute' }) : settings;
}

function upgradeHolder(holder: unknown): unknown {
  return isObject(holder) ? renamed(holder, { standsInFor: 'substituteFor' }) : holder;
}

/** The same fields, some of them by another name. */
function renamed(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [names[key] ?? key, value]),
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
