import type { ContactStore } from '@lusoria/table';
import * as v from 'valibot';
import { contactsFrom, dueContacts } from '../contact.ts';
import type { Job } from './jobs.ts';

/** People's contacts, by way of the store's thread. */
export function contactsOver(request: (job: Job) => Promise<unknown>): ContactStore {
  return {
    contactsOf: async (id) => contactsFrom(await request({ op: 'contacts-of', person: id })),
    contactBy: async (key) => contactsFrom(await request({ op: 'contact-by', key }))[0] ?? null,
    saveContact: async (contact, due, now) => {
      await request({ op: 'save-contact', contact, due, now });
    },
    confirmContact: async (key, now) =>
      v.parse(v.boolean(), await request({ op: 'confirm-contact', key, now })),
    removeContact: async (key) => {
      await request({ op: 'remove-contact', key });
    },
    restAddress: async (rest, now) =>
      v.parse(v.boolean(), await request({ op: 'rest-address', rest, now })),
    leaseDueContacts: async (now, until) =>
      dueContacts(await request({ op: 'lease-due-contacts', now, until })),
    settleContact: async (key, due, next, told) => {
      await request({ op: 'settle-contact', key, due, next, told });
    },
  };
}
