import type { View } from '@lusoria/classification';
import { defined } from '@lusoria/core';
import { count } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The signs with which a card can be marked. */
export const SIGNS = ['?', '!', '●', '○'] as const;

/** Names of supposed classes: distinct from the numbers on the table and the letters in a tree. */
export const GREEK = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ', 'ι', 'κ', 'λ', 'μ'] as const;

/** Maximum length of the free text, in characters. */
export const TEXT_MOST = 1200;
/** Maximum length of a group's name, in characters. */
export const NAME_MOST = 24;
const WHOLE_MOST = 4000;

/** A supposed class. */
interface Group {
  readonly name: string;
  readonly cards: readonly number[];
}

/** The private notes of a player in a round. */
export interface Notes {
  /** By card, the index of its sign. */
  readonly marks: ReadonlyMap<number, number>;
  readonly groups: readonly Group[];
  readonly text: string;
  /** The player's custom order of the hand. */
  readonly own: readonly number[];
  /** The attribute by which the hand is sorted; empty for the custom order. */
  readonly sort: string;
}

/** Empty notes. */
export const NO_NOTES: Notes = { marks: new Map(), groups: [], text: '', own: [], sort: '' };

const cards = v.fallback(v.pipe(v.array(count), v.readonly()), []);
const words = (most: number) => v.fallback(v.pipe(v.string(), v.maxLength(most)), '');

const kept = v.object({
  /** Identifies the round: its sage and its first card. */
  k: v.string(),
  /** Number of lays, and the last of them. */
  n: count,
  l: words(200),
  m: v.fallback(v.array(cards), []),
  g: v.fallback(v.array(v.tuple([words(NAME_MOST), cards])), []),
  t: words(TEXT_MOST),
  o: cards,
  s: words(40),
});

/** The part of a view that tells rounds apart. */
export type Seen = Pick<View, 'sage' | 'classes' | 'lays'>;

function keyOf({ sage, classes }: Seen): string {
  return `${sage}.${classes[0]?.cards[0] ?? ''}`;
}

/** The lay before the nth, abbreviated. */
function layBefore({ lays }: Seen, n: number): string {
  const lay = lays[n - 1];
  return lay ? `${lay.seat}:${lay.cards.slice(0, 12).join()}>${lay.class ?? '+'}` : '';
}

/** Serializes notes for storage. */
export function writeNotes({ marks, groups, text, own, sort }: Notes, seen: Seen): string {
  const n = seen.lays.length;
  const whole = (t: string) =>
    JSON.stringify({
      k: keyOf(seen),
      n,
      l: layBefore(seen, n),
      m: SIGNS.map((_, sign) => [...marks].flatMap(([card, one]) => (one === sign ? [card] : []))),
      g: groups.map(({ name, cards: inIt }) => [name, inIt]),
      t,
      o: own,
      s: sort,
    } satisfies v.InferOutput<typeof kept>);
  // A sign in a text can take two or more UTF-16 units.
  let t = text.slice(0, TEXT_MOST);
  while (t !== '' && whole(t).length > WHOLE_MOST) t = t.slice(0, -50);
  return whole(t);
}

/** Reads stored notes; from another round only the order of the hand, and nothing unreadable. */
export function readNotes(text: string, seen: Seen, deckSize: number): Notes {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  if (!found.success) return NO_NOTES;
  const { k, n, l, m, g, t, o, s } = found.output;
  const isOther = k !== keyOf(seen) || n > seen.lays.length || l !== layBefore(seen, n);
  if (isOther) return { ...NO_NOTES, sort: s };
  const there = (all: readonly number[]) => [...new Set(all)].filter((card) => card < deckSize);
  return {
    marks: new Map(
      m.slice(0, SIGNS.length).flatMap((all, sign) => there(all).map((card) => [card, sign])),
    ),
    groups: g.slice(0, GREEK.length).map(([name, inIt]) => ({ name, cards: there(inIt) })),
    text: t,
    own: there(o),
    sort: s,
  };
}

/** Marks cards with a sign, or (null) with none. */
export function marked(notes: Notes, chosen: readonly number[], sign: number | null): Notes {
  const marks = new Map(notes.marks);
  for (const card of chosen) {
    if (sign === null) marks.delete(card);
    else marks.set(card, sign);
  }
  return { ...notes, marks };
}

/** Puts cards into a group, or (null) into none; a card is in one group at most. */
export function grouped(notes: Notes, chosen: readonly number[], group: number | null): Notes {
  return {
    ...notes,
    groups: notes.groups.map((one, i) => {
      const rest = one.cards.filter((card) => !chosen.includes(card));
      return { ...one, cards: i === group ? [...rest, ...chosen] : rest };
    }),
  };
}

/** Adds a group named by the first free Greek letter, with these cards. */
export function withGroup(notes: Notes, chosen: readonly number[]): Notes {
  const name = GREEK.find((one) => notes.groups.every((group) => group.name !== one));
  if (name === undefined || notes.groups.length === GREEK.length) return notes;
  const groups = [...notes.groups, { name, cards: [] }];
  return grouped({ ...notes, groups }, chosen, groups.length - 1);
}

/** Removes a group; its cards are in none. */
export function withoutGroup(notes: Notes, group: number): Notes {
  return { ...notes, groups: notes.groups.filter((_, i) => i !== group) };
}

export function renamed(notes: Notes, group: number, name: string): Notes {
  const groups = notes.groups.map((one, i) =>
    i === group ? { ...one, name: name.slice(0, NAME_MOST) } : one,
  );
  return { ...notes, groups };
}

/** The notes on a card: its sign, and the group that it is in. */
export function notesOn(
  notes: Notes,
  card: number,
): { readonly sign: string; readonly group: string } {
  const at = notes.marks.get(card);
  return {
    sign: at === undefined ? '' : defined(SIGNS[at]),
    group: notes.groups.find((one) => one.cards.includes(card))?.name ?? '',
  };
}
