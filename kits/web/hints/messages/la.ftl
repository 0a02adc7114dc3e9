label = Monita
got-it = Sciō
more = Sī iterum quaeris, plūra dīcam.
ask = Cōnsilium dā
next = Plūra
none = Hīc nihil suādendum est.
