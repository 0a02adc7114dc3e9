import type { DueGrade, GradeOutcome, Ports } from '@lusoria/table';
import type { SchoolDesk, SchoolWork } from '@lusoria/tournaments/layers';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { describeError } from '../describe-error.ts';
import { startLeasing } from '../leases.ts';
import { fetchLimited } from './fetch-limited.ts';
import type { SchoolKeys } from './keys.ts';
import { SCORE_SCOPE } from './launch.ts';
import { isOf, type Platform } from './platforms.ts';
import type { Work } from './work.ts';

/** Interval at which a node looks for grades that are due. */
const LOOK_MS = 3000;
/** Longer than a platform may take to answer for its token and for each of a batch. */
const LEASE_MS = 60_000;
/** Delay before the first further attempt; each later one takes twice as long, up to the longest. */
const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** Attempts after which a score is given up: some two days. The next one of the same work is tried again. */
const MAX_TRIES = 18;
/** Grades that are under way at the same time. */
const AT_ONCE = 4;
const CLIENT_ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Name of a work's score in the store; null: it has none. */
export function scoreNameOf(work: Work): { readonly event: string; readonly work: string } | null {
  if (work.kind === 'class') return { event: work.event, work: 'lessons' };
  if (work.kind === 'homework') return { event: work.event, work: `homework ${work.homework}` };
  return null;
}

function workNamed(name: string): SchoolWork {
  const number = /^homework (\d+)$/.exec(name)?.[1];
  return number === undefined ? 'lessons' : Number(number);
}

export interface GradesContext {
  readonly ports: Pick<Ports, 'store' | 'now' | 'after'>;
  readonly desk: Pick<SchoolDesk, 'score'>;
  readonly platforms: readonly Platform[];
  readonly keys: SchoolKeys;
  readonly log: Logger;
}

/**
 * Tells platforms the scores of homework and lessons, as the logs of events have them: whatever changes an event makes
 * its grades due, and they stay so until the platform has taken them, whichever node is there then.
 *
 * @returns the function to stop.
 */
export function startGrading(context: GradesContext): () => void {
  const { ports, log } = context;
  const { store } = ports;
  const tokens = openTokens(context);
  return startLeasing(ports, {
    everyMs: LOOK_MS,
    leaseMs: LEASE_MS,
    atOnce: AT_ONCE,
    lease: async (now, until) => store.leaseDueGrades(now, until),
    work: async (grade) => store.settleGrade(grade, await outcomeOf(context, tokens, grade)),
    failed: (error) => log.error({ why: describeError(error) }, 'could not grade'),
  });
}

async function outcomeOf(
  { ports, desk, platforms, log }: GradesContext,
  tokens: Tokens,
  grade: DueGrade,
): Promise<GradeOutcome | null> {
  const { seq, sent, tries, item } = grade;
  const platform = platforms.find(({ name }) => name === grade.platform);
  // It was taken away by the operator, or has moved.
  if (!platform || !isOf(platform, item)) return null;
  const score = await desk.score(grade.event, grade.person, workNamed(grade.work));
  if (score === 'gone') return null;
  const text = score ? `${score.done}/${score.of}` : '';
  if (!score || text === sent) return { seen: seq, sent, tries: 0, due: 0 };
  const at = ports.now();
  const told = await sendScore(platform, tokens, grade, {
    userId: grade.subject,
    timestamp: new Date(at).toISOString(),
    scoreGiven: score.done,
    scoreMaximum: score.of,
    activityProgress: score.done === score.of ? 'Completed' : 'InProgress',
    gradingProgress: 'FullyGraded',
  });
  if (told === null) return { seen: seq, sent: text, tries: 0, due: 0 };
  const failed = tries + 1;
  // Never whom it is about, and never the URL, which may name them.
  log.warn({ platform: platform.name, why: told, tries: failed }, 'a grade was not taken');
  if (failed >= MAX_TRIES) return { seen: seq, sent, tries: 0, due: 0 };
  const delay = Math.min(RETRY_MS * 2 ** tries, LONGEST_RETRY_MS);
  return { seen: seq - 1, sent, tries: failed, due: at + delay };
}

/** @returns why the platform has not taken it; null: it has. */
async function sendScore(
  platform: Platform,
  tokens: Tokens,
  { item }: DueGrade,
  score: object,
): Promise<string | null> {
  try {
    const token = await tokens.of(platform);
    const { status } = await fetchLimited(scoresUrl(item), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify(score),
    });
    if (status >= 200 && status < 300) return null;
    if (status === 401) tokens.forget(platform);
    return `status ${status}`;
  } catch (error) {
    return describeError(error);
  }
}

/** Scores of a column are one step below it; its own query stays. */
function scoresUrl(item: string): string {
  const url = new URL(item);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

const tokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 60) }),
);

/** Access tokens of this server at platforms. */
interface Tokens {
  /** Rejects when the platform gives none. */
  of(platform: Platform): Promise<string>;
  forget(platform: Platform): void;
}

function openTokens({ ports, keys }: GradesContext): Tokens {
  const known = new Map<string, { readonly token: string; readonly until: number }>();
  return {
    async of({ name, clientId, tokenUrl }) {
      const cached = known.get(name);
      if (cached && cached.until > ports.now()) return cached.token;
      const assertion = await keys.sign({ iss: clientId, sub: clientId, aud: tokenUrl }, 60);
      const { status, text } = await fetchLimited(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: CLIENT_ASSERTION,
          client_assertion: assertion,
          scope: SCORE_SCOPE,
        }),
      });
      if (status !== 200) throw new Error(`no token: status ${status}`);
      const { access_token: token, expires_in: seconds } = v.parse(tokenSchema, text);
      known.set(name, { token, until: ports.now() + (seconds - 10) * 1000 });
      return token;
    },
    forget: ({ name }) => void known.delete(name),
  };
}
