import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { isWordySurname } from '#domain/deidentify/people/entered-names.ts'
import { mayBeNameAlone } from './weighed-names.ts'
import { isFree, isOpen, type Place } from './name-eligibility.ts'
import { hasDrugCompany, isInTreatment, isTakenDrug } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { isNameLike, isPairedEponym } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from '#domain/vocabulary/russian-forms.ts'
import { gapAt, isSignAt, isWordAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Single letters that are words, so that alone behind a name they are no initial. */
const LETTER_WORDS = new Set('авикосуяб')
/** Russian given names that are words, in their forms. */
const RUSSIAN_WORDS =
  /^(?:любов[ьи]|любовью|вер(?:а|ы|е|у|ой)|надежд(?:а|ы|е|у|ой)|роз(?:а|ы|е|у|ой)|лев|льва|льву|слав(?:а|ы|е|у|ой)|мир(?:а|ы|е|у|ой)|свет(?:а|ы|е|у|ой))$/u
const MOST_INITIALS = 2
const SHORTEST = 2
const SHORTEST_WORDY = 3
const SHORTEST_FORMED = 6
/** Everyday words no longer than this are pronouns and the like: she, his. */
const LONGEST_SMALL = 3

/** How somebody is, far oftener than who. */
const HOW_ONE_IS = new Set(['frisk', 'rask', 'glad', 'rolig', 'trygg', 'modig', 'flink', 'stark'])

/** The word has the form of a surname and no other meaning: björn granliden. */
function hasSurnameForm(reading: Reading, at: number): boolean {
  const { tokens, know } = reading
  const { isCommon, isInflected, isMedical, isPublicBody } = know(at)
  return isNameLike(reading, at) && !isCommon && !isInflected && !isMedical && !isPublicBody && lengthAt(tokens, at) >= SHORTEST_FORMED
}

/** A listed surname that is a word too, unless the word is English, small, of medicine or a given name: a hand is a hand. */
function isListedSurname({ tokens, language, know }: Reading, at: number): boolean {
  const known = know(at)
  if (!known.isSurname || !known.isListed || known.isStrongEponym || (known.isEponym && known.isMedical)) return false
  if (!known.isCommon) return true
  return language !== 'en' && !known.isMedical && !known.isGiven && lengthAt(tokens, at) > LONGEST_SMALL
}

/** `sally finch`, `vegard skorpen`: straight behind a given name a listed surname, whatever else it means, or a word nobody has heard. */
function isSurnameBehind(place: Place, at: number): boolean {
  const { reading } = place
  const { tokens, know } = reading
  if (!isOpen(place, at) || gapAt(tokens, at) !== ' ' || !mayBeNameAlone(reading, at) || isPairedEponym(reading, at)) return false
  if (isFree(place, at) && !know(at).isOrdinary) return !isInTreatment(reading, at) && !hasDrugCompany(reading, at)
  const given = know(at - 1)
  if (!given.isGiven) return false
  const lower = lowerAt(tokens, at)
  return hasSurnameForm(reading, at) || (given.isWellKnown && !HOW_ONE_IS.has(lower) && isWordySurname(lower)) || isListedSurname(reading, at)
}

/** `even sagen`, `pearl priestley`: a given name that is a word too, straight before a surname. */
function isGivenBefore(place: Place, at: number): boolean {
  const { reading } = place
  const token = reading.tokens[at]
  const known = reading.know(at)
  if (token === undefined || token.text.length < SHORTEST_WORDY || !isOpen(place, at) || gapAt(reading.tokens, at + 1) !== ' ') return false
  // козлова татьяна: Russian forms put the surname first
  if (isCyrillic(token.lower) && hasSurnameEnding(token.lower)) return !known.isCommon && !known.isDrug
  if (isTakenDrug(reading, at)) return false
  return known.isGiven && known.isListed && !known.isMedical && !known.isStrongEponym && (known.isWellKnown || !known.isCommon)
}

/** A given name, whatever else it means, or a word of a name's form. */
function isBeforePatronymic(place: Place, at: number): boolean {
  const token = place.reading.tokens[at]
  const known = place.reading.know(at)
  return (
    token !== undefined &&
    token.text.length >= SHORTEST_WORDY &&
    gapAt(place.reading.tokens, at + 1) === ' ' &&
    isOpen(place, at) &&
    (known.isGiven || RUSSIAN_WORDS.test(token.lower) || !(known.isCommon || known.isOrdinary))
  )
}

/** One past the last initial behind a Russian name: `абдуллаев д в`. */
function initialsEnd({ reading: { tokens }, claims }: Place, from: number): number {
  let end = from
  while (end < from + MOST_INITIALS && gapAt(tokens, end) === ' ' && isSignAt(tokens, end) && isCyrillic(lowerAt(tokens, end)) && !claims.isTaken(end)) end++
  if (end === from + MOST_INITIALS || (end > from && end === tokens.length)) return end
  return end > from && !LETTER_WORDS.has(lowerAt(tokens, from)) ? from + 1 : from
}

/** Words of one letter: alone before a name they are no initial. */
const SMALL_LETTERS: Readonly<Record<Reading['language'], ReadonlySet<string>>> = {
  nb: new Set('iåaeæoøvmdcuhx'),
  sv: new Set('iåaeoövmdcuhx'),
  da: new Set('iåaeoøvmdcuhx'),
  en: new Set('iastdwcovmhx'),
  ru: new Set('ивсоукаябдг'),
}

/** Behind a title, a post or what introduces and signs. */
const isRole = (reading: Reading, at: number) =>
  phraseBefore(reading, at, reading.cues.titles) > 0 || phraseBefore(reading, at, reading.cues.introductions) > 0 || reading.know(at - 1).isPostLike

/** The first of the initials before a name: `o m seter`, and one alone behind a role or a greeting. */
function initialsStart({ reading, claims }: Place, from: number): number {
  const { tokens } = reading
  if (!isSignAt(tokens, from - 1)) return from
  let start = from
  while (
    start > from - MOST_INITIALS &&
    gapAt(tokens, start) === ' ' &&
    isSignAt(tokens, start - 1) &&
    isWordAt(tokens, start - 1) &&
    !claims.isTaken(start - 1)
  )
    start--
  const isSmall = (at: number) => SMALL_LETTERS[reading.language].has(lowerAt(tokens, at))
  if (from - start > 1 && !(isSmall(start) && isSmall(start + 1) && reading.language !== 'ru')) return start
  if (from - start > 1) return from
  const isTold = isRole(reading, start)
  return start < from && ((isTold && lowerAt(tokens, start) !== 'i') || !isSmall(start)) ? start : from
}

/** One past the last of the single letters that stand in a row from a place on. */
function lettersEnd({ tokens }: Reading, at: number): number {
  let end = at + 1
  while (end < at + MOST_INITIALS && isSignAt(tokens, end) && isWordAt(tokens, end) && gapAt(tokens, end) === ' ') end++
  return end
}

/** Initials in a row, and what stands beside them. */
type Initials = { readonly place: Place; readonly from: number; readonly to: number; /** Two Cyrillic letters. */ readonly isRussianPair: boolean }

/** `храпов с а наблюдался`: the surname first. */
function isBehindSurname({ place: { reading }, from, isRussianPair }: Initials): boolean {
  const before = reading.know(from - 1)
  return isRussianPair && hasSurnameEnding(lowerAt(reading.tokens, from - 1)) && !before.isCommon && !before.isMedical && gapAt(reading.tokens, from) === ' '
}

/** `dr p savage`: a surname behind them, and a role before them that says so. */
function isBeforeSurname({ place, from, to, isRussianPair }: Initials): boolean {
  const { reading } = place
  const { tokens, know } = reading
  // spesialist i allmennmedisin: one letter that is a word is none
  if (to === from + 1 && /^[iåaoивскуо]$/u.test(lowerAt(tokens, from))) return false
  if (gapAt(tokens, to) !== ' ' || lengthAt(tokens, to) < SHORTEST_WORDY || !isOpen(place, to)) return false
  const known = know(to)
  if (known.isDrug || (known.isCommon && !known.isListed && !known.isRareName)) return false
  return isRole(reading, from) || (isRussianPair && hasSurnameEnding(lowerAt(tokens, to)) && !known.isMedical)
}

/** `dr p savage`, `hilsen e ljung`: behind a role or a greeting and initials a surname that is a word too. */
export function findInitialled(reading: Reading, claims: Claims): Identifier[] {
  if (!reading.isUncased) return []
  const { tokens } = reading
  return reading.placesOf('letter').flatMap((from): Identifier[] => {
    if (isSignAt(tokens, from - 1)) return []
    const to = lettersEnd(reading, from)
    const initials: Initials = { place: { reading, claims }, from, to, isRussianPair: isCyrillic(lowerAt(tokens, from)) && to === from + 2 }
    if (isBehindSurname(initials)) return nameOf(reading, from - 1, to)
    return isBeforeSurname(initials) ? nameOf(reading, from, to + 1) : []
  })
}

function nameOf({ tokens }: Reading, from: number, to: number): Identifier[] {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end, type: 'NAME', confidence: SURE.cue }]
}

/** A name found in uncased speech, and where the names found so far begin and end. */
type Found = { readonly place: Place; readonly from: number; readonly to: number; readonly names: ReadonlyMap<number, number> }
type Span = { readonly from: number; readonly to: number }

/** Whether the given name of a surname alone may stand before it. */
function lacksGivenName({ place: { reading }, from, to, names }: Found): boolean {
  const { tokens, know } = reading
  if (isCyrillic(lowerAt(tokens, from))) return true
  return to === from + 1 && (!know(from).isWellKnown || names.has(tokens[to]?.start ?? -1))
}

/** `любовь андреевна`: before the father's name any given name. */
const isBehindGivenName = ({ place, from }: Found): boolean => {
  const lower = lowerAt(place.reading.tokens, from)
  return isPatronymic(lower) && isCyrillic(lower) && from > 0 && !place.claims.isTaken(from - 1) && isBeforePatronymic(place, from - 1)
}

/** `с мамой замирой багдасарян`: between a relative and a surname. */
function isBehindRelative({ place, from }: Found): boolean {
  const { tokens, know } = place.reading
  if (!know(from - 2).isKin || place.claims.isTaken(from - 1) || gapAt(tokens, from) !== ' ') return false
  return isOpen(place, from - 1) && !know(from - 1).isCommon && !know(from - 1).isMedical
}

/** `siobhan o mahony`: the apostrophe is not heard. */
const isBeforeIrishName = ({ place: { reading: { tokens }, claims }, to, names }: Found): boolean =>
  lowerAt(tokens, to) === 'o' && names.has(tokens[to + 1]?.start ?? -1) && !claims.isTaken(to)

/** What may belong to a name, in order: each sees what those before it took. */
const PARTS: readonly ((found: Found) => Span | undefined)[] = [
  (found) => (lacksGivenName(found) && isGivenBefore(found.place, found.from - 1) ? { from: found.from - 1, to: found.from } : undefined),
  (found) => (isBehindGivenName(found) ? { from: found.from - 1, to: found.from } : undefined),
  (found) => (isBehindRelative(found) ? { from: found.from - 1, to: found.from } : undefined),
  (found) => (isBeforeIrishName(found) ? { from: found.to, to: found.to + 1 } : undefined),
  ({ place, to }) => ({ from: to, to: initialsEnd(place, to) }),
  ({ place, from }) => ({ from: initialsStart(place, from), to: from }),
]

/** What belongs to a name found in speech without capitals: the given name before it, the surname and the initials behind it. */
export function findBesideNames(reading: Reading, found: readonly Identifier[], claims: Claims): Identifier[] {
  if (!reading.isUncased) return []
  const names = new Map(found.filter(({ type }) => type === 'NAME').map((one) => [one.start, one.end]))
  const { tokens, know } = reading
  const place: Place = { reading, claims }
  const more: Identifier[] = []
  const add = (span: Span | undefined) => {
    if (span === undefined || span.to <= span.from) return
    const added = nameOf(reading, span.from, span.to).map((one) => ({ ...one, confidence: SURE.capital }))
    claims.take(added)
    more.push(...added)
  }
  tokens.forEach((token, from) => {
    const end = names.get(token.start)
    if (end === undefined || token.text.length < SHORTEST) return
    let to = from + 1
    while ((tokens[to]?.end ?? Infinity) <= end) to++
    if (to === from + 1 && (know(from).isGiven || !know(from).isSurname) && isSurnameBehind(place, to)) add({ from: to, to: ++to })
    for (const part of PARTS) add(part({ place, from, to, names }))
  })
  return more
}
