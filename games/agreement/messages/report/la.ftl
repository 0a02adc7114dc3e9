lays = Chartae positae
right = Rēctē
upheld = Iūre interpellātum
rejected = Iniūriā interpellātum
overlooked = Errōrēs praeteritī
confused = { $form } dictum est: { $as }; est autem { $was }
