import {
  deckOf,
  faultOf,
  type Fault,
  type Lay,
  partitionUnder,
  type TableClass,
  type View,
} from '@lusoria/classification';
import { classesBefore } from '../lays/evidence.ts';
import { letterPlaces } from '../tree/letters.ts';

/** A moment of a finished round: before the first lay, or just after one. */
export interface Moment {
  /** Null before the first. */
  readonly lay: Lay | null;
  /** Its fault, told at the time or not. */
  readonly fault: Fault | null;
  readonly classes: readonly TableClass[];
}

/** The moments of a finished round, lay by lay. */
export function moments(view: View): readonly Moment[] {
  const { end, lays } = view;
  if (!end) return [];
  const partition = partitionUnder(end.tree, view.options);
  const before = (no: number) => classesBefore(view, no);
  return [
    { lay: null, fault: null, classes: before(0) },
    ...lays.map((lay) => ({
      lay,
      fault: faultOf(partition, before(lay.no), lay.cards, lay.class),
      classes: before(lay.no + 1),
    })),
  ];
}

/** By card, the index of its class in the true tree, counted from the left. */
export function trueLetters(view: View): readonly number[] {
  return view.end ? letterPlaces(view.end.tree, deckOf(view.options)) : [];
}
