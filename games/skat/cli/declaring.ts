import {
  announcementFault,
  type Contract,
  matadorsOf,
  nullValue,
  type ThreeView,
  valueOf,
} from '@lusoria/skat';
import { capital } from '@lusoria/i18n';
import { cardNames, contractName, gameName } from '../messages/names.ts';
import { bidText } from '../messages/table.ts';
import type { TerminalTranslator } from '../messages/terminal/index.ts';
import { matadorsText } from '../messages/value.ts';
import { type Asking, type AtThree, hint, refuse, wrong, yesOrNo } from './asking.ts';
import { readCards, type ReadCards } from './cards.ts';
import { completed, readContract, type ReadContract } from './contract.ts';
import { cardsText } from './screen.ts';
import { act, emptyDraft, type Seated, shownHand } from './table.ts';

/** The number of cards to discard or push. */
const TWO = 2;

/** To pick up the skat, or to play by hand: then the game can be said at once. */
export function skatAsking(at: AtThree): Asking {
  const { seated, draft, keep } = at;
  const { t, terminal } = seated;
  if (draft.contract) return declareAsking(at, draft.contract);
  if (draft.hand) return gameAsking(at);
  return {
    text: t('turn-skat-you'),
    shows: true,
    notes: [],
    hints: [hint('pickUp', t('pick-up'), seated), hint('hand', t('play-hand'), seated)],
    keys: ['pickUp', 'hand'],
    async answer(line, key) {
      if (key === 'pickUp') await act(seated, { type: 'pick-up' });
      else if (key === 'hand') keep({ hand: true });
      else {
        const read = readContract(line, seated.spoken);
        if (read.kind === 'nothing') return false;
        if (read.kind !== 'contract') return wrong(explained(read, terminal), seated);
        return announce(at, { ...read.contract, hand: true });
      }
      return true;
    },
  };
}

/** With the skat in the hand: two cards to lay away, and the game, in either order. */
export function discardAsking(at: AtThree): Asking {
  const { seated, view, draft, keep } = at;
  const { t, terminal } = seated;
  const isComplete = draft.cards.length === TWO;
  if (draft.contract && (isComplete || isBelow(draft.contract, view, draft.instead))) {
    return declareAsking(at, draft.contract);
  }
  if (isComplete) return gameAsking(at);
  const begun = draft.cards.length > 0 || draft.contract !== null;
  return {
    text: begun ? t(draft.cards.length === 0 ? 'discard-0' : 'discard-1') : t('turn-discard-you'),
    shows: true,
    notes: [],
    hints: [
      terminal('example-two'),
      ...(draft.contract
        ? [contractName(t, draft.contract, 'french')]
        : [terminal('example-game')]),
      ...(begun ? [hint('back', terminal('undo'), seated)] : []),
    ],
    keys: ['back'],
    answer(line, key) {
      if (key === 'back') {
        keep(emptyDraft(draft.at));
        return true;
      }
      const cards = readCards(line, shownHand(view, draft), seated.spoken);
      if (cards.kind === 'cards') return choose(at, cards);
      const both = cardsAndGame(line, at);
      if (both) return choose(at, both.cards) && announce(at, both.contract);
      const read = readContract(line, seated.spoken);
      if (read.kind === 'contract') {
        return read.contract.hand
          ? wrong(terminal('picked-up'), seated)
          : announce(at, read.contract);
      }
      if (cards.kind !== 'unknown') return choose(at, cards);
      return read.kind === 'nothing' ? false : wrong(explained(read, terminal), seated);
    },
  };
}

/** Two cards and a game in one line: `3 7 kreuz`; null when it is not both. */
function cardsAndGame(
  line: string,
  { seated, view, draft }: AtThree,
): { readonly cards: ReadCards; readonly contract: Contract } | null {
  const words = line.trim().split(/\s+/u);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const cards = readCards(words.slice(0, at).join(' '), shownHand(view, draft), seated.spoken);
    const game = readContract(words.slice(at).join(' '), seated.spoken);
    const isPair = cards.kind === 'cards' && cards.cards.length === TWO;
    if (isPair && game.kind === 'contract' && !game.contract.hand) {
      return { cards, contract: game.contract };
    }
  }
  return null;
}

/** Ramsch: to take the skat or push it unseen, then two cards to push. */
export function pushAsking(at: AtThree): Asking {
  const { seated, view, draft, keep } = at;
  const { t, terminal } = seated;
  if (!view.pickedUp) {
    return {
      text: t('turn-push-you'),
      shows: true,
      notes: [],
      hints: [hint('pickUp', t('pick-up'), seated), hint('unseen', t('push-unseen'), seated)],
      keys: ['pickUp', 'unseen'],
      async answer(_, key) {
        if (key === null) return false;
        await act(seated, { type: key === 'pickUp' ? 'pick-up' : 'push-unseen' });
        return true;
      },
    };
  }
  return {
    text: t(draft.cards.length === 0 ? 'push-0' : 'push-1'),
    shows: true,
    notes: [],
    hints: [
      terminal('example-two'),
      ...(draft.cards.length > 0 ? [hint('back', terminal('undo'), seated)] : []),
    ],
    keys: ['back'],
    async answer(line, key) {
      if (key === 'back') {
        keep(emptyDraft(draft.at));
        return true;
      }
      const read = readCards(line, shownHand(view, draft), seated.spoken);
      if (read.kind === 'unknown') return false;
      if (read.kind !== 'cards') return choose(at, read);
      const cards = [...draft.cards, ...read.cards];
      if (cards.length < TWO) return choose(at, read);
      keep({ cards: [] });
      await act(seated, { type: 'push', cards });
      return true;
    },
  };
}

/** Keeps cards that were chosen, or says why they cannot be. */
function choose({ seated, draft, keep, view }: AtThree, read: ReadCards): boolean {
  const { t, terminal, common } = seated;
  switch (read.kind) {
    case 'unknown':
      return false;
    case 'no-number':
      return wrong(common('no-card', { count: shownHand(view, draft).length }), seated);
    case 'not-here':
      return refuse({ code: 'card-not-in-hand' }, seated);
    case 'ambiguous':
      return wrong(
        terminal('ambiguous-card', { cards: cardNames(t, read.cards, 'french') }),
        seated,
      );
    case 'cards': {
      const cards = [...draft.cards, ...read.cards];
      if (cards.length > TWO || new Set(cards).size < cards.length) {
        return refuse({ code: 'discard-two' }, seated);
      }
      keep({ cards });
      return true;
    }
  }
}

/** The question for the game, when nothing else is missing. */
function gameAsking(at: AtThree): Asking {
  const { seated, draft, keep } = at;
  const { t, terminal } = seated;
  return {
    text: t('choose-game'),
    shows: true,
    notes: [],
    hints: [terminal('example-game'), hint('back', terminal('undo'), seated)],
    keys: ['back'],
    answer(line, key) {
      if (key === 'back') {
        keep(emptyDraft(draft.at));
        return true;
      }
      const read = readContract(line, seated.spoken);
      if (read.kind === 'nothing') return false;
      if (read.kind !== 'contract') return wrong(explained(read, terminal), seated);
      if (!draft.hand && read.contract.hand) {
        return wrong(terminal('picked-up'), seated);
      }
      return announce(at, { ...read.contract, hand: draft.hand });
    },
  };
}

/** Keeps a game that can be announced. */
function announce({ seated, view, keep }: AtThree, said: Contract): true {
  const contract = completed(said, view.options);
  const fault = announcementFault(contract, view.options);
  if (fault) return refuse({ code: fault }, seated);
  keep({ contract, instead: null });
  return true;
}

/** The question that confirms a game, with its value; for a null below the bid, the game that it is charged as. */
function declareAsking(at: AtThree, contract: Contract): Asking {
  const { seated, view, draft, keep } = at;
  const { t, terminal } = seated;
  if (isBelow(contract, view, draft.instead)) {
    return {
      text: t('instead', {
        game: capital(contractName(t, contract, 'french')),
        value: nullValue(contract),
        bid: view.bid,
      }),
      shows: false,
      notes: [],
      hints: [terminal('example-plain'), hint('back', terminal('undo'), seated)],
      keys: ['back'],
      answer(line, key) {
        if (key === 'back') {
          keep({ contract: null });
          return true;
        }
        const read = readContract(line, seated.spoken);
        if (read.kind === 'nothing') return false;
        const isPlain =
          read.kind === 'contract' && read.contract.game !== 'null' && isBare(read.contract);
        if (!isPlain) return wrong(terminal('nothing-else'), seated);
        keep({ instead: read.contract.game });
        return true;
      },
    };
  }
  const matadors = matadorsOf(view.hand, contract.game, view.options);
  const value = valueOf(contract, matadors);
  const counts = contract.hand && contract.game !== 'null';
  return yesOrNo(
    terminal('ask-declare'),
    at,
    async (yes) => {
      if (!yes) return keep({ contract: null, instead: null });
      await act(seated, {
        type: 'declare',
        contract,
        discards: contract.hand ? [] : draft.cards,
        instead: draft.instead,
      });
    },
    {
      notes: [
        ...(draft.cards.length === 0
          ? []
          : [`${t('discarded')}: ${cardsText(draft.cards, seated)}`]),
        [
          worthText(contract, matadors, value, seated),
          bidText(t, view.bid),
          ...(draft.instead === null ? [] : [gameName(t, draft.instead, 'french')]),
        ].join(' · '),
        ...(value < view.bid && draft.instead === null
          ? [
              contract.game === 'null'
                ? t('below-bid-null', {
                    game: capital(contractName(t, contract, 'french')),
                    value,
                    bid: view.bid,
                  })
                : t('below-bid', { value, bid: view.bid }),
            ]
          : []),
        ...(counts ? [t('skat-counts')] : []),
      ],
    },
  );
}

/** The least value of a contract: "Kreuz, mit 2: mindestens 36". */
function worthText(
  contract: Contract,
  matadors: number,
  value: number,
  { t, terminal }: Seated,
): string {
  const name = capital(contractName(t, contract, 'french'));
  if (contract.game === 'null') return `${name}: ${value}`;
  const parts = matadors === 0 ? [name] : [name, matadorsText(t, matadors)];
  return terminal('worth', { contract: parts.join(', '), value });
}

/** Whether nothing was announced with a game. */
export function isBare({ hand, schneider, schwarz, ouvert }: Contract): boolean {
  return !hand && !schneider && !schwarz && !ouvert;
}

/** Whether a null is below the bid, and the game that it is charged as is not yet chosen. */
function isBelow(
  contract: Contract,
  { bid }: Pick<ThreeView, 'bid'>,
  instead: Contract['game'] | null,
): boolean {
  return contract.game === 'null' && instead === null && nullValue(contract) < bid;
}

/** Why no game was understood. */
export function explained(
  read: Exclude<ReadContract, { kind: 'contract' } | { kind: 'nothing' }>,
  terminal: TerminalTranslator,
): string {
  switch (read.kind) {
    case 'unknown-word':
      return terminal('unknown-word', { word: read.word });
    case 'two-games':
      return terminal('two-games');
    case 'no-game':
      return terminal('which-game');
  }
}
