import { capital, listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import { card, cards, contract, gameName } from '../names/en.ts';
import { average, contractIn, percent } from './offered.ts';
import type { Compared, SkatAnalysis } from './types.ts';

const points = (n: number) => (n === 1 ? '1 card point' : `${n} card points`);

/** ‘(on average 61)’ */
const mean = ({ points: n }: Compared) => average(n, 'on average');

export const analysis: SkatAnalysis = {
  ask: (seat, who) =>
    seat === who.you ? 'Could I have won?' : `Could ${who.name(seat)} have won?`,
  title: 'Analysis',
  seats: 'Whose cards',
  progress: (n) => `Analysing: ${n}%`,
  cancel: 'Stop',
  cancelled: 'The analysis was stopped.',
  failed: 'The analysis did not work. Please try again.',
  answer(answer, { seat, alone, step }, who) {
    const mine = seat === who.you;
    const side = alone ? (mine ? 'you' : who.name(seat)) : 'the defenders';
    const by = step && (step.seat === who.you ? 'you' : who.name(step.seat));
    const laid = step && `${by} played the ${card(step.card, who.pack)} to trick ${step.trick}`;
    switch (answer.kind) {
      case 'won':
        return laid
          ? `${capital(side)} won, but on the cards as they lay the game was lost until ${laid}.`
          : `${capital(side)} won, and on the cards as they lay that was never in danger.`;
      case 'until':
        return `Yes: on the cards as they lay ${side} could have won until ${laid ?? 'the end'}.`;
      case 'given-up':
        return `Yes: the cards were still good enough for ${side} when the deal was cut short.`;
      case 'declared-wrongly':
        return 'Not with this game, but with another one or with other cards laid away.';
      case 'never':
        return `No: on the cards as they lay the other side wins, whatever ${side} ${mine && alone ? 'do' : alone ? 'does' : 'do'}.`;
    }
  },
  auctionOnly: 'Nobody played alone. Only the auction can be judged.',
  verdicts: {
    only: { label: 'Only card', text: 'No other card could be played.' },
    best: { label: 'Best card', text: 'No card was better, not even with all cards open.' },
    open: { label: 'Not the best', text: 'With all cards open another card was better.' },
    unlucky: {
      label: 'Could not be known',
      text: 'With all cards open another card was better, but nothing pointed to it.',
    },
    slip: { label: 'Inexact', text: 'Another card was better, and that could be known.' },
    error: {
      label: 'Mistake',
      text: 'Another card was better, that could be known, and the game turned here.',
    },
  },
  lost: (n) => (n === null ? 'costs the game' : `costs ${points(n)}`),
  turned: {
    won: 'With this card the game is won for the declarer.',
    lost: 'With this card the game is lost for the declarer.',
  },
  best: (list, pack) => `Best with open cards: ${cards(list, pack)}.`,
  promised: (played, best, pack) =>
    played.card === best.card
      ? `By what could be known it was the best: it wins in ${percent(played.winProbability)} of 100 layouts.`
      : `By what could be known it wins in ${percent(played.winProbability)} of 100 layouts${mean(played)}, the ${card(best.card, pack)} in ${percent(best.winProbability)}${mean(best)}.`,
  chart: 'What the cards were worth',
  line(values, target) {
    if (target === null) {
      const lost = values.indexOf(1);
      return lost < 0
        ? 'Null is safe to the end with open cards.'
        : lost === 0
          ? 'Null is lost from the start with open cards.'
          : `Null is safe with open cards until trick ${lost}.`;
    }
    const needed =
      target > 120 ? 'No number is enough for this bid.' : `The declarer needs ${target}.`;
    return `Card points of the declarer with the best play of all, before the first trick and after each: ${values.join(', ')}. ${needed}`;
  },
  target: (n) => `${n} needed`,
  toTurn: (n) => `To the turning point: trick ${n}`,
  auction: 'The auction',
  said({ highestBid: said, refusedBid: refused, limit, verdict }) {
    const worth =
      limit === 0
        ? 'This hand was not worth a bid.'
        : `This hand was worth bidding up to ${limit}.`;
    const word = said > 0 ? `Bid or held: ${said}.` : refused > 0 ? `Passed at ${refused}.` : '';
    const judged = {
      sound: 'That was sound.',
      bold: 'That was too much.',
      timid: 'That was too little.',
    }[verdict];
    return [worth, word, word === '' ? '' : judged].filter((text) => text !== '').join(' ');
  },
  offer: (offered, named) =>
    `${capital(named(contractIn(offered)))}: won in ${percent(offered.winProbability)} of 100 deals, ${signed(Math.round(offered.expectedValue))} points on average`,
  declared({ chosen, best }, named, pack) {
    const own = `${capital(named(contractIn(chosen)))} as it was played is won in ${percent(chosen.winProbability)} of 100 deals.`;
    const isSame = chosen.game === best.game && chosen.ouvert === best.ouvert;
    if (best.expectedValue < chosen.expectedValue + 3)
      return `${own} Nothing better could be declared.`;
    const away = best.away.length > 0 ? `laying away ${cards(best.away, pack)}` : '';
    const other =
      isSame && away !== ''
        ? away
        : [named(contractIn(best)), away].filter((text) => text !== '').join(', ');
    return `${own} Better: ${other}, with ${percent(best.winProbability)} of 100.`;
  },
  exact(list, pack) {
    const won = list.filter(({ wins }) => wins);
    if (won.length === 0) return 'On the cards as they lay no game can be won.';
    const told = won.map(({ game, away }) =>
      away.length > 0
        ? `${gameName(game, pack)} (laying away ${cards(away, pack)})`
        : gameName(game, pack),
    );
    return `On the cards as they lay these games are won: ${listed(told, ' and ')}.`;
  },
  hint: 'Hint',
  thinking: 'Thinking it over …',
  noHint: 'There is nothing to advise here.',
  advice(action, pack) {
    switch (action.type) {
      case 'bid':
        return `Bid ${action.value}.`;
      case 'hold':
        return 'Hold the bid.';
      case 'pass':
        return 'Pass.';
      case 'pick-up':
        return 'Pick up the skat.';
      case 'declare':
        return action.discards.length > 0
          ? `Play ${contract(action.contract, pack)} and lay away ${cards(action.discards, pack)}.`
          : `Play ${contract(action.contract, pack)}.`;
      case 'push':
        return `Push ${cards(action.cards, pack)}.`;
      case 'push-unseen':
        return 'Push on without looking.';
      case 'play':
        return `Play the ${card(action.card, pack)}.`;
      case 'double':
        return 'Double.';
      case 'claim':
        return 'Show your cards: the rest is yours.';
      case 'concede':
        return 'Concede.';
      case 'answer':
        return action.yes ? 'Agree.' : 'Play on.';
      case 'name':
        return `Name ${gameName(action.game, pack)}.`;
      case 'no-double':
        return 'Go on without it.';
    }
  },
  reason(reason, pack) {
    switch (reason.kind) {
      case 'only':
        return 'No other card can be played.';
      case 'chance': {
        const own = `Your side wins with it in ${percent(reason.winProbability)} of 100 layouts that may be`;
        return reason.next
          ? `${own}; with the ${card(reason.next.card, pack)} in ${percent(reason.next.winProbability)}.`
          : `${own}; no other card promises more.`;
      }
      case 'limit':
        return reason.limit === 0
          ? 'This hand is not worth a game.'
          : `This hand is worth bidding up to ${reason.limit}.`;
      case 'game':
        return `Such a game is won in ${percent(reason.winProbability)} of 100 deals.`;
      case 'heuristic':
        return 'That is what experience says.';
    }
  },
};
