import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Skat is played, in German. */
export const skat: readonly HelpStep[] = [
  {
    title: 'Skat: das Ziel',
    text: [
      say`Drei spielen mit 32 Karten: Jeder bekommt zehn, zwei liegen verdeckt als Skat. Einer spielt allein gegen die beiden anderen; wer das ist und was gespielt wird, entscheidet das Reizen.`,
      say`Die Karten zählen Augen: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, zusammen 120. Wer allein spielt, gewinnt mit 61; bei 60 zu 60 ist das Spiel verloren.`,
    ],
  },
  {
    title: 'Reizen',
    text: [
      say`Mittelhand nennt Vorhand einen Reizwert, ab 18. Vorhand hält mit Ja oder passt; wer übrig bleibt, antwortet danach Hinterhand. Wer zuletzt übrig ist, spielt allein.`,
      say`Du darfst so hoch reizen, wie dein Spiel zählt: Grundwert mal Spitzen und Stufen. Mit Kreuz-Bube und Pik-Bube, aber ohne Herz-Bube, ist Kreuz „mit 2, Spiel 3“ wert: dreimal 12, also 36. Fehlen die obersten Trümpfe, zählen sie ebenso: „ohne 2, Spiel 3“.`,
      say`Karo zählt 9, Herz 10, Pik 11, Kreuz 12, Grand 24. Null zählt fest: 23, Hand 35, ouvert 46, ouvert Hand 59.`,
    ],
  },
  {
    title: 'Der Skat und die Ansage',
    text: [
      say`Wer allein spielt, nimmt den Skat auf, drückt zwei Karten und sagt das Spiel an. Was gedrückt ist, zählt mit. Wer den Skat liegen lässt, spielt Hand und darf dann Schneider, Schwarz oder ouvert ansagen.`,
      say`Eine Stufe mehr zählen Hand, Schneider (die andere Partei hat höchstens 30 Augen), Schwarz (sie hat keinen Stich), jede Ansage und ouvert.`,
    ],
  },
  {
    title: 'Trumpf und Bedienen',
    text: [
      say`Im Farbspiel sind die vier Buben und die gewählte Farbe Trumpf, im Grand nur die Buben. Ihre Reihenfolge ist Kreuz, Pik, Herz, Karo; danach Ass, Zehn, König, Dame, Neun, Acht, Sieben.`,
      say`Beim Null gibt es keinen Trumpf, und die Zehn steht unter dem Buben. Wer Null spielt, darf keinen Stich bekommen.`,
      say`Was ausgespielt ist, Farbe oder Trumpf, musst du bedienen. Kannst du es nicht, spielst du, was du willst. Wer den Stich macht, spielt den nächsten aus.`,
    ],
  },
  {
    title: 'Abrechnung',
    text: [
      say`Ein verlorenes Spiel kostet das Doppelte. Zählt dein Spiel am Ende weniger, als du gereizt hast, bist du überreizt und hast verloren, auch mit 61 Augen.`,
      say`Nach Seeger-Fabian kommen zu jedem gewonnenen Spiel 50 Punkte hinzu; von jedem verlorenen gehen weitere 50 ab, und die anderen bekommen je 40, am Vierertisch je 30. Das Ergebnis zeigt immer, wie es gerechnet ist.`,
      say`Du kannst die Karten zeigen, wenn du gewonnen hast, oder aufgeben. Sind die anderen nicht einverstanden, wird weitergespielt.`,
    ],
  },
  {
    title: 'Zu zweit und zu viert',
    text: [
      say`Zu viert setzt aus, wer gibt. Zu zweit gibt es Offiziersskat: acht offene Karten und acht verdeckte darunter. Wer nicht gibt, nennt nach seinen ersten vier offenen Karten das Spiel. Ist eine offene Karte gespielt, wird nach dem Stich die darunter aufgedeckt.`,
    ],
  },
];
