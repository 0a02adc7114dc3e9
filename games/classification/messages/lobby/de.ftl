name = Klassifikation
summary = Einer, der Weise, hat sich ausgedacht, wie die Karten eingeteilt sind. Leg an, lies die Urteile und finde es heraus.
figures = Klassifikation: Statistik
decks = Klassifikation: eigenes Deck
