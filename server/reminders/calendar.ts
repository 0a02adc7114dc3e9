import type { FeedAbout } from './atom.ts';
import type { WordedTurn } from './words.ts';

/** Octets of a line; longer ones are folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A calendar (RFC 5545) of the times at which the person's turns are over. */
export function calendarOf(
  turns: readonly WordedTurn[],
  { title, page }: Pick<FeedAbout, 'title' | 'page'>,
): string {
  const { host } = new URL(page);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lusoria//Turns//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // How the programs of calendars are told what a calendar is called, and when to look again.
    `X-WR-CALNAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...turns.flatMap((turn) =>
      turn.until === null
        ? []
        : [
            'BEGIN:VEVENT',
            `UID:${text(`${turn.id}@${host}`)}`,
            `DTSTAMP:${utc(turn.at)}`,
            `DTSTART:${utc(turn.until)}`,
            `SUMMARY:${text(turn.title)}`,
            `URL:${turn.link}`,
            'TRANSP:TRANSPARENT',
            'END:VEVENT',
          ],
    ),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

function text(raw: string): string {
  return raw
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r?\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line in pieces of so many octets, none of which ends within a character. */
function folded(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      // Each further piece begins with a space.
      pieces.push(' ');
      octets = 1;
    }
    pieces.push(`${pieces.pop() ?? ''}${letter}`);
    octets += size;
  }
  return pieces.join('\r\n');
}
