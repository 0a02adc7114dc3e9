import { describe, expect, it } from 'vitest';
import type { DealResult } from '../rules/result.ts';
import { viewOfRecord } from './view-of-record.ts';
import { reading, written } from './testing/hand.ts';

const PENALTY = 'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:2 to:-1';
const PICKED_UP = '1 18 0 p 2 p 1 s w DK.DQ';
const PLAYED = `${PICKED_UP} 1 G.S7.D7 0 CJ 1 D8 2 C7`;

function resultOf(moves: string, stated: string): DealResult | undefined {
  return viewOfRecord(reading(written(moves, stated)))?.end?.result;
}

describe('a record that breaks off', () => {
  it.each([
    ['left before anybody spoke', 'w LE.2', PENALTY, { seat: 2, dropout: 'left' }],
    ['left in the auction', '1 18 0 p w LE.2', PENALTY, { seat: 2, dropout: 'left' }],
    ['timed out in the auction', '1 18 w TI.0', PENALTY, { seat: 0, dropout: 'timed-out' }],
    ['left with the skat', `${PICKED_UP} w LE.1`, PENALTY, { seat: 1, dropout: 'left' }],
    ['cut off in the auction', '1 18 0 p', 'unknown', null],
    ['cut off in the play', PLAYED, 'unknown', null],
  ] as const)('%s: nobody has passed in, and nobody scores', (_, moves, stated, by) => {
    const view = viewOfRecord(reading(written(moves, stated)));
    expect(view?.end?.result).toEqual({ kind: 'broken-off', by });
    expect(view?.end?.points).toEqual([0, 0, 0]);
  });

  it('is passed in only where all have passed', () => {
    expect(resultOf('1 p 2 p 0 p', 'passed')).toEqual({ kind: 'passed' });
  });

  it('keeps by what a side conceded', () => {
    const lost = 'd:1 loss v:-96 m:-1 bidok p:7 t:0 s:0 z:0';
    const won = 'd:1 win v:96 m:-1 bidok p:120 t:10 s:1 z:1';
    const left = { ending: 'conceded', dropout: 'left' };
    expect(resultOf(`${PLAYED} w LE.1`, lost)).toMatchObject(left);
    expect(resultOf(`${PLAYED} w TI.1`, lost)).toMatchObject({ dropout: 'timed-out' });
    expect(resultOf(`${PLAYED} w LE.2`, won)).toMatchObject({ ...left, ending: 'yielded' });
    expect(resultOf(`${PLAYED} 1 RE`, lost)).not.toHaveProperty('dropout');
    expect(resultOf(`${PLAYED} 0 RE 2 RE`, won)).not.toHaveProperty('dropout');
  });
});
