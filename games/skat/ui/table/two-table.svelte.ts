import { defined } from '@lusoria/core';
import { type Card, GAMES, type Order, type TwoView } from '@lusoria/skat';
import { cardKeys, type Keys, LETTERS } from '../keys.ts';
import { SkatTable } from './skat-table.svelte.ts';

/** The table of two: eight columns each, an open card and one below it. */
export class TwoTable extends SkatTable<TwoView> {
  readonly isInterrupted = false;
  /** The open card of each of the reader's columns, from the left. */
  readonly #columns = $derived.by(() =>
    defined(this.view.rows[this.bottom]).map((column) => column.open),
  );
  readonly held = $derived.by(() => this.#columns.flatMap((card) => (card === null ? [] : [card])));
  readonly playable = $derived.by(() =>
    this.held.filter((card) => this.can({ type: 'play', card })),
  );
  /** The games that can be named now. */
  readonly games = $derived.by(() => GAMES.filter((game) => this.can({ type: 'name', game })));

  get isPlaying(): boolean {
    return this.view.you !== null;
  }

  /** The seat that is shown at the reader's side. */
  get bottom(): number {
    return this.view.you ?? 0;
  }

  get order(): Order | null {
    return this.view.game;
  }

  get step(): string {
    return [this.view.phase, this.view.current, this.view.trick.length].join(' ');
  }

  get keys(): Keys {
    if (this.isBusy) return {};
    const press = (card: Card | null): void => {
      if (card === null) return;
      if (this.playable.includes(card)) this.choose(card);
      else this.refuse(card);
    };
    return {
      ...(this.playable.length > 0 && {
        ...cardKeys(this.#columns, press),
        ...this.selection.keys,
      }),
      ...(this.can({ type: 'no-double' }) && { p: () => this.act({ type: 'no-double' }) }),
      ...Object.fromEntries(
        this.games.map((game) => [LETTERS[game], () => this.act({ type: 'name', game })]),
      ),
    };
  }
}
