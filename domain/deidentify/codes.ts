import type { Language } from '#contract/vertical.ts'
import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'

/** `needs`: without this in the text the pattern need not be tried; `language`: in others it is none; `hasCapital`: a capital stands beside a digit. */
type Shape = { readonly pattern: RegExp; readonly type: IdentifierType; readonly needs?: string; readonly language?: Language; readonly mayLackDigits?: true; readonly hasCapital?: true }

/** A capital beside a digit, as in most codes. */
const CAPITAL_AND_DIGIT = /[A-ZÆØÅÄÖА-Я][-/ ]?\d|\d[A-Z]/

/** Codes that are told by their shape alone. Every pattern begins at a border, so that no stretch of text is read twice. */
const SHAPES: readonly Shape[] = [
  { type: 'EMAIL', mayLackDigits: true, pattern: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, needs: '@' },
  { type: 'URL', mayLackDigits: true, pattern: /(?<![\p{L}\d])(?:https?:\/\/|www\.)[^\s<>"«»)]*[^\s<>"«»).,;:!?]/giu },
  { type: 'URL', pattern: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g },
  { type: 'ACCOUNT', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu },
  { type: 'ANIMAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])(?=\d*[A-Z])\d{3}[A-Z\d]{12}(?![\p{L}\d])/gu },
  // the country and the number of the herd and the animal, in groups or not: SE 044218-1170, UK 341206 500417
  { type: 'ANIMAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])(?:SE|NO|DK|FI|DE|UK|GB|IE|IS|NL|PL|FR|RU|EE|LV|LT|BE) \d(?=(?:[ -]?\d){4})\d*(?:[ -]\d+)*(?![\p{L}\d])/gu },
  { type: 'ANIMAL_ID', pattern: /(?<![\p{L}\d])(?:se|dk|fi|uk|ie|ru) \d(?=(?:[ -]?\d){5})\d*(?:[ -]\d+){0,4}(?![\p{L}\d])/gu },
  { type: 'ANIMAL_ID', language: 'nb', pattern: /(?<![\p{L}\d])no \d(?=(?:[ -]?\d){5})\d*(?:[ -]\d+){0,4}(?![\p{L}\d])/gu },
  { type: 'CASE_NO', hasCapital: true, pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖА-Я]{1,5}[-/]?\d{5,}(?:[-/]\d+)*(?![\p{L}\d])/gu },
  { type: 'CASE_NO', hasCapital: true, pattern: /(?<![\p{L}\d])[A-ZÆØÅÄÖА-Я]{1,5}[-/]?\d{2,}[-/]\d{3,}(?:[-/]\d+)*(?![\p{L}\d])/gu },
  // in small letters too, when numbers hang on both of its hyphens
  { type: 'CASE_NO', pattern: /(?<![\p{L}\d-])\p{Ll}{1,5}-\d{2,}-\d{3,}(?![\p{L}\d])/gu, needs: '-' },
  { type: 'POSTCODE', pattern: /(?<![\p{L}\d])(?:SE|DK|NO|S|N)-\d{3} ?\d{1,2}(?!\d)/gu, needs: '-' },
  { type: 'POSTCODE', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu },
  // written small: no unit (b12 5mg) and no ordinal (t3 2nd) behind it
  { type: 'POSTCODE', language: 'en', pattern: /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? \d(?!nd|rd|st|th)[abd-hjlnp-uw-z]{2}(?![\p{L}\d])/gu },
  { type: 'NATIONAL_ID', hasCapital: true, pattern: /(?<![\p{L}\d])[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\d])/gu },
  // a Norwegian number plate
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])[A-HJ-NP-Z]{2} ?\d{5}(?![\p{L}\d])/gu },
  { type: 'OTHER_ID', pattern: /(?<![\p{L}\d])(?:19|20)\d\d\/\d{3,}(?![\p{L}\d])/gu },
]

const TOP_DOMAIN = /(?<=[\p{L}\d])\.(?:no|se|dk|com|org|net|ru|io|eu|fi|info|uk|biz)(?:\/[^\s<>"]*)?(?![\p{L}\d])/gu
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

/** E-mail and web addresses, and codes that their shape gives away. */
export function findCodes(text: string, language: Language): Identifier[] {
  const hasDigits = /\d/.test(text)
  const found = findDomains(text)
  found.push(...findSlashed(text))
  const hasMixed = hasDigits && CAPITAL_AND_DIGIT.test(text)
  for (const { pattern, type, needs, language: only, mayLackDigits, hasCapital } of SHAPES) {
    if (hasCapital === true && !hasMixed) continue
    if ((only !== undefined && only !== language) || (!hasDigits && mayLackDigits !== true)) continue
    if (needs !== undefined && !text.includes(needs)) continue
    for (const match of text.matchAll(pattern)) {
      if (type === 'CASE_NO' && /^(?:COVID|SARS|IL|CD|HLA|CYP|ICD|ATC|B|T|L|S|C|TH|D|K|PO|CA|P|H|HER|IC|IGG)[-/ ]?\d{1,3}$/.test(match[0])) continue
      found.push({ start: match.index, end: match.index + match[0].length, type, confidence: SURE.shape })
    }
  }
  return found
}
