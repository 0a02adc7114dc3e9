/** What the page for the host of the server says. */
export interface HostWords {
  readonly title: string;
  readonly key: {
    readonly title: string;
    readonly hint: string;
    readonly label: string;
    readonly open: string;
    readonly wrong: string;
  };
  /** The server has not answered since then. */
  readonly away: (time: string) => string;
  readonly neverAnswered: string;
  /** What there is now. */
  readonly now: string;
  readonly tables: string;
  readonly people: string;
  readonly connections: string;
  readonly movesPerMinute: string;
  readonly counting: string;
  /** The highest that the line of the moves a minute reaches. */
  readonly peak: (most: string) => string;
  /** The line of the moves a minute, for whoever does not see it. */
  readonly sparkline: (minutes: number, last: number, most: number) => string;
  readonly join: {
    readonly title: string;
    readonly hint: string;
    readonly onlyHere: string;
    readonly qr: string;
    readonly addresses: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly speed: {
    readonly title: string;
    readonly caption: string;
    readonly what: string;
    readonly half: string;
    readonly most: string;
    readonly commit: string;
    readonly delivery: string;
    readonly bot: string;
    readonly none: string;
  };
  readonly bots: {
    readonly title: string;
    readonly thinking: string;
    readonly waiting: string;
    readonly failed: string;
  };
  readonly refused: {
    readonly title: string;
    readonly caption: string;
    readonly why: string;
    readonly count: string;
    readonly none: string;
  };
  readonly limited: {
    readonly title: string;
    readonly caption: string;
    readonly what: string;
    readonly none: string;
    readonly of: Readonly<
      Record<'message' | 'address' | 'table' | 'person' | 'connection', string>
    >;
  };
  readonly server: {
    readonly title: string;
    readonly version: string;
    readonly started: string;
    readonly moves: string;
    readonly memory: string;
    readonly load: string;
    readonly resyncs: string;
    readonly failures: string;
    readonly nodes: string;
    readonly nodesText: Readonly<Record<'alone' | 'connected' | 'polling', string>>;
  };
  /** What is not shown here. */
  readonly promise: string;
}
