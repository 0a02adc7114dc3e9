import { defined } from '@lusoria/core';
import type { Sentence } from '@lusoria/i18n';
import { roundAt } from '@lusoria/table/sharing';
import type { Names } from '@lusoria/web-kit/names.ts';
import type { Shown } from './shown.svelte.ts';

/** Tells what a move of a shared round was, as the log of a table does. */
export function telling(shown: Shown, names: Names): (index: number) => readonly Sentence[] {
  const { game, opened } = shown;
  const messages = game.messages.get();
  const event = game.ui?.event ?? messages.event;
  const { options } = opened.shared;
  const reader = { name: (seat: number) => names.seat(seat), you: null };
  return (index) => {
    const { by, after, input } = defined(opened.shared.moves[index]);
    const lines = defined(opened.after[index]).events.flatMap((one) => {
      const line = event(one, { options }, reader);
      return line ? [line.sentence] : [];
    });
    if (lines.length > 0 || typeof by !== 'number') return lines;
    const view = roundAt(opened, after).view(by);
    return [[`${names.seat(by)}: ${messages.action(input, view, reader)}`]];
  };
}
