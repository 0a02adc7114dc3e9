deals = Deals
declared = Games declared
won = Won
lost = Lost
overbid = Overbid
against = Others’ games lost
points = Points
