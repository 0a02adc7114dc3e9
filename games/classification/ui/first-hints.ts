import { viewSchema } from '@lusoria/classification';
import { decodeOnce } from '@lusoria/core';
import type { FirstHintsOf } from '@lusoria/web-kit/game-ui.ts';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadHintMessages } from '../messages/hints/index.ts';

const hints = localized(loadHintMessages);

/** Where the first question of a tree is asked; once it is, nothing is. */
const FIRST_QUESTION = '.ring .floating .tree > .leaf select';

/** Loads what somebody is told who plays for the first time: about the sage's tree, a lay, its verdict, and describing. */
export async function loadFirstHints(): Promise<FirstHintsOf> {
  await hints.load();
  return (raw, names, turn) => {
    if (turn === 'may') return [];
    const t = hints.get();
    const { phase, you, sage, options } = decodeOnce(viewSchema, raw);
    if (phase === 'tree' && you === sage) {
      return [{ key: 'tree', at: FIRST_QUESTION, text: t.sentence('tree') }];
    }
    if (phase === 'play' && you !== sage) {
      return [
        {
          key: 'sage',
          at: '.ring .seats li:has(.sage)',
          or: '.ring .seats',
          text: t.sentence('sage', { sage: names.seat(sage) }),
        },
        { key: 'lay', at: '.ring .own-hand', text: t.sentence('lay') },
        {
          key: 'verdict',
          at: '.ring .lays li',
          or: '.ring .trays .tray',
          text: t.sentence('verdict'),
        },
      ];
    }
    if (phase === 'describe' && you !== sage && options.description === 'tree') {
      return [
        { key: 'describe', at: FIRST_QUESTION, text: t.sentence('describe') },
        { key: 'hand-in', at: '.ring .buttons .main', text: t.sentence('hand-in') },
      ];
    }
    return [];
  };
}
