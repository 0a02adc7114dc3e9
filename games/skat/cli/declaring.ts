import {
  announcementFault,
  type Contract,
  matadorsOf,
  nullValue,
  type ThreeView,
  valueOf,
} from '@lusoria/skat';
import { type Asking, type AtThree, hint, wrong, yesOrNo } from './asking.ts';
import { readCards, type ReadCards } from './cards.ts';
import { completed, readContract, type ReadContract } from './contract.ts';
import { cardsText } from './screen.ts';
import { act, emptyDraft, shownHand } from './table.ts';

/** Cards to be laid away, or pushed. */
const TWO = 2;

/** To pick up the skat, or to play by hand: then the game can be said at once. */
export function skatAsking(at: AtThree): Asking {
  const { seated, draft, keep } = at;
  const { skat, words } = seated;
  if (draft.contract) return declareAsking(at, draft.contract);
  const { buttons } = skat;
  if (draft.hand) return gameAsking(at);
  return {
    text: skat.turnOf(null, 'skat'),
    shows: true,
    notes: [],
    hints: [hint('pickUp', buttons.pickUp, seated), hint('hand', buttons.playHand, seated)],
    keys: ['pickUp', 'hand'],
    async answer(line, key) {
      if (key === 'pickUp') await act(seated, { type: 'pick-up' });
      else if (key === 'hand') keep({ hand: true });
      else {
        const read = readContract(line, seated.spoken);
        if (read.kind === 'nothing') return false;
        if (read.kind !== 'contract') return wrong(explained(read, words.play.skat), seated);
        return announce(at, { ...read.contract, hand: true });
      }
      return true;
    },
  };
}

/** With the skat in the hand: two cards to lay away, and the game, in either order. */
export function discardAsking(at: AtThree): Asking {
  const { seated, view, draft, keep } = at;
  const { skat, words } = seated;
  const isComplete = draft.cards.length === TWO;
  if (draft.contract && (isComplete || isBelow(draft.contract, view, draft.instead))) {
    return declareAsking(at, draft.contract);
  }
  if (isComplete) return gameAsking(at);
  const begun = draft.cards.length > 0 || draft.contract !== null;
  return {
    text: begun ? skat.hints.discard(draft.cards.length) : skat.turnOf(null, 'discard'),
    shows: true,
    notes: [],
    hints: [
      words.play.skat.two,
      ...(draft.contract ? [skat.contract(draft.contract, 'french')] : [words.play.skat.game]),
      ...(begun ? [hint('back', skat.buttons.undo, seated)] : []),
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
          ? wrong(words.play.skat.problem.pickedUp, seated)
          : announce(at, read.contract);
      }
      if (cards.kind !== 'unknown') return choose(at, cards);
      return read.kind === 'nothing' ? false : wrong(explained(read, words.play.skat), seated);
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
  const { skat, words } = seated;
  const { buttons } = skat;
  if (!view.pickedUp) {
    return {
      text: skat.turnOf(null, 'push'),
      shows: true,
      notes: [],
      hints: [
        hint('pickUp', buttons.pickUpToPush, seated),
        hint('unseen', buttons.pushUnseen, seated),
      ],
      keys: ['pickUp', 'unseen'],
      async answer(_, key) {
        if (key === null) return false;
        await act(seated, { type: key === 'pickUp' ? 'pick-up' : 'push-unseen' });
        return true;
      },
    };
  }
  return {
    text: skat.hints.push(draft.cards.length),
    shows: true,
    notes: [],
    hints: [
      words.play.skat.two,
      ...(draft.cards.length > 0 ? [hint('back', buttons.undo, seated)] : []),
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
  const { words, skat } = seated;
  const { play } = words;
  switch (read.kind) {
    case 'unknown':
      return false;
    case 'no-number':
      return wrong(play.noCard(shownHand(view, draft).length), seated);
    case 'not-here':
      return wrong(words.refusals.refusal('card-not-in-hand', {}), seated);
    case 'ambiguous':
      return wrong(play.skat.problem.ambiguousCard(skat.cards(read.cards, 'french')), seated);
    case 'cards': {
      const cards = [...draft.cards, ...read.cards];
      if (cards.length > TWO || new Set(cards).size < cards.length) {
        return wrong(words.refusals.refusal('discard-two', {}), seated);
      }
      keep({ cards });
      return true;
    }
  }
}

/** What is played, while nothing else is missing. */
function gameAsking(at: AtThree): Asking {
  const { seated, draft, keep } = at;
  const { skat, words } = seated;
  return {
    text: skat.hints.chooseGame,
    shows: true,
    notes: [],
    hints: [words.play.skat.game, hint('back', skat.buttons.undo, seated)],
    keys: ['back'],
    answer(line, key) {
      if (key === 'back') {
        keep(emptyDraft(draft.at));
        return true;
      }
      const read = readContract(line, seated.spoken);
      if (read.kind === 'nothing') return false;
      if (read.kind !== 'contract') return wrong(explained(read, words.play.skat), seated);
      if (!draft.hand && read.contract.hand) {
        return wrong(words.play.skat.problem.pickedUp, seated);
      }
      return announce(at, { ...read.contract, hand: draft.hand });
    },
  };
}

/** Keeps a game that can be announced. */
function announce({ seated, view, keep }: AtThree, said: Contract): true {
  const contract = completed(said, view.options);
  const fault = announcementFault(contract, view.options);
  if (fault) return wrong(seated.words.refusals.refusal(fault, {}), seated);
  keep({ contract, instead: null });
  return true;
}

/** What the game is worth, before it is announced; for a null below the bid, as what it is charged. */
function declareAsking(at: AtThree, contract: Contract): Asking {
  const { seated, view, draft, keep } = at;
  const { skat, words } = seated;
  const { hints } = skat;
  if (isBelow(contract, view, draft.instead)) {
    return {
      text: hints.instead,
      shows: false,
      notes: [],
      hints: [words.play.skat.plainGames, hint('back', skat.buttons.undo, seated)],
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
        if (!isPlain) return wrong(words.play.skat.problem.nothingElse, seated);
        keep({ instead: read.contract.game });
        return true;
      },
    };
  }
  const matadors = matadorsOf(view.hand, contract.game, view.options);
  const value = valueOf(contract, matadors);
  const counts = contract.hand && contract.game !== 'null';
  return yesOrNo(
    words.play.skat.ask.declare,
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
          : [`${skat.review.discarded}: ${cardsText(draft.cards, seated)}`]),
        [
          hints.worth(contract, matadors, value, 'french'),
          hints.bid(view.bid),
          ...(draft.instead === null ? [] : [skat.gameName(draft.instead, 'french')]),
        ].join(' · '),
        ...(value < view.bid && draft.instead === null ? [hints.overbid(value, view.bid)] : []),
        ...(counts ? [hints.skatCounts] : []),
      ],
    },
  );
}

/** Whether nothing was announced with a game. */
export function isBare({ hand, schneider, schwarz, ouvert }: Contract): boolean {
  return !hand && !schneider && !schwarz && !ouvert;
}

/** A null that does not reach the bid, as long as it was not said as what it is charged. */
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
  { problem }: AtThree['seated']['words']['play']['skat'],
): string {
  switch (read.kind) {
    case 'unknown-word':
      return problem.unknownWord(read.word);
    case 'two-games':
      return problem.twoGames;
    case 'no-game':
      return problem.whichGame;
  }
}
