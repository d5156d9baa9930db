import type { Language } from '#contract/vertical.ts'

/**
 * How a statement points at what was said before it. Patterns are read on the words of the talk, in small letters or not; each that takes up
 * a medicine has the group `pronoun`.
 */
export type References = {
  /** A pronoun that opens a statement and is what somebody takes, gives or stops: `den tar jeg`, `the`. */
  readonly takenFirst: readonly RegExp[]
  /** The same further on: `I stopped taking it`. */
  readonly takenLater: readonly RegExp[]
  /** Opens with a word that points and says what is so of it: `den er fin`, `it goes after five days`. */
  readonly opensPointing: RegExp
  /** Points at nothing, though it opens so: how it began, who it is, what is there. */
  readonly pointsAtNothing: RegExp
  /** A length of time and nothing else: `three weeks`, `for about a month`. */
  readonly bareTime: RegExp
  /** Something that may be meant as well as a medicine, or a word that puts one in the place of another. */
  readonly things: RegExp
  /** Opens with a pronoun that may mean all that was said: `det`, `it`. */
  readonly isNeuter: RegExp
  /** A weight, an age, or a blood pressure, which need no name. */
  readonly isWeightOrAge: RegExp
}

export const REFERENCES: Readonly<Record<Language, References>> = {
  nb: {
    takenFirst: [
      new RegExp(
        '^(?:(?:ja|jo|nei|og|men|så|for|okei|ok|javel|jaja|fint|greit|bra),? ){0,2}(?<pronoun>den|dem|de|det) (?:(?:tar|tok|tek|bruker|brukte|brukar|' +
        'får|fikk|fekk|gir|ga|gav|stopper|' +
        'stoppa|stoppet|slutta|sluttet|sluttar|kutta|kuttet|starta|startet|begynte|fortsetter|beholder|glemte|glemmer|prøvde|pauser|dropper|droppa|' +
        'fjerner) (?:jeg|eg|æ|du|vi|han|hun|ho|dere)' +
        '|(?:har|hadde) (?:jeg|eg|æ|du|vi|han|hun|ho|dere) (?:\\p{L}+ ){0,2}?(?:tatt|brukt|brukte|fått|stoppa|stoppet|slutta|sluttet|kutta|kuttet|hatt|' +
        'glemt|begynt|starta|startet|gitt)' +
        '|(?:skal|skulle|må|kan|bør|vil) (?:jeg|eg|æ|du|vi|han|hun|ho|dere) (?:\\p{L}+ ){0,3}?(?:ta|bruke|bruk|få|gi|slutte|slutta|stoppe|stanse|' +
        'fortsette|beholde|ha|kutte|droppe|hoppe over|trappe))(?!\\p{L})',
        'diu',
      ),
      new RegExp(
        '^(?:(?:ja|jo|nei|og|men|så),? ){0,2}(?<pronoun>den|de) (?:(?:ga|gav|gir) (?:meg|han|henne|ho|pasienten)|hjelper|hjalp|virker|virka)(?!\\p{L})',
        'diu',
      ),
    ],
    takenLater: [
      new RegExp(
        '(?<!\\p{L})(?:tar|tok|tatt|ta|bruker|brukte|brukt|stoppet|stoppa|stoppe|stopper|slutta med|sluttet med|slutte med|fortsett med|fortsette med|' +
        'kuttet ut|kutta ut|pauserer|' +
        'begynne på|begynte på) (?:jeg |eg |vi |han |hun |ho )?(?:ikke |ikkje )?(?<pronoun>den|dem)(?=$|[.,]| (?:om|på|i|når|hvis|til|fra|hver|en gang|' +
        'to ganger|med|og|men|igjen|nå|siden|etter|før|fordi|for|\\d))',
        'diu',
      ),
    ],
    opensPointing: new RegExp(
      '^(?:(?:den|dem|de|dei|det|dette|disse|desse) (?:er(?! (?:som|at|derfor))|var(?! (?:som|at))|blir|ble|vart|har|hadde|skal|skulle|må|måtte|kan|' +
      'kunne|bør|vil|ville|får|fikk|fekk|tar|tok|tek|går|gikk|gjør|gjer|gjorde|' +
      'kommer|kom|virker|virka|hjelper|hjalp|holder|holdt|passer|tåler|trenger|treng|vet|veit|sier|sa|skader|gjelder|gir|ga|gav|stopper|slutta|kutta|' +
      'bruker|brukte|fins|finnes|står|sprer|klør|klødde)' +
      '|(?:så|da) (?:var|vart|ble|er) det|slik er|sånn er)(?!\\p{L})',
      'iu',
    ),
    pointsAtNothing: new RegExp(
      '^[Dd]et (?:(?:har )?(?:begynte|begynt|starta|startet|kom|oppsto|forverra|forverret|har kommet|har jo kommet|har blitt|har vart|har vært|' +
      'har gått over|har klødd|har svidd|har verket|har gjort vondt|ble verre|gjør vondt|kommer|gjer vondt|svir|klør|dunker|stikker|verker|lukter|' +
      'kjennes|føles|finnes|ble tatt)' +
      '|er (?:ikke |ikkje |en |ei |et |eit |ein |noe |litt |lite |ingen |inga |snakk |mistanke|tegn|behov|viktig |fare|funn|påvist|tatt|\\d)|' +
      'var (?:en |ei |et |ingen |litt |noe )|har ikke kommet|(?:er|var) [A-ZÆØÅ])',
      'u',
    ),
    bareTime: new RegExp(
      '^(?:i |på |siden |bare |cirka |ca |vel |nå |kanskje |etter |om |fra |gjennom |over ){0,2}(?:\\d+(?:,\\d+)?|en|et|ei|ein|eit|et par|noen|nokre|' +
      'halv|et halvt)(?: til \\d+)? ' +
      '(?:halvt |halv )?(?:sekund|minutt|time|døgn|dag|uke|veke|måned|månad)\\p{L}*(?: (?:cirka|kanskje|siden|sidan|ca|nå|no|omtrent|da|vel|omtrent|' +
      'tenker jeg))?$',
      'iu',
    ),
    things: new RegExp(
      '(?<!\\p{L})(?:vaksine\\p{L}*|bandasje\\p{L}*|krem\\p{L}*|maskin\\p{L}*|krage\\p{L}*|prøve\\p{L}*|sprøyt\\p{L}*|røyk\\p{L}*|snus\\p{L}*|' +
      'fôr\\p{L}*|spiral\\p{L}*|i stedet|istedenfor|i staden)(?!\\p{L})',
      'iu',
    ),
    isNeuter: /^det(?!\p{L})/iu,
    isWeightOrAge: /(?<!\p{L})(?:kg|kilo|år|måneder|månader)(?!\p{L})|\d\d (?:på) \d\d/iu,
  },
  sv: {
    takenFirst: [
      new RegExp(
        '^(?:(?:ja|jo|nej|och|men|så|för|okej|ok|jaha|fint|bra),? ){0,2}(?<pronoun>den|dem|dom|de|det) (?:(?:tar|tog|använder|använde|får|fick|ger|gav|' +
        'stoppar|slutade|sluta|slutar|satte|' +
        'började|fortsätter|behåller|glömde|glömmer|provade|pausar|hoppar|trappar) (?:jag|du|vi|han|hon|ni)|(?:har|hade) (?:jag|du|vi|han|hon|' +
        'ni) (?:\\p{L}+ ){0,2}?' +
        '(?:tagit|använt|fått|slutat|stoppat|haft|glömt|börjat|gett|rört)|(?:ska|skulle|måste|kan|bör|vill) (?:jag|du|vi|han|hon|ni) (?:\\p{L}+ ){0,3}?' +
        '(?:ta|använda|få|ge|sluta|stoppa|fortsätta|behålla|ha|hoppa över|trappa))(?!\\p{L})',
        'diu',
      ),
      new RegExp(
        '^(?:(?:ja|jo|nej|och|men|så),? ){0,2}(?<pronoun>den|de) (?:(?:gav|ger) (?:mig|honom|henne|patienten)|hjälper|hjälpte|verkar|verkade)(?!\\p{L})',
        'diu',
      ),
    ],
    takenLater: [
      new RegExp(
        '(?<!\\p{L})(?:tar|tog|tagit|ta|använder|använde|använt|stoppade|stoppa|slutade med|slutat med|sluta med|fortsätt med|fortsätta med|börja med|' +
        'började med) ' +
        '(?:jag |vi |han |hon )?(?:inte )?(?<pronoun>den|dem)(?=$|[.,]| (?:på|i|när|om|till|från|varje|en gång|två gånger|med|och|men|igen|nu|sedan|' +
        'efter|innan|eftersom|för|\\d))',
        'diu',
      ),
    ],
    opensPointing: new RegExp(
      '^(?:(?:den|dem|dom|de|det|detta|dessa) (?:är(?! (?:som|därför))|var(?! (?:som|därför))|blir|blev|har|hade|ska|skulle|måste|kan|kunde|bör|vill|' +
      'får|fick|tar|tog|går|gick|gör|gjorde|kommer|kom|verkar|' +
      'hjälper|hjälpte|håller|höll|passar|tål|behöver|vet|säger|sa|sade|skadar|gäller|ger|gav|slutade|slutar|använder|finns|står|sprider|skyddar|' +
      'smakar|öppnar|kliar|läker|tinar)' +
      '|(?:så|då) (?:var|blev|är) det|så är)(?!\\p{L})',
      'iu',
    ),
    pointsAtNothing: new RegExp(
      '^[Dd]et (?:började|startade|kom|har börjat|har kommit|har blivit|blev värre|har varit|har smugit|höll i sig|har kliat|har svidit|har värkt|' +
      'har gjort ont|har jo kommit|har kommit|gör ont|' +
      'svider|kliar|luktar|svullnade|bultar|sticker|värker|känns|finns|behövs|brände|blöder|läker|låter' +
      '|är (?:inte |en |ett |någon |något |lite |ingen |inga |inget |utgjutning|risk|viktigt |misstanke|\\d)|var (?:en |ett |ingen |lite )|(?:är|' +
      'var) [A-ZÅÄÖ]|här |kommer )',
      'u',
    ),
    bareTime: new RegExp(
      '^(?:i |på |sedan |bara |cirka |ca |väl |nu |kanske |efter |om |från |under |över ){0,2}(?:\\d+(?:,\\d+)?|en|ett|ett par|några|halv|' +
      'en halv)(?: till \\d+)? (?:sekund|minut|timm|dygn|dag|veck|månad)\\p{L}*' +
      '(?: (?:cirka|kanske|sedan|sen|ca|nu|ungefär|då|väl|tror jag))?$',
      'iu',
    ),
    things: new RegExp(
      '(?<!\\p{L})(?:vaccin\\p{L}*|bandage\\p{L}*|förband\\p{L}*|kräm\\p{L}*|maskin\\p{L}*|krage\\p{L}*|prov(?:et|en|er)?|sprut\\p{L}*|rök\\p{L}*|' +
      'snus\\p{L}*|foder\\p{L}*|spiral\\p{L}*|i stället|istället)(?!\\p{L})',
      'iu',
    ),
    isNeuter: /^det(?!\p{L})/iu,
    isWeightOrAge: /(?<!\p{L})(?:kg|kilo|år|månader)(?!\p{L})|\d\d (?:över|genom) \d\d/iu,
  },
  da: {
    takenFirst: [
      new RegExp(
        '^(?:(?:ja|jo|nej|og|men|så|for|okay|ok|fint|godt),? ){0,2}(?<pronoun>den|dem|de|det) (?:(?:tager|tog|bruger|brugte|får|fik|giver|gav|stopper|' +
        'stoppede|holder|holdt|startede|begyndte|fortsætter|' +
        'beholder|glemte|glemmer|prøvede|dropper|droppede) (?:jeg|du|vi|han|hun|i)|(?:har|havde) (?:jeg|du|vi|han|hun|i) (?:\\p{L}+ ){0,2}?(?:taget|' +
        'brugt|fået|stoppet|haft|glemt|begyndt|startet|' +
        'givet|droppet|smurt)|(?:skal|skulle|må|kan|bør|vil) (?:jeg|du|vi|han|hun|i) (?:\\p{L}+ ){0,3}?(?:tage|bruge|få|give|have|stoppe|holde op|' +
        'fortsætte|blive ved|beholde|undvære|droppe|slippe|springe over))(?!\\p{L})',
        'diu',
      ),
      new RegExp(
        '^(?:(?:ja|jo|nej|og|men|så),? ){0,2}(?<pronoun>den|de) (?:(?:gav|giver) (?:mig|ham|hende|patienten)|hjælper|hjalp|virker|virkede)(?!\\p{L})',
        'diu',
      ),
    ],
    takenLater: [
      new RegExp(
        '(?<!\\p{L})(?:tager|tog|taget|tage|bruger|brugte|brugt|stoppede|stoppet|stoppe|stopper|holdt op med|holde op med|fortsæt med|fortsætte med|' +
        'blive ved med|begynde på|begyndte på) ' +
        '(?:jeg |vi |han |hun )?(?:ikke )?(?<pronoun>den|dem)(?=$|[.,]| (?:om|på|i|når|hvis|til|fra|hver|en gang|to gange|med|og|men|igen|nu|siden|' +
        'efter|før|fordi|for|\\d))',
        'diu',
      ),
    ],
    opensPointing: new RegExp(
      '^(?:(?:den|dem|de|det|dette|disse) (?:er(?! (?:som|derfor))|var(?! (?:som|derfor))|bliver|blev|har|havde|skal|skulle|må|måtte|kan|kunne|bør|vil|' +
      'ville|får|fik|tager|tog|går|gik|gør|gjorde|kommer|kom|' +
      'virker|virkede|hjælper|hjalp|holder|holdt|passer|tåler|behøver|behøves|ved|siger|sagde|skader|gælder|giver|gav|stopper|bruger|brugte|findes|' +
      'står|nævnte|skærer|river|startede|behøvede)' +
      '|(?:så|da) (?:var|blev|er) det|sådan er)(?!\\p{L})',
      'iu',
    ),
    pointsAtNothing: new RegExp(
      '^[Dd]et (?:begyndte|kom|opstod|har stået|er startet|er begyndt|er kommet|er blevet|blev værre|har varet|startede|har kløet|har gjort ondt|' +
      'kommer|gør ondt|svier|klør|dunker|' +
      'stikker|lugter|føles|findes|skal skiftes' +
      '|er (?:ikke |en |et |noget |lidt |ingen |tegn|mistanke|vigtigt |\\d)|var (?:en |et |ingen |lidt )|(?:er|var) [A-ZÆØÅ]|her )',
      'u',
    ),
    bareTime: new RegExp(
      '^(?:i |på |siden |kun |cirka |ca |vel |nu |måske |efter |om |fra |gennem |over ){0,2}(?:\\d+(?:,\\d+)?|en|et|et par|nogle|halv|en halv|' +
      'et halvt)(?: til \\d+)? ' +
      '(?:sekund|minut|time|døgn|dag|uge|måned)\\p{L}*(?: (?:cirka|måske|siden|ca|nu|omkring|vel|tror jeg))?$',
      'iu',
    ),
    things: new RegExp(
      '(?<!\\p{L})(?:\\p{L}*vaccin\\p{L}*|bandage\\p{L}*|forbinding\\p{L}*|omslag\\p{L}*|creme\\p{L}*|maskin\\p{L}*|krave\\p{L}*|prøve\\p{L}*|' +
      'sprøjt\\p{L}*|smøg\\p{L}*|foder\\p{L}*|spiral\\p{L}*|tand\\p{L}*|i stedet)(?!\\p{L})',
      'iu',
    ),
    isNeuter: /^det(?!\p{L})/iu,
    isWeightOrAge: /(?<!\p{L})(?:kg|kilo|år|måneder)(?!\p{L})|\d\d (?:over|på) \d\d/iu,
  },
  en: {
    takenFirst: [new RegExp(
      '^(?:(?:yes|yeah|no|and|but|so|well|okay|ok|right),? ){0,2}(?<pronoun>it|they|that) (?:(?:gave|gives|made|makes|upset|upsets) (?:me|him|her|' +
      'the patient|my|his)|helps|helped|works|worked)(?!\\p{L})',
      'diu',
    )],
    takenLater: [
      new RegExp(
        '(?<!\\p{L})(?:(?:takes?|took|taking|taken|stop|stopped|stopping|used?|using|gave|giving|given|came off|come off|coming off|carry on with|' +
        'go on with|carried on with|continue with|stay on|keep taking|' +
        'started|start|dropped|struck) |(?:i|we|you|she|he)(?:\'m| am|\'re| are|\'s| is)(?: still| not)? on )(?<pronoun>it|that one|that|them)' +
        '(?=$|[.,]| (?:in|at|for|with|once|twice|every|when|if|and|but|because|till|until|since|as|last|again|any|now|before|after|off|a few|three|two|' +
        '\\d|myself|tonight|today|most|mostly|daily))',
        'diu',
      ),
    ],
    opensPointing: new RegExp(
      '^(?:it|its|it\'s|it\'ll|it\'d|they|they\'re|they\'ve|theyre|they\'d|them|that|that\'s|thats|that\'ll|those|these)(?! (?:time|is why|means|one|' +
      '\\p{L}+ (?:is|are|was|were)))(?!\\p{L})',
      'iu',
    ),
    pointsAtNothing: new RegExp(
      '^they (?:said|told|thought|called|diagnosed|came back from)|' +
      '^(?:it|it\'s|its|that\'s|thats) (?:isn\'t|reads|started|began|came on|hurts|aches|stings|burns|itches|throbs|catches|comes|swells|' +
      'feels|a |an |the |' +
      'been |got |like |not |worse |mainly |mostly |probably |likely |why |when |possible|important)',
      'iu',
    ),
    bareTime: new RegExp(
      '^(?:for |about |only |just |over |nearly |around |in |after |maybe |some ){0,2}(?:\\d+(?:\\.\\d+)?|a|an|a couple of|a few|half an?|' +
      'one)(?: (?:or|to) \\d+)? (?:seconds?|minutes?|hours?|days?|weeks?|fortnight|months?)' +
      '(?: (?:ago|now|or so|maybe|back|roughly|i think))?$',
      'iu',
    ),
    things: /(?<!\p{L})(?:vaccin\p{L}*|jabs?|dressings?|bandages?|collar|machine|tests?|scans?|smok\p{L}*|vap\p{L}*|food|diet|coil|pump|instead)(?!\p{L})/iu,
    isNeuter: /^(?:it|that)(?!\p{L})/iu,
    isWeightOrAge: /(?<!\p{L})(?:kgs?|kilos?|stone|years?|months?)(?!\p{L})|\d\d (?:over) \d\d/iu,
  },
  ru: {
    takenFirst: [
      new RegExp(
        '^(?:(?:да|нет|и|а|но|ну|так|вот),? ){0,2}(?<pronoun>его|её|ее|их) (?:и |не |больше не |пока |пока не |вообще |тоже |только |сейчас |уже |я |' +
        'мы |вы ){0,3}' +
        '(?:пью|пьёте|пьете|пил|пила|пейте|принима\\p{L}+|остав\\p{L}+|отмен\\p{L}+|продолж\\p{L}+|бросил\\p{L}*|убира\\p{L}+|убер\\p{L}+|капайте|' +
        'капаю|капала)(?!\\p{L})',
        'diu',
      ),
    ],
    takenLater: [new RegExp(
      '(?<!\\p{L})(?:пью|пьёт|пьет|пил|пила|пить|принимаю|принимает|принимал|принимала|принимать|бросил|бросила|отменил|отменила|отменили|отменяем|' +
      'продолжайте|прекратил|прекратила) (?<pronoun>его|её|ее|их)(?=$|[.,]| (?:утром|вечером|на|в|по|с|до|после|уже|ещё|еще|каждый|раз|два|три|\\d))',
      'diu',
    )],
    opensPointing: /^(?:это|его|её|ее|их|они|оно|там|туда|тогда и|так и)(?! (?:у пациента|лет|год))(?!\p{L})/iu,
    pointsAtNothing: /^это (?:\d|[а-яё]+(?:ит|оз|ия|ома|ма|аз)(?!\p{L}))/iu,
    bareTime: new RegExp(
      '^(?:уже |около |где-то |примерно |через |недели |дня |почти |на |за |после ){0,2}(?:\\d+(?:,\\d+)?|пару|несколько|одну|' +
      'один)(?: ?[-–] ?\\d+)? (?:секунд|минут|час|сут|дн|день|недел|месяц)\\p{L}*(?: (?:где-то|назад|уже|примерно|наверное))?$',
      'iu',
    ),
    things: new RegExp(
      '(?<!\\p{L})(?:прививк\\p{L}*|вакцин\\p{L}*|повязк\\p{L}*|анализ\\p{L}*|воротник\\p{L}*|сигарет\\p{L}*|корм\\p{L}*|спирал\\p{L}*|укол\\p{L}*|' +
      'вместо)(?!\\p{L})',
      'iu',
    ),
    isNeuter: /^это(?!\p{L})/iu,
    isWeightOrAge: /(?<!\p{L})(?:кг|кило|лет|год|года|месяц|месяца|месяцев)(?!\p{L})|\d\d (?:на) \d\d/iu,
  },
}

/** What stands before a time told by itself and tells no more: it was, well, about. */
export const HEDGES = 'det (?:var|er|är)|det|it was|it is|väl|vel|nok|nog|jo|ju|visst|kanskje|kanske|måske|nesten|nästan|næsten|omtrent|ungefär|' +
  'sikkert|säkert|' +
  'well|maybe|nearly|about|probably|это|было|наверное|уже|где-то'

/** So many years ago, and not what was then. */
export const YEARS_AGO = '(?:for )?(?:\\d+|en|et|ett|noen|några|nogle|a|one|a few|пару|несколько) (?:år|years?|год[а]?|лет) (?:siden|sidan|sedan|sen|ago|назад)'
