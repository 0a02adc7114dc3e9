import { listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import type { SkatButtons, SkatForTwo, SkatHints, SkatReview, SkatSeries } from '../types.ts';
import { card, cards, claims, contract, doubles, gameName, matadors } from '../names/de.ts';

export const buttons: SkatButtons = {
  bid: (value) => String(value),
  otherBid: 'Höher reizen',
  hold: 'Ja',
  pass: 'Passe',
  take: (bid) => `Für ${bid} spielen`,
  pickUp: 'Skat aufnehmen',
  playHand: 'Hand spielen',
  discard: 'Drücken',
  undo: 'Zurücknehmen',
  declare: (chosen, pack) => (chosen ? `${contract(chosen, pack)} ansagen` : 'Ansagen'),
  pickUpToPush: 'Skat aufnehmen',
  push: 'Schieben',
  pushUnseen: 'Ungesehen weiterschieben',
  double: doubles,
  noDouble: 'Ohne weiter',
  play: (chosen, pack) => `${card(chosen, pack)} ausspielen`,
  claim: 'Karten zeigen',
  claims,
  concede: 'Aufgeben',
  reallyConcede: 'Wirklich aufgeben?',
  cancel: 'Doch nicht',
  answer(kind, yes) {
    if (!yes) return 'Weiterspielen';
    return kind === 'claim' ? 'Einverstanden' : 'Annehmen';
  },
  name: (game, pack) => `${gameName(game, pack)} spielen`,
};

export const hints: SkatHints = {
  discard(chosen) {
    if (chosen >= 2) return 'Zwei Karten sind gewählt.';
    return chosen === 1 ? 'Wähle noch eine Karte zum Drücken.' : 'Wähle zwei Karten zum Drücken.';
  },
  push(chosen) {
    if (chosen >= 2) return 'Zwei Karten sind gewählt.';
    return chosen === 1
      ? 'Wähle noch eine Karte zum Schieben, keinen Buben.'
      : 'Wähle zwei Karten zum Schieben, keine Buben.';
  },
  worth(chosen, n, value, pack) {
    const name = contract(chosen, pack);
    const by = matadors(n);
    if (chosen.game === 'null') return `${name}: ${value}`;
    return by === '' ? `${name}: mindestens ${value}` : `${name}, ${by}: mindestens ${value}`;
  },
  overbid: (value, bid) =>
    `Überreizt: Gereizt ist ${bid}, das Spiel zählt bisher nur ${value}. Ohne eine weitere Stufe ist es verloren.`,
  instead:
    'Null zählt weniger als dein Reizwert und ist damit gleich verloren. Nach welchem Spiel soll es abgerechnet werden?',
  bid: (value) => (value === 0 ? 'noch nichts gereizt' : `gereizt ${value}`),
  chooseGame: 'Was spielst du?',
  skatCounts: 'Buben und Trümpfe im Skat können das noch ändern.',
  chooseCard: 'Wähle eine Karte.',
};

export const review: SkatReview = {
  trick: (n, of) => `Stich ${n} von ${of}`,
  skat: 'Der Skat',
  discarded: 'Gedrückt',
  dealt: 'So lagen die Karten',
  lastTrick: 'Letzter Stich',
  tricks: 'Bisherige Stiche',
  noTrick: 'Noch kein Stich',
  nextTrick: 'Nächster Stich',
  previousTrick: 'Voriger Stich',
  firstTrick: 'Erster Stich',
  close: 'Weglegen',
  ouvert: 'Ouvert: Die Karten liegen offen.',
  openHand: 'Die Karten des Alleinspielers liegen offen.',
  tricksCount: (n) => (n === 1 ? '1 Stich' : `${n} Stiche`),
  cardPoints: (n) => (n === 1 ? '1 Auge' : `${n} Augen`),
  taken: (seat, points, who) =>
    `Der Stich geht an ${seat === who.you ? 'dich' : who.name(seat)}, ${points} Augen.`,
  deal: ({ hands, skat }, who) => [
    ...hands.flatMap((hand, seat) =>
      hand.length === 0
        ? []
        : [`${seat === who.you ? 'Du' : who.name(seat)}: ${cards(hand, who.pack)}`],
    ),
    ...(skat.length === 0 ? [] : [`Skat: ${cards(skat, who.pack)}`]),
  ],
};

const points = (n: number) =>
  Math.abs(n) === 1 ? `${signedPlain(n)} Punkt` : `${signedPlain(n)} Punkte`;
const signedPlain = (n: number) => (n < 0 ? signed(n) : String(n));

export const series: SkatSeries = {
  deal({ number, of, kind }) {
    const place = of === null ? `Spiel ${number + 1}` : `Spiel ${number + 1} von ${of}`;
    return kind === 'plain' ? place : `${place}, ${series.kinds[kind]}`;
  },
  kinds: { plain: 'einfach', bock: 'Bockrunde', ramsch: 'Ramschrunde' },
  sheet: 'Spielliste',
  columns: {
    number: { short: 'Nr.', label: 'Spielnummer' },
    base: { short: 'Grundwert', label: 'Grundwert des Spiels' },
    matadors: { short: 'mit/ohne', label: 'Spitzen: mit oder ohne so viele' },
    hand: { short: 'Hand', label: 'Handspiel' },
    schneider: { short: 'Schn.', label: 'Schneider' },
    schneiderAnnounced: { short: 'ang.', label: 'Schneider angesagt' },
    schwarz: { short: 'Schw.', label: 'Schwarz' },
    schwarzAnnounced: { short: 'ang.', label: 'Schwarz angesagt' },
    ouvert: { short: 'ouv.', label: 'Offen gespielt' },
    doubled: { short: '×', label: 'Kontra, Re, Bock und Bockrunde' },
    won: { short: 'gew. (+)', label: 'Spielwert, gewonnen' },
    lost: { short: 'verl. (−)', label: 'Spielwert, verloren' },
  },
  sum: { short: 'Summe', label: 'Summe der Punkte bis hierher' },
  matadors: (n) => (n === 0 ? '' : n > 0 ? `m${n}` : `o${-n}`),
  passed: 'eingepasst',
  ramsch: 'Ramsch',
  overbid: 'überreizt',
  sums: {
    games: 'Spielpunkte',
    won: 'gewonnene Spiele',
    lost: 'verlorene Spiele',
    bonus: '(gewonnen − verloren) × 50',
    opponents: 'verlorene Spiele der anderen',
    total: 'Gesamtpunkte',
  },
  standing: ({ place, name, points: sum, won, lost }) =>
    `${place}. ${name}: ${points(sum)} (${won} gewonnen, ${lost} verloren)`,
  scoring: {
    'seeger-fabian':
      'Ein gewonnenes Spiel bringt seinen Wert und 50, ein verlorenes kostet das Doppelte und 50; für ein verlorenes bekommen die anderen zu dritt je 40, zu viert je 30.',
    list: 'Ein gewonnenes Spiel bringt seinen Wert, ein verlorenes kostet das Doppelte.',
    bierlachs:
      'Angeschrieben werden nur Minuspunkte: ein gewonnenes Spiel den Gegenspielern, ein verlorenes doppelt dem Alleinspieler. Wer zuerst das Ziel erreicht, verliert.',
    target: 'Wer zuerst die vereinbarte Punktzahl erreicht, beendet die Serie und gewinnt.',
  },
  ties: 'Bei gleicher Punktzahl zählen mehr gewonnene Spiele, dann weniger verlorene; sonst wird der Platz geteilt.',
  shared: (names) => `${listed(names, ' und ')} teilen sich den Platz.`,
  ended({ scoring, target }, names) {
    const who = listed(names, ' und ');
    const have = names.length > 1 ? 'haben' : 'hat';
    switch (scoring) {
      case 'seeger-fabian':
      case 'list':
        return 'Alle Spiele der Serie sind gespielt.';
      case 'bierlachs':
        return `${who} ${have} ${target} Minuspunkte und ${names.length > 1 ? 'verlieren' : 'verliert'} den Bierlachs.`;
      case 'target':
        return `${who} ${have} ${target} Punkte erreicht.`;
    }
  },
  points,
};

export const two: SkatForTwo = {
  title: 'Offiziersskat',
  text: 'Skat zu zweit: Jeder hat acht offene Karten und unter jeder eine verdeckte. Wer nicht gibt, nennt nach seinen ersten vier offenen Karten das Spiel und spielt aus.',
  rowOf: (name) => (name === null ? 'Deine Karten' : `Karten von ${name}`),
  column(n, open, below, pack) {
    const under = below ? ', darunter eine verdeckte Karte' : '';
    return open === null
      ? `Spalte ${n}: ${below ? 'eine verdeckte Karte' : 'leer'}`
      : `Spalte ${n}: ${card(open, pack)}${under}`;
  },
  faceDown: 'Verdeckte Karte',
  empty: 'leer',
};
