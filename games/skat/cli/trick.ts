import { defined } from '@lusoria/core';
import { accepts, type Action, type Level, type View } from '@lusoria/skat';
import { plain } from '@lusoria/cli-kit/keys.ts';
import { cardNames, doubleName } from '../messages/names.ts';
import { type Asking, type At, hint, refuse, wrong, yesOrNo } from './asking.ts';
import { readCard } from './cards.ts';
import { type SkatKey, skatKeyOf } from './keys.ts';
import { cardText } from './screen.ts';
import { wordsIn } from './spoken.ts';
import { act, shownHand } from './table.ts';

const DOUBLES = [
  ['kontra', 2],
  ['re', 4],
  ['bock', 8],
] as const satisfies readonly (readonly [SkatKey, number])[];

/** The question for a card to play, or for another action on the player's turn. */
export function playAsking(at: At<View>): Asking {
  const { seated, view, draft, keep } = at;
  const { t, terminal, common } = seated;
  const hand = shownHand(view, draft);
  const can = (action: Action): boolean => accepts(view, action) === null;
  const legal = hand.filter((card) => can({ type: 'play', card }));
  const [only, another] = legal;
  const forced = another === undefined ? (only ?? null) : null;
  const enter =
    forced === null
      ? { blank: terminal('several-cards', { count: legal.length }) }
      : { enter: async () => act(seated, { type: 'play', card: forced }) };
  return {
    text: t(view.trick.length === 0 ? 'turn-lead-you' : 'turn-play-you'),
    shows: true,
    notes: [],
    hints: [
      forced === null
        ? terminal('example-card')
        : `${common('enter')} ${terminal('only-card', { card: cardText(forced, seated) })}`,
      ...DOUBLES.flatMap(([key, to]) =>
        can({ type: 'double', to }) ? [hint(key, doubleName(t, to), seated)] : [],
      ),
      ...(view.tricks.length === 0 ? [] : [hint('trick', t('last-trick'), seated)]),
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
    const rejection = accepts(view, action);
    if (rejection) return refuse(rejection, seated);
    keep({ proposal });
    return true;
  }

  async function playCard(line: string): Promise<boolean> {
    const read = readCard(line, hand, seated.spoken);
    switch (read.kind) {
      case 'unknown':
        return false;
      case 'no-number':
        return wrong(common('no-card', { count: hand.length }), seated);
      case 'not-here':
        return refuse({ code: 'card-not-in-hand' }, seated);
      case 'ambiguous': {
        const [card, other] = read.cards.filter((each) => can({ type: 'play', card: each }));
        if (card === undefined || other !== undefined) {
          const cards = cardNames(t, read.cards, 'french');
          return wrong(terminal('ambiguous-card', { cards }), seated);
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
  const last = defined(words.pop());
  if (!skatKeyOf(words.join(' '), ['claim'], seated.spoken)) return null;
  const levels = ['schneider', 'schwarz'] as const satisfies readonly Level[];
  const named = levels.find((level) =>
    seated.spoken.some(({ terminal }) =>
      wordsIn(terminal(`announced-${level}`))
        .map(plain)
        .includes(last),
    ),
  );
  return named ?? null;
}

/** Once more, before the cards are shown or the game is given up. */
export function confirmAsking(at: At<View>, level: Level | null): Asking {
  const { seated, keep, view } = at;
  const { t, terminal } = seated;
  const concession = [
    t('really-concede'),
    ...(view.declarer === view.you ? [] : [t('concede-both')]),
  ].join(' ');
  const text = level === null ? concession : terminal('ask-claim', { said: t(`claim-${level}`) });
  return yesOrNo(text, at, async (yes) => {
    keep({ proposal: null });
    if (yes) await act(seated, level === null ? { type: 'concede' } : { type: 'claim', level });
  });
}
