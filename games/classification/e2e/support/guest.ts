import { STANDARD } from '@lusoria/table/types';
import { type Action, bots, type Tree, type View, viewSchema } from '@lusoria/classification';
import { type OpenTable, openSession, type Session, webSocket } from '@lusoria/client';
import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { until } from '@lusoria/testing/until.ts';

/** Chooses a player's next action; null: none now. */
export type Does = (view: View) => Action | null;

/** Colour by colour: of 27 cards each. */
export const BY_COLOUR: Tree = {
  kind: 'ask',
  attribute: 'colour',
  branches: ['red', 'green', 'blue'].map((value) => ({ values: [value], to: { kind: 'class' } })),
};

/**
 * Builds this tree, then sheds as many cards as possible, or makes the most informative lays; accepts every
 * description.
 */
export function sageWith(tree: Tree, manner: 'competitive' | 'teaching' = 'competitive'): Does {
  const bot = bots.sage(manner);
  const random = seeded('sage');
  return (view) => {
    if (view.phase === 'tree') return { type: 'set-tree', tree };
    if (view.phase !== 'rule') return bot.choose(view, random) ?? null;
    const seat = (view.texts ?? []).findIndex((text, i) => text && view.rulings[i] === null);
    return { type: 'rule', seat, right: true };
  };
}

/** Plays as well as a skilled bot. */
export function playing(): Does {
  const bot = bots.reasoner('skilled');
  const random = seeded('player');
  return (view) => bot.choose(view, random) ?? null;
}

/** A player at a table without a page: carries out scripted actions at once. */
export class Guest {
  readonly session: Session;
  readonly table: OpenTable;
  private busy = false;

  private constructor(session: Session, table: OpenTable) {
    this.session = session;
    this.table = table;
  }

  /** Opens a table with this many free seats besides the own one, the first. */
  static async host(url: string, name: string, options: unknown, free: number): Promise<Guest> {
    const session = sessionAt(url, name);
    const table = await session.create({
      game: 'classification',
      options,
      settings: { ...STANDARD, pace: 0 },
      seats: [{ kind: 'me' }, ...Array.from({ length: free }, () => ({ kind: 'open' }) as const)],
    });
    return new Guest(session, taken(await session.open(taken(table))));
  }

  /** Takes a seat (from 0) at a table. */
  static async join(url: string, name: string, code: string, seat: number): Promise<Guest> {
    const session = sessionAt(url, name);
    const guest = new Guest(session, taken(await session.open(code)));
    taken(await guest.table.do({ do: 'sit', seat }));
    return guest;
  }

  get code(): string {
    return this.table.get().view.code;
  }

  /** Begins the game when all seats are taken. */
  async start(): Promise<void> {
    await until(async () => this.table.get().view.seats.every(({ kind }) => kind !== 'open'));
    taken(await this.table.do({ do: 'start' }));
  }

  /** Acts by this script from now on. */
  follow(does: Does): void {
    const look = () => void this.once(does);
    this.table.subscribe(look);
    look();
  }

  close(): void {
    this.session.close();
  }

  private async once(does: Does): Promise<void> {
    const { seat, round } = this.table.get().view;
    if (this.busy || seat === null || !round?.play?.must.includes(seat)) return;
    const action = does(v.parse(viewSchema, round.play.view));
    if (action === null) return;
    this.busy = true;
    // If another player was faster the action is rejected; the new state shows what to do next.
    await this.table.do({ do: 'act', action });
    this.busy = false;
    await this.once(does);
  }
}

function sessionAt(url: string, name: string): Session {
  return openSession({
    connect: webSocket(`${url.replace(/^http/u, 'ws')}/ws`),
    name,
    credentials: { load: () => null, save: () => undefined, clear: () => undefined },
  });
}

function taken<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly rejection: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.value;
}
