import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { basePathOf, belowBase } from './base-path.ts';

it.each([
  [null, '/'],
  ['https://a.example', '/'],
  ['https://a.example/', '/'],
  ['https://a.example/cards', '/cards/'],
  ['https://a.example/school/cards/', '/school/cards/'],
])('%s lies at %s', (url, base) => {
  expect(basePathOf(url)).toBe(base);
});

it.each([
  ['/cards/', '/'],
  ['/cards', '/'],
  ['/cards?x=1', '/?x=1'],
  ['/cards/t/ABC', '/t/ABC'],
  ['/t/ABC', '/t/ABC'],
  ['/cardsharp', '/cardsharp'],
  ['/cards//elsewhere.example/', '//elsewhere.example/'],
])('%s is %s below /cards/', (url, below) => {
  expect(belowBase(url, '/cards/')).toBe(below);
});

it('a server under a path says so, and answers whether its proxy takes the path away or not', async () => {
  const { url } = await testServer({ publicUrl: 'https://school.example/cards/' });
  for (const path of ['/cards/api/info', '/api/info']) {
    const answer = await fetch(`${url}${path}`);
    expect(await answer.json()).toMatchObject({ publicUrl: 'https://school.example/cards' });
  }
  expect((await fetch(`${url}/other/api/info`)).headers.get('content-type')).not.toContain('json');
});
