name = Latein
summary = Lege eine Form, die in genau zwei von Kasus, Numerus und Genus übereinstimmt – und sage, welche sie ist.
