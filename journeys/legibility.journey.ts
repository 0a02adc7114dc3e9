import { faultsOf } from '@lusoria/testing/sight/legibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

/** Pages of one thing each, and the kind of fault that a person would find there; null for none. */
const PAGES = {
  'a word that ends outside of its box': [
    'cut',
    '<p style="width:40px;overflow:hidden;white-space:nowrap">neutrum</p>',
  ],
  'a button half outside of its row': [
    'cut',
    '<div style="width:100px;overflow:hidden;white-space:nowrap"><button style="width:80px">Nom.</button><button style="width:80px">Gen.</button></div>',
  ],
  'a text below a window that does not scroll': [
    'cut',
    '<style>body{height:100vh;overflow:hidden;margin:0}</style><p style="position:fixed;top:101vh">Draw</p>',
  ],
  'a name that is shortened and told nowhere': [
    'shortened',
    '<p style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Alleinspielerin</p>',
  ],
  'a plate over the head of a card': [
    'covered',
    '<p style="margin:0">illa</p><div style="position:absolute;top:0;left:0;width:80px;height:40px;background:#fff"></div>',
  ],
  'a plate that lets presses through': [
    'covered',
    '<p style="margin:0">illa</p><div style="position:absolute;top:0;left:0;width:80px;height:40px;background:#fff;pointer-events:none"></div>',
  ],
  'two labels over each other': [
    'covered',
    '<p style="position:absolute;top:9px;left:9px">Iulia</p><p style="position:absolute;top:9px;left:20px">Marcus</p>',
  ],
  'a button under another': [
    'covered',
    '<button style="position:absolute;top:0;left:0;width:90px;height:44px" aria-label="one"></button><button style="position:absolute;top:20px;left:0;width:90px;height:44px" aria-label="two"></button>',
  ],
  'a word divided in the middle': [
    'broken',
    '<p style="width:40px;overflow-wrap:anywhere">Maskulinum</p>',
  ],
  'a page that scrolls sideways': ['wide', '<div style="width:200vw;height:9px"></div>'],

  'a name that is shortened and told in its title': [
    null,
    '<p title="Alleinspielerin" style="width:50px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Alleinspielerin</p>',
  ],
  'a list that scrolls': [
    null,
    '<div style="height:60px;overflow:auto"><p>one</p><p>two</p><p>three</p><button>four</button></div>',
  ],
  'a field larger than the box in which it scrolls': [
    null,
    '<div style="height:60px;overflow:auto"><textarea style="height:150px"></textarea></div><p style="margin:0;background:#fff">below</p>',
  ],
  'a long page with a bar that stays': [
    null,
    '<header style="position:sticky;top:0;height:50px;background:#fff">Bar</header>' +
      '<p>text</p>'.repeat(80),
  ],
  'a hand of cards over each other': [
    null,
    `<div data-overlaps>${[0, 30, 60].map((x) => `<button style="position:absolute;left:${x}px;width:60px;height:90px;background:#fff">card</button>`).join('')}</div>`,
  ],
  'a shade that one sees through': [
    null,
    '<p style="margin:0">illa</p><div style="position:absolute;inset:0;background:rgb(0 0 0 / 0.2)"></div>',
  ],
  'a word divided at a soft hyphen': [null, '<p style="width:60px">Mas&shy;ku&shy;li&shy;num</p>'],
  'what only a screen reader says': [
    null,
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Your turn</p>',
  ],
  'what lies behind an open dialog': [null, '<p>Table</p><dialog><button>Close</button></dialog>'],
} as const;

test('faults that a person would find are found, and nothing else', async () => {
  const { page } = await site.visit({ width: 390, height: 844 });
  for (const [place, [kind, html]] of Object.entries(PAGES)) {
    await page.setContent(`<body>${html}</body>`);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    const kinds = new Set((await faultsOf(page)).map((fault) => fault.kind));
    expect({ place, kinds: [...kinds] }).toEqual({ place, kinds: kind === null ? [] : [kind] });
  }
});
