import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was asked for on the command line; ends with one line and 2 where that cannot be read. */
export function asked<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** A number that was asked for; ends with one line and 2 where it is none, or out of bounds. */
export function numberOf(name: string, text: string, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  return refuse(`--${name} must be a number from ${least} to ${most}, not "${text}"`);
}

/** A whole number, likewise. */
export function wholeOf(name: string, text: string, least: number, most: number): number {
  const value = numberOf(name, text, least, most);
  if (Number.isInteger(value)) return value;
  return refuse(`--${name} must be a whole number, not "${text}"`);
}

/** One of several words, or that nothing was said; likewise. */
export function choiceOf<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
): T | null {
  if (text === undefined) return null;
  return (
    choices.find((choice) => choice === text) ??
    refuse(`--${name} can be ${choices.join(' or ')}, not "${text}"`)
  );
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
