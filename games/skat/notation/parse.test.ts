import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord } from './parse.ts';
import { readRecords, recordReader } from './reader.ts';
import { field, printRecord } from './record.ts';
import { DEAL, reading, written } from './testing/hand.ts';
import { ISS, linesOf, XSKAT } from './testing/recorded.ts';

const [SAMPLE = ''] = linesOf(ISS);
const PASSED = written('1 p 2 p 0 p', 'passed');

describe('every record of the data', () => {
  it.each([ISS, XSKAT])('of %s is printed byte for byte', (name) => {
    for (const line of linesOf(name)) {
      const read = parseRecord(line);
      expect(read.ok && printRecord(read.value)).toBe(line);
    }
  });
});

describe('the grammar', () => {
  const mv = `w ${DEAL} 1 p 2 p 0 p `;
  it.each([
    ['blanks around it', `  ${PASSED} \r\n`],
    ['text and comments around it', `Round 1 (;-)\n# (;GM[Skat]MV[ ;)\n${PASSED} said x\n# end`],
    [
      'many lines',
      `(;\nGM[Skat]\r\n  PC[ISS2]\n# names\nP0[a]\nP1[b]\n\tP2[c]\nMV[\nw ${DEAL}\n1 p\n2 p # all\n0 p\n]\nR[passed]\n;)`,
    ],
    ['nothing but moves', `(;MV[${mv}])`],
    ['no result', `(;GM[Skat]MV[${mv}] ;)`],
    ['another order, and unknown properties', `(;R[passed]XY[a b]GM[Skat]MV[${mv}]ZZ9[[]] ;)`],
    ['blanks between key and bracket', `(;GM [Skat] MV\t[${mv}] ; )`],
    [
      'a view',
      `(;GM[Skat]OW[1]MV[w ${Array.from({ length: 32 }, () => '??').join('.')} 1 p 2 p 0 p ]R[passed] ;)`,
    ],
    [
      'bars between the hands',
      PASSED.replace(
        DEAL,
        [DEAL.slice(0, 29), DEAL.slice(30, 59), DEAL.slice(60, 89), DEAL.slice(90)].join('|'),
      ),
    ],
    ['empty fields', PASSED.replace('P0[a]P1[b]P2[c]', 'CO[]P0[]P1[]P2[]R0[]R1[null]R2[777.9]')],
  ])('takes %s', (_, text) => {
    expect(printRecord(reading(text))).toBe(text);
  });

  it.each([
    '[x]',
    ']',
    'a]b',
    '[[',
    'x@y:2',
    'a;)b',
    'a]]',
    ':-)',
    'ö#1 (;',
    'x] P',
    '](',
    'a])b',
    '',
  ])('takes the name %s', (name) => {
    const text = PASSED.replace('P1[b]', `P1[${name}]`);
    const record = reading(text);
    expect(printRecord(record)).toBe(text);
    expect(field(record, 'P1')).toBe(name);
    expect(field(record, 'P2')).toBe('c');
  });

  it('takes any name without a property in it', () => {
    const name = fc
      .string({ unit: fc.constantFrom('[', ']', ';', ')', '(', '#', '@', 'a', '0', ' ', 'é', '"') })
      .filter((text) => !/\][\s;]*[\])(#]|[A-Za-z][A-Za-z0-9]*\s*\[|\]\s*$/.test(`${text}`));
    fc.assert(
      fc.property(name, (text) => {
        const line = PASSED.replace('P1[b]', () => `P1[${text}]`);
        expect(field(reading(line), 'P1')).toBe(text);
        expect(printRecord(reading(line))).toBe(line);
      }),
    );
  });

  it('has moves and result', () => {
    const { moves, stated } = reading(SAMPLE);
    expect(moves.map(({ who, token }) => `${who} ${token}`).slice(1)).toEqual([
      '1 18',
      '0 p',
      'w LE.2',
    ]);
    expect(stated).toMatchObject({ declarer: -1, result: 'penalty', value: 0, overbid: false });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['', 'no-record', 1, 1, ''],
    ['hello\nworld', 'no-record', 1, 1, 'hello'],
    [`${PASSED}\n${PASSED}`, 'more-than-one', 2, 1, '(;'],
    ['(;GM[Skat]P0[a', 'cut-off', 1, 14, 'a'],
    ['(;GM[Skat]MV[w CJ.SJ 1 18', 'cut-off', 1, 24, '18'],
    ['(;', 'cut-off', 1, 1, '(;'],
    ['(;GM[Skat]\nMV', 'cut-off', 2, 1, 'MV'],
    [PASSED.replace(' ;)', ''), 'cut-off', 1, PASSED.length - 9, 'passed]'],
    ['(;GM[Skat] ? MV[] ;)', 'no-property', 1, 12, '?'],
    ['(;GM[Go]MV[] ;)', 'other-game', 1, 6, 'Go'],
    ['(;GM[Skat]R[passed] ;)', 'no-moves', 1, 1, '(;'],
    [`(;MV[w ${DEAL} ]MV[w ${DEAL} ] ;)`, 'twice', 1, 108, 'MV'],
    ['(;MV[ ] ;)', 'no-deal', 1, 6, 'MV'],
    ['(;MV[1 18 ] ;)', 'no-deal', 1, 6, '18'],
    ['(;MV[w CJ.SJ ] ;)', 'no-deal', 1, 8, 'CJ.SJ'],
    ['(;MV[w CJ.XJ ] ;)', 'no-such-card', 1, 8, 'CJ.XJ'],
    ['(;MV[w CJ.CJ ] ;)', 'card-twice', 1, 8, 'CJ.CJ'],
    ['(;MV[3 18 ] ;)', 'no-such-player', 1, 6, '3'],
    [`(;MV[w ${DEAL}\n1 18 0 foo ] ;)`, 'no-such-move', 2, 8, 'foo'],
    [`(;MV[w ${DEAL}\n1 500 ] ;)`, 'no-such-move', 2, 3, '500'],
    [`(;MV[w ${DEAL}\nw TI.3 ] ;)`, 'no-such-move', 2, 3, 'TI.3'],
    [`(;MV[w ${DEAL}\n0 G.DK.D1 ] ;)`, 'no-such-card', 2, 3, 'G.DK.D1'],
    [`(;MV[w ${DEAL}\n1 ] ;)`, 'half-a-move', 2, 1, '1'],
    [
      PASSED.replace('[passed]', '[d:7 win]'),
      'no-such-result',
      1,
      PASSED.indexOf('passed]') + 1,
      'd:7',
    ],
    [
      PASSED.replace('[passed]', '[win v:x]'),
      'no-such-result',
      1,
      PASSED.indexOf('passed]') + 5,
      'v:x',
    ],
  ])('%j', (text, code, line, column, token) => {
    const read = parseRecord(text);
    expect(read.ok ? null : read.rejection).toEqual({ code, line, column, token });
  });
});

describe('a file', () => {
  const broken = PASSED.slice(0, 150);
  const text = `\uFEFF# three\r\n${PASSED}${SAMPLE} and\n\n${broken}\n${PASSED}\n`;
  const found = [
    { ok: true, line: 2 },
    { ok: true, line: 2 },
    { ok: false, fault: { code: 'cut-off', line: 4 } },
    { ok: true, line: 5 },
  ];

  it('has as many records as it has, on any line', () => {
    expect(readRecords(text)).toMatchObject(found);
  });

  it('comes in pieces of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (sizes) => {
        const reader = recordReader();
        const items = [];
        let at = 0;
        for (let i = 0; at < text.length; i += 1) {
          const size = sizes[i % sizes.length] ?? 1;
          items.push(...reader.push(text.slice(at, at + size)));
          at += size;
        }
        expect([...items, ...reader.end()]).toEqual(readRecords(text));
      }),
      { numRuns: 100 },
    );
  });

  it('without any record says so', () => {
    expect(readRecords('\n{}')).toEqual([
      { ok: false, fault: { code: 'no-record', line: 1, column: 1, token: '{}' } },
    ]);
  });
});
