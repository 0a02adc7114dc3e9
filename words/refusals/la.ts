import { given, inBrackets } from './params.ts';
import type { RefusalTexts } from './types.ts';

/** Refusals and flaws in Latin. */
export const la: RefusalTexts = {
  codes: {
    // The game
    'not-seated': 'Ad hoc tibi sēde in mēnsā opus est.',
    'round-over': 'Lūdus iam fīnītus est.',
    'not-now': 'Hoc nunc nōn licet.',
    'you-are-out': 'Omnēs iam chartās posuistī; nunc spectās.',
    'not-your-turn': 'Nōn tuae partēs sunt.',
    'tables-open': 'Aliquis tabulās fōrmārum īnspicit. Exspectā dum tegantur.',
    'last-card-open':
      'Haec ultima charta tua fuit. Exspectā dum omnēs assentiantur aut aliquis intercēdat.',
    'card-not-in-hand': 'Hanc chartam nōn habēs.',
    'only-drawn-card':
      'Postquam sūmpsistī, chartam sūmptam tantum pōnere licet. Sī nōn congruit, retinē eam.',
    'declare-first': 'Prius prōnūntiā quid sit fōrma: cāsum, numerum, genus.',
    'joker-undeclared': 'Ioculātor nōn prōnūntiātur. Pōne eum sine verbō.',
    'joker-last': 'Ioculātōrem hīc ultimum pōnere nōn licet. Sūme chartam.',
    'wrong-reading': 'Haec fōrma id esse nōn potest. Īnspice iterum.',
    'wrong-agreement': (params) => {
      if (params['shares'] === 3) return 'Omnēs trēs rēs congruunt, sed duae tantum dēbent.';
      return params['shares'] === 1
        ? 'Ūna tantum rēs congruit, sed duae dēbent.'
        : 'Duae rēs congruere dēbent, neque plūrēs neque pauciōrēs.';
    },
    'must-lay': 'Aliqua tuārum chartārum congruit, et in hāc mēnsā tum pōnere necesse est.',
    'already-drawn': 'Iam sūmpsistī. Pōne chartam sūmptam aut retinē eam.',
    'draw-first': 'Prius charta tibi sūmenda est, deinde pergere licet.',
    'stale-lay': 'Sērō: lūdus iam prōcessit.',
    'own-lay': 'Dē chartā tuā cēterī iūdicant.',
    'already-gone-on': 'Huic chartae iam assentīris.',
    'already-looked': 'Tabulās fōrmārum iam īnspexistī.',
    'not-looking': 'Tabulās fōrmārum nunc nōn īnspicis.',
    'bad-action': 'Tāle nihil in hōc lūdō fierī potest.',
    // The table
    'bad-options': (params) => `Hīs lēgibus lūdī nōn potest${inBrackets(params, 'path')}.`,
    'not-owner': 'Hoc hospitī tantum licet, quī mēnsam apposuit.',
    'already-seated': 'Iam sēdem habēs. Surge prius, sī aliam petis.',
    'seat-taken': 'Ibi iam aliquis sedet.',
    'no-such-seat': 'Haec sēdēs nōn est.',
    'no-such-person': 'Hic lūsor ad mēnsam nōn est.',
    'no-such-bot': (params) => `Haec māchina nōn est${inBrackets(params, 'bot')}.`,
    'bad-name': 'Hoc nōmen nūllam litteram continet. Ēlige aliud.',
    'bad-seats': 'Hīs sēdibus lūdī nōn potest. Mūtā numerum eārum.',
    'empty-message': 'Nūntius vacuus est.',
    'chat-closed': 'In hāc mēnsā colloquium clausum est.',
    'round-silent': 'Dum lūditur, in hāc mēnsā tacētur. Post lūsum iterum scrībere licet.',
    muted: 'In hāc mēnsā nunc scrībere nōn potes.',
    'open-seats': 'Sēdēs adhūc vacant. Vocā aliquem aut pōne in eīs māchinās.',
    'nobody-seated': 'Māchinae sōlae sedent. Cōnsīde cum eīs; tum incipere licēbit.',
    stale: 'Aliquid interim factum est. Īnspice iterum.',
    'too-soon': (params) =>
      `Cēterīs adhūc intercēdere licet. Exspectā etiam ${given(params, 'seconds')} s.`,
    paused: 'Lūdus intermissus est.',
    'already-contributed': 'Pars tua ad mixtiōnem iam accepta est.',
    removed: 'Ad hanc mēnsam iterum cōnsīdere nōn potes: hospes tē dīmīsit.',
    'chat-full': 'In hāc mēnsā satis scrīptum est.',
    // The house and the line to it
    'bad-message': 'Servus hoc nōn intellēxit. Renovā pāginam.',
    'too-large': 'Hoc longius est quam ut mittī possit.',
    'too-fast': 'Nimis celeriter. Exspectā paulum.',
    'hello-first': 'Servus nescit quis sīs. Renovā pāginam.',
    'unknown-token': 'Servus tē iam nōn nōvit. Hīc ā prīncipiō incipis.',
    'no-such-game': (params) => `Hic lūdus hīc nōn est${inBrackets(params, 'game')}.`,
    'no-such-table': 'Haec mēnsa nōn est. Probā signum.',
    'too-many-tables': (params) =>
      `Iam ${given(params, 'most')} mēnsās habēs; plūrēs habēre nōn licet.`,
    'no-spectators': 'Ad hanc mēnsam lūsōribus tantum adesse licet.',
    'bad-code': 'Hoc signum nōn valet: aut male scrīptum est aut vetus aut iam adhibitum.',
    'try-again': 'Rēs nōn successit. Temptā iterum.',
    closed: 'Cōnexiō fīnīta est. Renovā pāginam.',
    'other-version': 'Pāgina cum servō nōn congruit. Renovā pāginam.',
    unreadable: 'Respōnsum servī legī nōn potest. Renovā pāginam.',
  },
  unknown: (code) => `Hoc fierī nōn potest (${code}).`,
  flaws: {
    'unknown-game': ({ game }) => `Lūdus „${game}“ hīc ignōtus est.`,
    'other-rules': ({ recorded, known }) =>
      `Versiōne ${recorded} lēgum lūsum est, hīc est versiō ${known}.`,
    'bad-options': ({ path }) => `Lēgēs mēnsae falsō scrīptae sunt${inBrackets({ path }, 'path')}.`,
    'bad-players': () => 'Tot hunc lūdum lūdere nōn possunt.',
    'wrong-commitment': () => 'Arcānum nōn est id quod ante datās chartās prōmissum est.',
    'wrong-first': ({ recorded, drawn }) =>
      `Sēdēs ${recorded + 1} incēpit, sed sors in sēdem ${drawn + 1} cecidit.`,
    'not-a-draw': () => 'Quod mixtiō scrīpta est, mixtiō nōn est.',
    'wrong-draw': ({ place, recorded, drawn }) =>
      `Mixtiō in locō ${place} numerum ${recorded} habet; ex arcānō et partibus fit ${drawn}.`,
    'out-of-order': () => 'Hoc nōn suō tempore factum est.',
    refused: ({ reason }) => `Lēgēs hanc āctiōnem nōn admittunt (${reason}).`,
    'wrong-events': () => 'Lēgēs ad aliud dūcunt ac scrīptum est.',
    'wrong-outcome': () => 'Exitus quī scrīptus est nōn is est quī lūdendō factus est.',
    unfinished: () => 'Exitus scrīptus est, sed lūdus fīnītus nōn est.',
    'other-commitment': () => 'Aliud prōmissum scrīptum est ac tū vīdistī.',
    'contribution-missing': () => 'Pars tua ad mixtiōnem deest.',
  },
  where: (round, step) => (step === null ? `Lūdus ${round}` : `Lūdus ${round}, gradus ${step}`),
};
