import type { FaultCode, Habit, IllegalCode, OutcomeKey } from '@lusoria/skat/notation';
import type { CommonKey } from '../keys.ts';
import type { ArenaWords } from './arena/types.ts';

/** What a command's help says: a line on it, a text for each option, and notes below. */
export interface CommandWords<Option extends string = string> {
  readonly summary: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly notes: readonly string[];
}

/** The texts of a command whose options are not known by type. */
export interface AnyCommandWords {
  readonly summary: string;
  readonly options: Readonly<Partial<Record<string, string>>>;
  readonly notes: readonly string[];
}

/** What the command line says itself, whatever the game. Functions fill in names and numbers. */
export interface CliWords {
  readonly help: {
    readonly tagline: string;
    readonly usage: string;
    readonly options: string;
    readonly everywhere: string;
    readonly gameOptions: (game: string) => string;
    readonly bots: (game: string) => string;
    readonly more: string;
    readonly lang: string;
    readonly help: string;
    readonly version: string;
  };
  readonly commands: ArenaWords['commands'] & {
    readonly serve: CommandWords<
      | 'port'
      | 'host'
      | 'data'
      | 'public-url'
      | 'keep-days'
      | 'database'
      | 'origin'
      | 'proxy'
      | 'web'
      | 'log'
      | 'nats'
      | 'admin-key'
    >;
    readonly play: CommandWords<'seats' | 'bots' | 'option' | 'name' | 'seed' | 'export'>;
    readonly simulate: CommandWords<
      'games' | 'seats' | 'bots' | 'seed' | 'option' | 'jobs' | 'json'
    >;
    readonly replay: CommandWords<'json'>;
    readonly verify: CommandWords<'json'>;
    readonly migrate: CommandWords<'database'>;
    readonly work: CommandWords<'nats' | 'jobs'>;
  };
  /** What was wrong with the command line; one sentence each, without a full stop. */
  readonly usage: {
    readonly hint: (command: string) => string;
    readonly noCommand: (names: readonly string[]) => string;
    readonly unknownCommand: (name: string, names: readonly string[]) => string;
    readonly unknownOption: (option: string) => string;
    readonly noValue: (option: string) => string;
    readonly needsValue: (option: string) => string;
    readonly notWhole: (what: string, text: string, min: number, max: number) => string;
    readonly badLang: (text: string) => string;
    readonly tooMuch: (argument: string) => string;
    readonly whichGame: (names: readonly string[]) => string;
    readonly noGame: (name: string, names: readonly string[]) => string;
    readonly noOption: (key: string, keys: readonly string[]) => string;
    readonly optionNeedsValue: (key: string) => string;
    readonly optionSet: (key: string, value: string) => string;
    readonly badOptions: (path: string) => string;
    readonly badChoice: (key: string, value: string, values: readonly string[]) => string;
    readonly badValue: (option: string, value: string, values: readonly string[]) => string;
    readonly badSeats: (seats: number, possible: readonly number[]) => string;
    readonly noBot: (name: string, kinds: readonly string[]) => string;
    readonly badBot: (name: string) => string;
    readonly botCount: (bots: number, seats: number) => string;
    readonly badDeck: (file: string, problem: string) => string;
    readonly unreadable: (file: string, reason: string) => string;
    readonly noFile: (file: string) => string;
    readonly noJson: (file: string, reason: string) => string;
    readonly whichFile: string;
    readonly noRecord: (file: string, path: string) => string;
    readonly badName: string;
    readonly badUrl: (option: string, text: string) => string;
  };
  readonly failed: (reason: string) => string;
  readonly simulate: {
    readonly progress: (done: string, games: string) => string;
    readonly title: (deck: string, seats: number, games: string) => string;
    readonly turns: string;
    readonly turnsText: (mean: string, p50: string, p95: string) => string;
    readonly ofGames: (percent: string) => string;
    readonly wins: string;
    readonly order: (n: number) => string;
    readonly bySeat: string;
    readonly seconds: string;
    readonly secondsText: (seconds: string, perSecond: string) => string;
  };
  readonly arena: ArenaWords['arena'];
  readonly solve: ArenaWords['solve'];
  readonly replay: {
    /** What a record has as the name of its game: its place in the file, and its number. */
    readonly game: (line: number, id: string) => string;
    readonly agree: (file: string, games: string, agreeing: string) => string;
    readonly times: (count: string) => string;
    readonly habits: Readonly<Record<Habit, string>>;
    readonly fields: Readonly<Record<OutcomeKey, string>>;
    readonly differs: (field: string, recorded: string, computed: string) => string;
    readonly illegal: (move: number, who: string, token: string) => string;
    readonly illegalBecause: Readonly<Record<IllegalCode, string>>;
    readonly unfinished: string;
    /** Why a place in a file cannot be read. */
    readonly fault: (file: string, line: number, column: number, token: string) => string;
    readonly faultBecause: Readonly<Record<FaultCode, string>>;
  };
  readonly verify: {
    readonly well: (rounds: number) => string;
    readonly flawed: (flaws: number) => string;
  };
  readonly play: {
    /** What can be typed for a command, the key that is shown first. */
    readonly keys: Readonly<Record<CommonKey, readonly string[]>>;
    /** What the keys do, as short as can be. */
    readonly does: Readonly<Record<CommonKey, string>>;
    readonly yes: readonly string[];
    readonly no: readonly string[];
    /** Behind a question that wants yes or no, and when it was answered otherwise. */
    readonly yesNo: string;
    readonly yesOrNo: string;
    readonly enter: string;
    readonly atTable: (names: string) => string;
    readonly hand: string;
    readonly again: string;
    readonly notUnderstood: (text: string) => string;
    readonly noCard: (count: number) => string;
    readonly stored: (file: string) => string;
    readonly notStored: (file: string, reason: string) => string;
    readonly bye: string;
  };
  readonly work: {
    readonly working: (jobs: number, host: string) => string;
  };
  readonly migrate: {
    readonly done: (from: number, to: number) => string;
  };
  readonly serve: {
    readonly serving: string;
    readonly network: string;
    readonly onlyHere: string;
    /** The page with figures and the QR code, before its address. */
    readonly hostPage: string;
    readonly data: (folder: string) => string;
    readonly forgets: string;
    readonly stop: string;
    readonly stopping: string;
    readonly portTaken: (port: number) => string;
    readonly portForbidden: (port: number) => string;
    readonly hostUnknown: (host: string) => string;
  };
}
