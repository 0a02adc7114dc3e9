import { MAX_PHOTOS, type PhotoStore } from '@lusoria/table/ports';
import * as v from 'valibot';
import { photoRows } from '../share.ts';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

export const PHOTO_READS = ['count-photos', 'photos-at', 'table-of-photos'] as const;
export const PHOTO_JOBS = [...PHOTO_READS, 'add-photos', 'finish-photos', 'remove-photos'] as const;
type PhotoJob = JobOf<(typeof PHOTO_JOBS)[number]>;

export function isPhotoJob(job: Job): job is PhotoJob {
  return PHOTO_JOBS.some((op) => op === job.op);
}

/** Photos on the cards of decks. */
export function photoStatements(prepare: Prepare) {
  const THERE = 'tbl = (SELECT no FROM tbl WHERE id = ?1)';
  const places = prepare(
    `SELECT (SELECT count(*) FROM photo WHERE tbl = t.no) AS n FROM tbl t, person p
     WHERE t.id = ? AND p.id = ?`,
  );
  const add = prepare(
    `INSERT OR IGNORE INTO photo (tbl, name, place, person, body)
     SELECT no, ?2, ?3, ?4, ?5 FROM tbl WHERE id = ?1`,
  );
  const count = prepare(`SELECT count(*) AS n FROM photo WHERE ${THERE} AND name = ?2`);
  const at = prepare(`SELECT body FROM photo WHERE ${THERE} AND name = ?2 ORDER BY place`);
  const finish = prepare(`UPDATE photo SET whole = 1 WHERE ${THERE} AND name = ?2`);
  const remove = prepare(`DELETE FROM photo WHERE ${THERE} AND name = ?2`);
  const deleteOf = prepare('DELETE FROM photo WHERE person = ?');
  const tableOf = prepare(
    `SELECT t.id FROM photo p JOIN tbl t ON t.no = p.tbl WHERE p.name = ? AND p.whole = 1 LIMIT 1`,
  );
  const countOf = (table: string, name: string) => Number(count.get(table, name)?.['n']);
  return {
    execute(job: PhotoJob): unknown {
      switch (job.op) {
        case 'add-photos': {
          const { table, person, name, at: first, photos } = job.photos;
          const there = places.get(table, person)?.['n'];
          if (there === undefined || Number(there) + photos.length > MAX_PHOTOS) return false;
          for (const [i, photo] of photos.entries()) add.run(table, name, first + i, person, photo);
          return true;
        }
        case 'count-photos':
          return countOf(job.table, job.name);
        case 'photos-at':
          return at.all(job.table, job.name);
        case 'finish-photos':
          return countOf(job.table, job.name) === job.count && finish.run(job.table, job.name);
        case 'remove-photos':
          return remove.run(job.table, job.name);
        case 'table-of-photos':
          return tableOf.get(job.name)?.['id'] ?? null;
      }
    },
    removePerson: ({ person }: JobOf<'remove-person'>) => deleteOf.run(person),
  };
}

/** The same over a worker. */
export function photosOver(request: (job: Job) => Promise<unknown>): PhotoStore {
  return {
    addPhotos: async (photos) => v.parse(v.boolean(), await request({ op: 'add-photos', photos })),
    countPhotos: async (table, name) =>
      v.parse(v.number(), await request({ op: 'count-photos', table, name })),
    photosAt: async (table, name) =>
      v.parse(photoRows, await request({ op: 'photos-at', table, name })),
    finishPhotos: async (table, name, count) => {
      await request({ op: 'finish-photos', table, name, count });
    },
    removePhotos: async (table, name) => {
      await request({ op: 'remove-photos', table, name });
    },
    tableOfPhotos: async (name) =>
      v.parse(v.nullable(v.string()), await request({ op: 'table-of-photos', name })),
  };
}
