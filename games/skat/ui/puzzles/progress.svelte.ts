import {
  type How,
  NO_PROGRESS,
  type Progress,
  progressSchema,
  withDone,
} from '@lusoria/skat/puzzles';
import { keptState } from '../kept-state.ts';

const kept = keptState('puzzles', progressSchema);

let progress = $state.raw<Progress>(NO_PROGRESS);

/** What this person has done with the puzzles, remembered on this device. */
export function puzzleProgress(): Progress {
  return progress;
}

export async function loadProgress(): Promise<void> {
  progress = (await kept.load()) ?? NO_PROGRESS;
}

/** A puzzle is done; `day`: it was that day's. */
export async function puzzleDone(id: string, how: How, day: string | null): Promise<void> {
  progress = withDone(progress, id, how, day);
  // Another tab may have gone on meanwhile.
  await kept.keep(withDone((await kept.load()) ?? progress, id, how, day));
}
