import { openJournal } from '../journal/index.ts';
import { chosenPerson } from '../device/people.svelte.ts';
import type { FirstHint } from '../game-ui.ts';
import { keepTold, type Told, toldAt, TURNS } from './turns.ts';

/** Rounds after which nobody is a stranger to a game any more. */
const ROUNDS = 3;

/** Somebody who plays a game here for the first time: each thing is told for two turns, and only in their first rounds. */
export class Stranger {
  readonly #game: string;
  #told = $state.raw<Told>(null);
  /** Hints of the turn that goes on. */
  #turn: readonly string[] = [];

  /**
   * Must be made during a component's initialization.
   *
   * @param hints what would be told now; nothing while they have no turn
   */
  constructor(game: string, hints: () => readonly FirstHint[]) {
    this.#game = game;
    void this.#begin();
    $effect(() => {
      const now = this.wanted(hints()).map(({ key }) => key);
      if (now.length > 0) this.#turn = [...new Set([...this.#turn, ...now])];
      else if (hints().length === 0) this.#end();
    });
  }

  /** Those of these hints that are new to them. */
  wanted(hints: readonly FirstHint[]): readonly FirstHint[] {
    const told = this.#told;
    return told === null ? [] : hints.filter(({ key }) => timesIn(told, key) < TURNS);
  }

  /** Has read a hint, and needs it no more. */
  dismiss(key: string): void {
    this.#keep({ ...this.#told, [key]: TURNS });
  }

  /** Their turn is over. */
  #end(): void {
    if (this.#turn.length === 0) return;
    const told = this.#told ?? {};
    this.#keep({
      ...told,
      ...Object.fromEntries(this.#turn.map((key) => [key, timesIn(told, key) + 1])),
    });
    this.#turn = [];
  }

  async #begin(): Promise<void> {
    const told = toldAt(this.#game);
    if (told === null) return;
    const journal = await openJournal(chosenPerson().key);
    const rounds = await journal.newestRounds(this.#game, ROUNDS);
    const most = told === undefined ? 1 : ROUNDS;
    this.#keep(rounds.length < most ? (told ?? {}) : null);
  }

  #keep(told: Told): void {
    this.#told = told;
    keepTold(this.#game, told);
  }
}

function timesIn(told: NonNullable<Told>, key: string): number {
  return new Map(Object.entries(told)).get(key) ?? 0;
}
