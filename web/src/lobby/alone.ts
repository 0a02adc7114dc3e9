import type { ChosenOptions } from '@lusoria/core';
import { memory } from '@lusoria/web-kit/prefs.svelte.ts';
import * as v from 'valibot';

/** Milliseconds that bots take for a move, as a menu offers them. */
export const TEMPOS = ['0', '600', '1200', '2500'] as const;

const setupSchema = v.object({
  options: v.record(v.string(), v.unknown()),
  bots: v.array(v.string()),
  tempo: v.picklist(TEMPOS),
});

/** How somebody plays an offer alone: options, bots by name, and their tempo. */
export interface AloneSetup {
  readonly options: ChosenOptions;
  readonly bots: readonly string[];
  readonly tempo: (typeof TEMPOS)[number];
}

/** What was chosen last on this device; null when nothing was, or it cannot be read any more. */
export function rememberedSetup(game: string, offer: string): AloneSetup | null {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), setupSchema),
    memory.load(keyOf(game, offer)),
  );
  return stored.success ? stored.output : null;
}

/** Keeps a choice for the next time. */
export function rememberSetup(game: string, offer: string, setup: AloneSetup): void {
  memory.save(keyOf(game, offer), JSON.stringify(setup));
}

function keyOf(game: string, offer: string): string {
  return `alone.${game}.${offer}`;
}
