import { MAX_PASSKEYS, type Store } from '@lusoria/table';
import { passkeysFrom } from '../passkey.ts';
import type { Queries } from './queries.ts';

const COLUMNS = 'id, person, key, counter, since';

/** People's passkeys. */
export function passkeyStore({ rows }: Queries) {
  return {
    async addPasskey({ id, person, key, counter, since }) {
      const added = await rows(
        `INSERT INTO passkey (${COLUMNS})
         SELECT $1, $2, $3, $4, $5 FROM person WHERE id = $2
         AND (SELECT count(*) FROM passkey WHERE person = $2) < $6
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, person, key, counter, since, MAX_PASSKEYS],
      );
      return added.length === 1;
    },
    async passkey(id) {
      const [found] = passkeysFrom(
        await rows(`SELECT ${COLUMNS} FROM passkey WHERE id = $1`, [id]),
      );
      return found ?? null;
    },
    passkeysOf: async (person) =>
      passkeysFrom(
        await rows(`SELECT ${COLUMNS} FROM passkey WHERE person = $1 ORDER BY since DESC, id`, [
          person,
        ]),
      ),
    async countPasskey(id, before, counter) {
      const counted = await rows(
        'UPDATE passkey SET counter = $3 WHERE id = $1 AND counter = $2 RETURNING id',
        [id, before, counter],
      );
      return counted.length === 1;
    },
    async removePasskey(id, person) {
      await rows('DELETE FROM passkey WHERE id = $1 AND person = $2', [id, person]);
    },
  } satisfies Partial<Store>;
}
