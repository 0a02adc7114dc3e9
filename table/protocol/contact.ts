import { LANGUAGES } from '@lusoria/i18n';
import * as v from 'valibot';
import { CONTACT_KINDS } from '../contacts.ts';

/** An address as RFC 5321 limits it, and as nearly everybody has it: nothing that could end a header. */
export const mailAddressSchema = v.pipe(v.string(), v.maxLength(254), v.email());

export const languageSchema = v.picklist(LANGUAGES);
export const contactKindSchema = v.picklist(CONTACT_KINDS);

/** How a person hears of their turns besides on their devices, as shown to them. */
export const contactsSchema = v.strictObject({
  /** Key of their feed: `/api/feed/KEY/turns.atom` and `.ics`; null: they have none. */
  feed: v.nullable(v.string()),
  /** Null: none is given. */
  mail: v.nullable(v.strictObject({ address: v.string(), isConfirmed: v.boolean() })),
  /** Whether the server sends e-mail at all. */
  sendsMail: v.boolean(),
});
export type Contacts = v.InferOutput<typeof contactsSchema>;
