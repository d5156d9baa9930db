import type { Claims } from './claims.ts'
import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import { isWordySurname } from './entered-names.ts'
import { mayBeNameAlone } from './flat-names.ts'
import { hasDrugCompany, isInTreatment, isTakenDrug } from './medicine-signs.ts'
import { SMALL_WORDS } from './presented-names.ts'
import type { Reading } from './reading.ts'
import { hasSurnameEnding, isCyrillic } from './russian-forms.ts'

/** Single letters that are words, so that alone behind a name they are no initial. */
const LETTER_WORDS = new Set('авикосуяб')
const MOST_INITIALS = 2
const SHORTEST = 2
const SHORTEST_WORDY = 3
/** Everyday words no longer than this are pronouns and the like: she, his. */
const LONGEST_SMALL = 3

type Place = { readonly reading: Reading; readonly claims: Claims }

/** Beside a name, free, and no word that only joins or announces. */
function isOpen({ reading, claims }: Place, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isNumber || token.text.length < SHORTEST || claims.isTaken(at) || SMALL_WORDS.has(token.lower)) return false
  const { personVerbs, kin, titles, animals } = reading.cues
  return !personVerbs.has(token.lower) && !kin.has(token.lower) && !titles.has(token.lower) && !animals.has(token.lower)
}

/** `sally finch`, `vegard skorpen`: a listed surname straight behind a given name, whatever else it means (but a hand is a hand), or a word nobody has heard. */
function isSurnameBehind(place: Place, at: number): boolean {
  const { reading } = place
  const known = reading.know(at)
  if (!isOpen(place, at) || reading.tokens[at]?.gap !== ' ') return false
  if (!mayBeNameAlone(reading, at)) return false
  const isUnheard = !known.isCommon && !known.isOrdinary && !known.isInflected && !known.isMedical && !known.isBreed && !known.isPublicBody
  if (isUnheard) return !isInTreatment(reading, at) && !hasDrugCompany(reading, at)
  if (!reading.know(at - 1).isGiven) return false
  if (reading.know(at - 1).isWellKnown && isWordySurname(reading.tokens[at]?.lower ?? '')) return true
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

/** One past the last initial behind a Russian name: `абдуллаев д в`. */
function initialsEnd({ reading: { tokens }, claims }: Place, from: number): number {
  let end = from
  while (end < from + MOST_INITIALS && tokens[end]?.gap === ' ' && tokens[end]?.text.length === 1 && isCyrillic(tokens[end]?.lower ?? '') && !claims.isTaken(end)) end++
  if (end === from + MOST_INITIALS) return end
  return end > from && !LETTER_WORDS.has(tokens[from]?.lower ?? '') ? from + 1 : from
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
    if ((to === from + 1 || isCyrillic(token.lower)) && (!know(from).isWellKnown || isCyrillic(token.lower)) && isGivenBefore(place, from - 1)) add(from - 1, from)
    add(to, initialsEnd(place, to))
  })
  return more
}
