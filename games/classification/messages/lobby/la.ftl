name = Sapiēns
summary = Sapiēns chartās occultē dīvīsit. Pōne chartās, attende iūdicia, invenī quōmodo dīvīserit.
learn = Lūdendō disce
figures = Sapientis numerī
