import {
  type AnyPuzzle,
  dailyOf,
  type Day,
  dayOf,
  isNewcomer,
  type PuzzleResult,
  nextPuzzle,
  NO_PROGRESS,
  type Progress,
  progressSchema,
  type PuzzleFilter,
  withDone,
} from '@lusoria/core/puzzle';
import { pageAddress } from '../page/base.ts';
import { storedState } from '../device/stored-state.ts';

/** Source of the puzzles: the one of the day, or those of a theme. */
export type PuzzleMode = 'daily' | 'practice';

/** After how many requests for a hint what to look at is told, and only two answers are left. */
export const NUDGED = 1;
export const NARROWED = 2;

/** Solving session for a game's puzzles: the current one, its result, and the progress on this device. */
export class Solving<Theme extends string, P extends AnyPuzzle<Theme>> {
  /** All puzzles; null until loaded. */
  puzzles = $state.raw<readonly P[] | null>(null);
  progress = $state.raw<Progress>(NO_PROGRESS);
  mode = $state<PuzzleMode>('daily');
  wish = $state.raw<PuzzleFilter<Theme>>({ theme: null, level: null });
  today = $state<Day>(dayOf(new Date()));
  puzzle = $state.raw<P | null>(null);
  /** Result of the current puzzle; null if not solved yet. */
  how = $state<PuzzleResult | null>(null);
  /** How often a hint to the current puzzle was asked for. */
  asked = $state(0);
  #erred = false;
  readonly #kept;
  readonly #game: string;
  #ofDays: readonly P[] = [];

  /** @param game the game whose puzzles these are */
  constructor(game: string) {
    this.#game = game;
    this.#kept = storedState(game, 'puzzles', progressSchema);
  }

  /** Address by which others get this puzzle, with a picture of it where a server sends one; null: there is none. */
  get link(): string | null {
    return this.puzzle && `${pageAddress()}/puzzle/${this.#game}/${this.puzzle.id}`;
  }

  /**
   * Starts with the puzzle in the address's fragment, or else with that of the day; a newcomer with easy ones.
   *
   * @param ofDays those of which one is the day's
   */
  async begin(all: readonly P[], ofDays: readonly P[] = all): Promise<void> {
    this.#ofDays = ofDays;
    this.progress = (await this.#kept.load()) ?? NO_PROGRESS;
    this.puzzles = all;
    const isForDay = location.hash === '#day' || !isNewcomer(this.progress);
    if (!this.openLinked()) this.choose(isForDay ? 'daily' : 'practice');
  }

  /** Opens the puzzle in the address; false if it names none. */
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
    this.#open(mode === 'daily' ? dailyOf(this.#ofDays, this.today) : this.#next(null));
  };

  /** Whoever comes back to an open page on another day gets the puzzle of that day. */
  readonly wake = (): void => {
    if (this.mode === 'daily' && this.today !== dayOf(new Date())) this.choose('daily');
  };

  readonly wishFor = (wish: PuzzleFilter<Theme>): void => {
    this.wish = wish;
    this.#open(this.#next(null));
  };

  /** Advances to the next puzzle of the theme. */
  readonly goOn = (): void => {
    this.mode = 'practice';
    this.#open(this.#next(this.puzzle?.id ?? null));
    scrollTo(0, 0);
  };

  /** Asks for a hint: with it a puzzle is no longer solved at the first try. */
  readonly ask = (): void => {
    this.asked += 1;
  };

  /** Records an answer. */
  answered(isRight: boolean): void {
    if (!isRight) this.#erred = true;
    else this.#done(this.#erred || this.asked > 0 ? 'later' : 'first');
  }

  readonly show = (): void => this.#done('shown');

  #next(last: string | null): P | null {
    return nextPuzzle(this.puzzles ?? [], this.progress, this.wish, last);
  }

  #open(puzzle: P | null): void {
    this.puzzle = puzzle;
    this.how = null;
    this.asked = 0;
    this.#erred = false;
  }

  #done(how: PuzzleResult): void {
    const { puzzle, mode, today } = this;
    if (!puzzle) return;
    this.how = how;
    const day = mode === 'daily' ? today : null;
    this.progress = withDone(this.progress, puzzle.id, how, day);
    void this.#keep(puzzle.id, how, day);
  }

  async #keep(id: string, how: PuzzleResult, day: Day | null): Promise<void> {
    // Another tab may have saved progress meanwhile.
    await this.#kept.keep(withDone((await this.#kept.load()) ?? this.progress, id, how, day));
  }
}
