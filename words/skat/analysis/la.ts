import { capital, listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import { card, cards, contractAccusative, gameAccusative, gameName } from '../names/la.ts';
import { average, contractIn, percent } from './offered.ts';
import type { Compared, SkatAnalysis } from './types.ts';

const points = (n: number) => (n === 1 ? '1 pūnctō' : `${n} pūnctīs`);

/** ‘(fere 61)’ */
const mean = ({ points: n }: Compared) => average(n, 'fere');

export const analysis: SkatAnalysis = {
  ask: (seat, who) =>
    seat === who.you ? 'Potuīne vincere?' : `Potuitne ${who.name(seat)} vincere?`,
  title: 'Exāmen lūdī',
  seats: 'Cuius chartae',
  progress: (n) => `Computātur: ${n} ex 100`,
  cancel: 'Dēsine',
  cancelled: 'Exāmen abruptum est.',
  failed: 'Exāmen nōn successit. Iterum temptā.',
  answer(answer, { seat, alone, step }, who) {
    const mine = seat === who.you;
    const won = !alone ? 'Adversāriī vīcērunt' : mine ? 'Vīcistī' : `${who.name(seat)} vīcit`;
    const could = !alone
      ? 'adversāriī vincere potuērunt'
      : mine
        ? 'vincere potuistī'
        : `${who.name(seat)} vincere potuit`;
    const laid = step
      ? `in captūrā ${step.trick} haec charta lūsa est: ${card(step.card, who.pack)} (${step.seat === who.you ? 'tū' : who.name(step.seat)})`
      : 'lūdus fīnītus est';
    switch (answer.kind) {
      case 'won':
        return step
          ? `${won}, sed prō chartīs ut iacēbant victōria nōn spēranda erat, dōnec ${laid}.`
          : `${won}, neque id prō chartīs ut iacēbant umquam in perīculō fuit.`;
      case 'until':
        return `Ita: prō chartīs ut iacēbant ${could}, dōnec ${laid}.`;
      case 'given-up':
        return `Ita: cum lūdus ante tempus fīnītus est, chartae adhūc sufficiēbant, et ${could}.`;
      case 'declared-wrongly':
        return 'Hōc lūdō nōn, sed aliō vel aliīs chartīs dēpositīs.';
      case 'never':
        return 'Nōn: prō chartīs ut iacēbant altera pars semper vincit, sī rēctē lūdit.';
    }
  },
  auctionOnly: 'Nēmō sōlus lūsit. Dē lacessendō tantum iūdicārī potest.',
  verdicts: {
    only: { label: 'Charta ūnica', text: 'Alia charta lūdī nōn licuit.' },
    best: { label: 'Charta optima', text: 'Nūlla melior erat, nē chartīs quidem apertīs.' },
    open: { label: 'Nōn optima', text: 'Chartīs apertīs alia charta melior erat.' },
    unlucky: {
      label: 'Scīrī nōn potuit',
      text: 'Chartīs apertīs alia melior erat, sed nihil id indicābat.',
    },
    slip: { label: 'Minus apta', text: 'Alia charta melior erat, idque vidērī potuit.' },
    error: {
      label: 'Error',
      text: 'Alia charta melior erat, idque vidērī potuit, et hīc lūdus mūtātus est.',
    },
  },
  lost: (n) => (n === null ? 'lūdō cōnstat' : `${points(n)} cōnstat`),
  turned: {
    won: 'Hāc chartā lūsor sōlus lūdum vincit.',
    lost: 'Hāc chartā lūsor sōlus lūdum perdit.',
  },
  best: (list, pack) => `Chartīs apertīs optimum: ${cards(list, pack)}.`,
  promised: (played, best, pack) =>
    played.card === best.card
      ? `Prō eīs quae scīrī poterant optima erat: vincit in ${percent(played.winProbability)} ex 100 dispositiōnibus.`
      : `Prō eīs quae scīrī poterant vincit in ${percent(played.winProbability)} ex 100 dispositiōnibus${mean(played)}; ${card(best.card, pack)} in ${percent(best.winProbability)}${mean(best)}.`,
  chart: 'Quid chartae valuerint',
  line(values, target) {
    if (target === null) {
      const lost = values.indexOf(1);
      return lost < 0
        ? 'Chartīs apertīs Nūllum usque ad fīnem tūtum est.'
        : lost === 0
          ? 'Chartīs apertīs Nūllum ab initiō perditum est.'
          : `Chartīs apertīs Nūllum usque ad captūram ${lost} tūtum est.`;
    }
    const needed =
      target > 120
        ? 'Prō tantō numerō nūlla pūncta sufficiunt.'
        : `Lūsōrī sōlī opus est pūnctīs ${target}.`;
    return `Pūncta lūsōris sōlīus, sī omnēs optimē lūdunt, ante prīmam captūram et post quamque: ${values.join(', ')}. ${needed}`;
  },
  target: (n) => `${n} opus est`,
  toTurn: (n) => `Ad lūdum mūtātum: captūra ${n}`,
  auction: 'Dē lacessendō',
  said({ highestBid: said, refusedBid: refused, limit, verdict }) {
    const worth =
      limit === 0
        ? 'Hae chartae nūntiātiōne nōn dignae erant.'
        : `Hīs chartīs usque ad ${limit} lacessere licēbat.`;
    const word =
      said > 0 ? `Nūntiātum aut concessum: ${said}.` : refused > 0 ? `Negātum: ${refused}.` : '';
    const judged = {
      sound: 'Id rēctē factum est.',
      bold: 'Id nimium erat.',
      timid: 'Id parum erat.',
    }[verdict];
    return [worth, word, word === '' ? '' : judged].filter((text) => text !== '').join(' ');
  },
  offer: (offered, named) =>
    `${capital(named(contractIn(offered)))}: vincitur in ${percent(offered.winProbability)} ex 100 lūdīs, fere ${signed(Math.round(offered.expectedValue))}`,
  declared({ chosen, best }, named, pack) {
    const own = `${capital(named(contractIn(chosen)))}, ut lūsum est, vincitur in ${percent(chosen.winProbability)} ex 100 lūdīs.`;
    const isSame = chosen.game === best.game && chosen.ouvert === best.ouvert;
    if (best.expectedValue < chosen.expectedValue + 3)
      return `${own} Nihil melius nūntiārī potuit.`;
    const away = best.away.length > 0 ? `dēpositīs hīs: ${cards(best.away, pack)}` : '';
    const other =
      isSame && away !== ''
        ? away
        : [named(contractIn(best)), away].filter((text) => text !== '').join(', ');
    return `${own} Melius: ${other}; in ${percent(best.winProbability)} ex 100.`;
  },
  exact(list, pack) {
    const won = list.filter(({ wins }) => wins);
    if (won.length === 0) return 'Prō chartīs ut iacēbant nūllus lūdus vincī potest.';
    const told = won.map(({ game, away }) =>
      away.length > 0
        ? `${gameName(game, pack)} (dēposita: ${cards(away, pack)})`
        : gameName(game, pack),
    );
    return `Prō chartīs ut iacēbant vincuntur: ${listed(told, ' et ')}.`;
  },
  hint: 'Cōnsilium',
  thinking: 'Cōgitātur …',
  noHint: 'Hīc nihil suādendum est.',
  advice(action, pack) {
    switch (action.type) {
      case 'bid':
        return `Nūntiā ${action.value}.`;
      case 'hold':
        return 'Dīc ‘sīc’.';
      case 'pass':
        return 'Dīc ‘nōn’.';
      case 'pick-up':
        return 'Stirpem sūme.';
      case 'declare':
        return action.discards.length > 0
          ? `Lūde ${contractAccusative(action.contract, pack)}; dēpōne: ${cards(action.discards, pack)}.`
          : `Lūde ${contractAccusative(action.contract, pack)}.`;
      case 'push':
        return `Trāde: ${cards(action.cards, pack)}.`;
      case 'push-unseen':
        return 'Stirpem nōn īnspectam trāde.';
      case 'play':
        return `Lūde: ${card(action.card, pack)}.`;
      case 'double':
        return 'Duplicā.';
      case 'claim':
        return 'Chartās ostende: reliqua tua sunt.';
      case 'concede':
        return 'Cēde.';
      case 'answer':
        return action.yes ? 'Assentīre.' : 'Perge lūdere.';
      case 'name':
        return `Nūntiā ${gameAccusative(action.game, pack)}.`;
      case 'no-double':
        return 'Perge sine eō.';
    }
  },
  reason(reason, pack) {
    switch (reason.kind) {
      case 'only':
        return 'Alia charta lūdī nōn potest.';
      case 'chance': {
        const own = `Hāc chartā pars tua vincit in ${percent(reason.winProbability)} ex 100 dispositiōnibus`;
        return reason.next
          ? `${own}; alterā (${card(reason.next.card, pack)}) in ${percent(reason.next.winProbability)}.`
          : `${own}; nūlla alia plūs prōmittit.`;
      }
      case 'limit':
        return reason.limit === 0
          ? 'Hae chartae lūdō nōn dignae sunt.'
          : `Hīs chartīs usque ad ${reason.limit} lacessere licet.`;
      case 'game':
        return `Tālis lūdus vincitur in ${percent(reason.winProbability)} ex 100.`;
      case 'heuristic':
        return 'Ita ūsus docet.';
    }
  },
};
