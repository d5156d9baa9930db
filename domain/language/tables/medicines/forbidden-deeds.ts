/** What must not be done with a medicine, or while it is taken, as patterns of whole words: not stopped at once, no driving, no drink. */
export const FORBIDDEN_DEEDS: readonly string[] = [
  '(?:ikke|ikkje) (?:slutte?|stoppe?|kutte?|kjøre?|kør|køre|drikke?|drik)(?! med å)', '(?:stop|stopp|slutt|hold|kjør|kør|drik|drikk) (?:ikke|ikkje)',
  '(?:sluta|avbryt|stoppa|kör|drick) inte', 'inte (?:sluta|avbryta|stoppa|köra|dricka)',
  '(?:ingen|ikke noe|ikke noget|inget|ingen slags) (?:alkohol|bilkjøring|bilkörning)',
  '(?:kan|får|må) (?:du |han |hun |hon |dere )?(?:ikke|ikkje|inte) (?:kjøre|køre|köra|drikke|dricka)', "(?:can['’]t|cannot) (?:drive|drink)",
  "(?:do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|never) (?:just |suddenly )?(?:stop|come off|drive|drink)", 'no (?:alcohol|driving|drinking)',
  'не (?:бросайте|бросать|прекращайте|отменяйте|садитесь за руль|водите|пейте алкоголь|употребляйте алкоголь)', '(?:никакого|без) алкоголя',
]

/** Before such words the deed is only told of, may be done, or hangs on something. */
export const DEED_TOLD: readonly string[] = [
  'har', 'hadde', 'havde', 'hade', 'did', 'have', 'has', 'had', 'kan', 'can', 'could', 'may', 'om', 'hvis', 'dersom', 'if', 'если',
]
