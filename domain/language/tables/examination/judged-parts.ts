import type { Language } from '#contract/vertical.ts'

/** How whoever examines says what something is like, though no list knows the thing: `Strength is good`, `Suck reflex weak`. */
export type JudgedParts = {
  /** Names nothing by itself. */
  readonly notAThing: string
  readonly is: string
  readonly degree: string
  readonly like: string
  /** Joins a second word of the same. */
  readonly and: string
  /** Where it is so. */
  readonly where: string
}

export const JUDGED_PARTS: Readonly<Record<Language, JudgedParts>> = {
  nb: {
    notAThing: 'det|dette|den|alt|så|da|nå|veldig|helt|bare|ikke|dere|jeg|vi|de|her|der|ja|nei|som|været|dagen|planen|turen',
    is: 'er|var|virker|kjennes|føles|ser ut til å være', degree: 'litt|lett|helt|noe|ganske|fortsatt|ikke|veldig|svært|bare|fremdeles|moderat|tydelig',
    like: 'gode?|godt|svake?|svakt|svekke[tn]|nedsatte?|redusert|normalt?|normale|fine?|fint|frie?|fritt|rene?|rent|rolige?|lik|likt|like|symmetriske?|åpne?|' +
      'åpent|jevne?|jevnt|regelmessige?|stille|slappe?|slapt|bleke?|blekt|tørre?|tørt|fuktige?|sløv|våken|kvikk|stive?|stivt|ømme?|ømt|harde?|hardt|myke?|' +
      'mykt|bløte?|bløtt|blanke?|blankt|klare?|klart|raske?|langsom|dårlige?|treg|trege|upåfallende|intakte?|bevarte?|hoven|hovne|hovent|varme?|varmt',
    and: 'og|men', where: 'på|i|over|under|ved',
  },
  sv: {
    notAThing: 'det|detta|den|allt|så|då|nu|väldigt|helt|bara|inte|ni|jag|vi|de|här|där|ja|nej|som|vädret|dagen|planen|resan',
    is: 'är|var|verkar|känns|ter sig', degree: 'lite|lätt|helt|något|ganska|fortfarande|inte|väldigt|mycket|bara|måttligt|tydligt',
    like: 'god|gott|goda|svag|svagt|svaga|nedsatt|nedsatta|försvagad|normal|normalt|normala|fin|fint|fina|fri|fritt|fria|ren|rent|rena|lugn|lugnt|lika|' +
      'symmetriska?|öppen|öppna|öppet|jämn|jämnt|jämna|regelbunden|stilla|slapp|slappt|blek|bleka|blekt|torr|torrt|torra|fuktiga?|slö|vaken|pigg|stel|stela|' +
      'stelt|öm|ömt|ömma|hård|hårt|hårda|mjuk|mjukt|mjuka|blank|blanka|klar|klart|klara|snabb|långsam|dålig|dåliga|trög|tröga|intakt|intakta|bevarad|' +
      'bevarade|svullen|svullet|svullna|varm|varmt|varma|bra|utan anmärkning',
    and: 'och|men', where: 'på|i|över|under|vid',
  },
  da: {
    notAThing: 'det|dette|den|alt|så|da|nu|meget|helt|bare|ikke|i|jeg|vi|de|her|der|ja|nej|som|vejret|dagen|planen|turen',
    is: 'er|var|virker|føles|ser ud til at være', degree: 'lidt|let|helt|noget|ganske|fortsat|ikke|meget|bare|stadig|moderat|tydeligt',
    like: 'gode?|godt|svage?|svagt|svækket|nedsatte?|normalt?|normale|fine?|fint|fri|frit|frie|rene?|rent|rolige?|ens|symmetriske?|åbne?|åbent|jævne?|jævnt|' +
      'regelmæssige?|stille|slappe?|slapt|blege?|blegt|tørre?|tørt|fugtige?|sløv|vågen|frisk|stive?|stift|ømme?|ømt|hårde?|hårdt|bløde?|blødt|blanke?|klare?|' +
      'klart|hurtige?|langsom|dårlige?|træge?|intakte?|bevarede?|bevaret|hævede?|hævet|varme?|varmt|pæne?|pænt|upåfaldende',
    and: 'og|men', where: 'på|i|over|under|ved',
  },
  en: {
    notAThing: "it|that|this|everything|all|so|then|now|very|just|not|i|we|they|you|there|here|yes|no|which|who|weather|day|plan|lovely|looking|sounds?",
    is: "'s|is|are|was|looks?|feels?|seems?|sounds?", degree: 'a bit|a little|slightly|quite|very|still|not|only|mildly|nice and|rather|all|really',
    like: 'good|weak|reduced|normal|fine|free|clean|clear|calm|equal|symmetrical|open|even|regular|quiet|limp|pale|dry|moist|dull|alert|bright|stiff|tender|' +
      'hard|firm|soft|quick|slow|poor|sluggish|intact|preserved|swollen|warm|brisk|palpable|patent|tacky|pink|reactive',
    and: 'and|but', where: 'on|in|over|under|at',
  },
  ru: {
    notAThing: 'это|всё|все|так|тогда|теперь|очень|просто|не|вы|я|мы|они|там|тут|да|нет|погода|день|план',
    is: '—|-|был[аио]?', degree: 'немного|слегка|чуть|не|очень|ещё|умеренно|резко|совсем',
    like: 'чист(?:ый|ая|ое|ые)|спокойн(?:ый|ая|ые)|мягк(?:ий|ая|ие)|безболезненн\\p{L}{1,3}|сохран(?:ен|ена|ены|ён)\\p{L}{0,2}|жив(?:ой|ые)|' +
      'снижен\\p{L}{0,2}|в норме|' +
      'обычн\\p{L}{2,3}|вял\\p{L}{1,3}|слаб\\p{L}{1,3}|нормальн\\p{L}{2,3}|хорош\\p{L}{2,3}|сух\\p{L}{2,3}|влажн\\p{L}{2,3}|бледн\\p{L}{2,3}|' +
        'отёчн\\p{L}{2,3}|отечн\\p{L}{2,3}|' +
      'болезненн\\p{L}{1,3}|тёпл\\p{L}{2,3}|тверд\\p{L}{2,3}|плотн\\p{L}{2,3}|розов\\p{L}{2,3}|симметричн\\p{L}{1,3}|ровн\\p{L}{2,3}',
    and: 'и|но', where: 'на|в|над|под|у',
  },
}
