import { expect, it } from 'vitest';
import { replaceShapes } from './shapes.ts';

it('replaces the names of shapes by their conditions', () => {
  expect(replaceShapes('felt (--sideways)')).toBe(
    'felt ((max-height: 460px) and (min-width: 461px))',
  );
  expect(replaceShapes('felt (--upright) or (max-height: 300px)')).toBe(
    'felt (((max-width: 760px) and (min-height: 461px)) or (max-width: 460px)) or (max-height: 300px)',
  );
});

it('knows no other names', () => {
  expect(() => replaceShapes('felt (--round)')).toThrow('no shape of the felt is called --round');
});
