name = Klassifikation
summary = Der Weise hat die Karten insgeheim eingeteilt. Leg an, lies die Urteile und finde heraus, wie.
learn = Beim Spielen lernen
figures = Deine Zahlen in Klassifikation
