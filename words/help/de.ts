import { la, say } from '../sentence.ts';
import type { HelpTexts } from './types.ts';

/** How to play, in German. */
export const de: HelpTexts = {
  names: { agreement: 'Latein', skat: 'Skat', classification: 'Klassifikation' },
  steps: [
    {
      title: 'Das Ziel',
      text: [
        say`Werde deine Karten los. Wer zuerst keine mehr auf der Hand hat, gewinnt.`,
        say`Alle bekommen fünf Karten. Eine liegt als Startkarte offen, der Rest ist der Stapel.`,
      ],
    },
    {
      title: 'Legen und ansagen',
      text: [
        say`Bist du am Zug, legst du eine Karte auf die oberste und sagst an, was ihre Form ist: Kasus, Numerus und Genus.`,
        say`In genau zwei dieser drei Merkmale muss sie mit der obersten Karte übereinstimmen, so wie diese angesagt wurde.`,
        say`Liegt ${la('illum')} als Akkusativ Singular Maskulinum, dann passen zum Beispiel ${la('illam')} (gleich in Kasus und Numerus), ${la('illōs')} (Kasus und Genus) und ${la('illō')} als Ablativ Singular Maskulinum (Numerus und Genus).`,
      ],
    },
    {
      title: 'Mehrdeutige Formen',
      text: [
        say`Viele Formen können mehreres sein: ${la('illī')} ist Dativ Singular in allen drei Genera oder Nominativ Plural Maskulinum. Es gilt, was du ansagst.`,
        say`Drei gleiche Merkmale sind zu viel: Auf ${la('illīus')} als Genitiv Singular Maskulinum passt ein zweites ${la('illīus')} nur als Femininum oder Neutrum.`,
        say`Allein die Startkarte ist noch nicht angesagt: Bis jemand auf sie legt, gilt jede ihrer Lesarten.`,
        say`Längen zählen: ${la('ea')} und ${la('eā')} sind zwei verschiedene Formen.`,
      ],
    },
    {
      title: 'Ziehen',
      text: [
        say`Passt keine deiner Karten, ziehst du eine vom Stapel. Diese eine darfst du gleich legen; sonst behältst du sie, und es geht weiter.`,
        say`Ist der Stapel leer, werden die gelegten Karten bis auf die oberste gemischt und kommen wieder dorthin.`,
      ],
    },
    {
      title: 'Einspruch',
      text: [
        say`Niemand prüft für euch, ob richtig gelegt wurde. Hältst du eine Ansage für falsch, erhebe Einspruch, bevor weitergespielt wird.`,
        say`Hast du recht, geht die Karte zurück auf die Hand, und der Zug ist vorbei. Hast du nicht recht, geht es einfach weiter. In jedem Fall darfst du danach in den Formentabellen nachsehen.`,
        say`Bemerkt niemand einen Fehler, gilt die Ansage. Nach der Runde zeigt der Bericht, was euch entgangen ist.`,
      ],
    },
    {
      title: 'Die letzte Karte',
      text: [
        say`Mit der letzten Karte ist noch nicht gewonnen: Erst nehmen alle anderen sie an, oder jemand erhebt Einspruch. Wer dreißig Sekunden lang nichts sagt, ist einverstanden.`,
      ],
    },
    {
      title: 'Regeln des Tisches',
      text: [
        say`Wer den Tisch eröffnet, wählt die Regeln: mit Joker oder ohne, mit Strafkarten oder ohne, über mehrere Runden. In der Übung weist der Tisch Falsches sofort zurück und sagt, warum.`,
      ],
    },
    {
      title: 'Ehrlich gemischt',
      text: [
        say`Vor dem Geben legt sich der Tisch verdeckt fest, und jedes Gerät am Tisch mischt mit. Nach der Runde wird alles aufgedeckt, und deine Seite rechnet jede Mischung nach.`,
      ],
    },
  ],
  keys: {
    cases: 'Kasus wählen, vom Nominativ bis zum Ablativ',
    numbers: 'Singular, Plural',
    genders: 'Maskulinum, Femininum, Neutrum',
    choose: 'eine Karte wählen',
    lay: 'die gewählte Karte legen',
    draw: 'eine Karte ziehen',
    challenge: 'Einspruch erheben',
    goOn: 'einverstanden sein, weitergeben',
    play: 'die gewählte Karte spielen',
    move: 'durch die Hand gehen',
    class: 'eine Klasse auf dem Tisch wählen',
    found: 'eine neue Klasse wählen',
    layAll: 'die gewählten Karten legen',
    notes: 'die Notizen öffnen',
    cancel: 'die Wahl aufheben, schließen',
    help: 'diese Anleitung',
  },
};
