import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside } from '#domain/deidentify/knowledge/reading.ts'
import { isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import { gapAt, isCapitalAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const MOST_WORDS_BEFORE = 4
const MOST_WORDS_AFTER = 3
const LINKS = new Set(['of', 'for', 'i', 'av', 'af'])
/** Adjectives that say which kind of institution, not which one. */
const ADJECTIVE = /(?:t|e|ig|lig|isk|ne|er|en|st|ский|ской|ная|ной|ную|ое|ал|al|ic|ed)$/u
const SHORTEST_COMPOUND = 7
/** Short forms of companies: with a capital name before them, never alone. */
const COMPANY_FORM = /^(?:as|asa|ab|kb|hb|a\/s|aps|ltd|limited|plc|inc|llc|llp|corp|gmbh|ооо|зао|оао|hf|sa|ba|ans|da|enk|fk|il|if|ik|bk)$/u
/** Common nouns that are only an institution with a name before them. */
const NEEDS_NAME = new Set(['gård', 'stall', 'skole', 'skola', 'school', 'group', 'company', 'bank', 'club', 'trust', 'health', 'medical', 'practice', 'surgery', 'center', 'centre', 'центр', 'центра', 'центре', 'сад', 'kommun', 'kommune', 'region', 'council', 'church', 'farm', 'stable', 'stables', 'sogn', 'plan', 'отделение', 'post'])

/** The institution word a token is or ends in, or undefined. */
function institutionWord({ cues }: Reading, lower: string): string | undefined {
  if (cues.institutions.has(lower)) return lower
  return cues.institutionEnding(lower)
}

/** The first of the capitals before `at` that name the institution. */
function nameStart(reading: Reading, at: number, claims: Claims): number {
  const { tokens } = reading
  let start = at
  while (start > 0 && at - start < MOST_WORDS_BEFORE) {
    const before = tokens[start - 1]
    const joins = isBeside(tokens[start]) || gapAt(tokens, start) === ' & ' || (/^(?:st|sct|skt)$/.test(before?.lower ?? '') && gapAt(tokens, start) === '. ')
    if (before === undefined || !joins || claims.isTaken(start - 1) || !before.isCapital) break
    const known = reading.know(start - 1)
    if (before.isOpening && (known.isCommon || known.isMedical) && !known.isPlace && !known.isSurname) break
    if (known.isCommon && !known.isPlace && !known.isSurname && !known.isGiven && before.isOpening) break
    start--
  }
  return start
}

function nameEnd(reading: Reading, at: number, claims: Claims): number {
  const { tokens } = reading
  let end = at + 1
  while (end <= at + MOST_WORDS_AFTER) {
    const token = tokens[end]
    const joins = isBeside(token) || (end === at + 1 && / [«"“]$/.test(gapAt(tokens, end)))
    if (token !== undefined && end === at + 1 && LINKS.has(token.lower) && isCapitalAt(tokens, end + 1) && isBeside(tokens[end + 1]) && isCapitalAt(reading.tokens, at)) {
      end += 2
      continue
    }
    if (token === undefined || !joins || !token.isCapital || claims.isTaken(end) || (reading.know(end).isMedical && !reading.know(end).isPlace)) break
    end++
  }
  return end
}

/** In speech without capitals: the place or surname straight before the institution. */
function lowNameStart(reading: Reading, at: number, claims: Claims): number {
  const before = reading.tokens[at - 1]
  if (before === undefined || gapAt(reading.tokens, at) !== ' ' || claims.isTaken(at - 1) || before.isNumber) return at
  const known = reading.know(at - 1)
  if (known.isCommon || known.isMedical) return at
  if (before.text.length < 4) return at
  return known.isPlace || known.isGiven || known.isSurname || isNameLike(reading, at - 1) || reading.cues.streetEnding(before.lower) !== undefined || !ADJECTIVE.test(before.lower) ? at - 1 : at
}

/** `plejehjemmet lindely`: an unheard-of word behind the definite form. */
function lowNameEnd(reading: Reading, at: number, claims: Claims): number {
  const after = reading.tokens[at + 1]
  if (after === undefined || after.gap !== ' ' || after.isNumber || claims.isTaken(at + 1) || after.text.length < 4) return at + 1
  const known = reading.know(at + 1)
  return known.isCommon || known.isInflected || known.isMedical || /(?:er|ar|te|de|et|t|s)$/.test(after.lower) ? at + 1 : at + 2
}

function institutionAt(reading: Reading, at: number, claims: Claims): Identifier | undefined {
  const { tokens } = reading
  const token = tokens[at]
  if (token === undefined || claims.isTaken(at)) return undefined
  const word = institutionWord(reading, token.lower)
  if (word === undefined) return undefined
  const isCompanyForm = COMPANY_FORM.test(word)
  if (isCompanyForm && !token.isCapital && token.text.length < 3) return undefined
  let start = nameStart(reading, at, claims)
  // Ålesund videregående skole: one word in lower case may stand between
  if (start === at && at > 1 && /(?:ende|iske|ske|ale|ige)$/.test(lowerAt(tokens, at - 1)) && gapAt(tokens, at) === ' ' && gapAt(tokens, at - 1) === ' ') {
    const further = nameStart(reading, at - 1, claims)
    if (further < at - 1) start = further
  }
  if (start === at && !isCompanyForm && !(token.isCapital && !token.isOpening)) start = lowNameStart(reading, at, claims)
  let end = isCompanyForm ? at + 1 : nameEnd(reading, at, claims)
  if (reading.isUncased && start === at && end === at + 1 && /(?:et|en|n)$/.test(token.lower)) end = lowNameEnd(reading, at, claims)
  const isCompound = token.lower.length > word.length && token.lower.length >= SHORTEST_COMPOUND
  const known = reading.know(at)
  const head = token.lower.slice(0, -word.length)
  const hasTelling = isCompound && token.isCapital && !known.isCommon && (!token.isOpening || reading.vocabulary.know(head.replace(/s$/, '')).isPlace)
  const isNamed = start < at || (end > at + 1 && !NEEDS_NAME.has(word) && !reading.know(at + 1).isGiven) || hasTelling
  if (!isNamed || (isCompanyForm && start === at)) return undefined
  const [first, last] = [tokens[start], tokens[end - 1]]
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end, type: 'ORG', confidence: SURE.shape }
}

/** In Russian the name of a house stands in quotation marks: КФХ «Заречье», возле «Пятёрочки», детский сад «Теремок». */
const QUOTED = /(?<![\p{L}\d])(?:(?:ООО|ЗАО|ОАО|ПАО|СПАО|САО|АО|ИП|КФХ|СПК|ГБУЗ|МБУЗ|МБОУ|детск\p{L}{2} сад\p{L}{0,2}|ясл\p{L}{1,3}|магазин\p{L}{0,2}|кафе|ресторан\p{L}{0,2}|клиник\p{L}{1,2}|ветклиник\p{L}{1,2}|центр\p{L}{0,2}|санатори\p{L}{1,2}|аптек\p{L}{1,2}|фирм\p{L}{1,2}|компани\p{L}{1,3}|завод\p{L}{0,2}|конюшн\p{L}{1,2}|приют\p{L}{0,2}|питомник\p{L}{0,2})|в|во|из|от|на|возле|у|около|для) «(\p{Lu}[^«»\n]{1,40})»/gu

/** What stands in such marks, unless it is a medicine; a small word before them stays. */
function findQuoted({ text, language, vocabulary }: Reading): Identifier[] {
  if (language !== 'ru' || !text.includes('«')) return []
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inner = match[1] ?? ''
    const isMedicine = inner.toLowerCase().split(/[\s-]+/).some((word) => vocabulary.know(word).isDrug)
    const from = /^\p{Ll}{1,5} «/u.test(match[0]) && !match[0].startsWith('кафе') ? match[0].indexOf('«') + 1 : 0
    return isMedicine ? [] : [{ start: match.index + from, end: match.index + match[0].length - 1, type: 'ORG' as const, confidence: SURE.shape }]
  })
}

/** Clinics, hospitals, schools, employers and other bodies by the word for what they are and the name beside it. */
export function findInstitutions(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = findQuoted(reading)
  claims.take(found)
  for (const at of reading.placesOf('institution')) {
    const institution = institutionAt(reading, at, claims)
    if (institution !== undefined) found.push(institution)
  }
  return found
}
