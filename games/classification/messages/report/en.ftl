rounds = Rounds
sage = As the sage
lays = Lays
wrong = Wrong lays
avoidable = Of them avoidable
descriptions = Descriptions
described = Of them right
differs = A description that first goes wrong at { $card }
