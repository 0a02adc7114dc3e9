/*
 * Node access for the scripts in this folder. All else in this package runs in browsers, too, so Node's
 * modules are not imported but taken from `process`.
 */
const { appendFileSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');

/** The command line arguments. */
export function args(): readonly string[] {
  return process.argv.slice(2);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The lines of a file, each as its words. */
export function rowsOf(file: string): readonly (readonly string[])[] {
  return read(file)
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

export function append(file: string, text: string): void {
  appendFileSync(file, text);
}

export function write(file: URL, text: string): void {
  writeFileSync(file, text);
}

/** Writes a file of `engine/data`. */
export function writeData(name: string, data: unknown): void {
  write(
    new URL(`../../../games/skat/engine/data/${name}.json`, import.meta.url),
    `${JSON.stringify(data)}\n`,
  );
}
