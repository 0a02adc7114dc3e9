name = Sapiēns
summary = Sapiēns chartās occultē dīvīsit. Pōne chartās, attende iūdicia, invenī quōmodo dīvīserit.
figures = Sapiēns: numerī meī
