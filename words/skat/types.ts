import type {
  Action,
  Call,
  Card,
  Contract,
  Deal,
  DealResult,
  Event,
  GameName,
  Level,
  PlayedCard,
  Options,
  SeriesPlace,
  Proposal,
  Rank,
  Suit,
  View,
} from '@lusoria/skat';
import type { Labelled, OptionWords } from '../agreement/types.ts';
import type { Sentence } from '../sentence.ts';
import type { SkatAnalysis } from './analysis/types.ts';

/** Which pack lies on the table: a matter of looks only, but cards and games are called after it. */
export type Pack = 'french' | 'german';

/** Who is who, for sentences about seats and cards. */
export interface SkatWho {
  name(seat: number): string;
  /** The reader's own seat; null for whoever only watches. */
  readonly you: number | null;
  readonly pack: Pack;
}

/** What a bidder is asked; names are those of the others. */
export type Question =
  /** To bid, at least so much. `to`: who answers. */
  | { readonly kind: 'bid'; readonly least: number; readonly to: string }
  /** To hold or pass what somebody bids. */
  | { readonly kind: 'answer'; readonly bid: number; readonly by: string }
  /** All have passed: to take the game at the lowest value. */
  | { readonly kind: 'take'; readonly bid: number };

/** What a table waits for. */
export type Awaited =
  /** Cards are being shuffled. */
  | 'deal'
  | 'bid'
  | 'answer'
  | 'take'
  /** To pick up the skat, or to play hand. */
  | 'skat'
  /** To lay two cards away and to say what is played. */
  | 'discard'
  | 'push'
  /** To play the first card of a trick, or another one. */
  | 'lead'
  | 'play'
  /** Answers to a claim or a concession. */
  | 'answers'
  /** For two: to name the game, to double it, to double it again. */
  | 'name'
  | 'kontra'
  | 're'
  | 'over';

/** A place at the table of one deal. */
export type Position = 'forehand' | 'middlehand' | 'rearhand' | 'dealer';

/** What can be announced with a game. */
export type Announcement = 'hand' | 'schneider' | 'schwarz' | 'ouvert';

/** A result as it is written down. */
export interface Written {
  readonly result: DealResult;
  /** By seat. */
  readonly points: readonly number[];
}

/** One player's line in a ranking. */
export interface Standing {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

/** The head of a column: what fits above it, and what it means. */
export interface Head {
  readonly short: string;
  readonly label: string;
}

/** The columns of the score sheet, in the order of the printed list; `players` stand between. */
export const COLUMNS = [
  'number',
  'base',
  'matadors',
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
  'doubled',
  'won',
  'lost',
] as const;
export type Column = (typeof COLUMNS)[number];

type ValueOf<K extends keyof Options> = Extract<Options[K], string>;

/** All options; a choice has a label for each of its values. */
export type SkatOptionTexts = {
  readonly [K in keyof Options]-?: [ValueOf<K>] extends [never]
    ? Labelled
    : Labelled & { readonly values: Readonly<Record<ValueOf<K>, string>> };
};

/** Bundles of options; which options they set is the page's to say. */
export type SkatPreset = 'isko' | 'tavern' | 'source';

/** The bots as they are offered. */
export type SkatBot = 'random' | 'decent' | 'beginner' | 'club' | 'expert' | 'full';

/** What can be pressed. */
export interface SkatButtons {
  /** A value as it is called: "18". */
  bid(value: number): string;
  /** Opens the choice of higher values. */
  readonly otherBid: string;
  readonly hold: string;
  readonly pass: string;
  /** Forehand, when the others have passed. */
  take(bid: number): string;
  readonly pickUp: string;
  /** Goes on without the skat. */
  readonly playHand: string;
  /** Lays two cards away. */
  readonly discard: string;
  /** Takes back what was chosen to be laid away. */
  readonly undo: string;
  /** Says what is played; with the game once it has been chosen. */
  declare(contract: Contract | null, pack: Pack): string;
  /** Ramsch: takes the skat; passes two cards on; passes the skat on unseen. */
  readonly pickUpToPush: string;
  readonly push: string;
  readonly pushUnseen: string;
  /** Kontra, re, bock; and for two: to go without. */
  readonly double: Readonly<Record<2 | 4 | 8, string>>;
  readonly noDouble: string;
  play(card: Card, pack: Pack): string;
  /** Opens the choice of levels. */
  readonly claim: string;
  readonly claims: Readonly<Record<Level, string>>;
  readonly concede: string;
  /** Once more, before it counts. */
  readonly reallyConcede: string;
  readonly cancel: string;
  /** Answers to a claim and to a concession. */
  answer(kind: Proposal['kind'], yes: boolean): string;
  /** For two. */
  name(game: GameName, pack: Pack): string;
}

/** What stands beside the choice of a game, and while cards are chosen. */
export interface SkatHints {
  /** While cards to lay away are chosen: how many are missing. */
  discard(chosen: number): string;
  /** While cards to push are chosen; jacks stay. */
  push(chosen: number): string;
  /** What a contract is worth at least: "Kreuz, mit 2: mindestens 36". */
  worth(contract: Contract, matadors: number, value: number, pack: Pack): string;
  /** The value would not reach the bid. */
  overbid(value: number, bid: number): string;
  /** Null below the bid is lost: by which game is it to be charged? */
  readonly instead: string;
  /** "gereizt 20"; 0: nothing yet. */
  bid(value: number): string;
  readonly chooseGame: string;
  readonly chooseCard: string;
  /** In a hand game: what lies in the skat may change the matadors. */
  readonly skatCounts: string;
}

/** Looking at tricks, and at a deal that is over. */
export interface SkatReview {
  /** "Stich 3 von 10" */
  trick(n: number, of: number): string;
  readonly skat: string;
  readonly discarded: string;
  /** How the cards lay. */
  readonly dealt: string;
  readonly lastTrick: string;
  readonly tricks: string;
  readonly noTrick: string;
  readonly nextTrick: string;
  readonly previousTrick: string;
  readonly firstTrick: string;
  readonly close: string;
  /** The cards of the declarer lie open. */
  readonly ouvert: string;
  readonly openHand: string;
  /** "4 Stiche" */
  tricksCount(n: number): string;
  /** "74 Augen" */
  cardPoints(n: number): string;
  /** "Anna nimmt den Stich mit 14 Augen." */
  taken(seat: number, points: number, who: SkatWho): string;
  /** The hands as they were dealt, one line each, and the skat. */
  deal(deal: Deal, who: SkatWho): readonly string[];
}

/** The series: place, score sheet, ranking. */
export interface SkatSeries {
  /** "Spiel 3 von 36", with "Bockrunde" or "Ramschrunde". */
  deal(place: SeriesPlace): string;
  readonly kinds: Readonly<Record<SeriesPlace['kind'], string>>;
  readonly sheet: string;
  readonly columns: Readonly<Record<Column, Head>>;
  /** Under a player's name. */
  readonly sum: Head;
  /** "m2", "o3"; empty for 0. */
  matadors(n: number): string;
  /** In place of a game. */
  readonly passed: string;
  readonly ramsch: string;
  readonly overbid: string;
  /** The sums at the bottom: won and lost games, and what Seeger and Fabian add. */
  readonly sums: {
    readonly games: string;
    readonly won: string;
    readonly lost: string;
    readonly bonus: string;
    readonly opponents: string;
    readonly total: string;
  };
  /** "1. Anna: 812 Punkte (9 gewonnen, 3 verloren)" */
  standing(standing: Standing, scoring: Options['scoring']): string;
  /** How a scoring tells who leads, in a sentence. */
  readonly scoring: Readonly<Record<Options['scoring'], string>>;
  /** What decides between equals. */
  readonly ties: string;
  /** Several share a place. */
  shared(names: readonly string[]): string;
  /** How a series ended: all deals were played, or somebody came to the target. */
  ended(options: Pick<Options, 'scoring' | 'target'>, names: readonly string[]): string;
  points(n: number): string;
}

/** The game for two. */
export interface SkatForTwo {
  readonly title: string;
  readonly text: string;
  /** "Deine Karten", "Annas Karten" */
  rowOf(name: string | null): string;
  /** A column, for whoever hears it: "Spalte 3: Kreuz-Bube, darunter eine verdeckte Karte" */
  column(n: number, open: Card | null, below: boolean, pack: Pack): string;
  readonly faceDown: string;
  readonly empty: string;
}

/** What one language says about Skat. */
export interface SkatWords {
  /** "Skat", or its name for two. */
  title(seats: number): string;

  // Cards
  readonly packs: Readonly<Record<Pack, string>>;
  readonly packLabel: string;
  /** How many colours the suits have. */
  readonly colours: { readonly label: string; readonly two: string; readonly four: string };
  suit(suit: Suit, pack: Pack): string;
  /** One sign of the French pack, two or three letters of the German one. */
  suitShort(suit: Suit, pack: Pack): string;
  rank(rank: Rank, pack: Pack): string;
  /** As it is printed in the corner. */
  rankIndex(rank: Rank, pack: Pack): string;
  /** "Kreuz-Bube" */
  card(card: Card, pack: Pack): string;
  /** "♣B" */
  cardShort(card: Card, pack: Pack): string;
  /** Several cards in a sentence; never empty. */
  cards(cards: readonly Card[], pack: Pack): string;
  /** A card that is not seen. */
  readonly cardBack: string;
  /** For whoever hears it: who has played what to this trick. */
  onTable(trick: readonly PlayedCard[], who: SkatWho): string;
  handCount(n: number): string;

  // Games
  gameName(game: GameName, pack: Pack): string;
  readonly ramsch: string;
  /** "Kreuz Hand, Schneider angesagt" */
  contract(contract: Contract, pack: Pack): string;
  readonly announcements: Readonly<Record<Announcement, Labelled>>;
  /** "mit 2", "ohne 3"; empty for 0. */
  matadors(n: number): string;
  /** What the multiplied values are called: "Kontra", "Re", "Bock". */
  readonly doubles: Readonly<Record<2 | 4 | 8, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly positions: Readonly<Record<Position, string>>;
  readonly positionsShort: Readonly<Record<Position, string>>;
  readonly declarer: string;
  readonly defender: string;
  /** "Anna spielt Kreuz Hand." Before the declaration: "Anna spielt allein." */
  plays(seat: number, contract: Contract | null, who: SkatWho): string;

  readonly buttons: SkatButtons;
  readonly hints: SkatHints;

  // The auction
  /** What stands in a speech bubble. */
  callText(call: Call['call']): string;
  /** What the reader is asked. */
  asked(question: Question): string;
  /** What an action says aloud in the auction or beside the play; null where it says nothing. */
  said(action: Action, pack: Pack): string | null;

  // The turn
  /** Whose turn it is and for what; null: the reader's. `over` and `deal` are nobody's. */
  turnOf(name: string | null, awaited: Awaited): string;
  /** The same from a view. */
  status(view: View, who: SkatWho): string;
  /** A claim or concession, as a question to whoever has to answer, or what is waited for. */
  proposal(proposal: Proposal, who: SkatWho): string;
  /** Whether the defenders have given up and the declarer plays on. */
  readonly secured: string;

  /** A line of the log; null for what is not worth one. */
  event(event: Event, who: SkatWho): Sentence | null;

  // Results
  /** How the value comes about: "mit 2, Spiel 3, Hand 4, × 12 Kreuz = 48". Empty when passed. */
  arithmetic(result: DealResult, pack: Pack): string;
  /** The result in one or two sentences, with its reason. */
  verdict(result: DealResult, who: SkatWho): string;
  /** "+60 +50", "−120 −50": what is written for a seat, with what Seeger and Fabian add. */
  points(written: Written, seat: number): string;
  /** The same for all in one line: "Anna −120 −50 = −170; die anderen je +40". */
  pointsLine(written: Written, who: SkatWho): string;
  /** A signed number with a true minus. */
  signed(n: number): string;

  readonly review: SkatReview;
  readonly series: SkatSeries;
  readonly two: SkatForTwo;
  readonly analysis: SkatAnalysis;

  /** An option by its key. */
  option(key: string): OptionWords;
  readonly presets: Readonly<Record<SkatPreset, Labelled>>;
  /** A bot by its name. */
  bot(name: string): Labelled;
  /** Names for bots at a table, in the same order in every language. */
  readonly botNames: readonly string[];
}
