import type { Claims } from './claims.ts'
import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import { isWordySurname } from './entered-names.ts'
import { mayBeNameAlone } from './flat-names.ts'
import { isFree, isOpen, type Place } from './free-words.ts'
import { hasDrugCompany, isInTreatment, isTakenDrug } from './medicine-signs.ts'
import { isNameLike, isPairedEponym } from './name-signs.ts'
import type { Reading } from './reading.ts'
import { phraseBefore } from './reading.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from './russian-forms.ts'

/** Single letters that are words, so that alone behind a name they are no initial. */
const LETTER_WORDS = new Set('авикосуяб')
/** Russian given names that are words, in their forms. */
const RUSSIAN_WORDS = /^(?:любов[ьи]|любовью|вер(?:а|ы|е|у|ой)|надежд(?:а|ы|е|у|ой)|роз(?:а|ы|е|у|ой)|лев|льва|льву|слав(?:а|ы|е|у|ой)|мир(?:а|ы|е|у|ой)|свет(?:а|ы|е|у|ой))$/u
const MOST_INITIALS = 2
const SHORTEST = 2
const SHORTEST_WORDY = 3
const SHORTEST_FORMED = 6
/** Everyday words no longer than this are pronouns and the like: she, his. */
const LONGEST_SMALL = 3

/** How somebody is, far oftener than who. */
const HOW_ONE_IS = new Set(['frisk', 'rask', 'glad', 'rolig', 'trygg', 'modig', 'flink', 'stark'])

/** `sally finch`, `vegard skorpen`: a listed surname straight behind a given name, whatever else it means (but a hand is a hand), or a word nobody has heard. */
function isSurnameBehind(place: Place, at: number): boolean {
  const { reading } = place
  const known = reading.know(at)
  if (!isOpen(place, at) || reading.tokens[at]?.gap !== ' ') return false
  if (!mayBeNameAlone(reading, at) || isPairedEponym(reading, at)) return false
  if (isFree(place, at) && !known.isOrdinary) return !isInTreatment(reading, at) && !hasDrugCompany(reading, at)
  if (!reading.know(at - 1).isGiven) return false
  // björn granliden: the form of a surname
  if (isNameLike(reading, at) && !known.isCommon && !known.isInflected && !known.isMedical && !known.isPublicBody && (reading.tokens[at]?.text.length ?? 0) >= SHORTEST_FORMED) return true
  if (reading.know(at - 1).isWellKnown && !HOW_ONE_IS.has(reading.tokens[at]?.lower ?? '') && isWordySurname(reading.tokens[at]?.lower ?? '')) return true
  if (!known.isSurname || !known.isListed || (known.isCommon && reading.language === 'en')) return false
  return !known.isStrongEponym && !(known.isEponym && known.isMedical) && !(known.isCommon && (known.isMedical || known.isGiven || (reading.tokens[at]?.text.length ?? 0) <= LONGEST_SMALL))
}

/** `even sagen`, `pearl priestley`: a given name that is a word too, straight before a surname. */
function isGivenBefore(place: Place, at: number): boolean {
  const { reading } = place
  const token = reading.tokens[at]
  const known = reading.know(at)
  if (token === undefined || token.text.length < SHORTEST_WORDY || !isOpen(place, at) || reading.tokens[at + 1]?.gap !== ' ') return false
  // козлова татьяна: Russian forms put the surname first
  if (isCyrillic(token.lower) && hasSurnameEnding(token.lower)) return !known.isCommon && !known.isDrug
  if (isTakenDrug(reading, at)) return false
  return known.isGiven && known.isListed && !known.isMedical && !known.isStrongEponym && (known.isWellKnown || !known.isCommon)
}

/** A given name, whatever else it means, or a word of a name's form. */
function isBeforePatronymic(place: Place, at: number): boolean {
  const token = place.reading.tokens[at]
  const known = place.reading.know(at)
  return token !== undefined && token.text.length >= SHORTEST_WORDY && place.reading.tokens[at + 1]?.gap === ' ' && isOpen(place, at) && (known.isGiven || RUSSIAN_WORDS.test(token.lower) || !(known.isCommon || known.isOrdinary))
}

/** One past the last initial behind a Russian name: `абдуллаев д в`. */
function initialsEnd({ reading: { tokens }, claims }: Place, from: number): number {
  let end = from
  while (end < from + MOST_INITIALS && tokens[end]?.gap === ' ' && tokens[end]?.text.length === 1 && isCyrillic(tokens[end]?.lower ?? '') && !claims.isTaken(end)) end++
  if (end === from + MOST_INITIALS || (end > from && end === tokens.length)) return end
  return end > from && !LETTER_WORDS.has(tokens[from]?.lower ?? '') ? from + 1 : from
}

/** Words of one letter: alone before a name they are no initial. */
const SMALL_LETTERS: Readonly<Record<Reading['language'], ReadonlySet<string>>> = { nb: new Set('iåaeæoøvmdcuhx'), sv: new Set('iåaeoövmdcuhx'), da: new Set('iåaeoøvmdcuhx'), en: new Set('iastdwcovmhx'), ru: new Set('ивсоукаябдг') }

/** Behind a title, a post or what introduces and signs. */
const isRole = (reading: Reading, at: number) => phraseBefore(reading, at, reading.cues.titles) > 0 || phraseBefore(reading, at, reading.cues.introductions) > 0 || reading.know(at - 1).isPostLike

/** The first of the initials before a name: `o m seter`, and one alone behind a role or a greeting. */
function initialsStart({ reading, claims }: Place, from: number): number {
  const { tokens } = reading
  if (tokens[from - 1]?.text.length !== 1) return from
  let start = from
  while (start > from - MOST_INITIALS && tokens[start]?.gap === ' ' && tokens[start - 1]?.text.length === 1 && tokens[start - 1]?.isNumber === false && !claims.isTaken(start - 1)) start--
  const isSmall = (at: number) => SMALL_LETTERS[reading.language].has(tokens[at]?.lower ?? '')
  if (from - start > 1 && !(isSmall(start) && isSmall(start + 1) && reading.language !== 'ru')) return start
  if (from - start > 1) return from
  const isTold = isRole(reading, start)
  return start < from && ((isTold && tokens[start]?.lower !== 'i') || !isSmall(start)) ? start : from
}

/** `dr p savage`, `hilsen e ljung`: behind a role or a greeting and initials a surname that is a word too. */
export function findInitialled(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  if (!reading.isFlat) return found
  const { tokens, know } = reading
  const place: Place = { reading, claims }
  for (const at of reading.placesOf('letter')) {
    const token = tokens[at]
    // spesialist i allmennmedisin: one letter that is a word is none
    if (token === undefined || tokens[at - 1]?.text.length === 1) continue
    let end = at + 1
    while (end < at + MOST_INITIALS && tokens[end]?.text.length === 1 && tokens[end]?.isNumber === false && tokens[end]?.gap === ' ') end++
    const surname = tokens[end]
    const isRussian = isCyrillic(token.lower) && end === at + 2
    // храпов с а наблюдался: the surname first
    if (isRussian && hasSurnameEnding(tokens[at - 1]?.lower ?? '') && !know(at - 1).isCommon && !know(at - 1).isMedical && token.gap === ' ') {
      found.push({ start: tokens[at - 1]?.start ?? token.start, end: tokens[end - 1]?.end ?? token.end, type: 'NAME', confidence: SURE.cue })
      continue
    }
    if (surname === undefined || surname.gap !== ' ' || (end === at + 1 && /^[iåaoивскуо]$/u.test(token.lower)) || surname.text.length < SHORTEST_WORDY || !isOpen(place, end)) continue
    const known = know(end)
    if (known.isDrug || (known.isCommon && !known.isListed && !known.isRareName)) continue
    if (isRole(reading, at) || (isRussian && hasSurnameEnding(surname.lower) && !known.isMedical)) found.push({ start: token.start, end: surname.end, type: 'NAME', confidence: SURE.cue })
  }
  return found
}

/** What belongs to a name found in speech without capitals: the given name before it, the surname and the initials behind it. */
export function findBesideNames(reading: Reading, found: readonly Identifier[], claims: Claims): Identifier[] {
  if (!reading.isFlat) return []
  const names = new Map(found.filter(({ type }) => type === 'NAME').map((one) => [one.start, one.end]))
  const { tokens, know } = reading
  const place: Place = { reading, claims }
  const more: Identifier[] = []
  const add = (from: number, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (first === undefined || last === undefined || to <= from) return
    const one: Identifier = { start: first.start, end: last.end, type: 'NAME', confidence: SURE.capital }
    claims.take([one])
    more.push(one)
  }
  tokens.forEach((token, from) => {
    const end = names.get(token.start)
    if (end === undefined || token.text.length < SHORTEST) return
    let to = from + 1
    while ((tokens[to]?.end ?? Infinity) <= end) to++
    if (to === from + 1 && (know(from).isGiven || !know(from).isSurname) && isSurnameBehind(place, to)) add(to, ++to)
    if ((to === from + 1 || isCyrillic(token.lower)) && (!know(from).isWellKnown || isCyrillic(token.lower) || names.has(tokens[to]?.start ?? -1)) && isGivenBefore(place, from - 1)) add(from - 1, from)
    // любовь андреевна: before the father's name any given name
    if (isPatronymic(token.lower) && isCyrillic(token.lower) && tokens[from - 1]?.lower !== undefined && !claims.isTaken(from - 1) && isBeforePatronymic(place, from - 1)) add(from - 1, from)
    // с мамой замирой багдасарян: between a relative and a surname
    if (know(from - 2).isKin && !claims.isTaken(from - 1) && tokens[from]?.gap === ' ' && isOpen(place, from - 1) && !know(from - 1).isCommon && !know(from - 1).isMedical) add(from - 1, from)
    // siobhan o mahony: the apostrophe is not heard
    if (tokens[to]?.lower === 'o' && names.has(tokens[to + 1]?.start ?? -1) && !claims.isTaken(to)) add(to, to + 1)
    add(to, initialsEnd(place, to))
    const initials = initialsStart(place, from)
    if (initials < from) add(initials, from)
  })
  return more
}
