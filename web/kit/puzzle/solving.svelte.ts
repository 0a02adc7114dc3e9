import {
  type AnyPuzzle,
  dailyOf,
  type Day,
  dayOf,
  type How,
  nextPuzzle,
  NO_PROGRESS,
  type Progress,
  progressSchema,
  type Wish,
  withDone,
} from '@lusoria/core/puzzle';
import { keptState } from '../kept-state.ts';

/** Which puzzles are shown: that of the day, or those of a theme. */
export type PuzzleMode = 'daily' | 'practice';

/** Somebody who solves the puzzles of a game: which one lies there, how it went, and how far they have come on this device. */
export class Solving<Theme extends string, P extends AnyPuzzle<Theme>> {
  /** All of them; null until they are there. */
  puzzles = $state.raw<readonly P[] | null>(null);
  progress = $state.raw<Progress>(NO_PROGRESS);
  mode = $state<PuzzleMode>('daily');
  wish = $state.raw<Wish<Theme>>({ theme: null, level: null });
  today = $state<Day>(dayOf(new Date()));
  /** The one that lies there. */
  puzzle = $state.raw<P | null>(null);
  /** How it was done; null: not yet. */
  how = $state<How | null>(null);
  #erred = false;
  readonly #kept;

  /** @param game whose puzzles these are */
  constructor(game: string) {
    this.#kept = keptState(game, 'puzzles', progressSchema);
  }

  /** Begins with the puzzle that the address names behind its `#`, else with that of the day. */
  async begin(all: readonly P[]): Promise<void> {
    this.progress = (await this.#kept.load()) ?? NO_PROGRESS;
    this.puzzles = all;
    if (!this.openLinked()) this.#open(dailyOf(all, this.today));
  }

  /** Opens the puzzle that the address names; false where it names none. */
  readonly openLinked = (): boolean => {
    const linked = this.puzzles?.find(({ id }) => `#${id}` === location.hash);
    if (!linked || linked.id === this.puzzle?.id) return linked !== undefined;
    this.mode = 'practice';
    this.#open(linked);
    return true;
  };

  readonly choose = (mode: PuzzleMode): void => {
    this.mode = mode;
    this.today = dayOf(new Date());
    this.#open(mode === 'daily' ? dailyOf(this.puzzles ?? [], this.today) : this.#next(null));
  };

  readonly wishFor = (wish: Wish<Theme>): void => {
    this.wish = wish;
    this.#open(this.#next(null));
  };

  /** On to the next puzzle of the theme. */
  readonly goOn = (): void => {
    this.mode = 'practice';
    this.#open(this.#next(this.puzzle?.id ?? null));
    scrollTo(0, 0);
  };

  /** An answer was given. */
  answered(isRight: boolean): void {
    if (!isRight) this.#erred = true;
    else this.#done(this.#erred ? 'later' : 'first');
  }

  readonly show = (): void => this.#done('shown');

  #next(last: string | null): P | null {
    return nextPuzzle(this.puzzles ?? [], this.progress, this.wish, last);
  }

  #open(puzzle: P | null): void {
    this.puzzle = puzzle;
    this.how = null;
    this.#erred = false;
  }

  #done(how: How): void {
    const { puzzle, mode, today } = this;
    if (!puzzle) return;
    this.how = how;
    const day = mode === 'daily' ? today : null;
    this.progress = withDone(this.progress, puzzle.id, how, day);
    void this.#keep(puzzle.id, how, day);
  }

  async #keep(id: string, how: How, day: Day | null): Promise<void> {
    // Another tab may have gone on meanwhile.
    await this.#kept.keep(withDone((await this.#kept.load()) ?? this.progress, id, how, day));
  }
}
