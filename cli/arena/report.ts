import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { Estimate } from './interval.ts';
import { FAULTS } from './player.ts';
import { differenceText } from './progress.ts';
import type { Figures, PlayerFigures } from './score.ts';

type Reader = Pick<Terminal, 'words' | 'language'>;

/** What a match has come to, for people. */
export function report(figures: Figures, seconds: number, reader: Reader): string {
  const { words, language } = reader;
  const { arena } = words;
  const { heads } = arena;
  const number = numbers(language);
  const { deals, games, seats } = figures;
  const rows = [
    [
      '',
      heads.perGame,
      heads.declared,
      heads.won,
      heads.median,
      heads.p999,
      heads.most,
      heads.faults,
    ],
    ...seats.map((seat) => rowOf(seat, reader)),
  ];
  return [
    arena.title(number(deals, 0), number(games, 0)),
    '',
    ...columns(rows),
    '',
    ...columns([
      ...differencesIn(figures).map(({ of: [a, b], ...found }) => [
        `${arena.difference} ${seats[a]?.name ?? ''} − ${seats[b]?.name ?? ''}`,
        differenceIn(found, reader),
      ]),
      [arena.seconds, arena.secondsText(number(seconds, 1), number(games / seconds, 0))],
    ]),
  ].join('\n');
}

function rowOf(
  { name, engine, perGame, decisions, faults, faultsBy }: PlayerFigures,
  { language }: Reader,
): readonly string[] {
  const number = numbers(language);
  const percent = (fraction: number): string => `${number(100 * fraction, 1)} %`;
  const ms = (time: number): string => `${number(time, time < 10 ? 2 : 0)} ms`;
  const kinds = FAULTS.flatMap((kind) => (faultsBy[kind] > 0 ? `${kind} ${faultsBy[kind]}` : []));
  return [
    `  ${engine ?? name}`,
    number(perGame.seegerFabian, 2),
    percent(perGame.declared),
    percent(perGame.won),
    ms(decisions.p50),
    ms(decisions.p999),
    ms(decisions.most),
    kinds.length > 0 ? `${faults} (${kinds.join(', ')})` : String(faults),
  ];
}

function differencesIn({ difference, differences }: Figures) {
  if (differences) return differences;
  return difference ? [{ of: [0, 1] as const, ...difference }] : [];
}

function differenceIn(found: Estimate, { words, language }: Reader): string {
  const number = numbers(language);
  const text = differenceText(found, language) ?? '';
  const { ci95 } = found;
  return ci95 ? `${text} (${words.arena.interval(number(ci95[0], 2), number(ci95[1], 2))})` : text;
}

function numbers(language: string) {
  return (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
