import type { Rejection } from '@lusoria/core';
import type { Action } from './actions.ts';
import type { Card } from './cards.ts';
import type { RejectionCode } from './rejections.ts';
import * as three from './three/legal.ts';
import * as two from './two/legal.ts';
import type { View } from './view.ts';

/** Why somebody who sees this cannot do that; null when it can be done. */
export function accepts(view: View, action: Action): Rejection<RejectionCode> | null {
  return view.form === 'two' ? two.accepts(view, action) : three.accepts(view, action);
}

/** The cards that the viewer may play now. */
export function playableNow(view: View): readonly Card[] {
  const { you } = view;
  if (you === null || view.phase !== 'play' || view.current !== you) return [];
  return view.form === 'two' ? two.playableBy(view, you) : three.playableIn(view);
}
