import { defined, type HintDegrees } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { Playing } from '@lusoria/cli-kit/playing.ts';
import type { Manifest } from './games.ts';

/** Hints at a table; none where its game has none. */
export function hintsAt(
  { live, names }: Pick<Playing, 'live' | 'names'>,
  { hint }: Manifest,
  language: Language,
): Pick<Playing, 'hint'> {
  if (!hint) return {};
  const load = hint;
  return {
    async hint(): Promise<HintDegrees | null> {
      const { seat: you, round } = live.table.get().view;
      if (!round?.play) return null;
      const hintOf = await load(language);
      const start = performance.now();
      return hintOf(round.play.view, {
        you,
        name: (seat) => defined(names[seat]),
        elapsed: () => performance.now() - start,
      });
    },
  };
}
