/** When it was, where nothing else tells the year: in a month or season gone by, once, the last time. */
const WHEN =
  '(?:i|in|back in|last|sist|siste|i fjor|förra|förrförra|sidste|forrige) (?:januar|februar|mars|marts|april|mai|maj|juni|juli|august|augusti|' +
  'september|oktober|november|desember|december|january|february|march|may|june|july|october|våras?|vår|vinters?|vinter|sommers?|somras|sommer|' +
  'høst|høstes|höstas|efteråret|foråret|month|week|year|spring|summer|autumn|winter|time|uke|uge|veckan|månad|månaden|måned|gang|gongen|' +
  'gången)|i (?:mandags|tirsdags|onsdags|torsdags|fredags|lørdags|søndags|måndags|tisdags|lördags|söndags)|engang|en gong|en gang i tida|' +
  'dengang|den gangen|den gången|sidst|senast|sist|years ago|months ago|weeks ago|ago|(?:år|måneder|månader|uker|uger|veckor) (?:siden|sidan|' +
  'sedan)|(?:in|i|since|siden|sedan|с) (?:19|20)\\d\\d|весной|летом|осенью|зимой|в прошлый раз|в прошлом (?:году|месяце)|на прошлой неделе|' +
  '(?:в|прошлом) (?:январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре)|назад|когда-то|раньше'
/** What was taken, had or given then. */
const WAS =
  'hadde|havde|hade|had|fikk|fekk|fik|fick|got|was|were|var|ble|blei|blev|gjordes|brukte|brukt|brugte|brugt|använde|använt|bytte|byttede|' +
  'sluttet|slutta|slutade|stoppet|stoppede|stopped|started|startet|startede|startade|avsluttet|avslutat|ophørt|seponerte|used|took|tog|tok|gav|' +
  'ga|gave|given up|har (?:han|hun|hon|ho|hen|de|du|patienten|pasienten) (?:\\p{L}+ )?(?:hatt|haft|fått|fået|brukt|brugt|använt)|(?:er|' +
  'är) vaksinert|(?:er|är) vaccineret|är vaccinerad|har (?:hatt|haft|fått|fået|brukt|brugt|använt|tatt|taget|tagit)|кололи|колол[аи]?|пил[аи]?|' +
  'был[аои]?|делал[аи]?|назначал[аи]?|прописывал[аи]?|принимал[аи]?|давал[аи]?|закончил[аи]?|бросил[аи]?'

/** She had the vaccine in March, Мексидол кололи весной, du fik Cymbalta engang: with both of these, what is told is of a time before. */
export const OF_THEN = new RegExp(`(?<!\\p{L})(?:${WHEN})(?!\\p{L})`, 'iu')
export const WAS_SO = new RegExp(`(?<!\\p{L})(?:${WAS})(?!\\p{L})`, 'iu')

/** Why one has come: referred here by, for or because of something; the family doctor writes. */
export const REFERRED_HERE = new RegExp(
  '(?<!\\p{L})(?:henvist|henviste|henvises|tilvist|viist|remitterad|remitterats|referred|направлен[аы]?) (?:\\p{L}+ )?(?:hit|her|hertil|over|' +
  'fra|frå|av|af|från|for|för|på grunn|på grund|fordi|därför|med|grundet|here|to us|by|from|with|because|к нам|сюда|с|от|из)(?!\\p{L})|' +
  '(?<!\\p{L})(?:fastlegen|legen|lækjaren|læge|lægen|läkaren|husläkaren|gp|doctor|врач|терапевт)(?: (?:din|dykkar|hans|hennes|deres|' +
  'ваш))? (?:skriver|skriv|writes|wrote|says in (?:the|his|her) letter|пишет)(?! (?:ut|ud|på|deg|dig|henvisning|resept|recept))(?!\\p{L})',
  'iu',
)
