import type { Kind, Settings } from '@lusoria/tournaments/types';

/** Default settings of a class or an evening. */
export function presetOf(kind: Kind, bot: string): Settings {
  const common = {
    size: 4,
    bot,
    shared: false,
    next: 'players',
    minutes: null,
    entry: 'open',
    names: true,
    listed: false,
    money: null,
    substitute: false,
  } as const;
  return kind === 'class'
    ? {
        ...common,
        score: 'evened',
        draw: 'lot',
        bell: 'later',
        clock: 'none',
        chat: 'off',
        open: false,
      }
    : {
        ...common,
        score: 'points',
        draw: 'level',
        bell: 'none',
        clock: 'gentle',
        chat: 'on',
        open: true,
      };
}
