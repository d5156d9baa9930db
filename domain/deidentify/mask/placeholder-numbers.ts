import { labelPattern } from '#domain/deidentify/words/label-words.ts'

/** Private signs that stand for the ten digits: as long as they, and no number to anybody who reads amounts. */
const FIRST_SIGN = 0xe000
const HIDDEN = /[\ue000-\ue009]/g

/** So that `paracet og [navn 2]` is no two tablets: the digits of placeholders become signs of the same length; every place stays. */
export function hidePlaceholderNumbers(text: string): string {
  return text.includes('[') ? text.replace(labelPattern, (whole) => whole.replace(/\d/g, (digit) => String.fromCharCode(FIRST_SIGN + Number(digit)))) : text
}

/** Writes the digits again. */
export function showPlaceholderNumbers(text: string): string {
  return text.replace(HIDDEN, (sign) => String(sign.charCodeAt(0) - FIRST_SIGN))
}
