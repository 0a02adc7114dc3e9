name = Klassifikation
summary = Der Weise hat die Karten insgeheim eingeteilt. Leg an, lies die Urteile und finde heraus, wie.
figures = Klassifikation: meine Zahlen
