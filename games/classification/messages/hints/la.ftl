sage = { $sage } arborem occultam nōvit, quae chartās in classēs dīvidit.
lay = Ēlige chartās quae congruunt, deinde classem eārum aut novam.
verdict = Rēctē: chartae manent. Perperam: redeunt, et ūna accēdit.
tree = Tū sapiēns es: ēlige quid quaerās; ex omnī respōnsō fit classis.
describe = Fac arborem quam suspicāris: quid prīmum quaerit?
hand-in = Rēcta est, sī omnēs chartās eōdem modō dīvidit.
