/** A person who plays here: no account, only tokens, which are stored as their hashes. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
}

/** A score that a person's school is told: of a homework, or of the lessons, of an event. */
export interface StoredGrade {
  readonly person: string;
  readonly event: string;
  /** Which of the event's scores it is; the layer above tables names them. */
  readonly work: string;
  /** The platform of the school, by its name here. */
  readonly platform: string;
  /** The person's id at the platform. */
  readonly subject: string;
  /** URL of the column in the platform's gradebook. */
  readonly item: string;
}

/** A grade whose event has gone on since the platform was last told. */
export interface DueGrade extends StoredGrade {
  /** Last seq of the event. */
  readonly seq: number;
  /** The score last told; '' before the first. */
  readonly sent: string;
  /** Attempts that have failed since. */
  readonly tries: number;
}

/** What came of a due grade: worked out up to a seq of the event, or to be tried again at a time. */
export interface GradeOutcome {
  readonly seen: number;
  readonly sent: string;
  readonly tries: number;
  readonly due: number;
}

/** Grades leased to one caller at once. */
export const GRADE_BATCH = 4;

/** Store of what platforms of schools have sent. */
export interface SchoolStore {
  /** The person whom a school's platform knows under an id, by the hash of both; null: nobody yet. */
  personAtSchool(hash: string): Promise<StoredPerson | null>;
  /** Stores who that is, unless somebody is it already; returns who it is. */
  addPersonAtSchool(hash: string, person: string): Promise<string>;
  /** Uses a hash up, of what counts once, until a time (milliseconds since 1970); false: it was used before. */
  useOnce(hash: string, until: number): Promise<boolean>;
  /** Adds a grade of a known person at an existing event, or changes where it goes; it is due. */
  addGrade(grade: StoredGrade): Promise<void>;
  /** Grades whose event has gone on since they were settled, at most `GRADE_BATCH`: each is leased to one caller until a time. */
  leaseDueGrades(now: number, until: number): Promise<readonly DueGrade[]>;
  /** Ends the lease of a grade; null deletes it. */
  settleGrade(
    grade: Pick<StoredGrade, 'person' | 'event' | 'work'>,
    outcome: GradeOutcome | null,
  ): Promise<void>;
}
