label = Monita
got-it = Sciō
more = Sī iterum quaeris, plūra dīcam.
