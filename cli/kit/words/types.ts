import type { NotationCode } from '@lusoria/classification';
import type { Suit } from '@lusoria/skat';
import type { Announcement } from '@lusoria/words';
import type { AgreementKey } from '@lusoria/agreement/cli/keys.ts';
import type { ClassificationKey } from '@lusoria/classification/cli/keys.ts';
import type { SkatKey } from '@lusoria/skat/cli/keys.ts';

/** What the games say at the terminal; it moves to their own messages. */
export interface GameWords {
  readonly pupil: string;
  readonly notes: {
    readonly agreement: { readonly play: readonly string[]; readonly simulate: readonly string[] };
    readonly classification: { readonly simulate: readonly string[] };
  };
  readonly simulate: {
    readonly draws: string;
    readonly aGame: (mean: string) => string;
    readonly reshuffled: string;
    readonly ofGames: (percent: string) => string;
    readonly challenges: string;
    readonly challengesText: (mean: string, upheld: string) => string;
    readonly errors: string;
    readonly errorsText: (declared: string, unnoticed: string) => string;
    readonly passed: string;
    readonly won: string;
    readonly ofPlayed: (percent: string) => string;
    readonly contracts: Readonly<Record<'grand' | 'null' | 'suit', string>>;
    /** Points written down on average, by seat. */
    readonly written: string;
    readonly wrongLays: string;
    readonly ofLays: (percent: string) => string;
    /** Rounds in which what everybody saw left one classification. */
    readonly determined: string;
    readonly described: string;
    readonly describedWhenDetermined: string;
    readonly ofPlayers: (percent: string) => string;
    /** Cards in hand at the end on average, by seat. */
    readonly cardsLeft: string;
  };
  readonly play: {
    readonly agreement: {
      readonly keys: Readonly<Record<AgreementKey, readonly string[]>>;
      readonly does: Readonly<Record<AgreementKey, string>>;
      readonly pile: string;
      readonly others: string;
      readonly startCard: string;
      readonly underJoker: string;
      readonly lay: string;
      readonly ask: {
        readonly go: string;
        readonly drawn: string;
        readonly window: string;
        readonly closing: string;
        readonly look: string;
        readonly next: string;
      };
      readonly help: readonly string[];
      readonly problem: {
        readonly whichCard: string;
        readonly unknownWord: (word: string) => string;
        readonly ambiguousWord: (word: string) => string;
        readonly twice: (feature: string) => string;
        readonly missing: (feature: string) => string;
      };
    };
    readonly classification: {
      readonly keys: Readonly<Record<ClassificationKey, readonly string[]>>;
      readonly does: Readonly<Record<ClassificationKey, string>>;
      readonly others: string;
      /** Examples of what can be typed: a lay, a tree. */
      readonly lay: string;
      readonly tree: string;
      readonly ask: {
        readonly next: string;
        readonly tree: string;
        /** What an empty line does when a tree is asked for. */
        readonly suggested: string;
        readonly lay: string;
        readonly sorting: string;
      };
      readonly help: readonly string[];
      readonly problem: {
        readonly noClass: (count: number) => string;
        readonly sorting: (count: number) => string;
      };
      /** Why a line is no tree; `found` is what stands there. */
      readonly notation: Readonly<Record<NotationCode, (found: string) => string>>;
    };
    readonly skat: {
      readonly keys: Readonly<Record<SkatKey, readonly string[]>>;
      /** Short for the suits. */
      readonly suits: Readonly<Record<Suit, readonly string[]>>;
      /** What can be said with a game; a word of more than three letters may be cut short. */
      readonly announced: Readonly<Record<Announcement, readonly string[]>>;
      /** Words in names of cards and games that say nothing by themselves. */
      readonly fillers: readonly string[];
      readonly table: string;
      readonly score: string;
      /** Cards for two that lie face down. */
      readonly covered: (count: number) => string;
      /** What a bidder can say beyond the next value, and whether there is still more. */
      readonly bids: (values: readonly number[], more: boolean) => string;
      /** Examples of what can be typed. */
      readonly card: string;
      readonly two: string;
      readonly game: string;
      /** The games but null, where nothing can be announced. */
      readonly plainGames: string;
      /** The only card that can be played. */
      readonly only: (card: string) => string;
      readonly ask: {
        readonly next: string;
        readonly declare: string;
        /** With what is said then: that one has won. */
        readonly claim: (said: string) => string;
      };
      readonly help: readonly string[];
      readonly problem: {
        readonly ambiguousCard: (cards: string) => string;
        readonly unknownWord: (word: string) => string;
        readonly twoGames: string;
        readonly whichGame: string;
        readonly nothingElse: string;
        readonly pickedUp: string;
        readonly yesOrPass: string;
      };
    };
  };
}
