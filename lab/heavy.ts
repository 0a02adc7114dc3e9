import { existsSync } from 'node:fs';
import { list } from '@lusoria/core/schema';
import { GAME_IDS } from '@lusoria/games';
import * as v from 'valibot';

/** A game with its most expensive options. */
export interface HeavyTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const moduleSchema = v.object({ heavyOptions: list(v.record(v.string(), v.unknown())) });

/** Heavy tables that games define themselves: in `lab/NAME/bench/heavy.ts`, if it exists. */
export async function heavyTables(): Promise<readonly HeavyTable[]> {
  const tables: HeavyTable[] = [];
  for (const game of GAME_IDS) {
    const file = new URL(`./${game}/bench/heavy.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const { heavyOptions } = v.parse(moduleSchema, await import(file.href));
    tables.push(...heavyOptions.map((options) => ({ game, options })));
  }
  return tables;
}
