import { memory } from '@lusoria/web-kit/device/memory.ts';
import * as v from 'valibot';

/** A table with several people of this device, by their keys. */
export interface Together {
  readonly table: string;
  readonly code: string;
  readonly people: readonly string[];
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ table: v.string(), code: v.string(), people: v.array(v.string()) })),
);

/** Maximum number of tables remembered: a device's own ones and some at servers. */
const MAX_TABLES = 40;

function stored(): readonly Together[] {
  const read = v.safeParse(schema, memory.load('together'));
  return read.success ? read.output : [];
}

let known = $state.raw(stored());

function save(all: readonly Together[]): void {
  known = all;
  memory.save('together', JSON.stringify(all));
}

/** Keys of this device's people at a table, by its id or code; empty if only its owner sits there. */
export function peopleAt(place: string): readonly string[] {
  const found = known.find(({ table, code }) => table === place || code === place);
  return found?.people ?? [];
}

/** Remembers the people of this device at a table. */
export function keepTogether(kept: Together): void {
  const rest = known.filter(({ table }) => table !== kept.table);
  save([...rest, kept].slice(-MAX_TABLES));
}

/** Removes one person of this device from a table; the others stay. */
export function leaveTogether(table: string, key: string): void {
  const found = known.find((one) => one.table === table);
  if (found) keepTogether({ ...found, people: found.people.filter((one) => one !== key) });
}

export function forgetTogether(): void {
  save([]);
}
