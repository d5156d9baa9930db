import type { Language } from '#contract/vertical.ts'

/** Zero to nineteen, in order. */
export const UNITS: Readonly<Record<Language, readonly string[]>> = {
  nb: 'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'.split(' '),
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton'.split(' '),
  da: 'nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  ru: (
    'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать ' +
    'семнадцать восемнадцать девятнадцать'
  ).split(' '),
}

/** The tens that take a unit, in every spelling. */
export const TENS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  nb: { tjue: 20, tyve: 20, tretti: 30, tredve: 30, førti: 40, femti: 50, seksti: 60, sytti: 70, åtti: 80, nitti: 90 },
  sv: { tjugo: 20, trettio: 30, fyrtio: 40, femtio: 50, sextio: 60, sjuttio: 70, åttio: 80, nittio: 90 },
  da: { tyve: 20, tredive: 30, fyrre: 40, halvtreds: 50, tres: 60, halvfjerds: 70, firs: 80, halvfems: 90 },
  en: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ru: {},
}

/** Other forms of small numbers. */
export const FORMS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  nb: { ein: 1, ei: 1, et: 1, eit: 1, én: 1, ett: 1, syv: 7, tjuge: 20, førr: 40, sjuende: 7, åtta: 8, trettån: 13, tri: 3 },
  sv: { en: 1, tjuge: 20, nie: 9, tie: 10 },
  da: { et: 1, én: 1, ét: 1 },
  en: { a: 1, an: 1, oh: 0, once: 1, twice: 2, couple: 2 },
  ru: {},
}

/** Words that stand for two, beside the numerals. */
export const TWOS: Readonly<Record<Language, readonly string[]>> = {
  nb: ['par', 'annenhver', 'begge'],
  sv: ['par', 'varannan', 'varannat', 'båda', 'bägge'],
  da: ['par', 'hveranden', 'begge'],
  en: ['both', 'other', 'pair', 'double'],
  ru: ['оба', 'обе', 'обоих', 'через'],
}

export const HUNDREDS: Readonly<Record<Language, readonly string[]>> = { nb: ['hundre'], sv: ['hundra'], da: ['hundrede', 'hundred'], en: ['hundred'], ru: [] }
export const THOUSANDS: Readonly<Record<Language, readonly string[]>> = {
  nb: ['tusen'],
  sv: ['tusen'],
  da: ['tusind', 'tusinde'],
  en: ['thousand'],
  ru: ['тысяча', 'тысячи', 'тысяч', 'тысячу'],
}

/** The cases of Russian numerals. */
export const RUSSIAN_FORMS: Readonly<Record<number, string>> = {
  0: 'ноля нуля нулю ноль нуль',
  1: 'одна одно одну одного одной одному одним раз',
  2: 'две двух двум двумя дважды двое пара пару',
  3: 'трех трем тремя трижды трое',
  4: 'четырех четырем четырьмя четверо',
  5: 'пяти пятью',
  6: 'шести шестью',
  7: 'семи семью',
  8: 'восьми восемью',
  9: 'девяти девятью',
  10: 'десяти десятью',
  20: 'двадцать двадцати',
  30: 'тридцать тридцати',
  40: 'сорок сорока',
  50: 'пятьдесят пятидесяти',
  60: 'шестьдесят шестидесяти',
  70: 'семьдесят семидесяти',
  80: 'восемьдесят восьмидесяти',
  90: 'девяносто девяноста',
  100: 'сто ста',
  200: 'двести двухсот',
  300: 'триста трехсот',
  400: 'четыреста четырехсот',
  500: 'пятьсот пятисот',
  600: 'шестьсот шестисот',
  700: 'семьсот семисот',
  800: 'восемьсот восьмисот',
  900: 'девятьсот девятисот',
}

/** First to twentieth, in order. */
export const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  nb: (
    'første andre tredje fjerde femte sjette sjuende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende ' +
    'syttende attende nittende tjuende'
  ).split(' '),
  sv: (
    'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde ' +
    'sjuttonde artonde nittonde tjugonde'
  ).split(' '),
  da: (
    'første anden tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende ' +
    'syttende attende nittende tyvende'
  ).split(' '),
  en: (
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth ' +
    'eighteenth nineteenth twentieth'
  ).split(' '),
  ru: [],
}

/** What stands before first to ninth from the twenty-first on. */
export const ORDINAL_TENS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  nb: { tjue: 20, tretti: 30 },
  sv: { tjugo: 20, trettio: 30 },
  da: {},
  en: { 'twenty-': 20, 'thirty-': 30 },
  ru: {},
}

export const OTHER_ORDINALS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  nb: { syvende: 7, tjuende: 20, trettiende: 30, annen: 2, annet: 2, annan: 2 },
  sv: { trettionde: 30, annan: 2 },
  da: { tredivte: 30, andet: 2 },
  en: { thirtieth: 30 },
  ru: {},
}

/** Danish counts the unit first also in dates: enogtyvende, toogtredivte. */
export const DANISH_ORDINAL_UNITS = 'en to tre fire fem seks syv otte ni'.split(' ')

export const RUSSIAN_ORDINAL_STEMS: Readonly<Record<string, number>> = {
  перв: 1,
  втор: 2,
  трет: 3,
  четверт: 4,
  пят: 5,
  шест: 6,
  седьм: 7,
  восьм: 8,
  девят: 9,
  десят: 10,
  одиннадцат: 11,
  двенадцат: 12,
  тринадцат: 13,
  четырнадцат: 14,
  пятнадцат: 15, шестнадцат: 16, семнадцат: 17, восемнадцат: 18, девятнадцат: 19, двадцат: 20, тридцат: 30, сороков: 40,
}
export const RUSSIAN_ORDINAL_END = /(?:ый|ой|ий|ая|ое|ье|ья|ого|ьего|ому|ьему|ым|ьим|ом|ьем|ую|ью|ых|ьих)$/
/** Numerals joined to days, weeks and the like: двухнедельный. */
export const RUSSIAN_JOINED: Readonly<Record<string, number>> = { двух: 2, трех: 3, четырех: 4, пяти: 5, шести: 6, семи: 7, десяти: 10, двенадцати: 12 }
export const RUSSIAN_JOINED_TO = /(?:дневн|недельн|месячн|летн|кратн|часов)/
/** The same in the Germanic languages: åtteåring, femdagers, tolvtimmars. */
export const NUMERAL_JOINED = /^(.{2,}?)(?:(?:år|dag|time|timm|uke|veck|uge|måned|månad)[\p{L}\p{N}_]*|mg|tallet|talet|ti?den|a|an|erne|tiden)$/u

export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  nb: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
  sv: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  da: 'januar februar marts april maj juni juli august september oktober november december'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
  ru: 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' '),
}

/** Words of parts, and every number a report may make of them: half a year is six months, half a day's work 50 %. */
export const FRACTIONS: Readonly<Record<Language, readonly (readonly [words: readonly string[], values: readonly number[]])[]>> = {
  nb: [
    [['halvannen', 'halvanna', 'halvannet'], [1.5]],
    [
      ['halv', 'halvt', 'halve', 'halvparten'],
      [0.5, 30, 6, 50],
    ],
    [
      ['kvart', 'kvarter', 'fjerdedel'],
      [0.25, 15],
    ],
    [['trekvart'], [0.75, 45]],
  ],
  sv: [[['halv', 'halvt', 'halva', 'hälften', 'halvan', 'halvår'], [0.5, 30, 6, 50]], [['kvart', 'fjärdedel'], [0.25, 15]], [['trekvart'], [0.75, 45]]],
  da: [
    [['halvanden', 'halvandet'], [1.5]],
    [
      ['halv', 'halvt', 'halve', 'halvdelen'],
      [0.5, 30, 6, 50],
    ],
    [
      ['kvart', 'kvarter', 'fjerdedel'],
      [0.25, 15],
    ],
    [['trekvart'], [0.75, 45]],
  ],
  en: [[['half', 'halves', 'halve'], [0.5, 30, 6, 50]], [['quarter', 'quarters'], [0.25, 15, 3]]],
  ru: [
    [['полтора', 'полторы', 'полутора'], [1.5]],
    [
      ['пол', 'половина', 'половину', 'половиной', 'половинку', 'полтаблетки', 'полгода'],
      [0.5, 30, 6, 50],
    ],
    [
      ['четверть', 'четвертинку'],
      [0.25, 15],
    ],
  ],
}

/** "and a half" after a number. */
export const AND_A_HALF: Readonly<Record<Language, string>> = {
  nb: 'og (?:en|et|ein|eit) halvt?',
  sv: 'och (?:en|ett) halvt?',
  da: 'og (?:en|et) halvt?|en halv',
  en: 'and a half',
  ru: 'с половиной',
}

/** Words that may stand between the parts of one number. */
export const BETWEEN_NUMBERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['og', 'komma', 'over', 'til', 'strek', 'i', 'gange', 'ganger', 'punktum']),
  sv: new Set(['och', 'komma', 'över', 'till', 'genom', 'gånger', 'punkt']),
  da: new Set(['og', 'komma', 'over', 'til', 'gange']),
  en: new Set(['and', 'point', 'over', 'to', 'by']),
  ru: new Set(['и', 'на', 'запятая', 'целых', 'целая', 'точка', 'десятых']),
}
export const DECIMAL_MARKS: ReadonlySet<string> = new Set(['komma', 'point', 'punkt', 'punktum', 'запятая', 'целых', 'целая'])
