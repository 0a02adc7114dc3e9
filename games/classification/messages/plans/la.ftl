## Scholae magistrōrum
first = Sapiēns: ōrdō occultus invenītur
first-aim = Cōnsilium: omnēs ex iūdiciīs lēgem collēgērunt et verbīs dīxērunt.
first-1 = Sex rēs discipulōrum in duōs acervōs dīvide neque dīc quōmodo.
first-1-ask = Quōmodo hae rēs dīvīsae sunt? Quōmodo aliter dīvīsae esse possunt?
first-2 = Omnēs in suō īnstrūmentō „Lūdendō disce“ apud Sapientem aperiunt et lūdum prīmum faciunt.
first-2-ask = Quid docet „falsum“ quod „rēctum“ nōn docet? (Suspīciō refūtāta abiit; cōnfirmāta fortuīta esse potest.)
first-3 = „Cum discipulīs“, Sapiēns. Signum in pariete, „Incipe“. Circumī; quī exspectat, suspīciōnem suam in notīs scrībat.
first-3-ask = Quae charta suspīciōnem tuam refūtāret?
first-4 = „Certāmen fīnī“. In pariete vidētur quōmodo sapiēns chartās dīvīserit.
first-4-ask = Quod iūdicium plūrimum docuit?
first-5 = Domī: tabula rērum, singulae rēs in singulīs ōrdinibus, singulae proprietātēs in singulīs columnīs. In „Chartīs tuīs“ ex eā proximus lūdus fit.
first-5-ask = Quae proprietātēs ad dīvidendum aptae sunt, quae nōn?
