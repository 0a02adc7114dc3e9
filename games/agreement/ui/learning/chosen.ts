import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import { memory } from '@lusoria/web-kit/device/memory.ts';
import type { Chapter } from '../../learning/history.ts';

const KEY = 'forms-deck';

/** The deck chosen last, otherwise the one played last. */
export function chosenDeck(all: ReadonlyMap<ParadigmId, readonly Chapter[]>): ParadigmId {
  const kept = memory.load(KEY);
  const chosen = PARADIGM_IDS.find((id) => id === kept);
  if (chosen) return chosen;
  const played = [...all].map(([id, chapters]) => ({ id, at: chapters.at(-1)?.at ?? 0 }));
  return played.toSorted((a, b) => b.at - a.at)[0]?.id ?? 'is';
}

export function keepDeck(id: ParadigmId): void {
  memory.save(KEY, id);
}
