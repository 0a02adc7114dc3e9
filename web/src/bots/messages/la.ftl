## Bots of one's own
title = Māchinae tuae
hint = Māchina est programma, quod per sē lūdit, per HTTP aut in terminālī. Nōmen sēdemque suam habet et tesserā suā cognōscitur. Quōmodo scrībātur, docs/BOTS.md docet.
name = Nōmen eius
create = Fac māchinam
made = { $name } facta est. Haec est tessera eius:
once = Nunc tantum ostenditur. Quī eam habet, prō hāc māchinā lūdit; itaque eam sīcut arcānum servā.
copy = Exscrībe
copied = Exscrīptum est
none = Nōndum ūllam habēs.
seen = facta { $since }, novissimē hīc { $seen }
revoke = Revocā
really = Certēne? Tessera peribit
done = Factum
