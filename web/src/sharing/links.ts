import { accepted, refused, reject, type Result } from '@lusoria/core';
import type { FinishedRound } from '@lusoria/table';
import {
  openShared,
  type OwnShare,
  ownSharesSchema,
  type OpenedRound,
  readShared,
  SHARE_CODE,
  SHARED_CHARS,
  type SharedRound,
  sharedRound,
} from '@lusoria/table/sharing';
import { belowBase, pageAddress } from '@lusoria/web-kit/page/base.ts';
import { packed, unpacked } from '@lusoria/web-kit/page/deck-link.ts';
import { memory } from '@lusoria/web-kit/device/memory.ts';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import * as v from 'valibot';
import { loadRules, openGame, type PageGame } from '../games.ts';
import { hasServer } from '../has-server.ts';
import { remoteServer } from '../servers.svelte.ts';

/** A shared round, opened from a link or a file. */
export interface Opened {
  readonly game: PageGame;
  readonly opened: OpenedRound;
}

/** Path of a shared round: kept at the server under a code, or carried by the fragment alone. */
export function pathOf(code: string | null): string {
  return code === null ? '/s' : `/s/${code}`;
}

/** The address by which others open it. */
export function addressOf(code: string | null, hash = ''): string {
  return `${pageAddress()}${pathOf(code)}${hash}`;
}

/** The code in a path; null: there is none, and the fragment has everything. */
function codeIn(path: string): string | null {
  const [, code = ''] = /^\/s\/([^/]+)$/.exec(path) ?? [];
  return SHARE_CODE.test(code) ? code : null;
}

const draft = v.object({ draft: v.string() });

/** The state of the history's entry in which changes of what the server keeps under this code stand in the fragment. */
export function draftOf(code: string | null): v.InferOutput<typeof draft> | null {
  return code === null ? null : { draft: code };
}

/**
 * The code of what a link leads to. A fragment counts as a change of what is kept under it only where this page wrote
 * it: whoever sends the owner a link with another round in it gets none of that saved.
 */
export function codeOf(path: string, hash: string, state: unknown): string | null {
  const code = codeIn(path);
  const isOwnDraft = v.is(draft, state) && state.draft === code;
  return hash.length <= 1 || isOwnDraft ? code : null;
}

export async function hashOf(shared: SharedRound): Promise<string> {
  return `#${await packed(JSON.stringify(shared))}`;
}

/** The fragment of a finished round as it is first shared. */
export async function hashOfRound(
  round: FinishedRound,
  seat: number | null,
  title = '',
): Promise<string> {
  const names = Array.from({ length: round.players }, () => null);
  return hashOf(sharedRound(round, { language: prefs.language, title, names, seat }));
}

/** Reads what a link leads to: what its fragment carries, or else what the server has under its code. */
export async function openLink(code: string | null, hash: string): Promise<Result<Opened>> {
  if (hash.length > 1) {
    const text = await unpacked(hash.slice(1), SHARED_CHARS).catch(() => '');
    return openText(text);
  }
  if (code === null || !hasServer) return refused(reject('no-such-shared'));
  const response = await fetch(belowBase(`/api/shared/${code}`)).catch(() => null);
  if (response?.status === 404) return refused(reject('no-such-shared'));
  if (!response?.ok) return refused(reject('try-again'));
  return openText(await response.text());
}

/** Reads a shared round from JSON, and checks it by the rules of its game. */
export async function openText(text: string): Promise<Result<Opened>> {
  const read = readShared(text);
  if (!read.ok) return read;
  const [game, rules] = await Promise.all([openGame(read.value.game), loadRules(read.value.game)]);
  if (!game || !rules) return refused(reject('no-such-game', { game: read.value.game }));
  const opened = openShared(read.value, rules);
  return opened.ok ? accepted({ game, opened: opened.value }) : opened;
}

/** Keeps a shared round at the server; resolves with its code. */
export async function publish(shared: SharedRound, code: string | null): Promise<Result<string>> {
  const { session } = remoteServer();
  const result = await session.request({ t: 'share', code, round: shared });
  if (!result.ok) return result;
  const { value } = result;
  return value.t === 'done' && value.code !== undefined
    ? accepted(value.code)
    : refused(reject('unreadable'));
}

/** What this device's person shares; nothing where they are new here, who would only be made by asking. */
export async function ownShares(): Promise<Result<readonly OwnShare[]>> {
  if (!hasServer || memory.load('token') === null) return accepted([]);
  const result = await remoteServer().session.request({ t: 'shared' });
  if (!result.ok) return result;
  return result.value.t === 'shared'
    ? accepted(v.parse(ownSharesSchema, result.value.shared))
    : refused(reject('unreadable'));
}

export async function unshare(code: string): Promise<Result<null>> {
  const result = await remoteServer().session.request({ t: 'unshare', code });
  return result.ok ? accepted(null) : result;
}
