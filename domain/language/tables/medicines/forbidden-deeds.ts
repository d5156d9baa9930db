/** What must not be done with a medicine, or while it is taken, as patterns of whole words: not stopped at once, no driving, no drink. */
export const FORBIDDEN_DEEDS: readonly string[] = [
  '(?:ikke|ikkje) (?:slutte?|stoppe?|kutte?|kjøre?|kør|køre|drikke?|drik)(?! med å)', '(?:stop|stopp|slutt|hold|kjør|kør|drik|drikk) (?:ikke|ikkje)',
  '(?:sluta|avbryt|stoppa|kör|drick) inte', 'inte (?:sluta|avbryta|stoppa|köra|dricka)',
  '(?:ingen|ikke noe|ikke noget|inget|ingen slags) (?:alkohol|bilkjøring|bilkörning)',
  '(?:kan|får|må) (?:du |han |hun |hon |dere )?(?:ikke|ikkje|inte) (?:kjøre|køre|köra|drikke|dricka)', "(?:can['’]t|cannot) (?:drive|drink)",
  "(?:do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|never) (?:just |suddenly )?(?:stop|come off|drive|drink)", 'no (?:alcohol|driving|drinking)',
  '(?:ikke|ikkje|aldri|aldrig|ingen omstændigheder|ingen omstendigheter) (?:bare )?(?:stoppes?|stoppast|seponeres?|seponerast|kuttes|avbrytes|afbrydes|' +
    'sluttes med|tas bort)',
  '(?:inte|aldrig) (?:bara )?(?:sättas ut|stoppas|avbrytas|avslutas|tas bort)', 'sätt inte ut', 'inte sätta ut',
  "(?:must|should|can)(?: not|n['’]t| never) (?:just |suddenly )?be (?:stopped|discontinued|withdrawn|cut out)", "(?:can['’]t|cannot) (?:just )?(?:stop|" +
    "come off)",
  '(?:on no account|under no circumstances) (?:stop|come off)',
  '(?:нельзя|не надо|не нужно|не следует|не стоит|не будем|не должны) (?:\\S+ ){0,2}(?:отмен(?:ять|ить)|брос(?:ать|ить)|прекра(?:щать|тить)|останавливать)',
  '(?:отменять|бросать|прекращать|останавливать) (?:\\S+ ){0,2}(?:нельзя|не надо|не нужно|не следует|не стоит|не будем|не должны)',
  'не (?:бросайте|бросать|прекращайте|отменяйте|садитесь за руль|водите|пейте алкоголь|употребляйте алкоголь)', '(?:никакого|без) алкоголя',
]

/** Before such words the deed is only told of, may be done, or hangs on something. */
export const DEED_TOLD: readonly string[] = [
  'har', 'hadde', 'havde', 'hade', 'did', 'have', 'has', 'had', 'kan', 'can', 'could', 'may', 'om', 'hvis', 'dersom', 'if', 'если',
]

/** Russian denies a verb behind it: отменять не будем. */
export const DENIED_INFINITIVE = /ть (?:не|нельзя)$/u

/** What was thought of and is put off: that one we wait with. */
export const PUTS_OFF: readonly string[] = [
  '(?:venter|ventar|avventer|afventer) (?:vi|jeg|eg) med', '(?:vi|jeg|eg) (?:venter|ventar) (?:litt |lidt |heller |hellere )?med(?! å| at)', '(?:la|' +
    'lad) oss vente med',
  '(?:väntar|avvaktar) (?:vi|jag) med', '(?:vi|jag) (?:väntar|avvaktar) (?:lite |hellre )?med(?! att)', 'låt oss vänta med',
  "(?:let['’]s|we['’]ll|i['’]ll|i['’]d) (?:rather )?(?:wait with|hold off(?: on)?|hold back on)", '(?:пока |лучше )?(?:подожд[её]м|повременим)',
]
