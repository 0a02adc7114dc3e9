import { randomBytes } from 'node:crypto';
import { cleaned, hashOf, NAME_LENGTH, type Ports, type StoredPerson } from '@lusoria/table';
import type { SchoolKeys } from './keys.ts';
import type { Launch } from './launch.ts';
import type { Platform } from './platforms.ts';
import { pseudonym } from './pseudonym.ts';

/** Somebody whom a platform has sent, and the token by which this server knows them. */
export interface SchoolPerson extends StoredPerson {
  readonly token: string;
}

/**
 * The person whom a platform knows under a subject: always the same one, under a made-up name, or under the one from
 * school where the operator wants that.
 */
export async function personFor(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  keys: SchoolKeys,
  { issuer }: Platform,
  { subject, name: told }: Launch,
): Promise<SchoolPerson> {
  const identity = keys.hash('person', `${issuer}\n${subject}`);
  const hash = identity.toString('hex');
  const name = (told && cleaned(told, NAME_LENGTH)) || pseudonym(keys.hash('name', hash));
  const known = await store.personAtSchool(hash);
  if (known) {
    if (told !== null && known.name !== name) await store.rename(known.id, name);
    const token = tokenOf(keys, known.id);
    // All devices may have been signed out.
    if (!(await store.personOf(hashOf(token), now()))) {
      await store.addToken(known.id, hashOf(token), now());
    }
    return { id: known.id, name: told === null ? known.name : name, token };
  }
  const id = `p${randomBytes(8).toString('hex')}`;
  await store.addPerson({ id, name }, hashOf(tokenOf(keys, id)), now());
  const first = await store.addPersonAtSchool(hash, id);
  // The same person has come twice in the same moment.
  if (first !== id) await store.removePerson(id);
  return { id: first, name, token: tokenOf(keys, first) };
}

/** One for each person, however often they come: nobody's list of devices grows. */
function tokenOf(keys: SchoolKeys, person: string): string {
  return keys.hash('token', person).toString('hex');
}
