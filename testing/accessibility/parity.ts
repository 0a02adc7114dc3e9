import { existsSync } from 'node:fs';
import { openSession, type OpenTable, webSocket } from '@lusoria/client';
import {
  type AnyGame,
  type ChosenOptions,
  defined,
  describeView,
  type GameManifest,
  type GameMessages,
  heldActions,
  type Reader,
  seatFields,
  seeded,
  type Shown,
  type ShownRow,
} from '@lusoria/core';
import { namesOf } from '@lusoria/table/seat-names';
import { STANDARD } from '@lusoria/table/types';
import { ROOT } from '../../scripts/node.mjs';

/**
 * Parity: whoever plays by keyboard and screen reader is told what a sighted player sees, and can do what they can.
 * Each game says for its views which facts a player must perceive, and for its actions which controls lead to them; a
 * game that says nothing is played on the generic board and told its view field by field.
 */

/** Something that a player must be told: words that stand close together in the accessibility tree. */
export interface Fact {
  readonly words: readonly string[];
  /** Role of the node that tells it; any if absent. */
  readonly role?: string;
  /** Number of such nodes; at least one if absent. */
  readonly times?: number;
}

/** The facts of a view by field; or why a player need not be told a field. A new field of the view needs an entry. */
export type Told<V> = {
  readonly [K in keyof V]-?: ((value: V[K], view: V) => readonly Fact[]) | string;
};

/** A control to press. */
export interface Press {
  readonly kind: 'press';
  /** Its accessible name: a text is the whole of it, so nothing else may stand in the button. */
  readonly name: string | RegExp;
  /** A toggle is pressed only if it is off. */
  readonly isToggle?: true;
  /** Key that does the same, from anywhere on the page. */
  readonly key?: string;
  /** Skipped if it is not there, as what the step opens is open already. */
  readonly isOptional?: true;
}

/** A control to be reached, and what is typed into it. */
interface Write {
  readonly kind: 'write';
  readonly name: string | RegExp;
  readonly text: string;
}

export type Step = Press | Write;

/** A table that is played, and the bots at it; `own` decides for the player. */
export interface ParityTable {
  readonly name: string;
  readonly options: ChosenOptions;
  readonly own: string;
  readonly bots: readonly string[];
}

/** Facts of a game's views and ways to its actions, in English. */
export interface GameParity {
  readonly tables: readonly ParityTable[];
  told(view: unknown, reader: Reader): readonly Fact[];
  /** Controls that lead to an action, in order; none if the page does it by itself. */
  steps(action: unknown, view: unknown, reader: Reader): readonly Step[];
  /** Name of the kind of moment, such as the phase. */
  moment(view: unknown): string;
  /** Button that gives a hint; absent: there is none. */
  readonly hint?: string;
  /** Button that goes to the next step of a review; absent: all is shown at once. */
  readonly review?: string;
  /** An action that comes before what a bot would choose; null for none. */
  urgent?(view: unknown): unknown;
}

/** The facts of a view, by the entries for its fields. */
export function factsOf<V extends object>(told: Told<V>, view: V): readonly Fact[] {
  const facts: Fact[] = [];
  for (const key in told) {
    const entry = told[key];
    if (typeof entry === 'function') facts.push(...entry(view[key], view));
  }
  return facts;
}

/** Button to press, and the key that does the same, if there is one. */
export function press(name: string | RegExp, key?: string): Press {
  return { kind: 'press', name, ...(key !== undefined && { key }) };
}

/** Button to be on, and the key that turns it on, if there is one. */
export function turnOn(name: string | RegExp, key?: string): Press {
  return { ...press(name, key), isToggle: true };
}

/** Parity of a game: what its folder says, or that of the generic board. */
export async function parityOf(
  id: string,
  game: AnyGame,
  manifest: GameManifest,
  root = ROOT,
): Promise<GameParity> {
  const file = `${root}games/${id}/e2e/parity.ts`;
  if (manifest.ui && !existsSync(file)) throw new Error(`${id} has a board, but says no facts.`);
  const own: unknown = existsSync(file) ? await import(file) : null;
  if (isOwn(own)) return own.parity;
  return genericParity(game, manifest, await manifest.messages('en'));
}

function isOwn(module: unknown): module is { readonly parity: GameParity } {
  return typeof module === 'object' && module !== null && 'parity' in module;
}

function genericParity(
  game: AnyGame,
  { bot, others }: GameManifest,
  messages: GameMessages,
): GameParity {
  const bySeat = seatFields(game);
  const leaves = (value: Shown): readonly string[] => {
    if (value.kind === 'text' || value.kind === 'card') return [value.text];
    if (value.kind === 'list') return value.items.flatMap(leaves);
    return value.kind === 'rows'
      ? value.rows.flatMap((row) => [row.label, ...leaves(row.value)])
      : [];
  };
  const isOwn = (row: ShownRow, key: string, you: number | null) =>
    row.key === game.hand?.field && key === String(you);
  return {
    tables: [{ name: 'generic', options: {}, own: bot, bots: others.bots }],
    told: (view, reader) =>
      describeView(view, {
        field: (name) => messages.field(name),
        value: (field, value) => messages.value?.(field, value) ?? null,
        seat: (seat) => reader.name(seat),
        bySeat,
      }).flatMap((row) => {
        if (row.value.kind !== 'rows') return [{ words: [row.label, ...leaves(row.value)] }];
        // The reader's own cards lie below the table, each by itself.
        const own = row.value.rows.filter(({ key }) => isOwn(row, key, reader.you));
        const rows = row.value.rows.filter((one) => !own.includes(one));
        const cards = own.flatMap(({ value }) => leaves(value));
        return [
          { words: [row.label, ...leaves({ kind: 'rows', rows })] },
          ...cards.map((card) => ({ words: [card] })),
        ];
      }),
    steps(action, view, reader) {
      const label = messages.action(action, view, reader);
      const { held } = heldActions(
        game.hand,
        view,
        reader.you,
        game.actions(view, seeded('steps')),
      );
      const text = JSON.stringify(action);
      const of = held.find(({ actions }) => actions.some((one) => JSON.stringify(one) === text));
      if (!of || of.actions.length < 2 || !game.hand) return [press(label)];
      const card = messages.value?.(game.hand.field, of.value)?.text ?? String(of.value);
      return [turnOn(card), press(label)];
    },
    moment: () => 'play',
    review: 'Next',
  };
}

/** A player's seat at a server's table, as the server sees it. */
export interface Seat {
  readonly code: string;
  readonly token: string;
  readonly table: OpenTable;
  readonly reader: Reader;
  leave(): void;
}

/**
 * Opens a table with bots, and a seat for the token's owner. It has not begun yet.
 *
 * @param pace delay before a bot acts (milliseconds)
 */
export async function openSeat(
  url: string,
  id: string,
  { options, bots }: Pick<ParityTable, 'options' | 'bots'>,
  messages: GameMessages,
  pace = 0,
): Promise<Seat> {
  let token = '';
  const session = openSession({
    connect: webSocket(`${url.replace('http', 'ws')}/ws`),
    name: 'Iulia',
    credentials: {
      load: () => (token === '' ? null : { token }),
      save: (credentials) => (token = credentials.token),
      clear: () => (token = ''),
    },
  });
  const created = await session.create({
    game: id,
    options,
    settings: { ...STANDARD, pace },
    seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  });
  const opened = created.ok ? await session.open(created.value) : created;
  if (!opened.ok) throw new Error(`${id}: ${opened.rejection.code}`);
  const table = opened.value;
  const { view } = table.get();
  const names = namesOf(view, messages.botNames);
  return {
    code: view.code,
    token,
    table,
    reader: { you: view.seat, name: (seat) => names.seat(seat) },
    leave: () => session.close(),
  };
}

/** The player's next action; null if there is nothing to do before others have acted. */
export function decisionOf(
  { table }: Pick<Seat, 'table'>,
  game: AnyGame,
  parity: GameParity,
  messages: GameMessages,
  own: string,
): unknown {
  const { round, seat } = table.get().view;
  const play = round?.play;
  if (!play || seat === null) return null;
  const isAwaited = play.must.includes(seat);
  if (!isAwaited && !play.may.includes(seat)) return null;
  const urgent = parity.urgent?.(play.view) ?? null;
  if (urgent !== null) return urgent;
  const random = seeded(JSON.stringify(play.view));
  const chosen = defined(game.bot(own) ?? undefined).choose(play.view, random);
  if (chosen !== null) return chosen;
  const accepting = messages.openQuestion?.(play.view)?.accept?.action ?? null;
  return accepting ?? (isAwaited ? game.sampleAction(play.view, random) : null);
}
