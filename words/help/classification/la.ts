import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Classification is played, in Latin. */
export const classification: readonly HelpStep[] = [
  {
    title: 'Sapiēns: quid petātur',
    text: [
      say`Omnis charta complūrēs proprietātēs habet; in fōrmīs sunt fōrma, color, complētiō, numerus. Ūnus ē lūsōribus, sapiēns, arborem sēcrētam habet, quae omnēs chartās in classēs dīvidit. Aliam ex aliā proprietātem quaerit: prīmum exemplī causā colōrem, deinde in rubrīs chartīs fōrmam.`,
      say`Cēterī chartīs pōnendīs arborem inveniunt. Quaeque charta quae in manū restat ūnum pūnctum est, etiam sapientī; vincit quī paucissima pūncta habet.`,
    ],
  },
  {
    title: 'Addere et condere',
    text: [
      say`Dēnae chartae singulīs dantur. Ūna in mēnsā patet: ab eā classis prīma incipit. Sapiēns prīmus lūdit, deinde alius post alium.`,
      say`Cum tuae partēs sunt, ūnam aut plūrēs chartās ēligis quās inter sē convenīre putās, et locum: aut ad classem in mēnsā addis, aut novam eīs condis. Nōn omnēs pōnere dēbēs quae eō pertinent; sed aliquid pōnere dēbēs, nisi in mēnsā omittere licet.`,
    ],
  },
  {
    title: 'Iūdicium',
    text: [
      say`Rēctē posuistī sī omnēs chartae tuae in ūnā classe arboris sunt, et ad hanc addidistī; sī condis, haec in mēnsā nōndum esse dēbet. Tum chartae manent. Quī classem condidit ūnam chartam sūmit.`,
      say`Sī vel ūna falsa est, omnēs ad tē redeunt et ūnam sūmis. Omnēs vident quae chartae fuerint: ex aliōrum quoque errōribus disce.`,
      say`Cum cumulus vacuus est, nihil iam sūmitur. Lūdus fīnītur cum prīmum alicuius manus vacua est.`,
    ],
  },
  {
    title: 'Sapiēns quid faciat',
    text: [
      say`Sapiēns secundum arborem pōnit, numquam falsō, neque classem condere eī licet nisi cum nūlla eius charta ad classem in mēnsā pertinet. Itaque quidquid pōnit aliquid docet.`,
      say`Sī tū sapiēns es, arborem facis antequam chartae dantur: ēlige quid quaerātur, et valōrēs tange ut eōs coniungās. Quaeque classis satis multās chartās habēre dēbet. In proximō lūdō alius sapiēns est.`,
    ],
  },
  {
    title: 'Dēscrībere',
    text: [
      say`Lūdō fīnītō omnēs praeter sapientem occultē dīcunt quōmodo chartae dīvīsae sint: arborem faciunt. Rēcta est sī omnēs chartās eōdem modō dīvidit, utcumque scrīpta est. Paribus pūnctīs vincit quī saepius rēctē dēscrīpsit.`,
    ],
  },
  {
    title: 'Adnotātiōnēs, lēgēs, chartae tuae',
    text: [
      say`In adnotātiōnibus chartīs signa addere et classēs quās putās adumbrāre potes; tū sōlus eās vidēs.`,
      say`Quī mēnsam appōnit chartās et lēgēs ēligit: arborem sorte ductam, iūdicia cum causā, chartās dīvidendās aut verba lībera prō arbore, sapientem quī ipse iūdicat.`,
      say`Chartae tuae tabula CSV sunt: singulae chartae in singulīs ōrdinibus, singulae proprietātēs in singulīs columnīs, titulī in prīmō ōrdine.`,
    ],
  },
];
