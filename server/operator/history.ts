import type { Store } from '@lusoria/table';
import * as v from 'valibot';
import type { Counted } from '../http/admin-figures.ts';
import { type Sample, sampleSchema } from './schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Number of samples after which they are saved. */
const SAVE_EVERY = 5;

/** Figures of the last day, a sample a minute; they outlive a restart. */
export interface History {
  samples(): readonly Sample[];
  /** Takes a sample now. */
  take(): void;
  /** Saves the samples, and takes no more. */
  stop(): Promise<void>;
}

/**
 * Loads the figures saved under a name, and continues them.
 *
 * @param failed called when they cannot be saved, or were damaged
 */
export async function openHistory(
  store: Pick<Store, 'setting' | 'saveSetting'>,
  name: string,
  counted: () => Counted,
  now: () => number,
  failed: (error: unknown) => void,
): Promise<History> {
  let samples = await saved(store, name).catch((error: unknown) => {
    failed(error);
    return [];
  });
  let moves = counted().moves;
  let unsaved = 0;
  const save = async (): Promise<void> => {
    unsaved = 0;
    await store.saveSetting(name, JSON.stringify(samples)).catch(failed);
  };
  const take = (): void => {
    const { people, connections, tables, moves: all, commit } = counted();
    const at = now();
    const sample = {
      at,
      people,
      connections,
      tables,
      moves: all - moves,
      commit: commit?.p99 ?? null,
    };
    samples = [...samples.filter((one) => one.at > at - DAY_MS && one.at < at), sample];
    moves = all;
    unsaved += 1;
    if (unsaved >= SAVE_EVERY) void save();
  };
  const timer = setInterval(take, MINUTE_MS);
  return {
    samples: () => samples,
    take,
    async stop() {
      clearInterval(timer);
      if (unsaved > 0) await save();
    },
  };
}

async function saved(store: Pick<Store, 'setting'>, name: string): Promise<readonly Sample[]> {
  const text = await store.setting(name);
  return text === '' ? [] : v.parse(v.array(sampleSchema), JSON.parse(text));
}
