import type { Level } from '../rules/contract.ts';
import type { Proposal, ThreeView } from '../rules/three/types.ts';
import type { TwoView } from '../rules/two/types.ts';
import type { View } from '../rules/view.ts';
import type { SkatTranslator } from './index.ts';
import { person, seatNames, type SkatReader } from './names.ts';

/** Whose turn it is and for what, in a sentence without its full stop; or what is claimed. */
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

/** A claim or concession, as a question to whoever has to answer, or what is waited for. */
export function proposalText(
  t: SkatTranslator,
  { kind, seat, level, waiting }: Proposal,
  reader: SkatReader,
): string {
  const wants =
    kind === 'claim'
      ? claimText(t, { seat, level: level ?? 'game' }, reader)
      : t(`gives-up-${person(seat, reader)}`, { name: reader.name(seat) });
  const isAsked = reader.you !== null && waiting.includes(reader.you);
  const names = seatNames(t, waiting, reader);
  return `${wants} ${isAsked ? t('do-you-agree') : t('waiting-for', { names })}`;
}

/** Somebody shows their cards and says how far they come. */
export function claimText(
  t: SkatTranslator,
  { seat, level }: { readonly seat: number; readonly level: Level },
  reader: SkatReader,
): string {
  const more = level === 'game' ? '' : ` ${t(`claims-${level}`)}`;
  return t(`claims-${person(seat, reader)}`, { name: reader.name(seat), more });
}
