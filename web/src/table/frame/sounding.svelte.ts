import type { PublicEntry } from '@lusoria/client';
import type { TableView } from '@lusoria/table';
import { playSound } from '@lusoria/web-kit/sound/sound.ts';
import type { PageGame } from '../../games.ts';
import { isHushed, soundsOf } from './sounding.ts';

/** Lets each new entry of a log sound once, and none that was loaded with the page. */
export function soundsLog(
  at: () => {
    readonly entries: readonly PublicEntry[];
    readonly view: TableView;
    readonly game: PageGame;
  },
): void {
  let heard: number | null = null;
  $effect(() => {
    const { entries, view, game } = at();
    const known = heard;
    heard = Math.max(heard ?? 0, entries.at(-1)?.seq ?? 0);
    if (known === null || isHushed(view)) return;
    const fresh = entries.filter(({ seq }) => seq > known);
    const sounds = new Set(fresh.flatMap((entry) => soundsOf(entry, view, game)));
    for (const sound of sounds) playSound(sound);
  });
}
