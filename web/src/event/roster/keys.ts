import * as v from 'valibot';

const KEY = 'lusoria.classes';

const keysSchema = v.record(v.string(), v.string());

function load(): Readonly<Record<string, string>> {
  try {
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), keysSchema),
      localStorage.getItem(KEY),
    );
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

function save(keys: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Without storage this device shows no key again; another one can be made.
  }
}

/** The key of a class, as far as this device knows it; the server knows only its hash. */
export function keyOf(roster: string): string | null {
  return load()[roster] ?? null;
}

/** Whether this device knows a class. */
export function keepsClasses(): boolean {
  return Object.keys(load()).length > 0;
}

export function keepKey(roster: string, key: string): void {
  save({ ...load(), [roster]: key });
}

export function dropKey(roster: string): void {
  save(Object.fromEntries(Object.entries(load()).filter(([id]) => id !== roster)));
}

/** 128 bits that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key in the address, which is not to stay there: others may see the screen. */
export function takeKey(): string | null {
  const found = /^#([0-9a-f]{32})$/u.exec(location.hash)?.[1] ?? null;
  if (found !== null) history.replaceState(history.state, '', location.pathname);
  return found;
}
