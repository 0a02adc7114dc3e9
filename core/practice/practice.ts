import type { Random } from '../random.ts';

/** Practice of a game that a server sets and checks: pure, so that whoever has the item can compute what is right. */
export interface GamePractice {
  /** What can be practised with these options: keys of estimates of the game's report. */
  keys(options: unknown): readonly string[];
  /** So many items about some of these. */
  items(
    options: unknown,
    keys: readonly string[],
    count: number,
    random: Random,
  ): readonly unknown[];
  /** The answer as it was read, and whether it is right; null: it is none to this item. */
  check(
    options: unknown,
    item: unknown,
    answer: unknown,
  ): { readonly answer: unknown; readonly right: boolean } | null;
}

/** An item as a page shows it. */
export interface PracticeItemProps {
  readonly options: unknown;
  readonly item: unknown;
  /** The answer that counts; null: none yet. */
  readonly given: { readonly answer: unknown; readonly right: boolean } | null;
  readonly onanswer: (answer: unknown) => void;
}

/** The practice of a game, each part loaded when it is needed. */
export interface PracticeParts<Item = unknown> {
  readonly load: () => Promise<GamePractice>;
  /** The component that shows an item; it gets {@link PracticeItemProps}. */
  readonly item: () => Promise<Item>;
}
