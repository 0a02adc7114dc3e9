import { accepts, type Action, type Level, type View } from '@lusoria/skat';
import { plain } from '@lusoria/cli-kit/keys.ts';
import { type Asking, type At, hint, wrong, yesOrNo } from './asking.ts';
import { readCard } from './cards.ts';
import { type SkatKey, skatKeyOf } from './keys.ts';
import { cardText } from './screen.ts';
import { act, shownHand } from './table.ts';

const DOUBLES = [
  ['kontra', 2],
  ['re', 4],
  ['bock', 8],
] as const satisfies readonly (readonly [SkatKey, number])[];

/** A card to be played, or what else can be said in one's turn. */
export function playAsking(at: At<View>): Asking {
  const { seated, view, draft, keep } = at;
  const { skat, words } = seated;
  const { play } = words;
  const hand = shownHand(view, draft);
  const can = (action: Action): boolean => accepts(view, action) === null;
  const [only, another] = hand.filter((card) => can({ type: 'play', card }));
  const forced = another === undefined ? (only ?? null) : null;
  const enter =
    forced === null ? {} : { enter: async () => act(seated, { type: 'play', card: forced }) };
  return {
    text: skat.turnOf(null, view.trick.length === 0 ? 'lead' : 'play'),
    shows: true,
    notes: [],
    hints: [
      forced === null
        ? play.skat.card
        : `${play.enter} ${play.skat.only(cardText(forced, seated))}`,
      ...DOUBLES.flatMap(([key, to]) =>
        can({ type: 'double', to }) ? [hint(key, skat.doubles[to], seated)] : [],
      ),
      ...(view.tricks.length === 0 ? [] : [hint('trick', skat.review.lastTrick, seated)]),
    ],
    keys: ['kontra', 're', 'bock', 'claim', 'concede'],
    ...enter,
    async answer(line, key) {
      const double = DOUBLES.find(([name]) => name === key);
      if (double) {
        await act(seated, { type: 'double', to: double[1] });
        return true;
      }
      const level = key === 'claim' ? 'game' : claimIn(line, at);
      if (level !== null) return propose({ type: 'claim', level }, { level });
      if (key === 'concede') return propose({ type: 'concede' }, { level: null });
      return playCard(line);
    },
  };

  /** Asks once more before anything is shown or given up, unless that is impossible anyway. */
  function propose(action: Action, proposal: { readonly level: Level | null }): boolean {
    const refusal = accepts(view, action);
    if (refusal) return wrong(words.refusals.refusal(refusal.code, refusal.params), seated);
    keep({ proposal });
    return true;
  }

  async function playCard(line: string): Promise<boolean> {
    const read = readCard(line, hand, seated.spoken);
    switch (read.kind) {
      case 'unknown':
        return false;
      case 'no-number':
        return wrong(play.noCard(hand.length), seated);
      case 'not-here':
        return wrong(words.refusals.refusal('card-not-in-hand', {}), seated);
      case 'ambiguous': {
        const [card, other] = read.cards.filter((each) => can({ type: 'play', card: each }));
        if (card === undefined || other !== undefined) {
          const cards = skat.cards(read.cards, 'french');
          return wrong(play.skat.problem.ambiguousCard(cards), seated);
        }
        await act(seated, { type: 'play', card });
        return true;
      }
      case 'card':
        await act(seated, { type: 'play', card: read.card });
        return true;
    }
  }
}

/** The level of a claim such as `zeigen schneider`; null when it is none. */
function claimIn(line: string, { seated }: At<View>): Level | null {
  const words = plain(line).split(' ');
  const last = words.pop() ?? '';
  if (!skatKeyOf(words.join(' '), ['claim'], seated.words.language)) return null;
  const levels = ['schneider', 'schwarz'] as const satisfies readonly Level[];
  const named = levels.find((level) =>
    seated.spoken.some(({ typed }) => typed.announced[level].map(plain).includes(last)),
  );
  return named ?? null;
}

/** Once more, before the cards are shown or the game is given up. */
export function confirmAsking(at: At<View>, level: Level | null): Asking {
  const { seated, keep } = at;
  const { skat, words } = seated;
  const text =
    level === null
      ? skat.buttons.reallyConcede
      : words.play.skat.ask.claim(skat.buttons.claims[level]);
  return yesOrNo(text, at, async (yes) => {
    keep({ proposal: null });
    if (yes) await act(seated, level === null ? { type: 'concede' } : { type: 'claim', level });
  });
}
