import type { Language } from '@lusoria/i18n';
import { escaped } from './escaped.ts';
import type { WordedTurn } from './words.ts';

/** What a feed says of itself. */
export interface FeedAbout {
  readonly title: string;
  readonly language: Language;
  /** Its own address, and the page it belongs to. */
  readonly self: string;
  readonly page: string;
  /** Since when there is something or nothing to tell (milliseconds since 1970). */
  readonly at: number;
}

/** An Atom feed (RFC 4287): an entry for each table that waits. */
export function atomOf(turns: readonly WordedTurn[], about: FeedAbout): string {
  const { title, language, self, page, at } = about;
  const entries = turns.map((turn) =>
    [
      '<entry>',
      `<id>${escaped(`${page}#turn-${turn.id}`)}</id>`,
      `<title>${escaped(turn.text)}</title>`,
      `<updated>${new Date(turn.at).toISOString()}</updated>`,
      `<link href="${escaped(turn.link)}"/>`,
      `<content type="text">${escaped(turn.text)}</content>`,
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${new Date(Math.max(at, ...turns.map((turn) => turn.at))).toISOString()}</updated>`,
    '<author><name>Lusoria</name></author>',
    `<link rel="self" href="${escaped(self)}"/>`,
    `<link href="${escaped(page)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
