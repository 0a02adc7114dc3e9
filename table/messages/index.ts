import type { GameMessages, Unit } from '@lusoria/core';
import { type Language, type Translator } from '@lusoria/i18n';
import type { ServerCode } from '../protocol/messages.ts';
import type { SharedCode } from '../sharing/read.ts';
import type { RoundNumber } from '../rounds/round-number.ts';
import type { TableCode } from '../model/types.ts';
import type { Flaw } from '../record/verify.ts';
import { loadMessages, type Messages } from './keys.gen.ts';

/** Rejections with the same wording in every game. */
export type CommonCode =
  | TableCode
  | ServerCode
  | SharedCode
  | 'round-over'
  | 'not-your-turn'
  | 'card-not-in-hand'
  | 'bad-action'
  | 'closed'
  | 'other-version'
  | 'unreadable';

/** Findings about a record: flaws the record itself shows, and those only its reader can know. */
export type Finding =
  | Flaw
  | { readonly code: 'other-commitment'; readonly round: RoundNumber }
  | { readonly code: 'contribution-missing'; readonly round: RoundNumber };

/** Reasons for a ban from a server. */
const REASONS = ['none', 'conduct', 'disruption', 'load'] as const;

type Params = Readonly<Record<string, string | number>>;

/** Texts of rejections and of flaws in a record, in one language. */
export interface Rejections {
  /**
   * Why something was rejected and, where that helps, what to do now. Never empty.
   *
   * @param game the game's own messages, which come first
   */
  rejection(code: string, params?: Params, game?: GameMessages | null): string;
  /** A flaw, with its round and step; `game` has the word for its rounds. */
  flaw(finding: Finding, game?: GameMessages | null): string;
}

export async function loadRejections(language: Language): Promise<Rejections> {
  const t = await loadMessages(language);
  return {
    rejection: (code, params = {}, game = null) =>
      game?.rejection(code, params) ?? common(t, code, params, language),
    flaw: (finding, game = null) => placed(t, finding, game?.unit ?? 'round'),
  };
}

function common(t: Translator<Messages>, code: string, params: Params, language: Language): string {
  const isCommon = (one: string): one is CommonCode => t.has(`rejection-${one}`);
  if (!isCommon(code)) return t('unknown-rejection', { code });
  return t(`rejection-${code}`, {
    path: inBrackets(params['path']),
    bot: inBrackets(params['bot']),
    game: inBrackets(params['game']),
    most: params['most'] ?? '',
    seconds: params['seconds'] ?? '',
    reason: REASONS.find((reason) => reason === params['reason']) ?? 'none',
    until: dateText(params['until'], language),
  });
}

/** Day and time of day; there is no standard for how Latin writes them. */
function dateText(at: string | number | undefined, language: Language): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  return at === undefined ? '' : new Intl.DateTimeFormat(locale, form).format(Number(at));
}

function placed(t: Translator<Messages>, finding: Finding, unit: Unit): string {
  const flaw = flawText(t, finding);
  if (!('round' in finding)) return flaw;
  const { round } = finding;
  return 'step' in finding
    ? t(`in-${unit}-step`, { round, step: finding.step, flaw })
    : t(`in-${unit}`, { round, flaw });
}

const NO_PARAMS = {
  earlier: '',
  game: '',
  recorded: '',
  known: '',
  place: '',
  drawn: '',
  reason: '',
};

function flawText(t: Translator<Messages>, finding: Finding): string {
  const path = 'path' in finding ? inBrackets(finding.path) : '';
  const key = `flaw-${finding.code}` as const;
  if (finding.code !== 'wrong-first') return t(key, { ...NO_PARAMS, ...finding, path });
  const { recorded, drawn } = finding;
  return t(key, { ...NO_PARAMS, recorded: recorded + 1, drawn: drawn + 1, path });
}

/** A parameter in brackets after a space; empty when it is missing or empty. */
function inBrackets(param: string | number = ''): string {
  return param === '' ? '' : ` (${param})`;
}
