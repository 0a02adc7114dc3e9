import type { Store } from '@lusoria/table';
import * as v from 'valibot';
import type { Queries } from './queries.ts';

const datedTables = v.array(
  v.object({ id: v.string(), code: v.string(), game: v.string(), at: v.number() }),
);

/** Tables as the operator sees them, and the server's own settings. */
export function operatorStore({ rows, one }: Queries) {
  return {
    latestTables: async (limit) =>
      v.parse(
        datedTables,
        await rows(
          `SELECT id, code, game, at FROM tbl WHERE id NOT LIKE 'dy-%' AND id NOT LIKE 'ro-%' AND id NOT LIKE 'rt-%'
           ORDER BY at DESC, no DESC LIMIT $1`,
          [limit],
        ),
      ),
    async setting(name) {
      const found = await one('SELECT text FROM setting WHERE name = $1', [name]);
      return v.parse(v.nullable(v.object({ text: v.string() })), found)?.text ?? '';
    },
    async keepSetting(name, text) {
      await rows('INSERT INTO setting (name, text) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        text,
      ]);
      const found = await one('SELECT text FROM setting WHERE name = $1', [name]);
      return v.parse(v.object({ text: v.string() }), found).text;
    },
    async saveSetting(name, text) {
      await rows(
        'INSERT INTO setting (name, text) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = $2',
        [name, text],
      );
    },
  } satisfies Partial<Store>;
}
