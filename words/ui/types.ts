import type { Sentence } from '../sentence.ts';

/** What the page itself says, whatever the game. Functions fill in names and numbers. */
export interface UiWords {
  readonly appName: string;
  readonly tagline: string;
  readonly nav: {
    readonly home: string;
    readonly settings: string;
    readonly help: string;
    readonly close: string;
    readonly back: string;
    readonly more: string;
    readonly skip: string;
  };
  readonly status: {
    readonly connecting: string;
    readonly reconnecting: string;
    readonly offline: string;
    readonly refused: string;
    readonly loading: string;
    readonly lost: string;
    readonly lostText: string;
    readonly failed: string;
  };
  readonly lobby: {
    readonly yourName: string;
    readonly nameHint: string;
    readonly games: string;
    readonly agreementText: string;
    readonly otherDecks: string;
    readonly playNow: string;
    readonly playNowHint: string;
    readonly skatText: string;
    readonly classification: string;
    /** The round that teaches Classification. */
    readonly learn: string;
    readonly classificationText: string;
    readonly withFriends: string;
    readonly withFriendsHint: string;
    readonly join: string;
    readonly joinHint: string;
    readonly code: string;
    readonly joinButton: string;
    readonly myTables: string;
    readonly noTables: string;
    readonly yourTurn: string;
    readonly phase: Readonly<Record<'lobby' | 'playing' | 'between' | 'over', string>>;
    readonly otherDevice: string;
    readonly otherDeviceHint: string;
    readonly lend: string;
    readonly lendCode: (code: string) => string;
    readonly claim: string;
    readonly claimed: string;
    readonly promise: string;
    readonly footer: string;
  };
  readonly make: {
    readonly title: string;
    readonly titleOffline: string;
    readonly game: string;
    readonly seats: string;
    readonly seat: (n: number) => string;
    readonly me: string;
    readonly friend: string;
    readonly bot: string;
    readonly players: (n: number) => string;
    readonly mode: string;
    readonly options: string;
    readonly tempo: string;
    readonly tempos: Readonly<Record<'0' | '600' | '1200' | '2500', string>>;
    readonly chat: string;
    readonly spectators: string;
    readonly create: string;
    readonly createOffline: string;
    readonly ownDeck: string;
    readonly ownDeckHint: string;
    readonly badDeck: (problem: string) => string;
  };
  readonly clock: {
    readonly title: string;
    readonly names: Readonly<Record<'none' | 'gentle' | 'tournament', string>>;
    readonly hints: Readonly<Record<'none' | 'gentle' | 'tournament', string>>;
    readonly standIn: string;
    /** What is left beside the time for the move. */
    readonly reserve: string;
    readonly up: string;
    readonly hurry: string;
  };
  readonly room: {
    readonly title: string;
    readonly invite: string;
    readonly inviteHint: string;
    readonly copy: string;
    readonly copied: string;
    readonly qr: string;
    readonly sit: string;
    readonly open: string;
    readonly you: string;
    readonly bot: string;
    readonly host: string;
    readonly addBot: string;
    readonly remove: string;
    readonly stand: string;
    readonly start: string;
    readonly startHint: string;
    readonly waiting: (host: string) => string;
    readonly rules: string;
    readonly changeRules: string;
    readonly saveRules: string;
    readonly seatsCount: string;
    readonly nameFirst: string;
    readonly online: string;
    readonly away: string;
    readonly watching: (n: number) => string;
    readonly spectator: string;
    readonly shuffling: string;
  };
  readonly table: {
    readonly log: string;
    readonly chat: string;
    readonly write: string;
    readonly send: string;
    readonly noChat: string;
    /** While a round is on in which nobody may talk. */
    readonly silent: string;
    /** For whoever only watches. */
    readonly onlySeated: string;
    readonly table: string;
    readonly panel: string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly leave: string;
    readonly leaveHint: string;
    readonly comeBack: string;
    readonly standsIn: (name: string) => string;
    readonly makeHost: string;
    readonly toBot: string;
    readonly mute: string;
    readonly unmute: string;
    readonly end: string;
    readonly endWanted: (names: readonly string[]) => string;
    readonly reallyEnd: string;
    readonly endAgree: string;
    readonly endWithdraw: string;
    readonly yourTurnTitle: string;
    readonly cards: (n: number) => string;
    readonly stock: (n: number) => string;
    readonly stockLabel: string;
    readonly pileLabel: string;
    readonly handLabel: (n: number) => string;
    readonly joker: string;
    readonly meets: string;
    readonly startCard: string;
    readonly draw: string;
    readonly reallyDraw: string;
    readonly pass: string;
    readonly challenge: string;
    readonly reallyChallenge: string;
    readonly goOn: string;
    readonly acceptLast: string;
    readonly chooseCard: string;
    readonly chooseCase: string;
    readonly chooseNumber: string;
    readonly chooseGender: string;
    readonly tables: string;
    readonly tablesClosed: string;
    readonly upheld: string;
    readonly rejected: string;
    readonly closeTables: string;
    readonly closesIn: (seconds: number) => string;
    readonly out: string;
    readonly sent: string;
    /** What I have just drawn; an empty form is the joker. */
    readonly drewThis: (form: string) => Sentence;
    readonly lastCardOf: (name: string) => string;
    readonly lastCardWaits: string;
  };
  /** What happened at the table itself, for the log. */
  readonly events: {
    readonly sat: (name: string) => string;
    readonly stood: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly botSat: (name: string) => string;
    readonly begun: (name: string) => string;
    readonly paused: string;
    readonly resumed: string;
    readonly consented: (name: string) => string;
    readonly withdrew: (name: string) => string;
    readonly brokenOff: string;
    readonly late: (name: string) => string;
    readonly host: (name: string) => string;
    readonly forgotten: string;
    readonly closed: string;
    readonly you: string;
    /** The reader, where no name was given. */
    readonly me: string;
  };
  readonly end: {
    readonly title: string;
    readonly won: (names: readonly string[]) => string;
    readonly youWon: string;
    readonly brokenOff: string;
    readonly ranking: string;
    readonly place: (n: number) => string;
    readonly standings: string;
    readonly points: (n: number) => string;
    readonly roundsWon: (n: number) => string;
    readonly report: string;
    readonly reportNone: string;
    readonly reportHint: string;
    readonly next: string;
    readonly rematch: string;
    readonly change: string;
    readonly download: string;
    readonly fair: string;
    readonly fairHint: string;
    readonly unfair: string;
    readonly checking: string;
    /** A round that is over, on a page of its own. */
    readonly round: (n: number) => string;
    readonly noRound: (n: number) => string;
    readonly toTable: string;
  };
  /** Skat records out of a file. */
  readonly records: {
    readonly title: string;
    readonly open: string;
    readonly hint: string;
    readonly games: (n: number) => string;
    readonly fault: (line: number, column: number, token: string) => string;
    /** Beside a deal whose record says something else than the rules. */
    readonly differs: string;
    readonly previous: string;
    readonly next: string;
    readonly download: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly scheme: string;
    readonly schemes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    readonly sound: string;
    readonly guard: string;
    readonly guardHint: string;
    readonly yours: string;
    readonly yoursHint: string;
    readonly forget: string;
    readonly reallyForget: string;
    readonly save: string;
  };
  readonly keys: { readonly title: string };
}
