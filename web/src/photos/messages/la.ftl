## Imāginēs in chartīs
missing = Imāginēs hārum chartārum dēsunt: nexus nūllās habet. Quī chartās fēcit, eās potest „Ut documentum servāre“; documentum imāginēs sēcum fert. Interim chartae verbīs scrīptae sunt.
open = Documentum chartārum aperīre
