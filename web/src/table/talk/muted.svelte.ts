import { memory } from '@lusoria/web-kit/device/memory.ts';

const KEY = 'muted';
/** Maximum people remembered; the latest. */
const MAX_MUTED = 200;

let muted = $state.raw<readonly string[]>((memory.load(KEY) ?? '').split(' ').filter(Boolean));

/** Whether this device shows nothing that a person writes. */
export function isMuted(person: string): boolean {
  return muted.includes(person);
}

export function setMuted(person: string, on: boolean): void {
  const others = muted.filter((one) => one !== person);
  muted = (on ? [...others, person] : others).slice(-MAX_MUTED);
  memory.save(KEY, muted.join(' '));
}
