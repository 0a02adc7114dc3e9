import type { Language } from '@lusoria/i18n';

/** Ways besides devices by which a person hears that a table by the day waits for them. */
export const CONTACT_KINDS = ['feed', 'mail'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A person's private feed, or their e-mail address; a person has one of each at most. */
export interface StoredContact {
  readonly person: string;
  readonly kind: ContactKind;
  /** Unguessable: the address of the feed, or what links in e-mails to the address carry. */
  readonly key: string;
  /** Of e-mail; '' for a feed. */
  readonly address: string;
  /** Language and time zone of the person's browser at that time. */
  readonly language: Language;
  readonly zone: string;
  /** When the address was confirmed (milliseconds since 1970); null: not yet. A feed needs none. */
  readonly confirmed: number | null;
  /** When the last e-mail was sent; null: none. */
  readonly told: number | null;
}

/** A contact with something to tell, since a time that names it. */
export interface DueContact extends StoredContact {
  readonly due: number;
}

/** An address that nothing unasked is sent to until a time. */
export interface Rest {
  /** Hash of the address. */
  readonly hash: string;
  readonly until: number;
}

/** Time in which an address is to be confirmed; then it is deleted. */
export const CONFIRM_MS = 2 * 24 * 60 * 60 * 1000;

/** Contacts leased to one caller at once. */
export const CONTACT_BATCH = 1;

/** Addresses that may rest at a time: so many requests to confirm are sent in a day by all nodes. */
export const MAX_RESTING = 500;

/** The part of a store that keeps people's contacts. */
export interface ContactStore {
  contactsOf(person: string): Promise<readonly StoredContact[]>;
  contactBy(key: string): Promise<StoredContact | null>;
  /** Saves a contact of a known person in place of one of its kind; it has something to tell at `due` (null: nothing). */
  saveContact(contact: StoredContact, due: number | null, now: number): Promise<void>;
  /** Marks a contact as confirmed, with something to tell now; returns whether there is one with this key. */
  confirmContact(key: string, now: number): Promise<boolean>;
  removeContact(key: string): Promise<void>;
  /**
   * Lets an address rest; returns false, and changes nothing, where it rests already, or `MAX_RESTING` do.
   */
  restAddress(rest: Rest, now: number): Promise<boolean>;
  /** Contacts with something to tell by now, at most `CONTACT_BATCH`: each is leased to one caller until a time. */
  leaseDueContacts(now: number, until: number): Promise<readonly DueContact[]>;
  /** Sets when a contact was last told something, and has something to tell next (null: nothing), unless it was called anew since `due`. */
  settleContact(key: string, due: number, next: number | null, told: number | null): Promise<void>;
}
