import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Parses the command line's options; on an error prints one line and exits with 2. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return reject(error instanceof Error ? error.message : String(error));
  }
}

/** Parses a number within bounds; exits likewise if invalid. */
export function numberOption(name: string, text: string, min: number, max: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= min && value <= max) return value;
  return reject(`--${name} must be a number from ${min} to ${max}, not "${text}"`);
}

/** Parses an integer within bounds, likewise. */
export function integerOption(name: string, text: string, min: number, max: number): number {
  const value = numberOption(name, text, min, max);
  if (Number.isInteger(value)) return value;
  return reject(`--${name} must be a whole number, not "${text}"`);
}

/** Parses one of several words, likewise; null if the option is absent. */
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
