import * as v from 'valibot';
import { t } from './messages.svelte.ts';
import { memory, prefs } from './prefs.svelte.ts';

/** Somebody who plays at this device. Whose device it is has the empty key. */
export interface DevicePerson {
  /** What their own things are kept under: token, journal. */
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

/** Everybody who has played at this device, first whose device it is. */
export function devicePeople(): readonly DevicePerson[] {
  return [{ key: '', name: prefs.name.trim() || t('me') }, ...others];
}

/** Whose journal is looked at. */
export function chosenPerson(): DevicePerson {
  const [owner, ...rest] = devicePeople();
  return rest.find(({ key }) => key === chosen) ?? owner ?? { key: '', name: '' };
}

export function choosePerson(key: string): void {
  chosen = key;
  memory.save('person', key);
}

/** Somebody at this device by their name: who had it before, or somebody new. */
export function personNamed(name: string): DevicePerson {
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const known = others.find((one) => same(one.name));
  if (known) return known;
  const added = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), name };
  others = [...others, added];
  memory.save('people', JSON.stringify(others));
  return added;
}

/** Forgets everybody but whose device it is. */
export function forgetPeople(): void {
  others = [];
  memory.save('people', '[]');
  choosePerson('');
}
