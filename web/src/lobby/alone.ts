import type { ChosenOptions } from '@lusoria/core';
import { memory } from '@lusoria/web-kit/device/memory.ts';
import * as v from 'valibot';

/** Selectable thinking times of bots (milliseconds per move). */
export const TEMPOS = ['0', '600', '1200', '2500'] as const;

const setupSchema = v.object({
  options: v.record(v.string(), v.unknown()),
  bots: v.array(v.string()),
  tempo: v.picklist(TEMPOS),
  follows: v.optional(v.boolean(), false),
});

/** Setup of a game played alone. */
export interface AloneSetup {
  readonly options: ChosenOptions;
  /** By name. */
  readonly bots: readonly string[];
  /** Whether other bots take their places as the player gets better or worse. */
  readonly follows: boolean;
  readonly tempo: (typeof TEMPOS)[number];
}

/** The setup last used on this device; null if there is none or it can no longer be read. */
export function rememberedSetup(game: string, offer: string): AloneSetup | null {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), setupSchema),
    memory.load(keyOf(game, offer)),
  );
  return stored.success ? stored.output : null;
}

export function rememberSetup(game: string, offer: string, setup: AloneSetup): void {
  memory.save(keyOf(game, offer), JSON.stringify(setup));
}

function keyOf(game: string, offer: string): string {
  return `alone.${game}.${offer}`;
}
