/* oxlint-disable eslint/no-restricted-globals -- no rules, but scripts that are run by hand */
/*
 * What the scripts in this folder need of Node. They are run by hand; all else in this package runs
 * in browsers, too, so nothing of Node is imported here but asked for.
 */
const { appendFileSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');

/** What was written behind the script's name. */
export function given(): readonly string[] {
  return process.argv.slice(2);
}

/** Says something to whoever has started the script. */
export function say(line: string): void {
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

/** Writes one of the files of data that the player reads. */
export function writeData(name: string, data: unknown): void {
  writeFileSync(
    new URL(`../strong/data/${name}.json`, import.meta.url),
    `${JSON.stringify(data)}\n`,
  );
}
