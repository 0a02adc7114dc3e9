import type { OpenAnswer, OpenQuestion } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import { accepts } from '../rules/three/legal.ts';
import type { View } from '../rules/view.ts';
import { answerText } from './actions.ts';
import type { SkatTranslator } from './index.ts';
import { doubleName } from './names.ts';

/** The question that can be answered aloud: a claim or a concession; kontra, re, bock. */
export function openQuestion(t: SkatTranslator, view: View): OpenQuestion | null {
  if (view.form !== 'three') return null;
  const answer = (action: Action, label: string): OpenAnswer | null =>
    accepts(view, action) === null ? { action, label } : null;
  const { proposal } = view;
  if (proposal) {
    const { kind, no } = proposal;
    const accept = answer({ type: 'answer', to: no, yes: true }, answerText(t, kind, true));
    const object = answer({ type: 'answer', to: no, yes: false }, answerText(t, kind, false));
    return accept || object ? { awaited: true, accept, object } : null;
  }
  const doubled = ([2, 4, 8] as const).flatMap(
    (to) => answer({ type: 'double', to }, doubleName(t, to)) ?? [],
  );
  return doubled[0] ? { awaited: false, accept: null, object: doubled[0] } : null;
}
