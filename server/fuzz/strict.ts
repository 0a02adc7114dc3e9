import type { ServerMessage } from '@lusoria/table';
import { field, list } from './fields.ts';

type Told = Extract<ServerMessage, { t: 'table' }>;

/** What of an event only the seat that it names may know. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  drew: ['card'],
  'picked-up': ['cards'],
  pushed: ['cards'],
  declared: ['discards'],
  'tree-set': ['tree'],
  described: ['what'],
};

/** What of an event nobody may know. */
const NOBODYS: Readonly<Record<string, readonly string[]>> = {
  dealt: ['stock', 'skat'],
  buried: ['at'],
  laid: ['verdict'],
  reshuffled: ['stock'],
};

function isHidden(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isHidden) : value === null || value === undefined;
}

function has(value: unknown): boolean {
  return !isHidden(value) && !(Array.isArray(value) && value.length === 0);
}

/** What in a message about a table whoever has its seat must not know, whatever the game is. */
export function leaksIn({ view: { seat, round }, entries }: Told): readonly string[] {
  const found: string[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'committed' && event.secret !== null)
      found.push('a secret with its promise');
    if (event.type !== 'step') continue;
    if (event.input !== null) found.push('an action or a draw');
    for (const inner of event.events) {
      const type = String(field(inner, 'type'));
      const mine = seat !== null && field(inner, 'seat') === seat;
      const closed = [...(NOBODYS[type] ?? []), ...(mine ? [] : (OWN[type] ?? []))];
      for (const key of closed) {
        if (!isHidden(field(inner, key))) found.push(`${key} of ${type}`);
      }
      if (type !== 'dealt') continue;
      for (const [i, hand] of list(field(inner, 'hands')).entries()) {
        if (i !== seat && !isHidden(hand)) found.push('a hand that was dealt');
      }
    }
  }
  const view = round?.play?.view ?? null;
  if (view === null) return found;
  if (field(view, 'you') !== seat) found.push('the view of another');
  if (field(view, 'end') !== null) return found;
  if (seat === null) {
    for (const key of ['hand', 'drawn', 'skat', 'pushedCards', 'mine', 'tree']) {
      if (has(field(view, key))) found.push(`${key} for somebody who only watches`);
    }
  }
  const sage = field(view, 'sage');
  if (sage !== undefined && sage !== seat && has(field(view, 'tree'))) found.push('the tree');
  return found;
}
