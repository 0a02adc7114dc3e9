import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ContactKind, StoredContact } from '../../contacts.ts';
import type { Ports, StoredPerson } from '../../ports.ts';
import type { Contacts } from '../../protocol/contact.ts';
import { type Connection, hashOf, type MessageOf, sendRejection } from '../connection.ts';
import { isTimeZone } from './push-handlers.ts';

type Given = 'contacts' | 'set-feed' | 'set-mail' | 'remove-contact';

/** A person's feed and e-mail address. */
export interface ContactHandlers {
  handle(connection: Connection, person: StoredPerson, message: MessageOf<Given>): Promise<void>;
}

const KEY_BYTES = 20;
/** Time in which an address is asked once, whoever gives it. */
const REST_MS = 24 * 60 * 60 * 1000;

export function contactHandlers(ports: Ports): ContactHandlers {
  const { store, contacts } = ports;

  const made = (
    person: StoredPerson,
    kind: ContactKind,
    { language, zone }: Pick<StoredContact, 'language' | 'zone'>,
  ): StoredContact => ({
    person: person.id,
    kind,
    key: bytesToHex(ports.randomBytes(KEY_BYTES)),
    address: '',
    language,
    zone,
    confirmed: null,
    told: null,
  });

  const remove = async (person: StoredPerson, kind: ContactKind): Promise<void> => {
    const known = await store.contactsOf(person.id);
    for (const one of known) if (one.kind === kind) await store.removeContact(one.key);
  };

  return {
    async handle(connection, person, message) {
      const refuse = (code: string, params = {}): void =>
        sendRejection(ports, connection, message.id, reject(code, params));
      if (!contacts) return refuse('contacts-off');
      if ('zone' in message && !isTimeZone(message.zone))
        return refuse('bad-message', { path: 'zone' });
      const now = ports.now();
      if (message.t === 'set-feed') {
        await store.saveContact({ ...made(person, 'feed', message), confirmed: now }, null, now);
      }
      if (message.t === 'set-mail') {
        if (!contacts.sendsMail) return refuse('mail-off');
        if (!connection.quota('mail')) return refuse('too-fast');
        const { address } = message;
        const hash = hashOf(`${contacts.salt} ${mailbox(address)}`);
        // Whoever gives the address is not told whether it was asked before: that is its owner's affair.
        const asks = await store.restAddress({ hash, until: now + REST_MS }, now);
        const due = asks ? now : null;
        await store.saveContact({ ...made(person, 'mail', message), address }, due, now);
      }
      if (message.t === 'remove-contact') await remove(person, message.kind);
      const known = await store.contactsOf(person.id);
      connection.send({ t: 'contacts', id: message.id, ...shown(known, contacts.sendsMail) });
    },
  };
}

/** The mailbox of an address: what is behind a `+`, and capitals, lead to the same one. */
function mailbox(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*/u, '');
}

function shown(known: readonly StoredContact[], sendsMail: boolean): Contacts {
  const feed = known.find(({ kind }) => kind === 'feed');
  const mail = known.find(({ kind }) => kind === 'mail');
  return {
    feed: feed?.key ?? null,
    mail: mail ? { address: mail.address, isConfirmed: mail.confirmed !== null } : null,
    sendsMail,
  };
}
