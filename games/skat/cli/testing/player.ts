import type { Language } from '@lusoria/i18n';
import { typedWords } from '@lusoria/cli-kit/keys.ts';
import { loadCommonMessages, type CommonTranslator } from '@lusoria/cli-kit/messages/index.ts';
import type { Ran } from 'lusoria/testing/lusoria.ts';
import { typedFor } from '../keys.ts';
import { type Spoken, spokenIn } from '../spoken.ts';
import { reading, rowIn } from 'lusoria/testing/player.ts';

/** The screen of a Skat player at the terminal when a question is asked. */
interface Sight {
  /** Everything printed since the last answer. */
  readonly text: string;
  readonly asked:
    | { readonly kind: 'bid'; readonly value: number }
    | {
        readonly kind:
          | 'skat'
          | 'discard'
          | 'game'
          | 'declare'
          | 'push'
          | 'pushTwo'
          | 'card'
          | 'name'
          | 'next'
          | 'again'
          | 'other';
      };
  /** The cards of the hand as they are printed; those in brackets cannot be played. */
  readonly hand: readonly string[];
  readonly spoken: Spoken;
  readonly common: CommonTranslator;
}

/** Answers a question with a line; null closes the input. */
export type Player = (sight: Sight) => string | null;

/** Plays Skat in a language. */
export async function playingSkat(
  args: readonly string[],
  player: Player,
  language: Language = 'en',
): Promise<Ran> {
  const spoken = await spokenIn(language);
  const common = await loadCommonMessages(language);
  // After a slip the table is not shown again.
  let hand: readonly string[] = [];
  return reading(
    args,
    (text) => {
      const question = (text.split('\n').at(-1) ?? '').replace(/ › $/u, '');
      const row = rowIn(text, common('hand'));
      if (row !== '') hand = row.split(/ {3}/u).map((card) => card.split('\u00a0')[1] ?? '');
      return player({ text, asked: askedBy(question, spoken, common), hand, spoken, common });
    },
    language,
  );
}

function askedBy(
  question: string,
  { t, terminal }: Spoken,
  common: CommonTranslator,
): Sight['asked'] {
  const value = bidIn(question, t);
  if (value !== null) return { kind: 'bid', value };
  const begins = (text: string): boolean => question.startsWith(text);
  if (begins(t('turn-skat-you'))) return { kind: 'skat' };
  if ([t('turn-discard-you'), t('discard-0'), t('discard-1')].some(begins)) {
    return { kind: 'discard' };
  }
  if (begins(t('turn-push-you'))) return { kind: 'push' };
  if ([t('push-0'), t('push-1')].some(begins)) return { kind: 'pushTwo' };
  if (begins(t('choose-game'))) return { kind: 'game' };
  if (begins(terminal('ask-declare'))) return { kind: 'declare' };
  if (begins(t('turn-lead-you')) || begins(t('turn-play-you'))) {
    return { kind: 'card' };
  }
  if (begins(t('turn-name-you'))) return { kind: 'name' };
  if (begins(terminal('ask-next'))) return { kind: 'next' };
  return { kind: begins(common('again')) ? 'again' : 'other' };
}

/** The value in a question of the auction; null when it is no such question. */
function bidIn(question: string, t: Spoken['t']): number | null {
  const value = 777;
  const questions = [
    t('asked-bid', { least: value, name: 'NAME' }),
    t('asked-answer', { bid: value, name: 'NAME' }),
    t('asked-take', { bid: value }),
  ];
  for (const each of questions) {
    const pattern = each
      .replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
      .replace(String(value), '(\\d+)')
      .replace('NAME', '.+');
    const found = new RegExp(`^${pattern}$`, 'u').exec(question)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}

/**
 * Bids up to a value, picks up the skat, lays (or pushes) the last two cards away, plays a game by its name, and
 * then any card that can be played, by its printed name. Says no to everything else.
 */
export function upTo(most: number, game: string): Player {
  return ({ asked, hand, common, spoken }) => {
    const yes = typedWords(common('typed-yes'))[0] ?? '';
    const no = typedWords(common('typed-no'))[0] ?? '';
    switch (asked.kind) {
      case 'bid':
        return asked.value <= most ? yes : (typedFor('pass', spoken)[0] ?? '');
      case 'skat':
      case 'push':
        return typedFor('pickUp', spoken)[0] ?? '';
      case 'discard':
      case 'pushTwo':
        return `${hand.length - 1} ${hand.length}`;
      case 'game':
      case 'name':
        return game;
      case 'declare':
        return yes;
      case 'card':
        return hand.find((card) => !card.startsWith('(')) ?? '';
      case 'next':
        return '';
      case 'again':
      case 'other':
        return no;
    }
  };
}
