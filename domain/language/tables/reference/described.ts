import type { Language } from '#contract/vertical.ts'

/** One kind of pronoun that may stand for what was named before, and the nouns it may stand for. */
export type Described = {
  /** Opens a statement with the group `pronoun` and says what is so of it. */
  readonly opens: RegExp
  /** The form a noun has when that pronoun takes it up, as it stands in the talk. */
  readonly noun: RegExp
  /** What stands before a noun that is spoken of as known; anything, where the noun shows it by its ending. */
  readonly before?: RegExp
  /** What the noun is written with in the place of the pronoun. */
  readonly article?: string
  /** What may be seen or felt of illness, with the name it has when spoken of as known; it goes before the part of the body it is on. */
  readonly lesions?: readonly (readonly [word: RegExp, name: string])[]
  /** The verb that is lost with a pronoun that holds it: `it's`. */
  readonly verb?: string
}

const LESIONS_NB: Described['lesions'] = [
  [/^kul(?:en)?$/u, 'kulen'],
  [/^byll(?:en)?$/u, 'byllen'],
  [/^klump(?:en)?$/u, 'klumpen'],
  [/^knut(?:en)?$/u, 'knuten'],
  [/^føflekk(?:en)?$/u, 'føflekken'],
  [/^hevels(?:e|en)$/u, 'hevelsen'],
  [/^vort(?:e|en|a)$/u, 'vorten'],
]
const LESIONS_SV: Described['lesions'] = [
  [/^bul(?:a|an)$/u, 'bulan'],
  [/^knöl(?:en)?$/u, 'knölen'],
  [/^knut(?:a|an)$/u, 'knutan'],
  [/^böld(?:en)?$/u, 'bölden'],
  [/^svullnad(?:en)?$/u, 'svullnaden'],
  [/^vårt(?:a|an)$/u, 'vårtan'],
]
const LESIONS_DA: Described['lesions'] = [
  [/^knud(?:e|en)$/u, 'knuden'],
  [/^byld(?:en)?$/u, 'bylden'],
  [/^bul(?:e|en)$/u, 'bulen'],
  [/^hævels(?:e|en)$/u, 'hævelsen'],
  [/^vort(?:e|en)$/u, 'vorten'],
  [/^mælketand(?:en)?$/u, 'mælketanden'],
]
const LESIONS_EN: Described['lesions'] = [
  [/^lump$/u, 'lump'],
  [/^mole$/u, 'mole'],
  [/^bump$/u, 'bump'],
  [/^growth$/u, 'growth'],
  [/^swelling$/u, 'swelling'],
  [/^abscess$/u, 'abscess'],
  [/^wart$/u, 'wart'],
  [/^cyst$/u, 'cyst'],
]

/** A noun behind one of these tells where something is, which may be meant as well: a lump on the chest. */
export const PREPOSITIONS: Readonly<Record<Language, RegExp>> = {
  nb: /^(?:i|på|av|over|under|ved|om|rundt|bak|mot|fra|mellom|inne|til)$/u,
  sv: /^(?:i|på|av|över|under|vid|om|runt|bakom|mot|från|mellan|till)$/u,
  da: /^(?:i|på|af|over|under|ved|om|rundt|bag|mod|fra|mellem|til)$/u,
  en: /^(?:in|on|of|over|under|by|at|around|behind|from|between|to)$/u,
  ru: /^(?:в|на|под|над|у|из|за|между|к|от)$/u,
}

/** Finite verbs that say what is so of a part of the body, a finding or a value. */
export const DESCRIBED: Readonly<Record<Language, readonly Described[]>> = {
  nb: [
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>den) (?:er|var|kjennes|føles|har (?:vokst|blitt|vært)|klør|klødde|verker|væsker|blør|' +
        'skal (?:fjernes|trekkes|tas)|må (?:fjernes|trekkes|ut))(?! (?:som|den|det|jeg|eg|du|pasienten|vi)(?!\\p{L}))(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:en|a|n)$/iu,
      lesions: LESIONS_NB,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>det) (?:er|var) (?:(?:helt|litt|ganske|også|jo|nå|så) ){0,2}(?:normalt|fint|bra|høyt|lavt|greit|' +
        'pent|reint|hovent|rødt|varmt|blankt|\\d)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}et$/iu,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>de) (?:er|var|kjennes|ser) (?:(?:helt|litt|ganske|også|jo|nå|så) ){0,2}(?:normale|fine|pene|reine|' +
        'rene|hovne|røde|varme|blanke|øm\\p{L}*|sprukne|slanke|høye|lave)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:ene|ane|a)$/iu,
    },
  ],
  sv: [
    {
      opens: new RegExp(
        '^(?:(?:ja|och|men|så|jo),? ){0,2}(?<pronoun>den) (?:är|var|känns|har (?:växt|blivit|varit|gått upp)|kliar|kliade|värker|vätskar|blöder|' +
        'ska (?:tas bort|opereras|dras ut))(?! (?:som|den|det|jag|du|patienten|vi)(?!\\p{L}))(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:en|an|n)$/iu,
      lesions: LESIONS_SV,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|och|men|så|jo),? ){0,2}(?<pronoun>det) (?:är|var|ligger på|låg på) (?:(?:helt|lite|ganska|också|ju|nu|så) ){0,2}(?:normalt|fint|bra|' +
        'högt|lågt|rent|svullet|rött|varmt|blankt|\\d)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}et$/iu,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|och|men|så|jo),? ){0,2}(?<pronoun>de) (?:är|var|känns|ser) (?:(?:helt|lite|ganska|också|ju|nu|så) ){0,2}(?:normala|fina|rena|' +
        'svullna|röda|varma|blanka|ömma|spruckna|höga|låga)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:arna|erna|orna|na|en)$/iu,
    },
  ],
  da: [
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>den) (?:er|var|føles|har (?:vokset|været)|klør|kløede|væsker|bløder|gør ondt|skal (?:fjernes|' +
        'trækkes|ud))(?! (?:som|den|det|jeg|du|patienten|vi)(?!\\p{L}))(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:en|n)$/iu,
      lesions: LESIONS_DA,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>det) (?:er|var) (?:(?:helt|lidt|ganske|også|jo|nu|så) ){0,2}(?:normalt|fint|godt|højt|lavt|pænt|' +
        'rent|hævet|rødt|varmt|blankt|\\d)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}et$/iu,
    },
    {
      opens: new RegExp(
        '^(?:(?:ja|og|men|så|jo),? ){0,2}(?<pronoun>de) (?:er|var|føles|ser) (?:(?:helt|lidt|ganske|også|jo|nu|så) ){0,2}(?:normale|fine|pæne|rene|' +
        'hævede|røde|varme|blanke|ømme|sprukne|slanke|høje|lave)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{2,}(?:erne|ene|ne)$/iu,
    },
  ],
  en: [
    {
      opens: new RegExp(
        '^(?:(?:yes|yeah|and|but|so|well),? ){0,2}(?<pronoun>it) (?:is|was|feels|felt|looks|has been|has grown|has got|hurts|itches|bleeds|moves|bends|' +
        'straightens)(?! (?:the|a|an|that|not|my|his|her)(?!\\p{L}))(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}(?<!s)$/iu, before: /^(?:the|your|his|her|its|my|left|right)$/iu, article: 'the ', lesions: LESIONS_EN,
    },
    {
      opens: new RegExp(
        '^(?:(?:yes|yeah|and|but|so|well),? ){0,2}(?<pronoun>they) (?:are|were|feel|look) (?:(?:all|a bit|very|quite|so|both) ){0,2}(?:soft|hard|' +
        'bigger|red|hot|warm|sore|tender|swollen|normal|fine|clear|clean|cracked|itchy)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}(?:s|feet|teeth)$/iu, before: /^(?:the|your|his|her|its|my|left|right|both)$/iu, article: 'the ',
    },
    {
      opens: new RegExp(
        '^(?:(?:yes|yeah|and|but|so|well),? ){0,2}(?<pronoun>it\'?s) (?:(?:a bit|very|quite|so|still) ){0,2}(?:soft|hard|bigger|smaller|red|hot|warm|' +
        'sore|tender|swollen|stable|normal|fine|clear|clean|raised|infected|healing)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}(?<!s)$/iu, before: /^(?:the|your|his|her|its|my|left|right)$/iu, article: 'the ', verb: ' is', lesions: LESIONS_EN,
    },
    {
      opens: new RegExp(
        '^(?:(?:yes|yeah|and|but|so|well),? ){0,2}(?<pronoun>they\'?re) (?:(?:all|a bit|very|quite|so|both) ){0,2}(?:soft|hard|bigger|red|hot|warm|' +
        'sore|tender|swollen|normal|fine|clear|clean|cracked|itchy)(?!\\p{L})',
        'diu',
      ),
      noun: /^\p{L}{3,}(?:s|feet|teeth)$/iu, before: /^(?:the|your|his|her|its|my|left|right|both)$/iu, article: 'the ', verb: ' are',
    },
  ],
  ru: [],
}

/** An order to seek help, as it begins when its condition stands before it; a sentence with somebody else as subject does not. */
export const ORDER_OPENS: Readonly<Record<Language, RegExp>> = {
  nb: new RegExp(
    '^(?:så |da )?(?:ring|ringe|ringer du|ringer dere|ta kontakt|tar du kontakt|kom|kommer du|kommer dere|skal du ringe|må du ringe|' +
    'må dere ringe)(?!\\p{L})',
    'iu',
  ),
  sv: /^(?:så |då )?(?:ring|ringer du|ringer ni|hör av|kom|kommer du|kommer ni|ska du ringa|måste du ringa|sök)(?!\p{L})/iu,
  da: /^(?:så )?(?:ring|ringer du|ringer i|kom|kommer du|kommer i|skal du ringe|skal i ringe|kontakt)(?!\p{L})/iu,
  en: /^(?:then )?(?:ring|call|phone|come (?:back|straight|in)|get in touch|go to a and e|dial)(?!\p{L})/iu,
  ru: /^(?:то |тогда |сразу )?(?:звоните|позвоните|вызывайте|приезжайте|приходите|обращайтесь|обратно ко мне)(?!\p{L})/iu,
}
