topic-fits = Hūcine pertinet?
topic-next = Quid nunc pōnendum?
topic-tree = Quae dīvīsiō adhūc convenit?
task-fits = Pertinetne hoc ad classem { $class }?
task-fits-new = Estne haec nova classis?
asked-is = Quaeritur dē: { $cards }.
task-next = Quid hōrum certissimē rēctē pōnitur?
task-tree = Quae dīvīsiō cum omnibus quae iūdicāta sunt convenit?
class-is = Classis { $class }: { $cards }.
refused = Perperam positum: { $cards } in classem { $class }.
refused-new = Perperam positum: nova classis, { $cards }.
answer-surely = Certē
answer-possible = Nōndum cōnstat
answer-never = Certē nōn
answer-lay = { $cards } in classem { $class }
answer-lay-new = nova classis: { $cards }
why-surely = { $of ->
    [one] Ūna tantum dīvīsiō adhūc fierī potest, in quā hoc rēctum est.
   *[other] { $of } dīvīsiōnēs adhūc fierī possunt, in omnibus hoc rēctum est.
  }
why-never = { $of ->
    [one] Ūna tantum dīvīsiō adhūc fierī potest, in quā hoc rēctum nōn est.
   *[other] { $of } dīvīsiōnēs adhūc fierī possunt, in nūllā hoc rēctum est.
  }
why-possible = { $of } dīvīsiōnēs adhūc fierī possunt, in { $right } ex hīs hoc rēctum est.
tree-fits = { $others ->
    [0] Cum omnibus iūdiciīs convenit, et nūlla alia.
    [one] Cum omnibus iūdiciīs convenit, et ūna alia.
   *[other] Cum omnibus iūdiciīs convenit, et aliae { $others }.
  }
against-right = Sī haec esset, { $cards } in classem { $class } perperam pōnerētur. At rēctē positum est.
against-right-new = Sī haec esset, nova classis ({ $cards }) perperam fieret. At rēctē facta est.
against-wrong = Sī haec esset, { $cards } in classem { $class } rēctē pōnerētur. At perperam positum est.
against-wrong-new = Sī haec esset, nova classis ({ $cards }) rēctē fieret. At perperam facta est.
