import { createHash } from 'node:crypto';
import { reject, type Rejection } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { Store, StoredShare } from '@lusoria/table';
import { SHARE_CODE, type SharedRound } from '@lusoria/table/sharing';
import { openPool } from '../bots/pool.ts';
import { sharingCalls, type SharingAnswer, type SharingJob } from './calls.ts';

/** A picture of a link. */
export interface Picture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** What people share, checked and drawn in a thread of its own. */
export interface Sharing {
  /** Why the rules of its game do not allow a round that is to be shared; null: they do. */
  check(shared: SharedRound): Promise<Rejection | null>;
  /** What is shared under a code, with its JSON; null: nothing. */
  find(code: string): Promise<(StoredShare & { readonly text: string }) | null>;
  /**
   * The picture of what is shared under a code; null: nothing is.
   *
   * @param mayDraw asked before it is drawn; one that is known costs nothing
   */
  picture(code: string, mayDraw: () => boolean): Promise<Picture | 'busy' | null>;
  /** The picture of a puzzle; null: there is none. */
  puzzlePicture(
    puzzle: { readonly game: string; readonly id: string; readonly language: Language },
    mayDraw: () => boolean,
  ): Promise<Picture | 'busy' | null>;
  close(): Promise<void>;
}

/** Time limit of a check or a picture; a thread that takes longer is replaced. */
const BUDGET_MS = 15_000;
/** Maximum jobs that wait for the thread. */
const MAX_WAITING = 20;
/** Pictures in memory, of about 60 kB each. */
const MAX_PICTURES = 100;
const PUZZLE_ID = /^[A-Za-z0-9-]{1,80}$/;

/** @param now milliseconds since 1970 */
export function openSharing(store: Store, now: () => number): Sharing {
  const pool = openPool(sharingCalls, {
    threads: 1,
    budgetMs: BUDGET_MS,
    program: new URL('./sharing.worker.ts', import.meta.url),
  });
  /** By what they show, the least used first; null: there is nothing to show. */
  const pictures = new Map<string, Promise<Picture | null>>();
  const work = async (job: SharingJob): Promise<SharingAnswer> => pool.think({ job, thinkMs: 0 });

  const find: Sharing['find'] = async (code) => {
    const share = SHARE_CODE.test(code) ? await store.shared(code) : null;
    return share && share.until >= now() ? share : null;
  };

  const drawn = async (
    key: string,
    job: SharingJob,
    mayDraw: () => boolean,
  ): Promise<Picture | 'busy' | null> => {
    const known = pictures.get(key);
    if (!known && (pool.waiting() >= MAX_WAITING || !mayDraw())) return 'busy';
    const picture = known ?? work(job).then(pictureOf);
    pictures.delete(key);
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    return picture.catch(() => {
      // It may succeed the next time.
      if (pictures.get(key) === picture) pictures.delete(key);
      return 'busy';
    });
  };

  return {
    async check(shared) {
      if (pool.waiting() >= MAX_WAITING) return reject('try-again');
      const text = JSON.stringify(shared);
      const answer = await work({ kind: 'check', text }).catch((): SharingAnswer => {
        return { kind: 'wrong', rejection: reject('shared-too-large') };
      });
      if (answer.kind === 'right') return null;
      return answer.kind === 'wrong' ? answer.rejection : reject('shared-unreadable');
    },
    find,
    async picture(code, mayDraw) {
      const share = await find(code);
      if (!share) return null;
      return drawn(`${code} ${share.at}`, { kind: 'picture', text: share.text }, mayDraw);
    },
    async puzzlePicture({ game, id, language }, mayDraw) {
      if (!PUZZLE_ID.test(id)) return null;
      return drawn(`${game} ${id} ${language}`, { kind: 'puzzle', game, id, language }, mayDraw);
    },
    close: pool.close,
  };
}

function pictureOf(answer: SharingAnswer): Picture | null {
  if (answer.kind !== 'picture') return null;
  const png = Uint8Array.from(answer.png);
  const digest = createHash('sha256').update(png).digest('base64url').slice(0, 22);
  return { png, etag: `"${digest}"` };
}
