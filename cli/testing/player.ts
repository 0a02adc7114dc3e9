import type { Language } from '@lusoria/i18n';
import { type Ran, start } from './lusoria.ts';

/** Answers the output since the last answer with a line; null closes the input. */
export type Reader = (text: string) => string | null;

/** Maximum answers: stops a player that loops. */
const MOST = 2000;

/** Runs `lusoria play` and answers its questions by its output, like a user of a pipe. */
export async function reading(
  args: readonly string[],
  answer: Reader,
  language: Language = 'en',
): Promise<Ran> {
  const child = start(['play', '--lang', language, ...args]);
  let stdout = '';
  let stderr = '';
  let seen = 0;
  let answers = 0;
  child.stderr.on('data', (data) => (stderr += String(data)));
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (!stdout.endsWith(' › ')) return;
    const line = answer(stdout.slice(seen));
    seen = stdout.length;
    answers += 1;
    if (line === null || answers > MOST) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

/** Value of a row of the table; empty when there is none of that name. */
export function rowIn(text: string, label: string): string {
  return new RegExp(`^  ${label} +(.*)$`, 'm').exec(text)?.[1] ?? '';
}
