import { type How, type Progress, readProgress, withDone } from '@lusoria/skat/puzzles';
import { memory } from '@lusoria/web-kit/prefs.svelte.ts';

const KEY = 'skatPuzzles';

let kept = $state.raw<Progress>(readProgress(memory.load(KEY)));

/** What this person has done with the puzzles, remembered on this device. */
export function puzzleProgress(): Progress {
  return kept;
}

/** A puzzle is done; `day`: it was that day's. */
export function puzzleDone(id: string, how: How, day: string | null): void {
  // Another tab may have gone on meanwhile.
  kept = withDone(readProgress(memory.load(KEY)), id, how, day);
  memory.save(KEY, JSON.stringify(kept));
}
