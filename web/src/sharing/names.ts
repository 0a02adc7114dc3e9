import type { FinishedRound } from '@lusoria/table';
import { roundAt, type SharedRound } from '@lusoria/table/sharing';
import type { Names } from '@lusoria/web-kit/names.ts';
import { t } from './messages.svelte.ts';
import type { Shown } from './shown.svelte.ts';

/** Names that were known where a round came from: of nobody are they shared before they are chosen. */
let known: { readonly deal: string; readonly names: readonly string[] } | null = null;

/** What tells rounds apart: what was drawn in them. */
function dealOf(moves: readonly { readonly by: unknown; readonly input: unknown }[]): string {
  return JSON.stringify(moves.find(({ by }) => by === 'chance')?.input);
}

export function rememberNames({ steps }: FinishedRound, names: readonly string[]): void {
  known = { deal: dealOf(steps), names };
}

export function rememberedNames({ moves }: SharedRound): readonly string[] | null {
  return known?.deal === dealOf(moves) ? known.names : null;
}

/** How the players of a shared round are called where nobody has named them. */
export function placeOf({ game, opened, dealt }: Shown, seat: number): string {
  const place = game.messages.get().place?.(roundAt(opened, dealt).view('spectator'), seat);
  return place ?? t('seat', { n: seat + 1 });
}

export function namesIn(shown: Shown): Names {
  return {
    person: () => '',
    seat: (seat) => shown.opened.shared.names[seat] ?? placeOf(shown, seat),
  };
}
