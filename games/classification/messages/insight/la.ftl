## What went well
lays = Gradūs rēctī: { $right } ex { $n }
described = dīvīsiō rēctē dēscrīpta
## How the tree could have been known
known = Post gradum { $lay } ({ $card }) scīrī poterat: haec ūna dīvīsiō congruēbat.
telling = Plūrimum docuit gradus { $lay } ({ $card }): ex { $before } dīvīsiōnibus { $after } supererant.
outside = Haec dīvīsiō implicātior est quam quae hīc numerantur. Spectā eam.
untold = Gradūs nihil adhūc docuērunt.
