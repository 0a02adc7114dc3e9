import { capital, listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import { card, cards, contract, gameName } from '../names/de.ts';
import { average, contractIn, percent } from './offered.ts';
import type { Compared, SkatAnalysis } from './types.ts';

const points = (n: number) => (n === 1 ? '1 Auge' : `${n} Augen`);

/** ‘hätte Anna’, ‘hättest du’, ‘hätten die Gegenspieler’ */
const wouldHave = (seat: number, alone: boolean, you: number | null, name: string) => {
  if (!alone) return 'hätten die Gegenspieler';
  return seat === you ? 'hättest du' : `hätte ${name}`;
};

/** ‘(im Mittel 61)’ */
const mean = ({ points: n }: Compared) => average(n, 'im Mittel');

export const analysis: SkatAnalysis = {
  ask: (seat, who) =>
    seat === who.you ? 'Hätte ich gewinnen können?' : `Hätte ${who.name(seat)} gewinnen können?`,
  title: 'Analyse',
  seats: 'Wessen Karten',
  progress: (n) => `Es wird gerechnet: ${n} %`,
  cancel: 'Abbrechen',
  cancelled: 'Die Analyse wurde abgebrochen.',
  failed: 'Die Analyse ist nicht gelungen. Bitte noch einmal versuchen.',
  answer(answer, { seat, alone, step }, who) {
    const mine = seat === who.you;
    const has = !alone ? 'Die Gegenspieler haben' : mine ? 'Du hast' : `${who.name(seat)} hat`;
    const trick = step ? `im ${step.trick}. Stich` : '';
    const laid = step
      ? `${step.seat === who.you ? 'du' : who.name(step.seat)} ${trick} ${card(step.card, who.pack)} ${step.seat === who.you ? 'gespielt hast' : 'gespielt hat'}`
      : '';
    const would = wouldHave(seat, alone, who.you, who.name(seat));
    switch (answer.kind) {
      case 'won':
        return step
          ? `${has} gewonnen, aber so wie die Karten lagen, war das Spiel verloren, bis ${laid}.`
          : `${has} gewonnen, und so wie die Karten lagen, war das nie in Gefahr.`;
      case 'until':
        return `Ja: So wie die Karten lagen, ${would} gewinnen können, bis ${laid}.`;
      case 'given-up':
        return `Ja: Die Karten reichten noch, als das Spiel vorzeitig endete; zu Ende gespielt ${would} gewinnen können.`;
      case 'declared-wrongly':
        return 'Nicht mit diesem Spiel, aber mit einem anderen oder mit anderen gedrückten Karten.';
      case 'never':
        return 'Nein: So wie die Karten lagen, gewinnt die andere Seite immer, wenn sie richtig spielt.';
    }
  },
  auctionOnly: 'Niemand hat allein gespielt. Nur das Reizen lässt sich beurteilen.',
  verdicts: {
    only: { label: 'Einzige Karte', text: 'Eine andere Karte durfte nicht gespielt werden.' },
    best: { label: 'Beste Karte', text: 'Keine war besser, auch nicht mit offenen Karten.' },
    open: { label: 'Nicht die beste', text: 'Mit offenen Karten war eine andere Karte besser.' },
    unlucky: {
      label: 'Nicht zu wissen',
      text: 'Mit offenen Karten war eine andere besser, aber nichts sprach für sie.',
    },
    slip: { label: 'Ungenau', text: 'Eine andere Karte war besser, und das war zu sehen.' },
    error: {
      label: 'Fehler',
      text: 'Eine andere Karte war besser, das war zu sehen, und hier kippte das Spiel.',
    },
  },
  lost: (n) => (n === null ? 'kostet das Spiel' : `kostet ${points(n)}`),
  turned: {
    won: 'Mit dieser Karte ist das Spiel für den Alleinspieler gewonnen.',
    lost: 'Mit dieser Karte ist das Spiel für den Alleinspieler verloren.',
  },
  best: (list, pack) => `Mit offenen Karten am besten: ${cards(list, pack)}.`,
  promised: (played, best, pack) =>
    played.card === best.card
      ? `Nach allem, was zu wissen war, die beste: Sie gewinnt in ${percent(played.winProbability)} von 100 Verteilungen.`
      : `Nach allem, was zu wissen war, gewinnt sie in ${percent(played.winProbability)} von 100 Verteilungen${mean(played)}, ${card(best.card, pack)} in ${percent(best.winProbability)}${mean(best)}.`,
  chart: 'Was die Karten wert waren',
  line(values, target) {
    if (target === null) {
      const lost = values.indexOf(1);
      return lost < 0
        ? 'Mit offenen Karten ist das Nullspiel bis zum Ende sicher.'
        : lost === 0
          ? 'Mit offenen Karten ist das Nullspiel von Anfang an verloren.'
          : `Mit offenen Karten ist das Nullspiel bis zum ${lost}. Stich sicher.`;
    }
    const needed =
      target > 120 ? 'Für dieses Gebot reicht keine Zahl.' : `Der Alleinspieler braucht ${target}.`;
    return `Augen des Alleinspielers, wenn alle am besten spielen, vor dem ersten Stich und nach jedem: ${values.join(', ')}. ${needed}`;
  },
  target: (n) => `${n} nötig`,
  toTurn: (n) => `Zum Wendepunkt: ${n}. Stich`,
  auction: 'Das Reizen',
  said({ highestBid: said, refusedBid: refused, limit, verdict }) {
    const worth =
      limit === 0
        ? 'Dieses Blatt war kein Gebot wert.'
        : `Dieses Blatt konnte bis ${limit} gereizt werden.`;
    const word =
      said > 0 ? `Geboten oder gehalten: ${said}.` : refused > 0 ? `Gepasst bei ${refused}.` : '';
    const judged = {
      sound: 'Das war vernünftig.',
      bold: 'Das war zu viel.',
      timid: 'Das war zu wenig.',
    }[verdict];
    return [worth, word, word === '' ? '' : judged].filter((text) => text !== '').join(' ');
  },
  offer: (offered, named) =>
    `${capital(named(contractIn(offered)))}: in ${percent(offered.winProbability)} von 100 Spielen gewonnen, im Mittel ${signed(Math.round(offered.expectedValue))} Punkte`,
  declared({ chosen, best }, named, pack) {
    const own = `${capital(named(contractIn(chosen)))}, wie gespielt, wird in ${percent(chosen.winProbability)} von 100 Spielen gewonnen.`;
    const isSame = chosen.game === best.game && chosen.ouvert === best.ouvert;
    if (best.expectedValue < chosen.expectedValue + 3)
      return `${own} Besseres war nicht anzusagen.`;
    const away = best.away.length > 0 ? `gedrückt ${cards(best.away, pack)}` : '';
    const other =
      isSame && away !== ''
        ? away
        : [named(contractIn(best)), away].filter((text) => text !== '').join(', ');
    return `${own} Besser: ${other}, mit ${percent(best.winProbability)} von 100.`;
  },
  exact(list, pack) {
    const won = list.filter(({ wins }) => wins);
    if (won.length === 0) return 'So wie die Karten lagen, ist kein Spiel zu gewinnen.';
    const told = won.map(({ game, away }) =>
      away.length > 0
        ? `${gameName(game, pack)} (gedrückt ${cards(away, pack)})`
        : gameName(game, pack),
    );
    return `So wie die Karten lagen, sind zu gewinnen: ${listed(told, ' und ')}.`;
  },
  hint: 'Tipp',
  thinking: 'Es wird überlegt …',
  noHint: 'Hier ist nichts zu raten.',
  advice(action, pack) {
    switch (action.type) {
      case 'bid':
        return `Biete ${action.value}.`;
      case 'hold':
        return 'Halte das Gebot.';
      case 'pass':
        return 'Passe.';
      case 'pick-up':
        return 'Nimm den Skat auf.';
      case 'declare':
        return action.discards.length > 0
          ? `Spiele ${contract(action.contract, pack)} und drücke ${cards(action.discards, pack)}.`
          : `Spiele ${contract(action.contract, pack)}.`;
      case 'push':
        return `Schiebe ${cards(action.cards, pack)}.`;
      case 'push-unseen':
        return 'Schiebe ungesehen weiter.';
      case 'play':
        return `Spiele ${card(action.card, pack)}.`;
      case 'double':
        return 'Verdopple.';
      case 'claim':
        return 'Zeige deine Karten: Der Rest gehört dir.';
      case 'concede':
        return 'Gib auf.';
      case 'answer':
        return action.yes ? 'Stimme zu.' : 'Spiele weiter.';
      case 'name':
        return `Sage ${gameName(action.game, pack)} an.`;
      case 'no-double':
        return 'Mach ohne weiter.';
    }
  },
  reason(reason, pack) {
    switch (reason.kind) {
      case 'only':
        return 'Eine andere Karte darf nicht gespielt werden.';
      case 'chance': {
        const own = `Damit gewinnt deine Seite in ${percent(reason.winProbability)} von 100 möglichen Verteilungen`;
        return reason.next
          ? `${own}, mit ${card(reason.next.card, pack)} in ${percent(reason.next.winProbability)}.`
          : `${own}; keine andere Karte verspricht mehr.`;
      }
      case 'limit':
        return reason.limit === 0
          ? 'Dieses Blatt ist kein Spiel wert.'
          : `Dieses Blatt kann bis ${reason.limit} gereizt werden.`;
      case 'game':
        return `So ein Spiel wird in ${percent(reason.winProbability)} von 100 Fällen gewonnen.`;
      case 'heuristic':
        return 'Das sagt die Erfahrung.';
    }
  },
};
