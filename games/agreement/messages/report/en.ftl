lays = Cards laid
right = Right
upheld = Challenges upheld
rejected = Challenges rejected
overlooked = Errors overlooked
confused = { $form } taken for { $as }: it is { $was }
