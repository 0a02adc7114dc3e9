import { la as form, say } from '../sentence.ts';
import type { HelpTexts } from './types.ts';

/** How to play, in Latin. */
export const la: HelpTexts = {
  names: { agreement: 'Latīna', skat: 'Skat', classification: 'Sapiēns' },
  steps: [
    {
      title: 'Quid petātur',
      text: [
        say`Omnēs chartās tuās pōne. Vincit quī prīmus nūllam in manū habet.`,
        say`Quīnae chartae singulīs dantur. Ūna, charta prīma, in mediō patet; cēterae cumulus sunt.`,
      ],
    },
    {
      title: 'Pōnere et prōnūntiāre',
      text: [
        say`Cum tuae partēs sunt, ūnam chartam super summam pōnis et prōnūntiās quid sit fōrma: cāsum, numerum, genus.`,
        say`In duābus ex hīs tribus rēbus, neque in plūribus neque in pauciōribus, cum summā chartā congruere dēbet, ut prōnūntiāta est.`,
        say`Sī iacet ${form('illum')}, accūsātīvus singulāris generis masculīnī, congruunt exemplī causā ${form('illam')} (cāsū et numerō), ${form('illōs')} (cāsū et genere), ${form('illō')} generis masculīnī (numerō et genere).`,
      ],
    },
    {
      title: 'Fōrmae ambiguae',
      text: [
        say`Multae fōrmae plūra esse possunt: ${form('illī')} aut datīvus singulāris omnium generum est aut nōminātīvus plūrālis generis masculīnī. Valet quod prōnūntiās.`,
        say`Trēs rēs congruere nōn licet: super ${form('illīus')}, genitīvum singulārem generis masculīnī, alterum ${form('illīus')} pōnī nōn potest nisi generis fēminīnī aut neutrī.`,
        say`Sōla charta prīma nōndum prōnūntiāta est: dōnec aliquid superpōnātur, omnēs lēctiōnēs eius valent.`,
        say`Longitūdō vōcālium valet: ${form('ea')} et ${form('eā')} duae fōrmae sunt.`,
      ],
    },
    {
      title: 'Sūmere',
      text: [
        say`Sī nūlla chartārum tuārum congruit, ūnam ex cumulō sūmis. Hanc statim pōnere licet; aliter eam retinēs, et lūdus prōcēdit.`,
        say`Cum cumulus exhaustus est, chartae positae praeter summam iterum miscentur et novus cumulus fīunt.`,
      ],
    },
    {
      title: 'Intercēdere',
      text: [
        say`Nēmō prō vōbīs probat num charta rēctē posita sit. Sī quid falsō prōnūntiātum esse putās, intercēde priusquam lūdus prōcēdat.`,
        say`Sī iūre intercessistī, charta in manum redit, et partēs lūsōris quī posuit fīnītae sunt. Sī frūstrā, lūdus prōcēdit. Deinde tabulās fōrmārum īnspicere licet.`,
        say`Sī nēmō errōrem animadvertit, valet quod prōnūntiātum est. Lūdō fīnītō ostenditur quid vōs fūgerit.`,
      ],
    },
    {
      title: 'Charta ultima',
      text: [
        say`Ultimā chartā positā nōndum vīcistī: prius omnēs cēterī assentiuntur, aut aliquis intercēdit. Quī per trīgintā secundās tacet, assentītur.`,
      ],
    },
    {
      title: 'Lēgēs mēnsae',
      text: [
        say`Quī mēnsam appōnit lēgēs ēligit: cum Ioculātōre aut sine eō, cum poenīs aut sine eīs, ūnum lūdum aut complūrēs. In exercitātiōne mēnsa quod falsum est statim reicit et causam dīcit.`,
      ],
    },
    {
      title: 'Mixtiō sine fraude',
      text: [
        say`Antequam chartae dantur, mēnsa mixtiōnem suam occultē prōmittit, et omnia īnstrūmenta lūsōrum partem addunt. Lūdō fīnītō omnia aperiuntur, et pāgina tua omnēs mixtiōnēs iterum computat.`,
      ],
    },
  ],
  keys: {
    cases: 'cāsum ēlige, ā nōminātīvō ad ablātīvum',
    numbers: 'singulāris, plūrālis',
    genders: 'masculīnum, fēminīnum, neutrum',
    choose: 'chartam ēlige',
    lay: 'chartam ēlēctam pōne',
    draw: 'chartam sūme',
    challenge: 'intercēde',
    goOn: 'assentīre, perge',
    play: 'chartam ēlēctam lūde',
    move: 'chartās in manū percurre',
    class: 'classem in mēnsā ēlige',
    found: 'novam classem ēlige',
    layAll: 'chartās ēlēctās pōne',
    notes: 'adnotātiōnēs aperī',
    cancel: 'ēlēctiōnem tolle, claude',
    help: 'quōmodo lūdātur',
  },
};
