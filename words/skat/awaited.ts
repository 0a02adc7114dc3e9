import type { ThreeView, TwoView, View } from '@lusoria/skat';
import type { Awaited } from './types.ts';

/** What a view waits for, and of which seats; of none in `deal` and `over`. */
export interface Wait {
  readonly for: Awaited;
  readonly seats: readonly number[];
}

/** What the table waits for. */
export function waitIn(view: View): Wait {
  const { current } = view;
  if (view.form === 'three' && view.proposal) {
    return { for: 'answers', seats: view.proposal.waiting };
  }
  const awaited = view.form === 'two' ? inTwo(view) : inThree(view);
  return { for: awaited, seats: current === null ? [] : [current] };
}

function inThree({ phase, asked, trick }: ThreeView): Awaited {
  switch (phase) {
    case 'auction':
      return asked ?? 'bid';
    case 'play':
      return trick.length === 0 ? 'lead' : 'play';
    case 'deal':
    case 'skat':
    case 'discard':
    case 'push':
    case 'over':
      return phase;
  }
}

function inTwo({ phase, trick }: TwoView): Awaited {
  return phase === 'play' && trick.length === 0 ? 'lead' : phase;
}
