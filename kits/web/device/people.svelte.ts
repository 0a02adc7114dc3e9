import * as v from 'valibot';
import { t } from '../messages.svelte.ts';
import { memory } from './memory.ts';
import { prefs } from '../prefs.svelte.ts';

/** A person who plays at this device. The device's owner has the empty key. */
export interface DevicePerson {
  /** Storage key of the person's own data: token, journal. */
  readonly key: string;
  readonly name: string;
}

const peopleSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ key: v.string(), name: v.string() })),
);

function stored(): readonly DevicePerson[] {
  const read = v.safeParse(peopleSchema, memory.load('people'));
  return read.success ? read.output : [];
}

let others = $state.raw(stored());
let chosen = $state(memory.load('person') ?? '');

/** Everybody who has played at this device, owner first. */
export function devicePeople(): readonly DevicePerson[] {
  return [{ key: '', name: prefs.name.trim() || t('me') }, ...others];
}

/** The person whose journal is shown. */
export function chosenPerson(): DevicePerson {
  const [owner, ...rest] = devicePeople();
  return rest.find(({ key }) => key === chosen) ?? owner ?? { key: '', name: '' };
}

export function choosePerson(key: string): void {
  chosen = key;
  memory.save('person', key);
}

/** The person with this name at this device; created if unknown. */
export function personNamed(name: string): DevicePerson {
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const known = others.find((one) => same(one.name));
  if (known) return known;
  const added = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), name };
  others = [...others, added];
  memory.save('people', JSON.stringify(others));
  return added;
}

/** Removes everybody but the device's owner. */
export function forgetPeople(): void {
  others = [];
  memory.save('people', '[]');
  choosePerson('');
}
