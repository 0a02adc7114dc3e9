import type { OpenAnswer, OpenQuestion } from '@lusoria/core';
import { accepts } from '../rules/legal.ts';
import type { Action, View } from '../rules/types.ts';
import type { AgreementTranslator } from './index.ts';

/** The answers that can be given aloud to the play on top. */
export function openQuestion(t: AgreementTranslator, view: View): OpenQuestion | null {
  const lay = view.window?.lay;
  if (lay === undefined) return null;
  const isLast = view.phase === 'closing';
  const answer = (action: Action, label: string): OpenAnswer | null =>
    accepts(view, action) === null ? { action, label } : null;
  const accept = answer({ type: 'go-on', lay }, t(isLast ? 'accept-last' : 'action-go-on'));
  const object = answer({ type: 'challenge', lay }, t('action-challenge'));
  return accept || object ? { awaited: isLast, accept, object } : null;
}
