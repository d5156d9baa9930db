import type { FoldedText } from './folded-text.ts'
import { refold, unfolded } from './folded-text.ts'

/** Blanks of every width, which web pages and word processors set inside numbers (U+00A0 is the thousands separator of Norwegian). */
const BLANKS = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000'
/** Signs nobody sees: soft hyphens, zero-width signs, marks of direction, variation selectors. */
const UNSEEN = '\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffb'
/** Accents and strokes set on the letter or digit before them. */
const MARKS = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'
const HYPHENS = '\\u2010\\u2011\\u2212\\ufe58\\ufe63'
const DOTS = '\\u2024\\ufe52\\u3002\\uff61'
const STROKES = '\\u2044\\u2215'
/** Letters and signs of the width of a Chinese one, ligatures, letters set as in formulas: their compatibility form is the plain one. */
const WIDE = '\\uff01-\\uff5e\\ufb00-\\ufb06\\ud835'
/** Decimal digits of other scripts lie above this. */
const FIRST_FOREIGN = '\\u0660-\\u1a99\\ua620-\\uabf9'

const MAY_NEED_FOLDING = new RegExp(`[${BLANKS}${UNSEEN}${MARKS}${HYPHENS}${DOTS}${STROKES}${WIDE}${FIRST_FOREIGN}]`)
const ODD_SIGN = new RegExp(
  `([\\p{L}\\p{Nd}])((?:[${UNSEEN}${MARKS}]|[\\u{e0000}-\\u{e01ef}])+)|([${UNSEEN}]|[\\u{e0000}-\\u{e01ef}])|([${BLANKS}])|([${HYPHENS}])|` +
    `([${DOTS}])|([${STROKES}])|([\\uff01-\\uff5e\\ufb00-\\ufb06]|[\\u{1d400}-\\u{1d7ff}]|(?![0-9])\\p{Nd})`,
  'gu',
)
const NOT_MARK = new RegExp(`[^${MARKS}]`, 'g')
const MARK = new RegExp(`[${MARKS}]`, 'g')
const MOST_MARKS = 3
const DIGITS_OF_A_SCRIPT = 10
const ASCII_LIMIT = 0x80

/** The decimal digit a sign stands for; the ten of a script stand in order (Unicode 4.6). */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let back = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - back - 1)) && code - back > ASCII_LIMIT) back++
  return String(back % DIGITS_OF_A_SCRIPT)
}

/** A wide sign or a foreign digit as it stands on a keyboard. */
function plainSign(sign: string): string {
  const plain = sign.normalize('NFKC')
  return /^\p{Nd}$/u.test(plain) && !/^\d$/.test(plain) ? digitOf(plain) : plain
}

/** ø taken apart: o and a stroke over it, which Unicode does not put together. */
const STROKED: Readonly<Record<string, string>> = { 'o\u0337': 'ø', 'o\u0338': 'ø', 'O\u0337': 'Ø', 'O\u0338': 'Ø' }

/** A letter with the accents behind it as one sign; what makes no letter of its own (a stress, a line through a digit) is left out. */
function composed(base: string, signs: string): string {
  const marked = plainSign(base) + signs.replace(NOT_MARK, '').slice(0, MOST_MARKS)
  return STROKED[marked.slice(0, 2)] ?? marked.normalize('NFC').replace(MARK, '')
}

const plainOf = ([sign, base, signs = '', unseen, blank, hyphen, dot, stroke]: RegExpExecArray): string => {
  if (base !== undefined) return composed(base, signs)
  if (unseen !== undefined) return ''
  if (blank !== undefined) return ' '
  if (hyphen !== undefined) return '-'
  if (dot !== undefined) return '.'
  return stroke === undefined ? plainSign(sign) : '/'
}

/** Signs whose meaning hangs on what they stand between. */
const MAY_JOIN = /[’‘`´ʼʹʻ′‒–—―·•_]/
/** An apostrophe between letters; a dash between digits, or straight before them; a dot or a low line between digits. */
const JOINING = /(?<=\p{L})[’‘`´ʼʹʻ′](?=\p{L})|(?<=\d)( ?)[‒–—―]\1(?=\d)|(?<=\p{L})[‒–—―](?=\d)|(?<=\d)[·•_](?=\d)/gu

function joiningSign([sign, blank = '']: RegExpExecArray): string {
  if (/[‒–—―]/.test(sign)) return `${blank}-${blank}`
  if (sign === '_') return '-'
  return sign === '·' || sign === '•' ? '.' : "'"
}

/** `kari (at) eksempel [dot] no`, also with the words of the other languages, or with blanks around the sign. */
const MAY_BE_MAIL = /[([{<]\s?(?:at|dot|æt|ät|kr|alfa|snabel|punkt|prikk|соб|точ|\.|@)|\s@|@\s|krøll|snabel|alfategn|собак|собач| at /iu
const BRACKETED = new RegExp(
  String.raw`(?<=[\p{L}\d])\s?[([{<]\s?(?:(at|æt|ät|@|krøll-?alfa|alfa-?krøll|snabel-?a|alfategn|собака|собачка)|dot|\.|punktum|punkt|prikk|` +
    String.raw`точка)\s?[)\]}>]\s?(?=[\p{L}\d])|(?<=[\p{L}\d_-])[ \t]*@[ \t]*(?=\p{L}[\p{L}\d-]{1,60}[.([{])`,
  'giu',
)
/** `kari.moen at eksempel.no`: the sign as a word before a domain that is written; `at` is a word too and needs a letter box of signs before it. */
const WORD_FOR_SIGN = new RegExp(
  String.raw`(?<=[\p{L}\d]) (krøll-? ?alfa|alfa-? ?krøll|snabel-? ?a|alfategn|собака|собачка|(?<=[\p{L}\d][._\d-][\p{L}\d]{0,30} )at)` +
    String.raw` (?=\p{L}[\p{L}\d-]{1,60}\.\p{L}{2,6}(?![\p{L}\d]))`,
  'giu',
)

/**
 * Writes a text as it would be typed: plain blanks, hyphens and digits, letters in one piece, nothing unseen. Every finder reads this, so
 * that an identifier copied from a page, a table or a letter is told like one that was typed; `unfold` leads its span back.
 */
export function foldText(text: string): FoldedText {
  let folded = unfolded(text)
  if (MAY_NEED_FOLDING.test(text)) folded = refold(folded, ODD_SIGN, plainOf)
  if (MAY_JOIN.test(folded.text)) folded = refold(folded, JOINING, joiningSign)
  if (!MAY_BE_MAIL.test(folded.text)) return folded
  return refold(refold(folded, BRACKETED, ([sign, at]) => (at !== undefined || sign.trim() === '@' ? '@' : '.')), WORD_FOR_SIGN, () => '@')
}
