import { openJournal } from '../journal/index.ts';
import { chosenPerson } from '../device/people.svelte.ts';
import { memory } from '../prefs.svelte.ts';

/** Turns after which nobody is a stranger to a game any more. */
const TURNS = 2;

/** Whether somebody plays a game here for the first time: no round of it is over, and few turns were taken. */
export class Stranger {
  readonly #key: string;
  #turns = $state(TURNS);

  /**
   * Must be made during a component's initialization.
   *
   * @param hasTurn whether it is their turn now
   */
  constructor(game: string, hasTurn: () => boolean) {
    this.#key = `hints.${game}`;
    const kept = memory.load(this.#key);
    if (kept !== null) this.#turns = Number(kept);
    else void this.#begin(game);
    let had = false;
    $effect(() => {
      if (had && !hasTurn() && this.is) this.#keep(this.#turns + 1);
      had = hasTurn();
    });
  }

  get is(): boolean {
    return this.#turns < TURNS;
  }

  /** Wants no hints any more. */
  dismiss(): void {
    this.#keep(TURNS);
  }

  async #begin(game: string): Promise<void> {
    const journal = await openJournal(chosenPerson().key);
    const rounds = await journal.newestRounds(game, 1);
    this.#keep(rounds.length > 0 ? TURNS : 0);
  }

  #keep(turns: number): void {
    this.#turns = turns;
    memory.save(this.#key, String(turns));
  }
}

/** Loads what shows hints, with its messages. */
export async function loadFirstHints() {
  const [{ default: FirstHints }, { fetchHintTexts }] = await Promise.all([
    import('./FirstHints.svelte'),
    import('./messages.svelte.ts'),
  ]);
  await fetchHintTexts();
  return FirstHints;
}
