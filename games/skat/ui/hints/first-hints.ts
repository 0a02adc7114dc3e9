import { decodeOnce, defined } from '@lusoria/core';
import { nextBid, type ThreeView, TRUMP_SUIT, viewSchema } from '@lusoria/skat';
import type { FirstHint, FirstHintsOf } from '@lusoria/web-kit/game-ui.ts';
import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Names } from '@lusoria/web-kit/names.ts';
import { loadHintMessages } from '../../messages/hints/index.ts';
import { suitName } from '../../messages/names.ts';
import { skatMessages } from '../messages.svelte.ts';
import { preferences } from '../options/preferences.svelte.ts';
import { handWorth } from './worth.ts';

const hints = localized(loadHintMessages);

const HAND = '.skat-ring .own .hand';
/** Null, where it is chosen: then other cards are laid away. */
const NULL = '.declare .null[aria-pressed=true]';
const TRICK = '.skat-ring .trick';

/** Loads what somebody is told who plays for the first time: in the auction, about the skat, and in the first tricks. */
export async function loadFirstHints(): Promise<FirstHintsOf> {
  await hints.load();
  return (raw, names, turn) => {
    const view = decodeOnce(viewSchema, raw);
    if (turn === 'may' || view.form !== 'three' || view.proposal !== null) return [];
    switch (view.phase) {
      case 'auction':
        return auctionHints(view);
      case 'skat':
        return skatHints();
      case 'discard':
        return discardHints();
      case 'play':
        return playHints(view, names);
      default:
        return [];
    }
  };
}

function auctionHints(view: ThreeView): readonly FirstHint[] {
  const t = hints.get();
  const pack = preferences.deck.value;
  return [
    { key: 'bid', at: '.skat-ring .contract', text: t.sentence('bid') },
    { key: 'trumps', at: HAND, text: t.sentence('trumps', { pack }) },
    { key: 'worth', at: HAND, text: worthText(view) },
  ];
}

function worthText(view: ThreeView): FirstHint['text'] {
  const t = hints.get();
  const { game, trumps: count, value, isEnough } = handWorth(view);
  const suit = suitName(
    skatMessages(),
    defined(TRUMP_SUIT[game] ?? undefined),
    preferences.deck.value,
  );
  if (!isEnough) return t.sentence('worth-weak', { suit, count });
  const least = view.asked === 'answer' ? view.bid : (nextBid(view.bid, view.options) ?? view.bid);
  if (value < least) return t.sentence('worth-over', { value });
  return t.sentence('worth-good', { suit, count, value });
}

function skatHints(): readonly FirstHint[] {
  const t = hints.get();
  return [
    { key: 'skat', at: '.skat-ring .skat', text: t.sentence('skat') },
    { key: 'by-hand', at: '.skat-ring .choices .btn:not(.sun)', text: t.sentence('by-hand') },
  ];
}

function discardHints(): readonly FirstHint[] {
  const t = hints.get();
  return [
    { key: 'discard', at: `.skat-ring:not(:has(${NULL})) .own .hand`, text: t.sentence('discard') },
    {
      key: 'discard-null',
      at: `.skat-ring:has(${NULL}) .own .hand`,
      text: t.sentence('discard-null'),
    },
    {
      key: 'declare',
      at: '.skat-ring .declare > .games:not(:has([aria-pressed=true]))',
      text: t.sentence('declare'),
    },
  ];
}

function playHints(view: ThreeView, names: Names): readonly FirstHint[] {
  const t = hints.get();
  const what = view.trick.length === 0 ? 'lead' : 'follow';
  const own: FirstHint = { key: what, at: HAND, text: t.sentence(what) };
  const { contract, declarer, you } = view;
  const at = '.skat-ring .contract';
  if (view.ramsch) {
    const pack = preferences.deck.value;
    return [{ key: 'aim-ramsch', at, text: t.sentence('aim-ramsch', { pack }) }, own];
  }
  if (contract === null || declarer === null) return [own];
  const partner = defined(view.players.find((seat) => seat !== you && seat !== declarer));
  const who = { partner: names.seat(partner), declarer: names.seat(declarer) };
  if (contract.game === 'null') {
    const aim =
      declarer === you ? t.sentence('aim-null-alone') : t.sentence('aim-null-together', who);
    return [{ key: 'aim-null', at, text: aim }, own];
  }
  const wins: FirstHint = { key: 'wins', at: TRICK, text: t.sentence('wins') };
  // What was announced is more than half of the card points.
  if (contract.schneider) return [own, wins];
  const aim = declarer === you ? t.sentence('aim-alone') : t.sentence('aim-together', who);
  return [{ key: 'aim', at, text: aim }, own, wins];
}
