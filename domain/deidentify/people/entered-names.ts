import { hasDrugCompany } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { hasEponymCompany } from '#domain/deidentify/knowledge/name-signs.ts'
import { NOUN_FORM } from '#domain/deidentify/knowledge/word-endings.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { hasSurnameEnding, isCyrillic } from '#domain/vocabulary/russian-forms.ts'
import { WORDY_SURNAMES } from '#domain/deidentify/words/name-words.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

type Group = { readonly from: number; readonly to: number }

/** Where patients lie: behind these, a number between, stands who lies there. */
const WARD_WORDS = wordSet(
  'rom rommet seng plass sengeplass stue stuen stua sal sängplats säng rum rummet boks bås bed bay room bays cubicle койка палата палаты бокс место',
)
const WORDY = new Set(WORDY_SURNAMES.split(/\s+/))
/** Before a person, and before no month. */
const BEFORE_PERSON = wordSet('via hos av med v with by')
const SHORTEST_WORDY = 4
const SHORTEST_UNLISTED = 5
const COLON = /^[  ]?:[  ]$/
const DASH = /^[  ]?[—–-][  ]$/
const AGE_BEHIND = /^ \(\d{1,3} ?(?:år|åring|mån|mnd|mdr|md|måneder|månader|uker|veckor|uger|dager|y|yo|yrs?|years?|months?|weeks?|лет|года?|мес)(?!\p{L})/u
const BIRTH_BEHIND = /^,? \(?(?:DOB|dob|f\.|f |født|född|fødd|born|aged|pnr|fnr|cpr|CPR|NHS|г\.р)/u
const ENDS_ENTRY = /^(?:[,;.(\n]| \(|$)/

/** May be a name at all: no medicine, no breed, no disease's name, and no everyday word unless it is a name too. */
function mayBeEntered(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  const known = reading.know(at)
  if (token === undefined || !token.isCapital || token.text.length < 2 || /\d/.test(token.text) || (token.isAllCaps && token.text.length < 4)) return false
  if (known.isDrug || known.isBreed || known.isStrongEponym || known.isPublicBody || hasDrugCompany(reading, at) || hasEponymCompany(reading, at)) return false
  if (known.isCommon) return isWordySurname(token.lower) || (known.isWellKnown && token.text.length >= SHORTEST_WORDY)
  if (known.isMedical) return isWordySurname(token.lower) || ((known.isGiven || known.isSurname) && known.isListed)
  return true
}

/** The word for a role, by itself or as the end of one: Fastlege, Helsesykepleier, Barn. */
function isRoleAt(reading: Reading, at: number): boolean {
  const { cues, know } = reading
  return isWordOf(reading, at, cues.titles) || isWordOf(reading, at, cues.kin) || isWordOf(reading, at, cues.persons) || know(at).isPostLike
}

/** `Fastlege: Vik.`: behind the word for a role and a colon. */
function isBehindRole(reading: Reading, at: number): boolean {
  const known = reading.know(at)
  const lower = lowerAt(reading.tokens, at)
  // behind the speaker of a talk an exclamation may stand: Pasient: Puh, …
  const isWord = !known.isListed && !known.isRareName && ((known.isOrdinary && NOUN_FORM.test(lower)) || lower.length < SHORTEST_UNLISTED)
  return COLON.test(gapAt(reading.tokens, at)) && isRoleAt(reading, at - 1) && !isWord && ENDS_ENTRY.test(reading.text.slice(reading.tokens[at]?.end ?? 0))
}

/** `Rom 12: Skårdal, 81 år`, `палата 3 — Волошин, пневмония`: whoever lies there. */
function isInWard(reading: Reading, { from, to }: Group): boolean {
  const { tokens, text } = reading
  const [before, further] = [tokens[from - 1], tokens[from - 2]]
  const gap = gapAt(tokens, from)
  const isPlace = before?.isNumber === true ? WARD_WORDS.has(further?.lower ?? '') : WARD_WORDS.has(before?.lower ?? '') && gap !== ' '
  return isPlace && (COLON.test(gap) || DASH.test(gap) || gap === ' ') && /^(?:,| \()/.test(text.slice(tokens[to - 1]?.end ?? 0))
}

/** `Sal 5`: the room, and nobody of that name. */
export const isBedLabel = ({ tokens }: Reading, at: number): boolean => isNumberAt(tokens, at + 1) && WARD_WORDS.has(lowerAt(tokens, at))

/** `Viktoriia Bogen, lege`, `Merle, datter til Per`: what somebody is, told straight behind. */
function isBeforeRole(reading: Reading, to: number): boolean {
  const after = reading.tokens[to]
  return (after?.gap === ', ' || after?.gap === ' (') && !after.isCapital && isRoleAt(reading, to)
}

/** Alone on the last line: who signed. */
function isSignature({ tokens, text, know }: Reading, { from, to }: Group): boolean {
  const isAlone = to - from === 1 && (tokens[from]?.gap.includes('\n') ?? false) && to === tokens.length && /^\.?\s*$/.test(text.slice(tokens[from]?.end ?? 0))
  return isAlone && !know(from).isOrdinary && !know(from).isMedical
}

/** `Царёв Максим Денисович`, `Белкин А. Р.`: a Russian surname, whatever else its letters mean, before a given name or initials. */
function isRussianEntry({ tokens, know, text }: Reading, at: number): boolean {
  const lower = lowerAt(tokens, at)
  const after = tokens[at + 1]
  if (!isCyrillic(lower) || !hasSurnameEnding(lower) || know(at).isDrug || !isBeside(after) || !after.isCapital) return false
  return (know(at + 1).isGiven && know(at + 1).isListed) || (after.text.length === 1 && /^\.?[  ]?\p{Lu}\./u.test(text.slice(after.end)))
}

/** What stands behind an entered name: no word straight away. */
function mayEndEntry({ tokens, text }: Reading, at: number): boolean {
  const end = tokens[at]?.end ?? 0
  const sign = text.charAt(end)
  return sign === ' ' ? '(DdfNpcCba'.includes(text.charAt(end + 1)) : sign !== '-'
}

/** `Rask, Tanja, 110462-4438`: as a register has them, the surname first and a number behind. */
function isInRegister(reading: Reading, { from, to }: Group): boolean {
  const { tokens, know, text } = reading
  const given = tokens[to]
  if (
    to - from > 2 ||
    tokens[from]?.isOpening !== true ||
    given?.gap !== ', ' ||
    !given.isCapital ||
    know(to).isMedical ||
    know(to).isBreed ||
    (know(to).isCommon && !know(to).isGiven)
  )
    return false
  const known = know(from)
  if (
    isRoleAt(reading, from) ||
    isWordOf(reading, from, reading.cues.animals) ||
    (known.isCommon && !known.isSurname && !isWordySurname(lowerAt(tokens, from)))
  )
    return false
  const end = isBeside(tokens[to + 1]) && isCapitalAt(tokens, to + 1) ? tokens[to + 1]?.end : given.end
  return /^, (?:\d|DOB|f\.|født|född)/.test(text.slice(end ?? given.end, (end ?? given.end) + 8))
}

/** A name where notes enter one: behind a role and a colon, in the list of a ward, before an age, a birth or what somebody is. */
export function isEnteredName(reading: Reading, group: Group): boolean {
  const { from, to } = group
  if (!mayEndEntry(reading, to - 1) && !isCyrillic(lowerAt(reading.tokens, from))) return false
  if (isRussianEntry(reading, from) || isInRegister(reading, group)) return true
  for (let at = from; at < to; at++) if (!mayBeEntered(reading, at)) return false
  const behind = reading.text.slice(reading.tokens[to - 1]?.end ?? 0, (reading.tokens[to - 1]?.end ?? 0) + 24)
  if (to - from === 1)
    return isBehindRole(reading, from) || isInWard(reading, group) || isBeforeRole(reading, to) || AGE_BEHIND.test(behind) || isSignature(reading, group)
  return isInWard(reading, group) || isBeforeRole(reading, to) || BIRTH_BEHIND.test(behind)
}

/** `Mor Mai`, `Maj Sundin`: a month that is a given name, behind a role or before a surname. */
export function isNamedMonth(reading: Reading, at: number): boolean {
  const { tokens, know, cues } = reading
  const [token, after] = [tokens[at], tokens[at + 1]]
  if (token === undefined || !token.isCapital || !know(at).isGiven || !know(at).isListed || after?.isNumber === true) return false
  if (isBeside(token) && [cues.kin, cues.titles, cues.persons, cues.introductions].some((phrases) => phraseBefore(reading, at, phrases) > 0)) return true
  if (isBeside(token) && BEFORE_PERSON.has(lowerAt(tokens, at - 1)) && ENDS_ENTRY.test(reading.text.slice(token.end))) return true
  return isBeside(after) && after.isCapital && !after.isAllCaps && !know(at + 1).isMedical && (!know(at + 1).isCommon || isWordySurname(after.lower))
}

/** Surnames that are words of every day before all. */
export const isWordySurname = (word: string): boolean => WORDY.has(word)
