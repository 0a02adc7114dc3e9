import type { ServerMessage } from '@lusoria/table';
import { type Patch, patchOf } from '@lusoria/table/patch';
import type { EventView } from '../view.ts';

/** Maximum size of a patch, as a part of the view; a larger one is not sent. */
const MAX_PART = 1 / 2;
/** Characters of a patch that changes nothing. */
const EMPTY = 2;

/** The latest view of an event that a connection was sent. */
export interface SentView {
  readonly seq: number;
  readonly view: EventView;
  /** Approximate length of the view in characters: that of when it was last sent whole. */
  readonly chars: number;
}

/** Levels of a view below which parts are not compared one by one: to the tables of its round. */
const DEPTH = 3;

/** A message about an event, and what its receiver then has; null: it takes no patches. */
interface ViewMessage {
  readonly message: Extract<ServerMessage, { t: 'event' | 'event-patch' }>;
  readonly sent: SentView | null;
}

/**
 * Makes the messages of one change of an event: patches of what connections have, if that is clearly less than the view.
 * Parts that several have in common are compared once.
 */
export function createViewMessages(event: string, seq: number, now: number) {
  const compare = comparingOnce();
  const whole = (view: EventView) => ({ t: 'event', event, seq, now, view }) as const;
  const first = (view: EventView): ViewMessage => {
    const sent = { seq, view, chars: JSON.stringify(view).length };
    return { message: whole(view), sent };
  };
  return {
    /**
     * Null: the connection has all of it.
     *
     * @param base what the connection has; null: it takes no patches
     */
    next(base: SentView | 'nothing' | null, view: EventView): ViewMessage | null {
      if (base === null) return { message: whole(view), sent: null };
      if (base === 'nothing') return first(view);
      const patch = compare(base.view, view, DEPTH) ?? {};
      const { length } = JSON.stringify(patch);
      if (length > base.chars * MAX_PART) return first(view);
      if (length <= EMPTY && base.seq === seq) return null;
      return {
        message: { t: 'event-patch', event, from: base.seq, seq, now, patch },
        sent: { ...base, seq, view },
      };
    },
  };
}

/** As `patchOf`; the same two objects are compared once. */
function comparingOnce() {
  const compared = new Map<object, Map<object, Patch | null>>();
  const compare = (before: unknown, after: unknown, depth: number): Patch | null => {
    if (before === after) return null;
    if (depth === 0 || !isObject(before) || !isObject(after)) return patchOf(before, after);
    const known = compared.get(before) ?? new Map<object, Patch | null>();
    compared.set(before, known);
    const patch = known.get(after);
    if (patch !== undefined) return patch;
    const made = isAlike(before, after)
      ? compareFields(before, after, depth)
      : patchOf(before, after);
    known.set(after, made);
    return made;
  };
  const compareFields = (before: object, after: object, depth: number): Patch | null => {
    const had = new Map<string, unknown>(Object.entries(before));
    const changes = Object.entries(after).flatMap(([key, value]: readonly [string, unknown]) => {
      const patch = compare(had.get(key), value, depth - 1);
      return patch === null ? [] : [[key, patch] as const];
    });
    return changes.length > 0 ? Object.fromEntries(changes) : null;
  };
  return compare;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether both are lists of one length, or have the same fields. */
function isAlike(before: object, after: object): boolean {
  const keys = Object.keys(after);
  return (
    Array.isArray(before) === Array.isArray(after) &&
    Object.keys(before).length === keys.length &&
    keys.every((key) => Object.hasOwn(before, key))
  );
}
