import type { PublicEntry } from '@lusoria/client';
import type { TableView } from '@lusoria/table';
import type { Sound } from '@lusoria/web-kit/sound/kinds.ts';
import type { PageGame } from '../../games.ts';

/** What an entry sounds like, each sound once. */
export function soundsOf(
  { events }: PublicEntry,
  view: TableView,
  { ui, messages }: PageGame,
): readonly Sound[] {
  const inGame = (event: unknown): Sound | null => {
    if (ui?.sound) return ui.sound(event);
    const line = messages.get().event(event, view, { name: () => '', you: null });
    return line?.kind === 'play' ? 'lay' : null;
  };
  const sounds = events.flatMap((event) => {
    if (event.type === 'begun') return ['deal' as const];
    if (event.type === 'revealed') return event.outcome ? ['end' as const] : [];
    return event.type === 'step' ? event.events.flatMap((inner) => inGame(inner) ?? []) : [];
  });
  return sounds.filter((sound, i) => sounds.indexOf(sound) === i);
}

/** Whether devices are silent here: at a table of an event at which nobody may talk. */
export function isHushed({
  direction,
  settings,
}: Pick<TableView, 'direction' | 'settings'>): boolean {
  return direction !== null && !settings.chat && !settings.reactions;
}
