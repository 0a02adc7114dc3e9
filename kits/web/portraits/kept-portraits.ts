import * as v from 'valibot';
import type { ofTab } from '../device/memory.ts';
import { type Person, PERSONS } from './persons.ts';

/** By table, and by who has sat there. */
export type KnownPortraits = Map<string, Map<string, Person>>;

type Memory = Pick<typeof ofTab, 'load' | 'save'>;

const KEY = 'portraits';

/** By table, and by who has sat there: the name of their portrait. */
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.string())),
);

/** The portraits that a tab has kept over a reload; without those that this page no longer has. */
export function loadPortraits(memory: Memory): KnownPortraits {
  const read = v.safeParse(keptSchema, memory.load(KEY));
  const tables = Object.entries(read.success ? read.output : {});
  return new Map(tables.map(([id, people]) => [id, drawn(people)]));
}

export function savePortraits(memory: Memory, known: KnownPortraits): void {
  const tables = [...known].map(([id, people]) => {
    const named = [...people].map(([key, { name }]) => [key, name] as const);
    return [id, Object.fromEntries(named)] as const;
  });
  memory.save(KEY, JSON.stringify(Object.fromEntries(tables)));
}

function drawn(people: Readonly<Record<string, string>>): Map<string, Person> {
  const found = Object.entries(people).map(
    ([key, name]) => [key, PERSONS.find((person) => person.name === name)] as const,
  );
  return new Map(found.flatMap(([key, person]) => (person ? [[key, person] as const] : [])));
}
