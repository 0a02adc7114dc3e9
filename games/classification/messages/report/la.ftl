rounds = Lūdī
sage = Sapientis partēs
lays = Chartae positae
wrong = Perperam positae
avoidable = Quae vītārī potuērunt
descriptions = Dēscrīptiōnēs
described = Quae rēctae fuērunt
differs = Dēscrīptiō quae prīmum in { $card } fallit
