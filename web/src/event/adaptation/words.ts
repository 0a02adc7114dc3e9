import { type Adaptation, defined, type Labelled } from '@lusoria/core';
import type { PageGame } from '../../games.ts';
import { t } from './messages.svelte.ts';

/** An aid as its form names it: the page's own, or one of the game. */
export function aidWords(game: PageGame, aid: string): Labelled {
  if (aid === 'hints' || aid === 'coach') {
    return { label: t(`aid-${aid}`), text: t(`aid-${aid}-hint`) };
  }
  return defined(game.messages.get().aid?.(aid), `words for the aid ${aid}`);
}

/** A value of an option that may differ. */
export function valueWords(game: PageGame, key: string, value: string | boolean): string {
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  return game.messages.get().option(key).values?.[value] ?? value;
}

export function ruleWords(game: PageGame, key: string, value: string | boolean): string {
  return t('rule', {
    option: game.messages.get().option(key).label,
    value: valueWords(game, key, value),
  });
}

/** What is different for somebody, in a row. */
export function adaptationWords(game: PageGame, { aids, options }: Adaptation): string {
  return [
    ...aids.map((aid) => aidWords(game, aid).label),
    ...Object.entries(options).map(([key, value]) => ruleWords(game, key, value)),
  ].join('; ');
}
