import { reject, type Rejection } from '@lusoria/core';
import { photosNamed } from '@lusoria/table/photos';
import { directs } from '../membership.ts';
import type { ActiveEvent } from './active-events.ts';

/** Why a person may not keep photos of this name at an event; null: they lead it, and it is played with that deck. */
export function whyNoPhotos(
  event: ActiveEvent | null,
  person: string,
  name: string,
): Rejection | null {
  if (!event) return reject('no-such-event');
  const state = event.actor.event();
  if (!directs(state, person)) return reject('not-director');
  const played = [state.options, ...state.homework.map(({ options }) => options)];
  return played.some((options) => photosNamed(options) === name) ? null : reject('bad-photos');
}
