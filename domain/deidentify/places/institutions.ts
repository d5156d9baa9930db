import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside } from '#domain/deidentify/knowledge/reading.ts'
import { isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import { gapAt, isCapitalAt, lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'

const MOST_WORDS_BEFORE = 4
const MOST_WORDS_AFTER = 3
const LINKS = new Set(['of', 'for', 'i', 'av', 'af'])
/** Adjectives that say which kind of institution, not which one. */
const ADJECTIVE = /(?:t|e|ig|lig|isk|ne|er|en|st|ский|ской|ная|ной|ную|ое|ал|al|ic|ed)$/u
const [SHORTEST_COMPOUND, SHORTEST_LOW_FORM] = [7, 3]
const SAINT = /^(?:st|sct|skt)$/
/** Ålesund videregående skole. */
const QUALIFIER = /(?:ende|iske|ske|ale|ige)$/
/** Short forms of companies: with a capital name before them, never alone. */
const COMPANY_FORM = /^(?:as|asa|ab|kb|hb|a\/s|aps|ltd|limited|plc|inc|llc|llp|corp|gmbh|ооо|зао|оао|hf|sa|ba|ans|da|enk|fk|il|if|ik|bk)$/u
/** Common nouns that are only an institution with a name before them. */
const NEEDS_NAME = new Set([
  'gård', 'stall', 'skole', 'skola', 'school', 'group', 'company', 'bank', 'club', 'trust', 'health', 'medical', 'practice', 'surgery', 'center', 'centre',
  'центр', 'центра', 'центре', 'сад', 'kommun', 'kommune', 'region', 'council', 'church', 'farm', 'stable', 'stables', 'sogn', 'plan', 'отделение', 'post',
])

/** The institution word a token is or ends in, or undefined. */
function institutionWord({ cues }: Reading, lower: string): string | undefined {
  if (cues.institutions.has(lower)) return lower
  return cues.institutionEnding(lower)
}

/** A blank, an ampersand, or the full stop of a saint joins two words of a name: St. Olavs. */
function joinsBefore({ tokens }: Reading, at: number): boolean {
  const gap = gapAt(tokens, at)
  return isBeside(tokens[at]) || gap === ' & ' || (gap === '. ' && SAINT.test(lowerAt(tokens, at - 1)))
}

/** The first word of a sentence has its capital anyway, and an everyday or medical one names nothing. */
function opensSentence({ tokens, know }: Reading, at: number): boolean {
  const { isCommon, isMedical, isPlace, isSurname } = know(at)
  return tokens[at]?.isOpening === true && (isCommon || isMedical) && !isPlace && !isSurname
}

/** The first of the capitals before `at` that name the institution. */
function nameStart(reading: Reading, at: number, claims: Claims): number {
  const { tokens } = reading
  let start = at
  const isName = (before: number) => isCapitalAt(tokens, before) && !claims.isTaken(before) && !opensSentence(reading, before)
  while (start > 0 && at - start < MOST_WORDS_BEFORE && joinsBefore(reading, start) && isName(start - 1)) start--
  return start
}

function nameEnd(reading: Reading, at: number, claims: Claims): number {
  const { tokens } = reading
  let end = at + 1
  while (end <= at + MOST_WORDS_AFTER) {
    const token = tokens[end]
    const joins = isBeside(token) || (end === at + 1 && / [«"“]$/.test(gapAt(tokens, end)))
    if (
      token !== undefined &&
      end === at + 1 &&
      LINKS.has(token.lower) &&
      isCapitalAt(tokens, end + 1) &&
      isBeside(tokens[end + 1]) &&
      isCapitalAt(reading.tokens, at)
    ) {
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
  return known.isPlace ||
    known.isGiven ||
    known.isSurname ||
    isNameLike(reading, at - 1) ||
    reading.cues.streetEnding(before.lower) !== undefined ||
    !ADJECTIVE.test(before.lower)
    ? at - 1
    : at
}

/** `plejehjemmet lindely`: an unheard-of word behind the definite form. */
function lowNameEnd(reading: Reading, at: number, claims: Claims): number {
  const after = reading.tokens[at + 1]
  if (after === undefined || after.gap !== ' ' || after.isNumber || claims.isTaken(at + 1) || after.text.length < 4) return at + 1
  const known = reading.know(at + 1)
  return known.isCommon || known.isInflected || known.isMedical || /(?:er|ar|te|de|et|t|s)$/.test(after.lower) ? at + 1 : at + 2
}

/** A word for an institution, and the first and one past the last word of what it is called. */
type Institution = {
  readonly reading: Reading
  readonly claims: Claims
  readonly at: number
  readonly token: WordToken
  readonly word: string
  readonly isCompanyForm: boolean
}

/** Where its name begins; in Ålesund videregående skole one word in lower case stands between. */
function institutionStart({ reading, claims, at, token, isCompanyForm }: Institution): number {
  const { tokens } = reading
  const start = nameStart(reading, at, claims)
  if (start < at) return start
  const isQualified = at > 1 && QUALIFIER.test(lowerAt(tokens, at - 1)) && gapAt(tokens, at) === ' ' && gapAt(tokens, at - 1) === ' '
  const further = isQualified ? nameStart(reading, at - 1, claims) : at
  if (further < at - 1) return further
  return isCompanyForm || (token.isCapital && !token.isOpening) ? at : lowNameStart(reading, at, claims)
}

function institutionEnd({ reading, claims, at, token, isCompanyForm }: Institution, start: number): number {
  const end = isCompanyForm ? at + 1 : nameEnd(reading, at, claims)
  const isBareDefinite = reading.isUncased && start === at && end === at + 1 && /(?:et|en|n)$/.test(token.lower)
  return isBareDefinite ? lowNameEnd(reading, at, claims) : end
}

/** Kirkenesklinikken: a compound with a capital whose head is no everyday word. */
function isTellingCompound({ reading, at, token, word }: Institution): boolean {
  if (token.lower.length === word.length || token.lower.length < SHORTEST_COMPOUND || !token.isCapital || reading.know(at).isCommon) return false
  return !token.isOpening || reading.vocabulary.know(token.lower.slice(0, -word.length).replace(/s$/, '')).isPlace
}

function isNamed(institution: Institution, start: number, end: number): boolean {
  const { reading, at, word, isCompanyForm } = institution
  if (start < at || isCompanyForm) return start < at
  return (end > at + 1 && !NEEDS_NAME.has(word) && !reading.know(at + 1).isGiven) || isTellingCompound(institution)
}

function institutionAt(reading: Reading, at: number, claims: Claims): Identifier | undefined {
  const { tokens } = reading
  const token = tokens[at]
  const word = token === undefined || claims.isTaken(at) ? undefined : institutionWord(reading, token.lower)
  if (token === undefined || word === undefined) return undefined
  const institution: Institution = { reading, claims, at, token, word, isCompanyForm: COMPANY_FORM.test(word) }
  if (institution.isCompanyForm && !token.isCapital && token.text.length < SHORTEST_LOW_FORM) return undefined
  const start = institutionStart(institution)
  const end = institutionEnd(institution, start)
  const [first, last] = [tokens[start], tokens[end - 1]]
  if (first === undefined || last === undefined || !isNamed(institution, start, end)) return undefined
  return { start: first.start, end: last.end, type: 'ORG', confidence: SURE.shape }
}

/** In Russian the name of a house stands in quotation marks: КФХ «Заречье», возле «Пятёрочки», детский сад «Теремок». */
const QUOTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:ООО|ЗАО|ОАО|ПАО|СПАО|САО|АО|ИП|КФХ|СПК|ГБУЗ|МБУЗ|МБОУ|детск\p{L}{2} сад\p{L}{0,2}|ясл\p{L}{1,3}|` +
    String.raw`магазин\p{L}{0,2}|кафе|ресторан\p{L}{0,2}|клиник\p{L}{1,2}|ветклиник\p{L}{1,2}|центр\p{L}{0,2}|санатори\p{L}{1,2}|аптек\p{L}{1,2}|` +
    String.raw`фирм\p{L}{1,2}|компани\p{L}{1,3}|завод\p{L}{0,2}|конюшн\p{L}{1,2}|приют\p{L}{0,2}|питомник\p{L}{0,2})|в|во|из|от|на|возле|у|около|` +
    String.raw`для) «(\p{Lu}[^«»\n]{1,40})»`,
  'gu',
)

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
