import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of the command line; ends with one line and code 2 where they cannot be read. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return reject(error instanceof Error ? error.message : String(error));
  }
}

/** A number within bounds; ends likewise where it is none. */
export function numberOption(name: string, text: string, min: number, max: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= min && value <= max) return value;
  return reject(`--${name} must be a number from ${min} to ${max}, not "${text}"`);
}

/** A whole number, likewise. */
export function integerOption(name: string, text: string, min: number, max: number): number {
  const value = numberOption(name, text, min, max);
  if (Number.isInteger(value)) return value;
  return reject(`--${name} must be a whole number, not "${text}"`);
}

/** One of several words, likewise; null where the option is absent. */
export function choiceOption<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
): T | null {
  if (text === undefined) return null;
  return (
    choices.find((choice) => choice === text) ??
    reject(`--${name} can be ${choices.join(' or ')}, not "${text}"`)
  );
}

function reject(why: string): never {
  console.error(why);
  process.exit(2);
}
