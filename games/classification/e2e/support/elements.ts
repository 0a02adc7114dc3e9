import {
  type Action,
  LEAF,
  partitionUnder,
  type Question,
  type View,
  viewSchema,
} from '@lusoria/classification';
import { defined } from '@lusoria/core';
import * as v from 'valibot';
import { Guest } from './guest.ts';

/** The four blocks of the periodic system. */
const BY_BLOCK: Question = {
  kind: 'ask',
  attribute: 'block',
  branches: ['s', 'p', 'd', 'f'].map((value) => ({ values: [value], to: LEAF })),
};

/** A table of four with the elements: three guests without a page, and a seat for a person with one. */
export class ElementsTable {
  readonly guests: readonly Guest[];
  /** Whether the sage lays all that fits, which ends the round. */
  hurries = false;

  private constructor(guests: readonly Guest[]) {
    this.guests = guests;
  }

  static async open(
    url: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<ElementsTable> {
    const all = { deck: 'elements', rounds: 1, first: '1', pass: true, ...options };
    const host = await Guest.host(url, 'Seneca', all, 3);
    const others = [
      await Guest.join(url, 'Maximiliane', host.code, 2),
      await Guest.join(url, 'Livia Drusilla', host.code, 3),
    ];
    return new ElementsTable([host, ...others]);
  }

  /** The round as the first guest sees it. */
  get view(): View {
    const { round } = defined(this.guests[0]).table.get().view;
    return v.parse(viewSchema, round?.play?.view);
  }

  /** The class of each card under the tree by blocks. */
  get classOf(): readonly number[] {
    return partitionUnder(BY_BLOCK, this.view.options);
  }

  /** The classes on the table, as numbers of `classOf`. */
  get founded(): readonly (number | undefined)[] {
    return this.view.classes.map(({ cards }) => this.classOf[cards[0] ?? -1]);
  }

  /** Number of lays on which there is a verdict. */
  get judged(): number {
    return this.view.lays.filter(({ seat, right }) => seat !== this.view.sage && right !== null)
      .length;
  }

  get code(): string {
    return defined(this.guests[0]).code;
  }

  /** Begins when somebody has taken the free seat. */
  async start(): Promise<void> {
    await defined(this.guests[0]).start();
  }

  /** The guests play from now on: they found the classes that are missing, and otherwise pass. */
  play(does: (view: View) => Action | null): void {
    for (const guest of this.guests) {
      guest.follow((view) => (view.phase === 'play' ? this.actionIn(view) : does(view)));
    }
  }

  private actionIn(view: View): Action {
    const { classOf, founded } = this;
    const missing = view.hand.filter((card) => !founded.includes(classOf[card]));
    const [card] = view.hand.filter((one) => founded.includes(classOf[one]));
    if (view.you === view.sage) {
      if (card === undefined) return { type: 'lay', cards: missing.slice(0, 1), class: null };
      const cards = this.hurries
        ? view.hand.filter((one) => classOf[one] === classOf[card])
        : [card];
      return { type: 'lay', cards, class: founded.indexOf(classOf[card]) };
    }
    return missing.length > 0 && !this.hurries
      ? { type: 'lay', cards: missing.slice(0, 1), class: null }
      : { type: 'pass' };
  }

  leave(): void {
    for (const guest of this.guests) guest.close();
  }
}

/** Thinks of the blocks, and describes nothing. */
export function quietly({ phase }: View): Action | null {
  if (phase === 'tree') return { type: 'set-tree', tree: BY_BLOCK };
  return phase === 'describe' ? { type: 'describe', what: { kind: 'none' } } : null;
}

/** Thinks of the blocks, and describes two of them as one. */
export function wrongly(view: View): Action | null {
  if (view.phase !== 'describe') return quietly(view);
  const branches = [['s', 'p'], ['d'], ['f']].map((values) => ({ values, to: LEAF }));
  return { type: 'describe', what: { kind: 'tree', tree: { ...BY_BLOCK, branches } } };
}
