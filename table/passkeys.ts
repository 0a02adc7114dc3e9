import type { MadePasskey, UsedPasskey } from './protocol/passkey.ts';

/** A passkey of a person: its public key (COSE, base64url), and how often it was used as far as it counts. */
export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly key: string;
  readonly counter: number;
  /** When it was added (milliseconds since 1970). */
  readonly since: number;
}

/** Passkeys of a person. */
export const MAX_PASSKEYS = 5;

/** Checks what browsers say about passkeys. */
export interface Passkeys {
  /** The party for which they are valid (`rp.id` of WebAuthn). */
  readonly rp: string;
  /** Public key and counter of one that was made; null: it is not right. */
  made(
    challenge: string,
    made: MadePasskey,
  ): Promise<Pick<StoredPasskey, 'key' | 'counter'> | null>;
  /** The counter of one that was used; null: it is not right. */
  used(challenge: string, used: UsedPasskey, stored: StoredPasskey): Promise<number | null>;
}
