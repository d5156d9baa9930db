import type { Language } from '#contract/vertical.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'

/** A code told by its shape alone; each pattern is tried where a code may begin. `language`: in others it is none. */
type Shape = { readonly pattern: RegExp; readonly type: IdentifierType; readonly language?: Language }

const MAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** What somebody is called on the net: @kari_moen. */
const HANDLE = /(?<![\p{L}\d._%+-])@[\p{L}\d][\p{L}\d_.]{2,30}(?<!\.)(?![\p{L}\d@])/gu
const PAGE = /(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"«»)]*[^\s<>"«»).,;:!?]/giu
const PAGE_SIGN = /:\/\/|ww\./i

const CAPITAL_SHAPES: readonly Shape[] = [
  { type: 'ACCOUNT', pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/uy },
  // the country and the number of the herd and the animal, in groups or not: SE 044218-1170, UK 341206 500417
  { type: 'ANIMAL_ID', pattern: /(?<![\p{L}\d])(?:SE|NO|DK|FI|DE|UK|GB|IE|IS|NL|PL|FR|RU|EE|LV|LT|BE) \d(?=(?:[ -]?\d){4})\d*(?:[ -]\d+)*(?![\p{L}\d])/uy },
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖА-Я]{1,5}[-/]?\d{5,}(?:[-/]\d+)*(?![\p{L}\d])/uy },
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖА-Я]{1,5}[-/]?\d{2,}[-/]\d{3,}(?:[-/]\d+)*(?![\p{L}\d])/uy },
  { type: 'POSTCODE', pattern: /(?<![\p{L}\d])(?:SE|DK|NO|S|N)-\d{3} ?\d{1,2}(?!\d)/uy },
  { type: 'POSTCODE', pattern: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/uy },
  { type: 'NATIONAL_ID', pattern: /(?<![\p{L}\d])[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/uy },
  // a Norwegian number plate
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])[A-HJ-NP-Z]{2} ?\d{5}(?![\p{L}\d])/uy },
]
const SMALL_SHAPES: readonly Shape[] = [
  { type: 'ANIMAL_ID', pattern: /(?<![\p{L}\d])(?:se|dk|fi|uk|ie|ru) \d(?=(?:[ -]?\d){5})\d*(?:[ -]\d+){0,4}(?![\p{L}\d])/uy },
  { type: 'ANIMAL_ID', language: 'nb', pattern: /(?<![\p{L}\d])no \d(?=(?:[ -]?\d){5})\d*(?:[ -]\d+){0,4}(?![\p{L}\d])/uy },
  // in small letters too, when numbers hang on both of its hyphens
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d-])\p{Ll}{1,5}-\d{2,}-\d{3,}(?![\p{L}\d])/uy },
  // a gene's variant (rs1800562), a study (nct01234567) and a strength are numbered so too
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d-])(?!(?:rs|nct|mg|ie|iu|kr)\d)\p{Ll}{1,4}-?\d{5,}(?![\p{L}\d])/uy },
  // written small: no unit (b12 5mg) and no ordinal (t3 2nd) behind it
  { type: 'POSTCODE', language: 'en', pattern: /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? \d(?!nd|rd|st|th)[abd-hjlnp-uw-z]{2}(?![\p{L}\d])/uy },
]
const DIGIT_SHAPES: readonly Shape[] = [
  { type: 'URL', pattern: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/y },
  { type: 'ANIMAL_ID', pattern: /(?<![\p{L}\d])(?=\d*[A-Z])\d{3}[A-Z\d]{12}(?![\p{L}\d])/uy },
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])(?:19|20)\d\d\/(?:\d{3,}|\d\d[-/]\d)\d*(?:[-/]\d+)*(?![\p{L}\d])/uy },
  // letters in the midst or a long number at the end: 24P01178, 24-118207, 24/1029-3, 48113-7
  {
    type: 'CASE_NO',
    pattern: /(?<![\p{L}\d])(?!\d{3}[A-Z\d]{12}(?![\p{L}\d]))(?:\d{2,}-?(?![xX])[A-Za-z]{1,3}-?\d{4,}|\d(?!MG|IE|ME|ML)[A-Z]{2,3}-\d{4,})(?![\p{L}\d])/uy,
  },
  {
    type: 'CASE_NO',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,/-])(?:\d{1,6}[-/]\d{5,}(?:[-/]\d+)*|\d\d\/\d{3,6}-\d{1,3}|\d{5,}\/\d\d(?:\d\d)?|(?:20\d\d )?\d{5,}-\d{1,3})` +
        String.raw`(?![\p{L}\d]|[.,]\d|[  ]?(?:mg|ml|kr|IE|E|kg|kcal|g)(?!\p{L}))`,
      'uy',
    ),
  },
  // no amount begins with nought
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d.,:+/-])0\d{4,}(?![\p{L}\d]|[.,:/-]\d)/uy },
  // the plan of a Swedish register, the number in it and the year: 3.5.1-20117/2024
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d.])\d{1,2}(?:\.\d{1,2}){1,3}[- ]\d{3,6}\/(?:20)?\d\d(?:-\d{1,3})?(?![\p{L}\d])/uy },
]

const TOP_DOMAIN = /\.(?<=[\p{L}\d]\.)(?:no|se|dk|com|org|net|ru|io|eu|fi|info|uk|biz)(?:\/(?:[^\s<>"]*[^\s<>".,;:!?])?)?(?![\p{L}\d])/gu
const BEFORE_TOP_DOMAIN = /[\p{L}\d.-]+$/u
const LONGEST_DOMAIN = 80

/** Web addresses without a protocol, by what they end in. */
function findDomains(text: string): Identifier[] {
  const found: Identifier[] = []
  for (const match of text.matchAll(TOP_DOMAIN)) {
    const before = BEFORE_TOP_DOMAIN.exec(text.slice(Math.max(0, match.index - LONGEST_DOMAIN), match.index))?.[0] ?? ''
    found.push({ start: match.index - before.length, end: match.index + match[0].length, type: 'URL', confidence: SURE.shape })
  }
  return found
}

const SLASHED = /\/\d{4,}(?:\/[\p{L}\d]{1,6})*(?![\p{L}\d])/gu
const BEFORE_SLASH = /(?<![\p{L}\d/])(?:\p{L}{1,5}\/){0,2}\p{L}{1,5}$/u
const LONGEST_BEFORE_SLASH = 20

/** `AB/cd/4471`, `pet/118842/b`: letters and a long number between strokes. */
function findSlashed(text: string): Identifier[] {
  if (!text.includes('/')) return []
  return [...text.matchAll(SLASHED)].flatMap((match) => {
    const before = BEFORE_SLASH.exec(text.slice(Math.max(0, match.index - LONGEST_BEFORE_SLASH), match.index))?.[0].length ?? 0
    return before === 0 ? [] : [{ start: match.index - before, end: match.index + match[0].length, type: 'CASE_NO' as const, confidence: SURE.shape }]
  })
}

function findMail(text: string): Identifier[] {
  const found: Identifier[] = []
  const add = (type: IdentifierType, pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) found.push({ start: match.index, end: match.index + match[0].length, type, confidence: SURE.shape })
  }
  if (text.includes('@')) {
    add('EMAIL', MAIL)
    add('URL', HANDLE)
  }
  if (PAGE_SIGN.test(text)) add('URL', PAGE)
  return found
}

const LONGEST_LETTERS = 5
const JOINER = /['’‑-]/gu

/** Where the parts of a word begin: itself, and what stands behind its hyphens. */
function partStarts({ text, start }: WordToken): readonly number[] {
  if (text.search(JOINER) < 0) return [start]
  return [start, ...[...text.matchAll(JOINER)].map(({ index }) => start + index + 1)]
}

/** Where a code may begin: at digits, at the letters before them, and at words with digits in them. */
function codeStarts({ tokens, placesOf }: Reading): number[] {
  const starts: number[] = []
  const add = (start: number) => {
    if (start > (starts.at(-1) ?? -1)) starts.push(start)
  }
  for (const place of placesOf('coded')) {
    const [before, token] = [tokens[place - 1], tokens[place]]
    if (token === undefined) continue
    if (token.isNumber && before?.isNumber === false && /^[-/ ]$/.test(token.gap))
      partStarts(before)
        .filter((start) => before.end - start <= LONGEST_LETTERS)
        .forEach(add)
    if (token.isNumber) add(token.start)
    else partStarts(token).forEach(add)
  }
  return starts
}

function shapesAt(text: string, start: number): readonly Shape[] {
  const sign = text.charAt(start)
  if (sign >= '0' && sign <= '9') return DIGIT_SHAPES
  return sign === sign.toLowerCase() ? SMALL_SHAPES : CAPITAL_SHAPES
}

/** Signs of medicine that look like a case: CD-30, IL 6. */
const TRADE_SIGN = /^(?:COVID|SARS|IL|CD|HLA|CYP|ICD|ATC|B|T|L|S|C|TH|D|K|PO|CA|P|H|HER|IC|IGG)[-/ ]?\d{1,3}$/

/** E-mail and web addresses, and codes that their shape gives away. */
export function findCodes(reading: Reading): Identifier[] {
  const { text, language } = reading
  const found = [...findDomains(text), ...findSlashed(text), ...findMail(text)]
  const ends = new Map<Shape, number>()
  for (const start of codeStarts(reading)) {
    for (const shape of shapesAt(text, start)) {
      const { pattern, type, language: only } = shape
      if ((only !== undefined && only !== language) || start < (ends.get(shape) ?? 0)) continue
      pattern.lastIndex = start
      const code = pattern.exec(text)?.[0]
      if (code === undefined) continue
      ends.set(shape, start + code.length)
      if (type !== 'CASE_NO' || !TRADE_SIGN.test(code)) found.push({ start, end: start + code.length, type, confidence: SURE.shape })
    }
  }
  return found
}
