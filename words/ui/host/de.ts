import type { HostWords } from './types.ts';

export const de: HostWords = {
  title: 'Der Server im Überblick',
  key: {
    title: 'Bitte den Schlüssel',
    hint: 'Beim Start hat der Server eine Adresse ausgegeben, die mit einem Schlüssel endet. Öffne diese Adresse oder gib den Schlüssel hier ein.',
    label: 'Schlüssel',
    open: 'Öffnen',
    wrong:
      'Dieser Schlüssel passt nicht. Bei jedem Start macht der Server einen neuen, wenn ihm keiner vorgegeben ist.',
  },
  away: (time) =>
    `Der Server antwortet nicht; diese Zahlen sind von ${time}. Es wird weiter versucht …`,
  neverAnswered: 'Der Server antwortet nicht. Es wird weiter versucht …',
  now: 'Im Augenblick',
  tables: 'Tische in Gebrauch',
  people: 'Personen',
  connections: 'Verbindungen',
  movesPerMinute: 'Züge pro Minute',
  counting: 'Wird gezählt …',
  peak: (most) => `höchstens ${most}`,
  sparkline: (minutes, last, most) =>
    `Züge pro Minute in den letzten ${minutes} Min.: jetzt ${last}, höchstens ${most}.`,
  join: {
    title: 'So kommt man dazu',
    hint: 'Code scannen oder Adresse eintippen. Ein Konto braucht niemand.',
    onlyHere: 'Nur dieser Rechner erreicht den Server. Fürs Netz mit --host 0.0.0.0 starten.',
    qr: 'QR-Code mit der Adresse dieses Servers',
    addresses: 'Adressen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
  },
  speed: {
    title: 'Tempo',
    caption: 'Wie lange es dauert, gemessen an den letzten tausend',
    what: 'Bis …',
    half: 'die Hälfte in',
    most: '99 % in',
    commit: 'ein Zug gespeichert ist',
    delivery: 'alle am Tisch ihn haben',
    bot: 'ein Bot antwortet',
    none: 'noch nichts',
  },
  bots: {
    title: 'Bots',
    thinking: 'denken nach',
    waiting: 'warten, bis sie nachdenken dürfen',
    failed: 'sind seit dem Start ausgefallen',
  },
  refused: {
    title: 'Abgelehnt',
    caption: 'Nachrichten, die seit dem Start abgelehnt wurden',
    why: 'Warum',
    count: 'Wie oft',
    none: 'Noch wurde nichts abgelehnt.',
  },
  limited: {
    title: 'Zu viel auf einmal',
    caption: 'Was seit dem Start gebremst wurde',
    what: 'Was',
    none: 'Noch hat niemand zu viel verlangt.',
    of: {
      message: 'Nachrichten auf einer Verbindung',
      address: 'Nachrichten von einer Adresse',
      table: 'neue Tische von einer Adresse',
      person: 'neue Personen von einer Adresse',
      connection: 'Verbindungen',
    },
  },
  server: {
    title: 'Der Server selbst',
    version: 'Version',
    started: 'Gestartet',
    moves: 'Züge seitdem',
    memory: 'Arbeitsspeicher',
    load: 'Ausgelastet',
    resyncs: 'Verläufe neu gelesen, weil ein anderer Server schneller war',
    failures: 'Fehler im Server',
    nodes: 'Andere Server',
    nodesText: {
      alone: 'Keine: Dieser Server ist allein.',
      connected: 'Er hört die anderen. Alle Zahlen hier gelten nur für diesen Server.',
      polling:
        'Er hört sie nicht und sieht stattdessen in der Datenbank nach. Alle Zahlen hier gelten nur für diesen Server.',
    },
  },
  promise:
    'Namen, Nachrichten und Karten werden hier nicht gezeigt und für diese Seite nicht festgehalten.',
};
