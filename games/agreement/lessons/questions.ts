import { defined } from '@lusoria/core';
import type { Answer, Message, Script, Step } from '@lusoria/core/lesson';
import { agreement, type Cell, CELLS, features, type ParadigmId } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, type Deck, deckOf, formOf, readingsOf } from '../rules/deck.ts';
import { agreement as game } from '../rules/game.ts';
import { isRight, judge as judgeCard } from '../rules/judge.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, State } from '../rules/types.ts';
import { dealt } from './deal.ts';
import { judge, type Remark } from './judge.ts';
import { type Key, OTHER, YOU } from './steps.ts';

type LessonStep = Step<State, Action, Key>;
type Params = NonNullable<Message['params']>;

const say = (key: Key, params?: Params): Message<Key> => ({ key, ...(params && { params }) });
const tell = (key: Key): LessonStep => ({ kind: 'tell', say: say(key) });

/** Two features that two cells have in common, and the one in which they differ; null if it is not so. */
function agreementOf(one: Cell, other: Cell): Params | null {
  const [a, b] = [featuresOf(one), featuresOf(other)];
  const same = a.filter((feature, i) => feature === b[i]);
  const [featureOne, featureTwo, more] = same;
  if (featureOne === undefined || featureTwo === undefined || more !== undefined) return null;
  return { featureOne, featureTwo };
}

function featuresOf(cell: Cell): readonly string[] {
  const { case: kase, number, gender } = features(cell);
  return [kase, number, gender];
}

/** A lesson of questions with a deck; each has a table of its own. */
class Quiz {
  readonly #options;
  readonly deck: Deck;

  constructor(name: ParadigmId) {
    this.#options = v.parse(optionsSchema, { deck: name, tables: 'open' });
    this.deck = deckOf(this.#options);
  }

  card(cell: Cell): Card {
    return defined(this.deck.at[cell][0], 'a form of this cell');
  }

  form(cell: Cell): string {
    return formOf(this.deck, this.card(cell));
  }

  readings(cell: Cell): readonly Cell[] {
    return readingsOf(this.deck, this.card(cell));
  }

  /** Whether a card can be laid on a declared cell, and as what. */
  fitting(cell: Cell, on: Cell): Cell | null {
    return this.readings(cell).find((as) => agreementOf(as, on) !== null) ?? null;
  }

  /** Whose card lies below: `on` is the other one's, unless they lay another card on it; then it is the learner's. */
  table(
    on: Cell,
    mine: readonly Cell[],
    theirs: { readonly card: Cell; readonly as: Cell } | null,
  ) {
    const needed = [on, ...mine, ...(theirs ? [theirs.card] : [])];
    const isFree = (cell: Cell) => needed.every((one) => this.form(one) !== this.form(cell));
    const free = CELLS.filter(isFree);
    const start = defined(free.find((cell) => agreementOf(cell, on) !== null));
    const others = free.filter((cell) => this.form(cell) !== this.form(start)).slice(0, 2);
    const first = theirs ? YOU : OTHER;
    const state = game.init({ options: this.#options, seats: 2, first });
    const hands = theirs
      ? [
          [on, ...mine],
          [theirs.card, ...others],
        ]
      : [mine, [on, ...others]];
    const begun = game.evolve(state, dealt(this.deck, { hands, start, drawn: [] }));
    const laid = this.#laid(begun, first, on, on);
    return theirs ? this.#laid(laid, OTHER, theirs.card, theirs.as) : laid;
  }

  #laid(state: State, seat: number, cell: Cell, as: Cell): State {
    const made = game.decide(state, seat, { type: 'lay', card: this.card(cell), as });
    if (!made.ok) throw new RangeError(`${made.rejection.code}: ${cell}`);
    return made.value.reduce(game.evolve, state);
  }

  script(steps: readonly LessonStep[]): Script<State, Action, Remark, Key> {
    return {
      you: YOU,
      begin: () => this.table('acc-sg-f', ['nom-sg-m', 'gen-pl-m'], null),
      steps,
      judge: (state, action) => judge(state, action, this.deck),
      choose: () => null,
      aside: () => 'ignored',
    };
  }

  /** Which card fits? `from` is where the search for cards begins, so that the questions differ. */
  which(on: Cell, from: number): LessonStep {
    const all = [...CELLS.slice(from), ...CELLS.slice(0, from)].filter(
      (cell) => this.form(cell) !== this.form(on),
    );
    const unlike = (cells: readonly Cell[]) =>
      cells.filter((cell, i) => cells.findIndex((one) => this.form(one) === this.form(cell)) === i);
    const right = unlike(all.filter((cell) => this.fitting(cell, on) !== null));
    const wrong = unlike(all.filter((cell) => this.fitting(cell, on) === null));
    const [first = on, second = on] = right;
    // The second question of each kind has two right answers.
    const cells =
      from % 2 === 0 ? [...wrong.slice(0, 2), first] : [first, ...wrong.slice(0, 1), second];
    const as = defined(this.fitting(first, on) ?? undefined);
    return {
      kind: 'ask',
      begin: () => this.table(on, cells, null),
      say: say('fits-which', { formTop: this.form(on), cellTop: on }),
      at: 'declared',
      hints: [say('fits-look'), say('fits-read', { form: this.form(first), cellAs: as })],
      answers: cells.map((cell) => this.#fits(cell, on)),
    };
  }

  /** Which features fit? Asks for no form. */
  cells(on: Cell, cells: readonly Cell[]): LessonStep {
    return {
      kind: 'ask',
      begin: () => this.table(on, ['nom-sg-m', 'gen-pl-m'], null),
      say: say('fits-cells', { cellTop: on }),
      at: 'declared',
      hints: [say('fits-hint')],
      answers: cells.map((cell) => {
        const n = agreement(cell, on);
        const why = n === 2 ? say('fits-cells-two') : say('fits-cells-not', { n });
        return { label: say('answer-cell', { cellAs: cell }), right: n === 2, why };
      }),
    };
  }

  #fits(cell: Cell, on: Cell): Answer<Key> {
    const as = this.fitting(cell, on);
    const form = this.form(cell);
    const label = say('answer-form', { form });
    if (as === null) {
      const readings = this.readings(cell);
      // Of what it can be, what comes closest.
      const [is] = readings.toSorted((a, b) => agreement(b, on) - agreement(a, on));
      const cellIs = defined(is);
      const key = readings.length > 1 ? 'fits-none' : 'fits-not';
      const why = say(key, { form, cellIs, n: agreement(cellIs, on) });
      return { label, right: false, why };
    }
    const agreeing = defined(agreementOf(as, on) ?? undefined);
    return { label, right: true, why: say('fits-two', { form, cellAs: as, ...agreeing }) };
  }

  /** What can this form be? All of it is to be found. */
  whatAll(cell: Cell): LessonStep {
    const readings = this.readings(cell);
    const others = CELLS.filter(
      (one) => !readings.includes(one) && agreementOf(one, cell) !== null,
    );
    const form = this.form(cell);
    const isOther = (one: Cell) => this.form(one) !== form;
    const top = defined(CELLS.find((one) => isOther(one) && this.fitting(cell, one) !== null));
    const offered = [...readings, ...others.slice(0, 2)];
    return {
      kind: 'ask',
      all: true,
      begin: () => this.table(top, [cell], null),
      at: `hand:${this.card(cell)}`,
      say: say('readings-all', { form, n: readings.length }),
      hints: [
        say('readings-hint', { form, n: readings.length }),
        say('readings-one', { form, cellAs: defined(readings.at(-1)) }),
      ],
      answers: CELLS.filter((one) => offered.includes(one)).map((one) => ({
        label: say('answer-cell', { cellAs: one }),
        right: readings.includes(one),
        why: readings.includes(one)
          ? say('readings-yes', { form, cellAs: one })
          : say('readings-no', { formOther: this.form(one), cellAs: one }),
      })),
    };
  }

  /** The learner has laid `on`; the other one lays a card as `as`: true, or a bluff? */
  bluff(on: Cell, card: Cell, as: Cell): LessonStep {
    const { reads, shares } = judgeCard(this.deck, this.card(card), as, [on]);
    const isTrue = isRight({ reads, shares });
    const form = this.form(card);
    const told = { form, cellAs: as, cellOn: on, formRight: this.form(as), n: shares };
    const why = isTrue
      ? say('bluff-true', { ...told, ...defined(agreementOf(as, on) ?? undefined) })
      : say(reads ? 'bluff-shares' : 'bluff-form', told);
    return {
      kind: 'ask',
      begin: () => this.table(on, ['nom-pl-m', 'abl-pl-n'], { card, as }),
      say: say('bluff-or-true', told),
      at: 'pile',
      hints: [say('bluff-hint'), say('bluff-compare', told)],
      answers: [
        { label: say('answer-true'), right: isTrue, why },
        { label: say('answer-bluff'), right: !isTrue, why },
      ],
    };
  }
}

/** Which card fits? What a feature is, and what can be laid. */
export function fits(name: ParadigmId): Script<State, Action, Remark, Key> {
  const quiz = new Quiz(name);
  return quiz.script([
    tell('fits-forms'),
    tell('fits-features'),
    tell('fits-features-more'),
    {
      kind: 'ask',
      say: say('fits-number'),
      answers: [
        {
          label: say('answer-feature', { featureOne: 'dat' }),
          right: false,
          why: say('fits-is-case'),
        },
        {
          label: say('answer-feature', { featureOne: 'pl' }),
          right: true,
          why: say('fits-is-number'),
        },
        {
          label: say('answer-feature', { featureOne: 'n' }),
          right: false,
          why: say('fits-is-gender'),
        },
      ],
    },
    {
      kind: 'tell',
      say: say('fits-rule'),
      at: 'declared',
      begin: () => quiz.table('acc-sg-f', ['nom-sg-m', 'gen-pl-m'], null),
    },
    quiz.cells('acc-sg-f', ['acc-sg-f', 'nom-sg-f', 'gen-pl-f']),
    { kind: 'tell', say: say('fits-where'), at: 'open-tables' },
    quiz.which('acc-sg-f', 0),
    quiz.which('gen-pl-m', 7),
    quiz.whatAll('nom-pl-n'),
    quiz.which('nom-sg-m', 14),
    quiz.whatAll('gen-pl-m'),
    quiz.which('dat-sg-f', 21),
    { kind: 'end', say: say('fits-end') },
  ]);
}

/** True, or a bluff? */
export function bluff(name: ParadigmId): Script<State, Action, Remark, Key> {
  const quiz = new Quiz(name);
  return quiz.script([
    tell('bluff-what'),
    {
      kind: 'tell',
      say: say('bluff-ask'),
      at: 'open-tables',
      begin: () => quiz.table('abl-pl-f', ['nom-pl-m', 'abl-pl-n'], null),
    },
    quiz.bluff('abl-pl-f', 'abl-sg-f', 'abl-sg-f'),
    quiz.bluff('abl-pl-f', 'nom-sg-f', 'abl-sg-f'),
    quiz.bluff('acc-pl-f', 'acc-pl-m', 'acc-pl-m'),
    quiz.bluff('gen-sg-m', 'acc-pl-m', 'acc-pl-m'),
    quiz.bluff('acc-sg-m', 'gen-pl-m', 'acc-pl-m'),
    quiz.bluff('nom-sg-f', 'acc-sg-f', 'acc-sg-f'),
    { kind: 'end', say: say('bluff-end') },
  ]);
}
