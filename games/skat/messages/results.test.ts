import { seeded } from '@lusoria/core';
import { LANGUAGES } from '@lusoria/i18n';
import { flawOf, sentenceFlaws } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { plainContract } from '../rules/contract.ts';
import { settle } from '../rules/score.ts';
import { written } from '../rules/series.ts';
import { type GameResult } from '../rules/result.ts';
import { optionsSchema } from '../rules/options.ts';
import { headlineText } from './headline.ts';
import { loadSkatMessages } from './index.ts';
import { pointsLine, pointsOf } from './points.ts';
import { NAMES, PACKS, randomFacts, randomRamsch, readerOf } from './testing/samples.ts';
import { valueText } from './value.ts';
import { verdictText } from './verdict.ts';

type Facts = Parameters<typeof settle>[0];

const clubs = plainContract('clubs');
const watcher = readerOf(null);

/** Clubs with two, bid 18, won with 74: what a test does not say otherwise. */
function game(facts: Partial<Facts> = {}): GameResult {
  return settle({
    declarer: 0,
    contract: clubs,
    bid: 18,
    matadors: 2,
    points: 74,
    tricks: 6,
    of: 10,
    ending: 'played',
    claimed: null,
    secured: null,
    instead: null,
    doubled: 1,
    round: 1,
    ...facts,
  });
}

const grandOuvert = {
  game: 'grand',
  hand: true,
  schneider: true,
  schwarz: true,
  ouvert: true,
} as const;

interface Example {
  readonly name: string;
  readonly result: GameResult;
  readonly de: readonly [verdict: string, arithmetic: string];
  readonly en: readonly [verdict: string, arithmetic: string];
}

const examples: readonly Example[] = [
  {
    name: 'won by hand, the others schneider',
    result: game({ contract: plainContract('clubs', true), points: 90 }),
    de: [
      'Aemilia gewinnt Kreuz Hand mit 90 Augen. Die Gegenspieler sind Schneider.',
      'mit 2, Spiel 3, Hand 4, Schneider 5, × 12 Kreuz = 60',
    ],
    en: [
      'Aemilia wins Clubs hand with 90 card points. The defenders are schneider.',
      'with 2, game 3, hand 4, schneider 5, × 12 Clubs = 60',
    ],
  },
  {
    name: 'lost',
    result: game({ contract: plainContract('grand'), matadors: -3, points: 50 }),
    de: [
      'Aemilia verliert Grand mit 50 Augen.',
      'ohne 3, Spiel 4, × 24 Grand = 96, verloren: × −2 = −192',
    ],
    en: [
      'Aemilia loses Grand with 50 card points.',
      'without 3, game 4, × 24 Grand = 96, lost: × −2 = −192',
    ],
  },
  {
    name: 'a tie',
    result: game({ points: 60 }),
    de: [
      'Aemilia verliert Kreuz: 60 zu 60 reicht nicht.',
      'mit 2, Spiel 3, × 12 Kreuz = 36, verloren: × −2 = −72',
    ],
    en: [
      'Aemilia loses Clubs: 60 to 60 is not enough.',
      'with 2, game 3, × 12 Clubs = 36, lost: × −2 = −72',
    ],
  },
  {
    name: 'overbid',
    result: game({ contract: plainContract('spades'), matadors: 1, bid: 40 }),
    de: [
      'Aemilia verliert Pik mit 74 Augen: überreizt. Gereizt war 40, das Spiel zählt 22.',
      'mit 1, Spiel 2, × 11 Pik = 22; überreizt: gereizt 40, das reicht erst mit 4 × 11 = 44, verloren: × −2 = −88',
    ],
    en: [
      'Aemilia loses Spades with 74 card points: overbid. The bid was 40, the game counts 22.',
      'with 1, game 2, × 11 Spades = 22; overbid: the bid was 40, which takes 4 × 11 = 44, lost: × −2 = −88',
    ],
  },
  {
    name: 'null by hand',
    result: game({ contract: plainContract('null', true), matadors: 0, points: 0, tricks: 0 }),
    de: ['Aemilia gewinnt Null Hand ohne Stich.', 'Null Hand = 35'],
    en: ['Aemilia wins Null hand without a trick.', 'Null hand = 35'],
  },
  {
    name: 'null lost',
    result: game({
      contract: { ...plainContract('null'), ouvert: true },
      matadors: 0,
      tricks: 1,
      doubled: 2,
    }),
    de: [
      'Aemilia verliert Null ouvert mit einem Stich.',
      'Null ouvert = 46, × 2 Kontra = 92, verloren: × −2 = −184',
    ],
    en: [
      'Aemilia loses Null ouvert with one trick.',
      'Null ouvert = 46, × 2 kontra = 92, lost: × −2 = −184',
    ],
  },
  {
    name: 'null below its bid',
    result: game({ contract: plainContract('null'), matadors: -1, bid: 30, instead: 'hearts' }),
    de: [
      'Aemilia verliert Null: Gereizt war 30, so viel zählt es nicht. Abgerechnet wird es als Herz.',
      'Null unter dem Reizwert 30, abgerechnet als Herz: ohne 1, Spiel 2, × 10 Herz = 20; mindestens aber 3 × 10 = 30, verloren: × −2 = −60',
    ],
    en: [
      'Aemilia loses Null: the bid was 30, and it does not count so much. It is charged as Hearts.',
      'Null below the bid of 30, charged as Hearts: without 1, game 2, × 10 Hearts = 20; but at least 3 × 10 = 30, lost: × −2 = −60',
    ],
  },
  {
    name: 're in a bock round',
    result: game({ doubled: 4, round: 2 }),
    de: [
      'Aemilia gewinnt Kreuz mit 74 Augen.',
      'mit 2, Spiel 3, × 12 Kreuz = 36, × 4 Re = 144, × 2 Bockrunde = 288',
    ],
    en: [
      'Aemilia wins Clubs with 74 card points.',
      'with 2, game 3, × 12 Clubs = 36, × 4 re = 144, × 2 bock round = 288',
    ],
  },
  {
    name: 'grand ouvert',
    result: game({ contract: grandOuvert, matadors: 4, points: 120, tricks: 10 }),
    de: [
      'Aemilia gewinnt Grand Hand ouvert, Schwarz angesagt, mit 120 Augen. Die Gegenspieler sind schwarz.',
      'mit 4, Spiel 5, Hand 6, Schneider 7, angesagt 8, Schwarz 9, angesagt 10, ouvert 11, × 24 Grand = 264',
    ],
    en: [
      'Aemilia wins Grand hand ouvert, schwarz announced, with 120 card points. The defenders are schwarz.',
      'with 4, game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10, ouvert 11, × 24 Grand = 264',
    ],
  },
  {
    name: 'announced and missed',
    result: game({ contract: { ...clubs, hand: true, schneider: true }, points: 80 }),
    de: [
      'Aemilia verliert Kreuz Hand, Schneider angesagt: Die Gegenspieler haben mehr als 30 Augen.',
      'mit 2, Spiel 3, Hand 4, Schneider 5, angesagt 6, × 12 Kreuz = 72, verloren: × −2 = −144',
    ],
    en: [
      'Aemilia loses Clubs hand, schneider announced: the defenders have more than 30 card points.',
      'with 2, game 3, hand 4, schneider 5, announced 6, × 12 Clubs = 72, lost: × −2 = −144',
    ],
  },
  {
    name: 'schneider against the declarer',
    result: game({ points: 25, tricks: 2 }),
    de: [
      'Aemilia verliert Kreuz mit 25 Augen. Der Alleinspieler ist selbst Schneider.',
      'mit 2, Spiel 3, Schneider 4, × 12 Kreuz = 48, verloren: × −2 = −96',
    ],
    en: [
      'Aemilia loses Clubs with 25 card points. The declarer is schneider.',
      'with 2, game 3, schneider 4, × 12 Clubs = 48, lost: × −2 = −96',
    ],
  },
  {
    name: 'claimed with schneider',
    result: game({ ending: 'claimed', claimed: 'schneider', points: 100 }),
    de: [
      'Aemilia gewinnt Kreuz: Die Gegenspieler sind einverstanden. Die Gegenspieler sind Schneider.',
      'mit 2, Spiel 3, Schneider 4, × 12 Kreuz = 48',
    ],
    en: [
      'Aemilia wins Clubs: the defenders have agreed. The defenders are schneider.',
      'with 2, game 3, schneider 4, × 12 Clubs = 48',
    ],
  },
  {
    name: 'conceded',
    result: game({ ending: 'conceded', points: 20 }),
    de: [
      'Aemilia verliert Kreuz durch Aufgabe.',
      'mit 2, Spiel 3, × 12 Kreuz = 36, verloren: × −2 = −72',
    ],
    en: ['Aemilia loses Clubs by conceding.', 'with 2, game 3, × 12 Clubs = 36, lost: × −2 = −72'],
  },
  {
    name: 'conceded by the defenders',
    result: game({ ending: 'yielded', points: 80 }),
    de: [
      'Aemilia gewinnt Kreuz: Die Gegenspieler haben aufgegeben.',
      'mit 2, Spiel 3, × 12 Kreuz = 36',
    ],
    en: ['Aemilia wins Clubs: the defenders have conceded.', 'with 2, game 3, × 12 Clubs = 36'],
  },
  {
    name: 'conceded when it was won',
    result: game({ ending: 'conceded', points: 80 }),
    de: ['Aemilia gewinnt Kreuz: Das Spiel war schon gewonnen.', 'mit 2, Spiel 3, × 12 Kreuz = 36'],
    en: ['Aemilia wins Clubs: it was won already.', 'with 2, game 3, × 12 Clubs = 36'],
  },
  {
    name: 'for two, without matadors',
    result: game({ bid: 0, matadors: 0, points: 66 }),
    de: ['Aemilia gewinnt Kreuz mit 66 Augen.', 'Spiel 1, × 12 Kreuz = 12'],
    en: ['Aemilia wins Clubs with 66 card points.', 'game 1, × 12 Clubs = 12'],
  },
];

describe.each(examples)('$name', ({ result, ...texts }) => {
  test.each(['de', 'en'] as const)('%s', async (language) => {
    const t = await loadSkatMessages(language);
    const [verdict, arithmetic] = texts[language];
    expect(verdictText(t, result, watcher)).toBe(verdict);
    expect(valueText(t, result, 'french')).toBe(arithmetic);
  });
});

test('in Latin, as the source counts', async () => {
  const t = await loadSkatMessages('la');
  const won = game({ contract: plainContract('clubs', true), points: 90 });
  expect(verdictText(t, won, watcher)).toBe(
    'Aemilia vīcit: Trifolium dē manū, 90 pūncta. Adversāriī sunt Schneider.',
  );
  expect(valueText(t, won, 'french')).toBe(
    'duōbuscum, lūsī 3, dē manū 4, Schneider 5, × 12 Trifolium = 60',
  );
  const lost = game({ contract: plainContract('diamonds'), matadors: -4, points: 31 });
  expect(verdictText(t, lost, readerOf(0))).toBe('Nōn vīcistī: Rhombulus, 31 pūncta.');
  expect(valueText(t, lost, 'german')).toBe(
    'sine quattuor, lūsī 5, × 9 Tintinnābula = 45, perditum: × −2 = −90',
  );
});

test('ramsch', async () => {
  const t = await loadSkatMessages('de');
  const ramsch = {
    kind: 'ramsch',
    points: [72, 48, 0],
    tricks: [6, 4, 0],
    who: [0],
    march: false,
    virgins: [2],
    unseen: [1],
    factor: 4,
    round: 2,
    value: 576,
  } as const;
  expect(verdictText(t, ramsch, readerOf(0))).toBe(
    'Du verlierst den Ramsch mit 72 Augen. Tullia ist Jungfrau: doppelt. Ungesehen geschoben: Servius.',
  );
  expect(valueText(t, ramsch, 'french')).toBe(
    '72 Augen, × 2 Jungfrau, × 2 ungesehen geschoben, × 2 Bockrunde = −576',
  );
  const march = { ...ramsch, virgins: [], unseen: [], march: true, factor: 1, round: 1 } as const;
  expect(verdictText(t, { ...march, value: 120 }, watcher)).toBe(
    'Durchmarsch: Aemilia macht im Ramsch alle Stiche.',
  );
  expect(valueText(t, { ...march, value: 120 }, 'french')).toBe('Durchmarsch 120 = +120');
  expect(valueText(t, { kind: 'passed' }, 'french')).toBe('');
});

describe('what is written down', () => {
  const lines = async (result: GameResult, raw: object, seats: number, you: number | null) => {
    const options = v.parse(optionsSchema, raw);
    const points = written(result, options, seats, [0, 1, 2]);
    const t = await loadSkatMessages('de');
    return [pointsOf({ result, points }, 0), pointsLine(t, { result, points }, readerOf(you))];
  };

  test('after Seeger and Fabian', async () => {
    expect(await lines(game(), {}, 3, null)).toEqual(['+36 +50', 'Aemilia: +36 +50 = +86']);
    const lost = game({ contract: plainContract('diamonds'), matadors: 1, points: 50 });
    expect(await lines(lost, {}, 3, 0)).toEqual([
      '−36 −50',
      'Du: −36 −50 = −86; die anderen je +40',
    ]);
    expect((await lines(lost, {}, 4, 0))[1]).toBe('Du: −36 −50 = −86; die anderen je +30');
    const kontra = game({ points: 50, doubled: 2 });
    expect((await lines(kontra, { kontraBonus: true }, 3, null))[1]).toBe(
      'Aemilia: −144 −100 = −244; die anderen je +80',
    );
  });

  test('in a plain list and in Bierlachs', async () => {
    expect(await lines(game(), { scoring: 'list' }, 3, null)).toEqual(['+36', 'Aemilia: +36']);
    expect(await lines(game(), { scoring: 'bierlachs' }, 4, 2)).toEqual([
      '0',
      'Servius und du je −36',
    ]);
    const lost = game({ points: 50 });
    expect(await lines(lost, { scoring: 'bierlachs' }, 3, 2)).toEqual(['−72', 'Aemilia: −72']);
  });

  test('for two, and nothing', async () => {
    expect((await lines(game({ points: 50 }), {}, 2, 1))[1]).toBe(
      'Aemilia: −72 −50 = −122; du: +40',
    );
    const t = await loadSkatMessages('de');
    const nothing = { result: { kind: 'passed' }, points: [0, 0, 0] } as const;
    expect(pointsLine(t, nothing, watcher)).toBe('Es wird nichts angeschrieben.');
    expect(pointsOf(nothing, 1)).toBe('0');
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every result is worded, and no value shows through', async () => {
    const t = await loadSkatMessages(language);
    const random = seeded('skat results');
    const verdicts = new Set<string>();
    const sums = new Set<string>();
    const named: string[] = [];
    for (let i = 0; i < 1500; i += 1) {
      const result = i % 5 === 0 ? randomRamsch(random) : settle(randomFacts(random));
      const points = Array.from({ length: 4 }, () => random.int(300) - 150);
      for (const pack of PACKS) {
        for (const you of [null, 0, 2]) {
          const reader = readerOf(you, pack);
          const verdict = verdictText(t, result, reader);
          verdicts.add(verdict);
          if (you !== null && verdict.includes(NAMES[you] ?? '')) named.push(verdict);
          sums.add(pointsLine(t, { result, points }, reader));
        }
        sums.add(valueText(t, result, pack));
        sums.add(pointsOf({ result, points }, random.int(4)));
      }
    }
    expect(named).toEqual([]);
    expect(sentenceFlaws([...verdicts], language)).toEqual([]);
    expect([...sums].filter((text) => flawOf(text, language))).toEqual([]);
  });

  test('the arithmetic ends with the value', async () => {
    const t = await loadSkatMessages(language);
    const random = seeded('skat values');
    for (let i = 0; i < 1000; i += 1) {
      const result = settle(randomFacts(random));
      const end = String(Math.abs(result.value));
      expect(valueText(t, result, 'french').endsWith(result.won ? ` ${end}` : `−${end}`)).toBe(
        true,
      );
    }
  });
});

test('a value that a server has reckoned otherwise is told beside the arithmetic', async () => {
  const t = await loadSkatMessages('de');
  expect(valueText(t, { ...game(), value: 60 }, 'french')).toBe(
    'mit 2, Spiel 3, × 12 Kreuz = 36, im Protokoll steht +60',
  );
});

test('the heading over a result says whose game it was', async () => {
  const t = await loadSkatMessages('de');
  expect([null, 0, 1].map((you) => headlineText(t, game(), readerOf(you)))).toEqual([
    `${NAMES[0]} gewinnt Kreuz, +36`,
    'Du gewinnst Kreuz, +36',
    `${NAMES[0]} gewinnt Kreuz, +36`,
  ]);
  const lost = game({ points: 50 });
  expect(headlineText(t, lost, readerOf(1))).toBe(`${NAMES[0]} verliert Kreuz, −72`);
});
