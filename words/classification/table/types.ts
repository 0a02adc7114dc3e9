import type { EndReason, Event, Fault, Lay, View } from '@lusoria/classification';
import type { Part, Sentence } from '../../sentence.ts';

/** Who is who and what is what, for sentences about seats and cards. */
export interface ClassificationWho {
  name(seat: number): string;
  /** The reader's own seat; null for whoever only watches. */
  readonly you: number | null;
  /** A card by its name. */
  card(card: number): Part;
}

/** Somebody in a sentence: null is the reader. */
export type Named = string | null;

/** What is seen and pressed while cards are laid. Classes on the table are counted from 1. */
export interface PlayTexts {
  readonly sage: string;
  /** What the table waits for. */
  status(view: View, who: ClassificationWho): string;
  /** While the tree is thought out: what the cards are like. */
  readonly attributes: string;
  readonly players: string;

  // Classes
  readonly classes: string;
  className(n: number): string;
  classCount(n: number, cards: number): string;
  /** Under the number of its cards: who founded it. */
  founded(by: Named): string;
  readonly turned: string;
  readonly spread: string;
  readonly gather: string;
  /** The same for whoever hears it. */
  spreadClass(n: number): string;
  gatherClass(n: number): string;
  /** Chooses a class (null: a new one) as the place for the chosen cards. */
  aim(n: number | null): string;
  readonly newClass: string;
  readonly here: string;
  /** Over the cards that were tried at a class and did not belong there. */
  readonly vain: string;

  // The hand
  readonly sort: string;
  readonly ownOrder: string;
  readonly left: string;
  readonly right: string;
  readonly clear: string;
  /** For whoever hears it, beside a card of the sage's: the tree's class and, if it lies there, the table's. */
  belongs(letter: string, n: number | null): string;

  // Laying
  readonly chooseCards: string;
  readonly chooseClass: string;
  lay(count: number, to: number | null): string;
  readonly pass: string;

  // What lies open to look at
  readonly history: string;
  readonly noLays: string;
  readonly tree: string;
  readonly yourTree: string;
}

/** Lays and their verdicts. */
export interface LayTexts {
  /** "Zug 7" */
  number(n: number): string;
  /** Who laid where, without the cards. */
  laid(lay: Pick<Lay, 'seat' | 'class'>, who: ClassificationWho): string;
  readonly right: string;
  readonly wrong: string;
  /** Nothing has been said yet. */
  readonly open: string;
  readonly faults: Readonly<Record<Fault, string>>;
}

/** Private notes. */
export interface NoteTexts {
  readonly title: string;
  readonly hint: string;
  /** Signs, by their place, for whoever hears them. */
  readonly signs: readonly [string, string, string, string];
  readonly mark: string;
  readonly unmark: string;
  readonly show: string;
  readonly filters: Readonly<Record<'all' | 'hand' | 'table' | 'shown' | 'unseen', string>>;
  /** What is chosen among the cards; 0: how to begin. */
  chosen(n: number): string;
  readonly groups: string;
  /** Where cards are put: into a pencilled class by its name, a new one, or none. */
  into(name: string): string;
  readonly newGroup: string;
  readonly outOf: string;
  nameOf(name: string): string;
  remove(name: string): string;
  readonly noGroups: string;
  readonly text: string;
  /** For whoever hears it: what is pencilled on a card. */
  group(name: string): string;
  /** Where a card is, for whoever hears it. */
  onTable(n: number): string;
  readonly inHand: string;
  shown(by: Named): string;
  readonly unseen: string;
}

/** The sage's tree, verdicts and rulings by hand, and describing. */
export interface DescribeTexts {
  /** Over the tree that the sage makes. */
  readonly think: string;
  readonly thinkHint: string;
  readonly setTree: string;
  // Judging by hand
  judge(lay: Pick<Lay, 'seat' | 'class'>, who: ClassificationWho): string;
  readonly right: string;
  readonly wrong: string;
  // Describing
  readonly tree: string;
  readonly sort: string;
  readonly text: string;
  readonly handIn: string;
  readonly handInAgain: string;
  readonly nothing: string;
  /** What lies with the table, and that it can be changed. */
  readonly handed: string;
  readonly changed: string;
  readonly silent: string;
  /** "noch 2:05" */
  left(time: string): string;
  /** Said once when so many seconds are left. */
  soon(seconds: number): string;
  handedIn(names: readonly string[]): string;
  missing(names: readonly string[]): string;
  /** Whether a tree agrees with everything that was laid. */
  readonly agrees: string;
  contradicts(n: number): string;
  // Sorting
  toSort(n: number): string;
  readonly elsewhere: string;
  readonly sortHint: string;
  /** Where the chosen cards go: a class from 1 on, null for one that is not there. */
  put(n: number | null): string;
  /** What a card has been put to, for whoever hears it. */
  putTo(n: number | null): string;
  takeBack(card: string): string;
  readonly takeBackHint: string;
  // Free text
  readonly textLabel: string;
  letters(n: number, most: number): string;
  readonly rule: string;
  of(name: Named): string;
  readonly accept: string;
  readonly reject: string;
  readonly accepted: string;
  readonly rejected: string;
  readonly unruled: string;
}

/** When a round is over. */
export interface ReportTexts {
  readonly title: string;
  readonly reasons: Readonly<Record<EndReason, string>>;
  cards(n: number): string;
  readonly points: string;
  readonly right: string;
  readonly wrong: string;
  /** Nothing was handed in. */
  readonly none: string;
  readonly trueTree: string;
  readonly yours: string;
  of(name: string): string;
  /** Of ten cards sorted, the first that is wrong; with what was said and what is true (null: no class there). */
  sortWrong(card: Part, said: number | null, truth: number | null): Sentence;
  readonly hands: string;
  readonly review: string;
}

/** Going through a round that is over. */
export interface ReviewTexts {
  step(n: number, of: number): string;
  readonly start: string;
  readonly previous: string;
  readonly next: string;
  /** How many classifications were possible before the first lay. */
  begin(possible: number): string;
  /** How many were left before a lay and after it. */
  left(before: number, after: number): string;
  /** What it told, in bits. */
  told(bits: number): string;
  readonly outside: string;
  readonly truth: string;
  /** The tree's class of a card. */
  letter(letter: string): string;
}

/** The scores of a match, round by round. */
export interface SheetTexts {
  readonly title: string;
  readonly round: string;
  readonly sum: string;
  /** In a cell: the sage, and who has described right. */
  readonly sage: string;
  readonly described: string;
  readonly hint: string;
}

/** What one language says at a table of Classification. */
export interface TableTexts {
  /** A line of the log; null for what is not worth one. */
  event(event: Event, who: ClassificationWho): Sentence | null;
  readonly play: PlayTexts;
  readonly lays: LayTexts;
  readonly notes: NoteTexts;
  readonly describe: DescribeTexts;
  readonly report: ReportTexts;
  readonly review: ReviewTexts;
  readonly sheet: SheetTexts;
}
