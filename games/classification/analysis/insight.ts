import { defined } from '@lusoria/core';
import type { Lay, View } from '../rules/types.ts';
import { toldIn } from './information.ts';

/** How the tree of a finished round could have been known. */
type Knowable =
  /** After this lay it was the only one left. */
  | { readonly kind: 'known'; readonly lay: Lay }
  /** The lay that left fewest of the trees that were possible before. */
  | {
      readonly kind: 'telling';
      readonly lay: Lay;
      readonly before: number;
      readonly after: number;
    }
  /** The tree is outside the grammar that is counted. */
  | { readonly kind: 'outside' }
  /** No lay left fewer than before. */
  | { readonly kind: 'untold' };

/** What a finished round shows about one player. */
export interface RoundInsight {
  readonly knowable: Knowable;
  readonly isSage: boolean;
  readonly lays: { readonly all: number; readonly right: number };
  /** Whether their description was right; null if there was none. */
  readonly described: boolean | null;
}

/** What a finished round shows about the player on a seat. */
export function roundInsight(view: View, seat: number): RoundInsight {
  const own = view.lays.filter((lay) => lay.seat === seat);
  const described = view.end?.described[seat] ?? null;
  return {
    knowable: knowableIn(view),
    isSage: seat === view.sage,
    lays: { all: own.length, right: own.filter(({ right }) => right).length },
    described: described?.what && described.what.kind !== 'none' ? described.right : null,
  };
}

function knowableIn(view: View): Knowable {
  const told = toldIn(view);
  if (view.lays.length === 0) return { kind: 'untold' };
  if (told.at(-1) === null) return { kind: 'outside' };
  const moments = view.lays.flatMap((lay, i) => {
    const moment = told[i + 1];
    return moment ? [{ ...moment, lay }] : [];
  });
  const known = moments.find(({ after }) => after === 1);
  if (known) return { kind: 'known', lay: known.lay };
  const most = defined(moments.toSorted((a, b) => b.bits - a.bits)[0], 'a lay');
  const { lay, before, after } = most;
  return after < before ? { kind: 'telling', lay, before, after } : { kind: 'untold' };
}
