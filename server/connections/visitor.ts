/** A connected client. */
export interface Visitor {
  /** Address whose limits it counts towards. */
  readonly address: string;
  /** Null before it is known. */
  readonly person: string | null;
}
