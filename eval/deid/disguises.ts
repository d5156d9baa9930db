/** A way the same identifier may be spelled by a web page, a word processor, a table or somebody who hides it. */
export type Disguise = {
  readonly name: string
  /** Which kinds of identifier it is tried on; all when it is not told. */ readonly types?: ReadonlySet<string>
  readonly write: (words: string, random: () => number) => string
}

const BLANKS = ['\u00a0', '\u202f', '\u2007', '\u2009', '\u3000']
const UNSEEN = ['\u200b', '\u200c', '\u200d', '\u00ad', '\u2060', '\ufeff']
const HYPHENS = ['\u2010', '\u2011', '\u2212', '\ufe58', '\uff0d']
const DASHES = ['\u2012', '\u2013', '\u2014', '\u2015']
const BREAKS = ['\t', '\n', '\r\n', ' | ', '  ']
const DIGITS = { 'full width': '０１２３４５６７８９', Arabic: '٠١٢٣٤٥٦٧٨٩', Persian: '۰۱۲۳۴۵۶۷۸۹' }
const AT = [' (at) ', '[at]', ' {at} ', ' (krøllalfa) ', '(snabel-a)', ' [собака] ', ' @ ']
const DOT = ['(dot)', ' [dot] ', ' (punktum) ', '[punkt]', '(точка)']

const NUMBERS = new Set(['NATIONAL_ID', 'PHONE', 'CHIP'])
const MAIL = new Set(['EMAIL'])
const WRITTEN_MAIL = /^[^@\s]+@[^@\s]+$/
/** Names and codes in which letters stand apart are told by their hyphens. */
const NUMBER_TYPES = new Set(['NATIONAL_ID', 'PHONE', 'CHIP', 'CASE_NO', 'OTHER_ID', 'ANIMAL_ID', 'ACCOUNT', 'HPR', 'DATE', 'POSTCODE'])

const inside = (words: string, random: () => number, sign: string): string => {
  const signs = Array.from(words)
  const at = 1 + Math.floor(random() * (signs.length - 1))
  return signs.length < 2 ? words : [...signs.slice(0, at), sign, ...signs.slice(at)].join('')
}
const wide = (words: string) => words.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
const hex = (sign: string) => Array.from(sign, (one) => `U+${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(' ')

/** All disguises, each by itself. */
export const DISGUISES: readonly Disguise[] = [
  ...BLANKS.map((sign): Disguise => ({ name: `blank ${hex(sign)}`, write: (words) => words.replaceAll(' ', sign) })),
  ...UNSEEN.map((sign): Disguise => ({ name: `unseen ${hex(sign)}`, write: (words, random) => inside(words, random, sign) })),
  ...HYPHENS.map((sign): Disguise => ({ name: `hyphen ${hex(sign)}`, write: (words) => words.replaceAll('-', sign) })),
  ...DASHES.map((sign): Disguise => ({ name: `dash ${hex(sign)}`, types: NUMBER_TYPES, write: (words) => words.replace(/(?<=\d)-(?=\d)/g, sign) })),
  ...BREAKS.map((sign): Disguise => ({ name: `break ${hex(sign)}`, types: NUMBERS, write: (words) => words.replace(/(?<=\d) (?=\d)/, sign) })),
  ...Object.entries(DIGITS).map(([script, digits]): Disguise => ({
    name: `${script} digits`,
    write: (words) => words.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit),
  })),
  { name: 'letters of full width', write: wide },
  { name: 'accents apart', write: (words) => words.normalize('NFD') },
  { name: 'digits struck through', types: NUMBER_TYPES, write: (words) => words.replace(/\d/g, (digit) => `${digit}\u0336`) },
  { name: 'apostrophe ʼ', write: (words) => words.replaceAll("'", 'ʼ') },
  { name: 'apostrophe ’', write: (words) => words.replaceAll("'", '’') },
  ...AT.map((sign): Disguise => ({ name: `at sign ${sign}`, types: MAIL, write: (words) => (WRITTEN_MAIL.test(words) ? words.replace('@', sign) : words) })),
  ...DOT.map((sign): Disguise => ({
    name: `dot ${sign}`,
    types: MAIL,
    write: (words) => (WRITTEN_MAIL.test(words) ? words.replace('@', '(at)').replaceAll('.', sign) : words),
  })),
]
