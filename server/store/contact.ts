import { CONTACT_KINDS, type DueContact, type StoredContact } from '@lusoria/table';
import { LANGUAGES } from '@lusoria/i18n';
import * as v from 'valibot';

const contactSchema = v.object({
  person: v.string(),
  kind: v.picklist(CONTACT_KINDS),
  key: v.string(),
  address: v.string(),
  language: v.picklist(LANGUAGES),
  zone: v.string(),
  confirmed: v.nullable(v.number()),
  told: v.nullable(v.number()),
});
const dueSchema = v.array(v.object({ ...contactSchema.entries, due: v.number() }));

/** Columns that the schemas read. */
export const CONTACT_COLUMNS = 'person, kind, key, address, language, zone, confirmed, told';

export function contactsFrom(rows: unknown): readonly StoredContact[] {
  return v.parse(v.array(contactSchema), rows);
}

export function dueContacts(rows: unknown): readonly DueContact[] {
  return v.parse(dueSchema, rows);
}
