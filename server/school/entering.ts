import type { Store, StoredPerson } from '@lusoria/table';
import type { SchoolDesk } from '@lusoria/tournaments/layers';
import { scoreNameOf } from './grades.ts';
import type { Launch } from './launch.ts';
import { workFrom } from './work.ts';

/**
 * Path of the page where a launch leads, below the base of the server: pupils are made members of the class first, and
 * their scores are noted. Null: what the link leads to is gone.
 */
export async function placeFor(
  { store, desk }: { readonly store: Pick<Store, 'addGrade'>; readonly desk: SchoolDesk },
  { platform, subject, teaches, work: text, item, choice }: Launch,
  person: StoredPerson,
): Promise<string | null> {
  if (choice) return 'school';
  const work = workFrom(text);
  if (!work) return '';
  if (work.kind === 'game' || work.kind === 'puzzle') return `embed/${work.kind}/${work.game}`;
  const event = await desk.event(work.event);
  if (!event) return null;
  if (!teaches) {
    await desk.enrol(event.id, person);
    const score = scoreNameOf(work);
    if (score && item !== null) {
      await store.addGrade({ person: person.id, ...score, platform, subject, item });
    }
  }
  return work.kind === 'class' ? `e/${event.code}` : `e/${event.code}/homework`;
}
