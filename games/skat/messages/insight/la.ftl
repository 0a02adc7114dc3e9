# Card points of the reader's side and of the other.
eyes = Pūncta chartārum: { $own } contrā { $others }
## What cost most
card = Captūra { $trick }, { $card }: hāc chartā { $lost ->
    [one] 1 pūnctum āmissum est
   *[other] { $lost } pūncta āmissa sunt
  }. Melior: { $best }.
card-game = Captūra { $trick }, { $card }: hāc chartā lūdus āmissus est. Melior: { $best }.
unlucky = Captūra { $trick }, { $card }: hāc chartā { $lost ->
    [one] 1 pūnctum āmissum est
   *[other] { $lost } pūncta āmissa sunt
  }, sed scīrī nōn poterat.
unlucky-game = Captūra { $trick }, { $card }: hāc chartā lūdus āmissus est, sed scīrī nōn poterat.
score = Captūra { $trick }, { $card }: illā chartā ({ $best }) ferē { $lost ->
    [one] 1 pūnctum
   *[other] { $lost } pūncta
  } amplius habuissēs.
bold = Nimium lacessīvistī: { $limit ->
    [0] hīs chartīs negandum est.
   *[other] hīs chartīs ūsque ad { $limit } lacessere licēbat.
  }
timid = Nimis citō negāvistī: hīs chartīs ūsque ad { $limit } lacessere licēbat.
flawless = Sine errōre lūsistī: nūlla ex chartīs tuīs quicquam āmīsit.
gave-up = Cessistī. Adhūc nūlla ex chartīs tuīs quicquam āmīserat.
side-gave-up = Cessistis. Adhūc nūlla ex chartīs tuīs quicquam āmīserat.
unplayed = Nēmō sōlus lūsit, et rēctē negāvistī.
sat-out = Hunc lūdum nōn lūsistī.
failed = Hic lūdus recognōscī nōn potuit.
