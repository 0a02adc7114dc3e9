import type { ServerMessage } from '../protocol.ts';
import type { TableView } from '../view.ts';

type TableMessage = Extract<ServerMessage, { t: 'table' }>;
type Round = NonNullable<TableView['round']>;
type Play = NonNullable<Round['play']>;

/**
 * Writes what is told of one table, as JSON. Of a view most is as it was for whoever was told before: what has not
 * changed since is not written again. It is told by identity, so what looks the same but was made anew is written anew.
 */
export function createTableWriter(): (message: TableMessage) => string {
  const shared = fieldsWriter();
  const roundShared = fieldsWriter();
  const playShared = fieldsWriter();
  const game = fieldsWriter();
  const entries = lastOnly((entry: TableMessage['entries'][number]) => JSON.stringify(entry));

  const gameText = (view: unknown): string =>
    isRecord(view) ? `{${game(view).slice(1)}}` : JSON.stringify(view);
  const playText = (play: Play | null): string => {
    if (!play) return 'null';
    const { view, ...rest } = play;
    return `{"view":${gameText(view)}${playShared(rest)}}`;
  };
  const roundText = (round: Round | null): string => {
    if (!round) return 'null';
    const { play, ...rest } = round;
    return `{"play":${playText(play)}${roundShared(rest)}}`;
  };

  return ({ table, from, reset, seq, now, view, entries: told }) => {
    const { seat, round, ...rest } = view;
    return `{"t":"table","table":${JSON.stringify(table)},"from":${from},${reset ? '"reset":true,' : ''}"seq":${seq},"now":${now},"view":{"seat":${seat},"round":${roundText(round)}${shared(rest)}},"entries":[${told.map(entries).join()}]}`;
  };
}

/** What was written last of a field; `text` with its name. */
interface Field {
  readonly key: string;
  value: unknown;
  text: string;
}

/** Writes an object's fields, whatever they are, each with a comma before it; again only those that have changed. */
function fieldsWriter(): (value: Readonly<Record<string, unknown>>) => string {
  // In the order in which they come, which seldom changes.
  const fields: Field[] = [];
  return (value) => {
    let text = '';
    let i = 0;
    for (const key in value) {
      if (!Object.hasOwn(value, key)) continue;
      const field = fieldAt(fields, i, key);
      i += 1;
      const now = value[key];
      if (field.value !== now) {
        field.text = grownText(field, now) ?? fieldText(key, now);
        field.value = now;
      }
      text += field.text;
    }
    return text;
  };
}

function fieldAt(fields: Field[], i: number, key: string): Field {
  const known = fields[i];
  if (known?.key === key) return known;
  const field = { key, value: undefined, text: '' };
  fields[i] = field;
  return field;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field with a comma before it; nothing where JSON leaves it out. */
function fieldText(key: string, value: unknown): string {
  return value === undefined ? '' : `,"${key}":${valueText(value)}`;
}

/** What is in most fields is written without asking what it is made of. */
function valueText(value: unknown): string {
  return Number.isSafeInteger(value) || typeof value === 'boolean' || value === null
    ? String(value)
    : JSON.stringify(value);
}

/** A list that has only grown: what was written of it, and what is new; null: it is something else. */
function grownText({ value: before, text }: Field, value: unknown): string | null {
  if (!Array.isArray(value) || !Array.isArray(before) || before.length === 0) return null;
  if (value.length < before.length || before.some((item, i) => item !== value[i])) return null;
  const more = JSON.stringify(value.slice(before.length));
  return more === '[]' ? text : `${text.slice(0, -1)},${more.slice(1)}`;
}

/** Writes a value again only when it is another one than the last. */
function lastOnly<T extends object>(write: (value: T) => string): (value: T) => string {
  let last: T | null = null;
  let text = '';
  return (value) => {
    if (value !== last) text = write(value);
    last = value;
    return text;
  };
}
