import type { ArenaWords } from './types.ts';

export const arenaDe: ArenaWords = {
  commands: {
    arena: {
      summary: 'lässt Skatspieler gegeneinander antreten und misst, wer besser ist',
      options: {
        seats:
          'zwei Spieler oder mehr, durch Kommas getrennt: Bots, oder exec:BEFEHL für ein Programm',
        deals: 'wie viele Kartenverteilungen (100)',
        duplicate: 'spielt jede Verteilung in allen Sitzordnungen',
        seed: 'irgendein Text; derselbe gibt dieselben Karten und denselben Zufall (1)',
        budget: 'Millisekunden je Entscheidung (ohne: eine feste Menge Arbeit)',
        jobs: 'auf wie vielen Kernen, höchstens denen, die da sind (1)',
        records:
          'wohin die Spiele geschrieben werden, eines je Zeile; eine Datei dieses Namens wird ersetzt',
        json: 'druckt ein JSON-Objekt und sonst nichts',
      },
      notes: [
        'docs/ENGINES.md sagt, wie ein Programm mitspielt und was gemessen wird.',
        'Strg-C beendet das Treffen und druckt, was bis dahin gemessen ist (Exitcode 130).',
      ],
    },
    solve: {
      summary: 'löst Skatstellungen mit offenen Karten genau',
      options: {
        ply: 'die Stellung nach so vielen Karten (wo die Aufzeichnung endet; bei fertigen Spielen vor der ersten Karte)',
        json: 'druckt je Stellung ein JSON-Objekt und sonst nichts',
      },
      notes: [
        'Liest aufgezeichnete Spiele, ganze oder mittendrin abgebrochene, und Stellungen als JSON: {"game","hands","declarer","leader","trick","points"}. DATEI - ist die Standardeingabe.',
        'value: die Augen des Alleinspielers am Ende, mit denen im Skat, wenn alle am besten spielen; im Nullspiel 1, wenn er einen Stich bekommt, sonst 0. best: alle spielbaren Karten, die beste für den, der spielt, zuerst, mit ihren Werten. nodes: betrachtete Stiche.',
        'Exitcode 0: alles ist gelöst; 1: manches hat keine Stellung; 2: etwas ist nicht zu lesen.',
      ],
    },
  },
  arena: {
    onlySkat: 'das Spiel muss skat sein: kein anderes hat eine Arena',
    whichSeats: '--seats muss die Spieler nennen, zum Beispiel --seats decent,random',
    howManySeats: (seats, fewest, most) =>
      `--seats nennt ${seats}; es können ${fewest} bis ${most} Spieler sein`,
    onlyInArena: (name) => `„${name}“ ist ein Programm: Programme spielen nur in lusoria arena`,
    progress: (done, deals, difference) =>
      `${done} von ${deals} Verteilungen${difference === null ? '' : `, Unterschied ${difference}`}`,
    notReady: (name, why) => `${name} wird nicht bereit: ${why}`,
    tooOften: (name, times, fault) =>
      `${name} wurde ${times}-mal neu gestartet und versagt wieder: ${fault}`,
    faults: {
      illegal: 'was es spielt, ist nicht erlaubt',
      late: 'es antwortet nicht rechtzeitig',
      garbage: 'was es sagt, ist keine Antwort',
      died: 'es hat sich beendet',
    },
    notRecorded: (file, reason) => `die Spiele lassen sich nicht in ${file} schreiben: ${reason}`,
    nothing: 'angehalten, bevor eine Verteilung zu Ende gespielt war',
    stopped: 'Vor dem Ende angehalten.',
    title: (deals, games) => `Skat, ${deals} Verteilungen, ${games} Spiele`,
    heads: {
      perGame: 'Punkte je Spiel',
      declared: 'allein',
      won: 'gewonnen',
      median: 'Median',
      p999: '99,9 %',
      most: 'längste',
      faults: 'Fehler',
    },
    difference: 'Unterschied',
    interval: (low, high) => `${low} bis ${high} mit 95 %`,
    seconds: 'Zeit',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} Spiele je Sekunde`,
  },
  solve: {
    place: (file, line, id) => `${file}, Zeile ${line}, Spiel ${id}`,
    position: (file, number) => `${file}, Stellung ${number}`,
    nobodyPlays: 'niemand spielt allein',
    hidden: 'Karten sind verdeckt',
    forTwo: 'die Form zu zweit wird nicht gelöst',
    notPlayed: 'es ist noch kein Spiel angesagt',
    tooShort: (cards, ply) => `die Aufzeichnung endet nach ${cards} Karten, --ply ist ${ply}`,
    over: 'es ist keine Karte mehr zu spielen',
    illegal: (move) => `Zug ${move} ist nicht erlaubt`,
    noPosition: (path) => `keine Stellung: falsch bei ${path || 'ihrem Anfang'}`,
    impossible: 'eine solche Stellung kann es nicht geben: Hände und Tisch passen nicht zusammen',
    noPly: '--ply ist für Aufzeichnungen; das ist eine Stellung',
    heads: {
      id: 'Spiel',
      ply: 'Karten',
      game: 'Ansage',
      toPlay: 'am Zug',
      value: 'Wert',
      best: 'beste Karten',
      time: 'Zeit',
    },
    declarer: 'Alleinspieler',
    defender: 'Gegner',
    held: 'gehalten',
    lost: 'verloren',
  },
};
