/** Time within which a platform must answer. */
const ANSWER_MS = 8000;
/** Bytes of an answer that are read at most. */
const MAX_ANSWER = 256 * 1024;

/** A platform's answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Asks a platform. Follows no redirect: that could lead anywhere.
 *
 * Rejects when it does not answer in time, or with too much.
 */
export async function fetchLimited(url: string, request: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, {
    ...request,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return { status: answer.status, text: Buffer.concat(chunks).toString() };
}
