import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVER_DEVIATIONS, type ServerDeviation } from './server-deviations.ts';
import { parseRecord } from './parse.ts';
import { printRecord } from './record.ts';
import { type Reason, replayRecord } from './compare.ts';
import { DEAL, reading, replayed, written } from './testing/hand.ts';
import { ISS, linesOf, XSKAT } from './testing/recorded.ts';

describe('recorded games', () => {
  it('of the server come out as they are recorded', () => {
    const reasons = linesOf(ISS).map((line) => {
      const { ok, reason, recorded, computed } = replayRecord(reading(line));
      expect({ ok, computed }).toMatchObject({ ok: true, computed: stripped(recorded) });
      return reason;
    });
    expect(reasons).toHaveLength(11);
    const rest: Reason = { kind: 'deviations', deviations: ['rest-to-declarer'] };
    expect(reasons.map((reason, i) => (reason ? i : -1)).filter((i) => i >= 0)).toEqual([1, 2]);
    expect(reasons.filter((reason) => reason !== null)).toEqual([rest, rest]);
  });

  it('of XSkat come out as they are recorded', () => {
    const lines = linesOf(XSKAT);
    const found = lines.map((line) => replayRecord(reading(line)));
    expect(found).toHaveLength(3000);
    expect(found.filter(({ ok }) => !ok)).toEqual([]);
    for (const { recorded, computed } of found) expect(computed).toEqual(recorded);
    const named = found.flatMap(({ reason }) =>
      reason?.kind === 'deviations' ? reason.deviations : [],
    );
    // An announced schneider without a trick counts one step 19 times, and two once.
    expect(named).toEqual(['schwarz-beside-announced']);
  });
});

function stripped(recorded: object): object {
  return Object.fromEntries(Object.entries(recorded).filter(([, value]) => value !== null));
}

const CLUBS = '1 p 2 p 0 18 0 CH';
const PICKED_UP = '1 18 0 p 2 p 1 s w DK.DQ';
const SPADES = '1 18 0 p 2 p 1';
const TWO_TRICKS = '0 CJ 1 SA 2 HA 0 SJ 1 ST 2 HT';
const REST = 'p0:0 p1:0 p2:0 l:-1 to:-1 r:0';
const VIEW = (place: number) =>
  DEAL.split('.')
    .map((card, i) => (Math.floor(i / 10) === place ? card : '??'))
    .join('.');

const GAMES: readonly (readonly [string, string, string, readonly ServerDeviation[]])[] = [
  [
    'a bid that nothing is worth',
    '1 p 2 p 0 19 0 CH 0 RE',
    'd:0 loss v:-288 m:10 bidok p:7 t:0 s:0 z:0',
    ['odd-bid'],
  ],
  ['171', '1 171 0 p 2 p 1 s w LE.0', 'd:1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0', ['odd-bid']],
  [
    'won when giving up',
    `${CLUBS} 0 CJ 1 SA 2 C7 0 SJ 1 ST 2 HA 0 CA 1 SK 2 HT 0 RE`,
    'd:0 win v:144 m:10 bidok p:68 t:3 s:0 z:0',
    [],
  ],
  [
    'schneider by few tricks',
    `${CLUBS} 0 CJ 1 SA 2 C7 0 SJ w LE.0`,
    'd:0 loss v:-312 m:10 bidok p:20 t:1 s:1 z:0',
    ['levels-so-far'],
  ],
  [
    'none before the first trick',
    `${CLUBS} 0 CJ 1 SA w TI.0`,
    'd:0 loss v:-288 m:10 bidok p:7 t:0 s:0 z:0',
    [],
  ],
  [
    'both defenders give up',
    `${CLUBS} 1 RE 0 CJ 2 RE`,
    'd:0 win v:168 m:10 bidok p:120 t:10 s:1 z:1',
    ['rest-to-declarer'],
  ],
  [
    'one defender gives up, and that is the end',
    `${CLUBS} 0 CJ 1 SA 2 C7 2 RE`,
    'd:0 win v:168 m:10 bidok p:120 t:10 s:1 z:1',
    ['rest-to-declarer'],
  ],
  [
    'so, by the order',
    `${CLUBS} 0 CJ 1 SA 2 C7 2 RE`,
    'd:0 win v:144 m:10 bidok p:120 t:10 s:0 z:0',
    [],
  ],
  [
    'a defender leaves',
    `${CLUBS} 0 CJ w LE.2`,
    'd:0 win v:168 m:10 bidok p:120 t:10 s:1 z:1',
    ['rest-to-declarer'],
  ],
  [
    'a defender gives up, and play goes on',
    `${CLUBS} 1 RE 0 CJ 0 RE`,
    'd:0 loss v:-288 m:10 bidok p:7 t:0 s:0 z:0',
    [],
  ],
  [
    'named but not laid away',
    `${PICKED_UP} 1 S w TI.1`,
    'd:1 loss v:-264 m:-11 bidok p:7 t:0 s:0 z:0',
    ['matadors-of-skat'],
  ],
  [
    'so, and a defender leaves',
    `${PICKED_UP} 1 S w LE.0`,
    'd:1 win v:154 m:-11 bidok p:120 t:10 s:1 z:1',
    ['matadors-of-skat', 'rest-to-declarer'],
  ],
  [
    'one step beside an announcement',
    `${SPADES} SHS ${TWO_TRICKS}`,
    'd:1 loss v:-176 m:-4 bidok p:7 t:0 s:1 z:1',
    [],
  ],
  [
    'two steps',
    `${SPADES} SHS ${TWO_TRICKS}`,
    'd:1 loss v:-198 m:-4 bidok p:7 t:0 s:1 z:1',
    ['schwarz-beside-announced'],
  ],
  ['an open game', `${SPADES} SO 0 CJ 1 SA 2 HA`, 'd:1 loss v:-242 m:-4 bidok p:7 t:0 s:0 z:0', []],
  [
    'an old one',
    `${SPADES} SO 0 CJ 1 SA 2 HA`,
    'd:1 loss v:-198 m:-4 bidok p:7 t:0 s:0 z:0',
    ['announced-level-left-out'],
  ],
  [
    'null below the bid',
    '1 24 0 p 2 p 1 s w DK.DQ 1 N.SA.ST 1 RE',
    'd:1 loss v:-46 m:0 bidok p:21 t:0 s:0 z:0',
    ['null-below-bid'],
  ],
  [
    'null below the bid, overbid',
    '1 24 0 p 2 p 1 s w DK.DQ 1 N.SA.ST 1 RE',
    'd:1 loss v:-92 m:0 overbid p:21 t:0 s:0 z:0',
    ['null-below-bid'],
  ],
  [
    'null below the bid, as grand',
    '1 24 0 p 2 p 1 s w DK.DQ 1 N.SA.ST 1 RE',
    'd:1 loss v:-240 m:0 overbid p:21 t:0 s:0 z:0',
    ['null-charged-otherwise'],
  ],
  ['null', '1 18 0 p 2 p 1 NH 0 RE 2 RE', 'd:1 win v:35 m:0 bidok p:7 t:0 s:0 z:0', []],
  ['nobody', '1 p 2 p 0 p', 'passed', []],
  [
    'left in the auction',
    '1 18 w TI.0',
    'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:-1 to:0',
    [],
  ],
  [
    'left in null, the rest counted',
    '1 18 0 p 2 p 1 NH w LE.0',
    'd:1 win v:35 m:0 bidok p:120 t:10 s:0 z:0',
    ['rest-to-declarer'],
  ],
  ['no result', `${CLUBS} 0 RE`, 'unknown', ['no-result']],
];

describe('deviations', () => {
  it.each(GAMES)('%s', (_, moves, result, deviations) => {
    const found = replayed(
      moves,
      result.includes(' ') && !result.includes('to:') ? `${result} ${REST}` : result,
    );
    expect(found.reason).toEqual(deviations.length > 0 ? { kind: 'deviations', deviations } : null);
    expect(found.ok).toBe(true);
    const stated = result === 'unknown' ? {} : stripped(found.recorded);
    expect(found.computed).toMatchObject(stated);
  });

  it('hidden cards', () => {
    const result = 'd:0 win v:168 m:10 bidok p:120 t:10 s:1 z:1';
    const seen = replayed(`${CLUBS} 0 CJ w LE.2`, result, VIEW(1));
    expect(seen).toMatchObject({
      ok: true,
      reason: { deviations: ['hidden-cards', 'rest-to-declarer'] },
    });
    const own = replayed(`${CLUBS} 0 CJ w LE.2`, result, VIEW(0));
    expect(own).toMatchObject({ ok: true });
  });

  it('are all tried here', () => {
    const tried = GAMES.flatMap(([, , , deviations]) => deviations);
    expect(new Set([...tried, 'hidden-cards'])).toEqual(new Set(SERVER_DEVIATIONS));
  });
});

describe('a view of a whole game', () => {
  it('gives matadors and points without the hidden cards', () => {
    const [line = ''] = linesOf(XSKAT);
    const hidden = line.replace(/w (\S+) /, (_, deal: string) => {
      const cards = deal.split('.');
      return `w ${cards.map((card, i) => (i < 10 ? card : '??')).join('.')} `;
    });
    const masked = hidden.replace(/2 s w \S+ 2 C\.\S+/, '2 s w ??.?? 2 C.??.??');
    expect(masked).not.toBe(hidden);
    const { ok, reason, computed, recorded } = replayRecord(reading(masked));
    expect({ ok, reason }).toEqual({ ok: true, reason: null });
    expect(computed).toEqual(recorded);
  });
});

describe('what is announced', () => {
  it.each(['CHS', 'CSH', 'CS', 'CHHSS', 'CHS.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8'])(
    'is the same in %s',
    (token) => {
      const { computed } = replayed(`1 p 2 p 0 18 0 ${token} 0 RE`, 'unknown');
      expect(computed).toMatchObject({ result: 'loss', value: -2 * 12 * 14 });
    },
  );

  it.each(['CO', 'CHO', 'CHOSZ', `CO.${DEAL.slice(0, 29)}`])('is the same in %s', (token) => {
    const { computed } = replayed(`1 p 2 p 0 18 0 ${token} 0 RE`, 'unknown');
    expect(computed).toMatchObject({ result: 'loss', value: -2 * 12 * 17 });
  });

  it.each([
    ['1 NO.DK.DQ', 46],
    ['1 NO 1 DK.DQ.SA.ST.SK.SQ.S9.S8.S7.D7.D8.D9', 46],
    ['1 N 1 DK.DQ', 23],
    [`1 N.DK.DQ.SA.ST.SK.SQ.S9.S8.S7.D7.D8.D9.SA.ST.SK.SQ.S9.S8.S7.D7.D8.D9`, 23],
  ])('is read in %s', (tokens, value) => {
    const { computed } = replayed(`${PICKED_UP} ${tokens} 1 RE`, 'unknown');
    expect(computed).toMatchObject({ value: -2 * value, points: 7 });
  });
});

describe('illegal moves', () => {
  it.each([
    ['0 18', 'not-your-turn', 2],
    ['1 y', 'nothing-bid', 2],
    ['1 20 0 y 1 20', 'bid-too-low', 4],
    ['1 20 0 20', 'not-now', 3],
    ['1 CJ', 'not-now', 2],
    ['1 p 2 p 0 p 1 18', 'round-over', 5],
    ['1 18 0 p 2 p 1 s w DK.D7', 'other-skat', 6],
    ['1 18 0 p 2 p 0 s', 'not-your-turn', 5],
    ['1 18 0 p 2 p 1 S', 'no-pick-up', 5],
    [`${PICKED_UP} 1 SH.DK.DQ`, 'hand-after-pick-up', 7],
    [`${PICKED_UP} 1 SS.DK.DQ`, 'announce-by-hand', 7],
    [`${PICKED_UP} 1 NS.DK.DQ`, 'null-announcement', 7],
    [`${PICKED_UP} 1 S.DK.CJ`, 'card-not-in-hand', 7],
    [`${PICKED_UP} 1 S 1 S`, 'not-now', 8],
    [`${CLUBS} 1 SA`, 'not-your-turn', 6],
    [`${CLUBS} 0 SA`, 'card-not-in-hand', 6],
    [`${CLUBS} 0 CJ 1 SA 2 HA`, 'must-follow', 8],
    [`${CLUBS} 1 SC`, 'not-declarer', 6],
    [`${CLUBS} 1 RE 1 RE`, 'resigned-already', 7],
    [`${CLUBS} 0 RE 0 CJ`, 'round-over', 7],
    [`${CLUBS} 0 y`, 'not-now', 6],
  ])('%s', (moves, code, move) => {
    const { ok, reason } = replayed(moves, 'passed');
    expect(ok).toBe(false);
    expect(reason).toMatchObject({ kind: 'illegal', code, move });
  });

  it('are not what follows an early end: some play on, and leave', () => {
    const lost = `${SPADES} SHZ 0 CJ 1 SA 2 HA`;
    const short = replayed(lost, 'unknown');
    expect(short.computed).toMatchObject({ value: -220, points: 7, tricks: 0 });
    expect(replayed(`${lost} w LE.0`, 'unknown').computed).toEqual(short.computed);
    expect(replayed(`${lost} 0 SJ`, 'd:1 loss').ok).toBe(true);
    expect(replayed(`${lost} 1 RE`, 'unknown').reason).toMatchObject({ code: 'round-over' });
  });
});

describe('differences', () => {
  it('are named', () => {
    const { ok, reason, computed } = replayed(
      `${CLUBS} 0 RE`,
      'd:0 loss v:-264 m:9 bidok p:7 t:0 s:0 z:0',
    );
    expect(ok).toBe(false);
    expect(reason).toEqual({ kind: 'differs', fields: ['value', 'matadors'] });
    expect(computed).toMatchObject({ value: -288, matadors: 10 });
  });

  it('and a game that is not over', () => {
    expect(replayed(CLUBS, 'd:0 win v:144')).toMatchObject({
      ok: false,
      reason: { kind: 'unfinished' },
    });
    expect(replayRecord(reading(written('1 18', 'unknown')))).toMatchObject({
      ok: true,
      reason: null,
    });
  });
});

describe('any text', () => {
  const lines = [...linesOf(ISS), ...linesOf(XSKAT).slice(1000, 1040)];
  const token = fc.constantFrom(
    'SA',
    '??',
    'RE',
    'SC',
    'y',
    'p',
    's',
    '18',
    'w',
    '0',
    '1',
    '2',
    'TI.1',
    'LE.0',
    'CHZ',
    'NO',
    'G.CJ.SJ',
    'CJ.SJ',
    'K2',
    'PU',
    ']',
    '[',
    ';)',
    'x',
  );

  it('is refused or read, printed as it was and replayed, but never breaks anything', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('swap', 'drop', 'put'), token), {
          maxLength: 4,
        }),
        (line, changes) => {
          const words = line.split(' ');
          for (const [n, how, word] of changes) {
            const at = n % words.length;
            if (how === 'drop') words.splice(at, 1);
            else words.splice(at, how === 'swap' ? 1 : 0, word);
          }
          const text = words.join(' ');
          const read = parseRecord(text);
          if (!read.ok) return;
          expect(printRecord(read.value)).toBe(text);
          const { ok, reason } = replayRecord(read.value);
          expect(ok || reason !== null).toBe(true);
          const ours = parseRecord(text.replace(/PC\[[^\]]*/, 'PC[Lusoria'));
          if (ours.ok) replayRecord(ours.value);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
