import type { Store } from '@lusoria/table';
import * as v from 'valibot';
import { shareSchema, sharesSchema } from '../share.ts';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Rounds that people show to others. */
export function sharedStatements(prepare: Prepare) {
  const put = prepare(
    `INSERT INTO shared (code, person, game, title, at, until, body)
     SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM person WHERE id = ?2
     ON CONFLICT (code) DO UPDATE SET game = ?3, title = ?4, at = ?5, until = ?6, body = ?7
     WHERE person = ?2`,
  );
  const head = 'code, person, game, title, at, until';
  const find = prepare(`SELECT ${head}, body AS text FROM shared WHERE code = ?`);
  const ofPerson = prepare(`SELECT ${head} FROM shared WHERE person = ? ORDER BY at DESC, code`);
  const deleteOne = prepare('DELETE FROM shared WHERE code = ?1 AND person = coalesce(?2, person)');
  const deleteOf = prepare('DELETE FROM shared WHERE person = ?');
  const deleteOld = prepare('DELETE FROM shared WHERE until < ?');
  return {
    execute(job: JobOf<'save-shared' | 'shared' | 'shared-of' | 'remove-shared'>) {
      switch (job.op) {
        case 'save-shared': {
          const { code, person, game, title, at, until } = job.share;
          return put.run(code, person, game, title, at, until, job.text) > 0;
        }
        case 'shared':
          return find.get(job.code);
        case 'shared-of':
          return ofPerson.all(job.person);
        case 'remove-shared':
          return deleteOne.run(job.code, job.person) > 0;
      }
    },
    removePerson: ({ person }: JobOf<'remove-person'>) => deleteOf.run(person),
    sweep: ({ now }: JobOf<'sweep'>) => deleteOld.run(now),
  };
}

/** The same over a worker. */
export function sharedOver(request: (job: Job) => Promise<unknown>) {
  return {
    saveShared: async (share, text) =>
      v.parse(v.boolean(), await request({ op: 'save-shared', share, text })),
    shared: async (code) => v.parse(shareSchema, await request({ op: 'shared', code })),
    sharedOf: async (id) => v.parse(sharesSchema, await request({ op: 'shared-of', person: id })),
    removeShared: async (code, of) =>
      v.parse(v.boolean(), await request({ op: 'remove-shared', code, person: of })),
  } satisfies Partial<Store>;
}
