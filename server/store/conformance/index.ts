import { onTestFinished } from 'vitest';
import { appendConformance } from './appends.ts';
import { damageConformance, type DamagePlace } from './damage.ts';
import { contactConformance } from './contacts.ts';
import { durabilityConformance } from './durability.ts';
import { cutOffConformance, type FrailPlace } from './cut-off.ts';
import type { MakePlace, OpenForTest } from './fixtures.ts';
import { historyConformance } from './history.ts';
import { moderationConformance } from './moderation.ts';
import { noteConformance } from './notes.ts';
import { passkeyConformance } from './passkeys.ts';
import { photoConformance } from './photos.ts';
import { peopleConformance } from './people.ts';
import { retentionConformance } from './retention.ts';
import { schoolConformance } from './school.ts';
import { sharedConformance } from './shared.ts';
import { subscriptionConformance } from './subscriptions.ts';
import { tableChangeConformance } from './table-changes.ts';
import { tableConformance } from './tables.ts';

/**
 * Requirements of every store, as tests.
 *
 * @param survives whether the data are still there when it is opened again.
 * @param makeDamaged a new place whose data can be changed behind its back, where that is possible.
 * @param makeFrail a new place whose connection to the data can be cut, where there is such a
 * connection.
 */
export function storeConformance(
  name: string,
  makePlace: MakePlace,
  {
    survives,
    makeFrail,
    makeDamaged,
  }: {
    readonly survives: boolean;
    readonly makeFrail?: () => FrailPlace;
    readonly makeDamaged?: () => DamagePlace;
  },
): void {
  const opened: OpenForTest = async (open = makePlace()) => {
    const one = await open();
    onTestFinished(() => one.close());
    return one.store;
  };
  peopleConformance(name, opened);
  tableConformance(name, opened);
  tableChangeConformance(name, opened);
  appendConformance(name, opened);
  historyConformance(name, opened);
  noteConformance(name, opened);
  moderationConformance(name, opened);
  subscriptionConformance(name, opened);
  passkeyConformance(name, opened);
  schoolConformance(name, opened);
  sharedConformance(name, opened);
  photoConformance(name, opened);
  contactConformance(name, opened);
  retentionConformance(name, opened);
  if (makeFrail) cutOffConformance(name, makeFrail);
  if (makeDamaged) damageConformance(name, makeDamaged);
  if (survives) durabilityConformance(name, opened, makePlace);
}
