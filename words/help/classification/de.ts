import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Classification is played, in German. */
export const classification: readonly HelpStep[] = [
  {
    title: 'Klassifikation: das Ziel',
    text: [
      say`Jede Karte hat mehrere Merkmale; bei den Formen sind es Form, Farbe, Füllung und Anzahl. Einer, der Weise, hat einen geheimen Baum, der alle Karten in Klassen teilt. Er fragt nach einem Merkmal nach dem anderen: erst etwa nach der Farbe und dann bei den roten Karten nach der Form.`,
      say`Die anderen finden den Baum heraus, indem sie Karten legen. Jede Karte, die du am Ende noch hast, ist ein Punkt, auch beim Weisen; die wenigsten Punkte gewinnen.`,
    ],
  },
  {
    title: 'Anlegen und gründen',
    text: [
      say`Alle bekommen zehn Karten. Eine liegt offen: Mit ihr beginnt die erste Klasse. Der Weise fängt an, dann geht es reihum.`,
      say`Bist du am Zug, wählst du eine oder mehrere Karten, die nach deiner Meinung zusammengehören, und wohin sie kommen: Du legst sie an eine Klasse auf dem Tisch an oder gründest mit ihnen eine neue. Du musst nicht alle legen, die dorthin gehören; aber etwas musst du legen, wenn der Tisch das Passen nicht erlaubt.`,
    ],
  },
  {
    title: 'Das Urteil',
    text: [
      say`Richtig ist es, wenn alle deine Karten im Baum in einer Klasse sind und du sie an diese angelegt hast; gründest du, darf sie noch nicht auf dem Tisch liegen. Dann bleiben die Karten liegen. Wer eine Klasse gegründet hat, zieht dafür eine Karte.`,
      say`Ist auch nur eine Karte falsch, kommen alle zu dir zurück, und du ziehst eine. Alle sehen, welche Karten es waren: Lerne auch aus den Fehlern der anderen.`,
      say`Ist der Stapel leer, wird nicht mehr gezogen. Die Runde endet, sobald eine Hand leer ist.`,
    ],
  },
  {
    title: 'Der Weise',
    text: [
      say`Der Weise legt nach dem Baum, nie falsch, und darf eine Klasse nur gründen, wenn keine seiner Karten zu einer auf dem Tisch gehört. So verrät alles etwas, was er legt.`,
      say`Bist du der Weise, baust du den Baum, bevor gegeben wird: Wähle, wonach gefragt wird, und tippe Werte an, um sie zusammenzulegen. Jede Klasse muss genug Karten haben. In der nächsten Runde ist jemand anders der Weise.`,
    ],
  },
  {
    title: 'Beschreiben',
    text: [
      say`Ist die Runde zu Ende, sagen alle außer dem Weisen geheim, wie die Karten geteilt waren: Sie bauen einen Baum. Er ist richtig, wenn er alle Karten ebenso teilt, wie immer er geschrieben ist. Bei Gleichstand gewinnt, wer öfter richtig beschrieben hat.`,
    ],
  },
  {
    title: 'Notizen, Regeln und eigene Karten',
    text: [
      say`In deinen Notizen kannst du Karten bezeichnen und zu vermuteten Klassen sammeln; nur du siehst sie.`,
      say`Wer den Tisch eröffnet, wählt die Karten und die Regeln: ein ausgeloster Baum, Urteile mit Begründung, Karten sortieren oder ein freier Text anstelle eines Baums, ein Weiser, der von Hand urteilt.`,
      say`Eigene Karten sind eine Tabelle als CSV-Datei: eine Zeile für jede Karte, eine Spalte für jedes Merkmal, Überschriften in der ersten Zeile.`,
    ],
  },
];
