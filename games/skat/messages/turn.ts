import { defined } from '@lusoria/core';
import type { Level } from '../rules/contract.ts';
import type { Proposal, ThreeView } from '../rules/three/types.ts';
import type { TwoView } from '../rules/two/types.ts';
import type { View } from '../rules/view.ts';
import { capital } from '@lusoria/i18n';
import { type Card, kindOf, type Order, playable } from '../rules/cards.ts';
import type { SkatTranslator } from './index.ts';
import { cardName, person, seatNames, type SkatReader, suitName } from './names.ts';

/** The seat to act and its action, in a sentence without its full stop; or the claim. */
export function statusText(t: SkatTranslator, view: View, reader: SkatReader): string {
  if (view.form === 'three' && view.proposal) return proposalText(t, view.proposal, reader);
  const awaited = view.form === 'two' ? awaitedInTwo(view) : awaitedInThree(view);
  if (awaited === 'deal' || awaited === 'over') return t(`turn-${awaited}`);
  const { current } = view;
  if (current !== null && current === reader.you) return t(`turn-${awaited}-you`);
  return t(`turn-${awaited}-other`, { name: current === null ? '' : reader.name(current) });
}

function awaitedInThree({ phase, asked, trick }: ThreeView) {
  switch (phase) {
    case 'auction':
      return asked ?? 'bid';
    case 'play':
      return trick.length === 0 ? 'lead' : 'play';
    default:
      return phase;
  }
}

function awaitedInTwo({ phase, trick }: TwoView) {
  return phase === 'play' && trick.length === 0 ? 'lead' : phase;
}

/** The card led; null if there is none yet. */
function ledIn({ trick }: Pick<View, 'trick'>): Card | null {
  return trick[0]?.card ?? null;
}

function kindName(t: SkatTranslator, led: Card, order: Order, { pack }: SkatReader): string {
  const kind = kindOf(led, order);
  return kind === 'trump' ? t('kind-trump') : suitName(t, kind, pack);
}

/** The cards that the reader, whose turn it is, may play: a sentence without its full stop. */
export function nextText(
  t: SkatTranslator,
  view: Pick<View, 'trick'>,
  hand: readonly Card[],
  order: Order,
  reader: SkatReader,
): string {
  const led = ledIn(view);
  if (led === null) return t('next-lead');
  const kind = capital(kindName(t, led, order, reader));
  const fitting = playable(hand, led, order);
  const follows = fitting.some((card) => kindOf(card, order) === kindOf(led, order));
  if (follows) return t('next-follow', { kind, count: fitting.length });
  const ruffs = fitting.some((card) => kindOf(card, order) === 'trump');
  return t(ruffs ? 'next-ruff' : 'next-free', { kind });
}

/** The reason a card cannot be played: the hand can still follow. */
export function refusedText(
  t: SkatTranslator,
  view: Pick<View, 'trick'>,
  card: Card,
  order: Order,
  reader: SkatReader,
): string | null {
  const led = ledIn(view);
  if (led === null) return null;
  return t('refused-play', {
    card: cardName(t, card, reader.pack),
    kind: kindName(t, led, order, reader),
  });
}

/** A claim or concession: as a question to the seats that must answer, or as a note on the wait. */
export function proposalText(
  t: SkatTranslator,
  { kind, seat, level, waiting }: Proposal,
  reader: SkatReader,
): string {
  const wants =
    kind === 'claim'
      ? claimText(t, { seat, level: defined(level) }, reader)
      : t(`gives-up-${person(seat, reader)}`, { name: reader.name(seat) });
  const isAsked = reader.you !== null && waiting.includes(reader.you);
  const names = seatNames(t, waiting, reader);
  return `${wants} ${isAsked ? t('do-you-agree') : t('waiting-for', { names })}`;
}

/** A claim: the seat shows its cards and names a level. */
export function claimText(
  t: SkatTranslator,
  { seat, level }: { readonly seat: number; readonly level: Level },
  reader: SkatReader,
): string {
  const more = level === 'game' ? '' : ` ${t(`claims-${level}`)}`;
  return t(`claims-${person(seat, reader)}`, { name: reader.name(seat), more });
}
