/** Days as they are called, in all five languages: of the week, and counted from today. */
const DAY = new RegExp(
  '^(?:(?:mandag|måndag|tirsdag|tysdag|tisdag|onsdag|torsdag|fredag|lørdag|laurdag|lördag|søndag|sundag|söndag)(?:en|s|ar|er)?|' +
    String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|понедельник\p{L}{0,2}|вторник\p{L}{0,2}|сред[ауеы]|четверг\p{L}{0,2}|пятниц\p{L}{1,2}|` +
    String.raw`суббот\p{L}{1,2}|воскресень\p{L}{1,2}|yesterday|вчера|позавчера|igår|forgårs|forrigårs|förrgår)$`,
  'u',
)

/** Months; may and march are everyday words in English, and are no months here. */
const MONTH = new RegExp(
  '^(?:januari?|februari?|marts|mars|april|maj|mai|juni|juli|augusti?|september|oktober|november|desember|december|january|february|' +
    String.raw`june|july|october|(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)\p{L}{1,2}|март[ае]?|ма[йея]|август[ае]?)$`,
  'u',
)

/** The day of a month as it is said: den nittende, the twenty-first, десятого. First and second stand for other things too often. */
const DATE = new RegExp(
  '^(?:(?:tjue|tyve|tjugo|en(?:og)?tyve|to(?:og)?tyve|trett?i|tretti(?:en)?)?(?:tredje|fjerde|fjärde|femte|sj[eä]tte|sjuende|' +
    'syvende|sjunde|åttende|ottende|åttonde|niende|nionde|tiende|tionde)|ell?evte|elfte|tolvte|tolfte|' +
    '(?:tret|trett|fjor|fem|seks|sek?s|syt|sjut|at|ar|ni|nit|nitt|fjort|femt|sext|sytt|sjutt|att|art|ådert)(?:ten)?(?:de|ende|onde|' +
    'tende)|(?:tjue|tyve|tjugo|trett?i|tredve|tredi)(?:ende|vte|nde|onde)|(?:tjue|tjugo|tretti|trettio)(?:første|fyrste|första|' +
    'andre|andra)|(?:en|to|tre|fire|fem|seks|syv|otte|ni)ogtyvende|(?:twenty-|thirty-)?(?:third|fourth|fifth|sixth|seventh|eighth|' +
    'ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|' +
    '(?:twenty|thirty)-(?:first|second)|(?:перв|втор|четверт|пят|шест|седьм|восьм|девят|десят|(?:один|две|три|четыр|пят|шест|сем|' +
    'восем|девят)надцат|двадцат|тридцат)ого|третьего)$',
  'u',
)

/** Whether a word names a day, a month or a date; of two of one sort the one takes the place of the other. */
export function clockKind(word: string): 'day' | 'month' | 'date' | undefined {
  if (DAY.test(word)) return 'day'
  if (MONTH.test(word)) return 'month'
  return DATE.test(word) ? 'date' : undefined
}
