import { defined } from '@lusoria/core';
import { type Card, sortHand } from '@lusoria/skat';
import { type Line, momentOf, pointsAt, type Puzzle, solutionOf } from '@lusoria/skat/puzzles';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { capital } from '@lusoria/i18n';
import { cardName, cardNames, cardShort, contractName } from '../../messages/names.ts';
import { outcomeText, type PuzzleMessages, taskText } from '../../messages/puzzles/task.ts';

export type PuzzleScreen = PuzzleMessages;

const PACK = 'french';
const POSITIONS = ['forehand', 'middlehand', 'rearhand'] as const;

/** The position to solve. */
export function taskLines(found: Puzzle, screen: PuzzleScreen): readonly string[] {
  const { t, puzzle } = screen;
  const now = momentOf(found);
  const { game } = found.contract;
  const isOpen = found.sight === 'open';
  const shorts = (cards: readonly Card[]) =>
    sortHand(cards, game)
      .map((card) => cardShort(t, card, PACK))
      .join(' ');
  const name = (seat: number) => capital(t(`position-${POSITIONS[seat] ?? 'dealer'}`));
  const rows = now.hands.map((hand, seat) => [
    `${seat === now.seat ? '*' : ' '} ${name(seat)}${seat === found.declarer ? ` (${t('declarer')})` : ''}`,
    isOpen || seat === now.seat ? shorts(hand) : '?',
  ]);
  const knowsSkat = isOpen || (now.seat === found.declarer && !found.contract.hand);
  const trick = now.trick.map((one) => `${name(one.seat)} ${cardShort(t, one.card, PACK)}`);
  return [
    `${capital(contractName(t, found.contract, PACK))} · ${puzzle(`theme-${found.theme}`)} · ${puzzle('stars', { level: found.level })} · ${found.id}`,
    taskText(screen, found, { seat: now.seat, points: pointsAt(now, found) }, PACK),
    puzzle(`sight-${found.sight}`),
    '',
    ...columns(rows),
    '',
    knowsSkat
      ? puzzle(found.contract.hand ? 'skat-lies' : 'skat-known', {
          cards: cardNames(t, found.discards, PACK),
        })
      : puzzle('skat-hidden'),
    ...(isOpen
      ? []
      : now.tricks.map(({ cards, winner }, i) => {
          const played = cards.map((one) => `${name(one.seat)} ${cardShort(t, one.card, PACK)}`);
          return `${i + 1}. ${played.join(', ')} → ${name(winner)}`;
        })),
    trick.length > 0 ? t('on-table', { cards: trick.join(', ') }) : t('table-empty'),
  ];
}

/** The outcome of a card, and the line that follows. */
export function answerLines(
  found: Puzzle,
  card: Card,
  line: Line,
  screen: PuzzleScreen,
): readonly string[] {
  const { t, puzzle } = screen;
  const { seat, tricks } = momentOf(found);
  const right = solutionOf(found);
  const isRight = right.includes(card);
  const equals = right.filter((one) => one !== card);
  const outcome = found.outcomes.find((one) => one.card === card);
  const name = cardName(t, card, PACK);
  return [
    puzzle(isRight ? 'right' : 'wrong', { card: name }),
    ...(isRight && equals.length > 0
      ? [puzzle('as-right', { cards: cardNames(t, equals, PACK) })]
      : []),
    ...(outcome ? [outcomeText(screen, found, outcome, seat)] : []),
    puzzle(isRight ? 'line-right' : 'line-wrong', { card: name }),
    ...columns(
      line.tricks.map(({ cards }, i) => [
        `${tricks.length + i + 1}.`,
        cards.map((one) => cardShort(t, one.card, PACK)).join(' '),
        found.contract.game === 'null'
          ? ''
          : puzzle('after-trick', { points: defined(line.points[i]) }),
      ]),
    ),
  ];
}
