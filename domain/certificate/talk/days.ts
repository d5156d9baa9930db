/** Days, dates and spans of time as they are said in five languages. */
const MONTHS =
  'januari?|februari?|mars|marts|april|mai|maj|juni|juli|augusti?|september|oktober|november|desember|december|january|february|march|may|june|' +
  'july|october|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|январе|феврале|марте|апреле|мае|июне|июле|' +
  'августе|сентябре|октябре|ноябре|декабре'
const ORDINALS =
  'første|andre|tredje|fjerde|femte|sjette|sjuende|syvende|åttende|ottende|niende|tiende|ellevte|tolvte|første|första|andra|fjärde|sjätte|sjunde|' +
  'åttonde|nionde|tionde|elfte|tolfte|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|' +
  'fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|\\p{L}{3,10}ende|\\p{L}{3,10}nde|twenty-\\p{L}{4,8}|thirtieth|thirty-first'
const NUMBER =
  '\\d+|en|ett|et|ei|to|två|tre|fire|fyra|fem|seks|sex|sju|syv|åtte|åtta|otte|ni|nio|ti|tio|elleve|elva|tolv|fjorten|fjorton|femten|tjue|tyve|' +
  'tjugo|noen|nogle|några|et par|ett par|en|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|a|an|some|two or three|два|две|три|' +
  'четыре|пять|шесть|семь|десять|несколько|пару'
const WEEKDAY =
  '(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|måndag|tisdag|lördag|söndag)s?(?:en|ens|kveld|kvelden|kväll|kvällen|aften|aftenen|natt|natten|nat|' +
  'morgen|morgenen|morgon|morgonen)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|' +
  'понедельник(?:а)?|вторник(?:а)?|сред[уы]|четверг(?:а)?|пятниц[уы]|суббот[уы]|воскресень[ея]'
const DAYPART =
  'morgen|morges|morgon|morse|formiddag|förmiddag|ettermiddag|eftermiddag|eftermiddags|kveld|kväll|aften|aftes|natt|nat|om morgenen|om morgonen|' +
  'om kvelden|om natten|på kvällen|på morgonen|morning|afternoon|evening|night|lunchtime|утром|вечером|ночью|днём'
const UNIT =
  'dager|dagar|dage|dag|days|day|uker|uke|veckor|vecka|uger|uge|weeks|week|måneder|måned|månader|månad|months|month|år|years|year|timer|time|' +
  'timmar|timme|hours|hour|døgn|dygn|дней|дня|день|недели|неделю|недель|месяца|месяц|месяцев'

const B = '(?<![\\p{L}\\p{N}])'
const E = '(?![\\p{L}\\p{N}])'
const DAY_OF_MONTH = `(?:den |the )?\\d{1,2}(?:\\.|st|nd|rd|th|:e)?(?: of)? (?:${MONTHS})(?: (?:i fjor|i år|\\d{4}))?`
const NAMED_DAY =
  `(?:den |the )(?:${ORDINALS})(?: (?:of )?(?:${MONTHS})|(?=[,.?!;]|$| and | og | och ))|(?:${MONTHS}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`
const NUMERIC = '\\d{1,2}[./]\\s?\\d{1,2}\\.?(?:[./ ]?\\d{2,4})?(?![\\d,])|\\d{4}-\\d{2}-\\d{2}'

export const ABSOLUTE_DATE = new RegExp(`${B}(?:${DAY_OF_MONTH}|${NAMED_DAY}|${NUMERIC})${E}`, 'iu')
export const MONTH_OR_YEAR = new RegExp(`${B}(?:(?:${MONTHS})(?: (?:i fjor|i år))?(?: \\d{4})?|(?:19|20)\\d{2})${E}`, 'iu')

const AGO =
  `(?:for|för|about|around|roughly|maybe|some|nearly|almost|примерно|где-то)?\\s?(?:omtrent |cirka |ca\\.? |omkring |ungefär |kanskje |kanske |` +
  `måske |nesten |snart |vel |about |godt |drygt |minst |over |knapt |en god |på )*(?:${NUMBER})(?: eller (?:${NUMBER}))?(?:-(?:${NUMBER}))? ` +
  `(?:${UNIT})(?:s)?(?: eller så| or so)? (?:siden|sidan|sia|sedan|sen|ago|назад|before (?:the first|that|our first|their first) visit|` +
  'før første besøk|före första besöket)'
const PRE =
  'natt til|natten til|natten till|natten mot|siden|sidan|sedan|since|helt siden|ända sedan|på|i|forrige|sist|siste|sista|sidste|førre|förra|nå|nu|' +
  'last|on|late|early|the|denne|this|rundt|omkring|kring|around|about|ved|vid|fra|från|from|som|om|в|во|с|со|прошлую|прошлый|прошлое'
const OF_WEEK =
  `(?:(?:${PRE}) )*(?:${WEEKDAY})(?:,? (?:${DAYPART}|forrige uke|i forrige uke|förra veckan|i förra veckan|i sidste uge|sidste uge|last week|` +
  `before last|before we came in|before|for en uke siden|rundt \\p{L}+|around \\p{L}+|ved \\p{L}+-?tiden))*`
const NEAR =
  '(?:(?:siden|sidan|sedan|since|late|early|fra|från|allerede|redan|tidlig|sent|sen|helt siden) )*(?:i går|igår|i gårkveld|i forgårs|i förrgår|' +
  'i fjor|yesterday|i natt|i nat|i morges|i morse|i aftes|i formiddags|i förmiddags|i ettermiddags|i eftermiddags|i middags|' +
  'i dag tidlig|i kveld|i ettermiddag|overnight|last night|this morning|this afternoon|' +
  `the night before last|the day before yesterday|вчера|позавчера|сегодня)(?:,? (?:${DAYPART}|tidlig|sent|rundt \\p{L}+|omkring \\p{L}+|` +
  `vid \\p{L}+-?tiden|ved \\p{L}+-?tiden|kring \\p{L}+|around \\p{L}+|klokka \\p{L}+|klokken \\p{L}+|klockan \\p{L}+|at \\p{L}+|about \\p{L}+))*`
const DATED =
  '(?:(?:natt til|natten til|natten till|kvelden|siden|sidan|sedan|since|fra|från|from|omkring|rundt|kring|around|on|' +
  `с) )*(?:${DAY_OF_MONTH}|${NAMED_DAY}|${NUMERIC})`
const FEAST =
  'skjærtorsdag|skärtorsdagen|skærtorsdag|langfredag|långfredagen|(?:første |andre |tredje |fjerde )?juledag|annandag jul|annandagen|påskedag|' +
  'påskeaften|påskafton|høstferien|vinterferien|sommerferien|høstlovet|höstlovet|sportlovet|sommarlovet|efterårsferien|st\\. hans|' +
  'juletider|juletid|jul|jula|julen|julaften|julafton|juleaften|jul|nyttår|nyttårsaften|nyårsafton|nyår|nytår|nytårsaften|nyårsdagen|påske|påska|' +
  'påsken|påsk|pinse|pinsen|pingst|midsommar|midsommer|sankthans|valborg|christmas|christmas eve|boxing day|new year|new year’s eve|' +
  'new year\'s eve|new year’s|easter|bonfire night|halloween|pasen|рождества|нового года|пасхи'
const SEASONS = 'våren|sommeren|sommaren|høsten|hösten|vinteren|vintern|foråret|efteråret|весной|летом|осенью|зимой'
/** Words that mean other things too, such as our own: seasons only behind a word of time. */
const SEASON = 'vår|sommer|sommar|høst|höst|vinter|forår|efterår|spring|summer|autumn|winter'
const OF_YEAR =
  `(?:(?:(?:i|om|på|forrige|sist|sidste|förra|last|this|denne|siden|sedan|since|tidlig i|sent i) )+(?:${SEASON})|(?:(?:siden|sidan|sedan|since|` +
  'rundt|omkring|kring|around|about|over|ved|vid|i|om|på|forrige|sist|sidste|förra|last|this|denne|tidlig|sent|late|early|før|before|after|efter|' +
  `etter|just before|just after|rett før|like etter|strax efter|strax före|mellom|mellan) )*(?:${FEAST}|${SEASONS}))(?: (?:i fjor|i fjol|i år|` +
  `sidste år|last year|this year|\\d{4}))?`
const OF_MONTH =
  '(?:(?:siden|sidan|sedan|since|i|in|tidlig i|sent i|midt i|mitt i|i mitten av|mitten av|i midten af|midten av|midten af|the middle of|' +
  'begynnelsen av|slutten av|början av|slutet av|begyndelsen af|slutningen af|the start of|the end of|early|late|in early|in late|' +
  `mid) )+(?:${MONTHS})(?: (?:i fjor|i år|last year|\\d{4}))?`
const WEEK =
  '(?:(?:siden|sidan|sedan|since|i|over|at|in) )*(?:forrige|sist|sidste|förra|last|denne|this|the)? ?(?:uke|uka|uken|veckan|vecka|uge|week|helg|' +
  'helga|helgen|helgens|weekend|weekenden|month|måned|månaden|måneden)(?: siden)?'
const FOR_LONG =
  `(?:i|for|the last|the past|de siste|de senaste|de sidste|siste|senaste) (?:omtrent |cirka |ca\\.? |ungefär |about |nesten |snart |` +
  `over )*(?:${NUMBER}) (?:${UNIT})`

const any = (...parts: readonly string[]): RegExp => new RegExp(`${B}(?:${parts.join('|')})${E}`, 'iu')

/** When something began, from the surest way of saying it to the loosest. */
const TIMES: readonly RegExp[] = [any(AGO), any(OF_WEEK), any(NEAR), any(DATED), any(OF_YEAR), any(OF_MONTH), any(WEEK), any(FOR_LONG)]

/** The first place of a text that tells a time; of two at one place the longer. */
export function timeIn(text: string): { from: number; to: number } | undefined {
  const found = TIMES.flatMap((words, rank) => {
    const match = words.exec(text)
    return match ? [{ from: match.index, to: match.index + match[0].length, rank }] : []
  })
  const firm = found.filter(({ rank }) => rank < TIMES.length - 2)
  return (firm.length > 0 ? firm : found).toSorted((a, b) => a.from - b.from || b.to - a.to)[0]
}

const EVERY_TIME = TIMES.map((words) => new RegExp(words.source, 'giu'))

/** Every place of a text that tells a time. */
export const timesIn = (text: string): { from: number; to: number }[] =>
  EVERY_TIME.flatMap((words) => Array.from(text.matchAll(words), ({ 0: found, index }) => ({ from: index, to: index + found.length })))
