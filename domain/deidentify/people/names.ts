import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { hasDrugCompany } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { hasEponymCompany, isClearSurname, isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { NOUN_FORM } from '#domain/deidentify/knowledge/word-endings.ts'
import { lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { SHORTEST_ACRONYM_NAME } from './all-caps-names.ts'
import { sortOf, type Sort } from './capital-sorts.ts'
import { isEnteredName } from './entered-names.ts'
import { isCapitalPet, isEntryOfPet, isNamedAnimal } from './named-animals.ts'
import { isAnnounced, isIntroducedByTitle, isSingleName } from './single-names.ts'

const PARTICLES = new Set([
  'von', 'van', 'de', 'af', 'al', 'el', 'bin', 'bint', 'ibn', 'la', 'der', 'den', 'del', 'di', 'da', 'dos', 'ter', 'ten', 'zu', 'y', 'фон', 'де', 'ван',
  'аль',
])
/** Behind the father's name: daughter of, son of. */
const PATRONYMIC_WORDS = new Set(['кызы', 'оглы', 'гызы', 'qizi', 'oglu', 'kyzy'])
const MOST_WORDS = 6
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx)$/

/** Whether a token goes on with the name that its neighbour ends: over a blank, or behind an initial or a short form over its full stop. */
function joinsName(token: WordToken, before: WordToken, isFirst: boolean): boolean {
  if (/^[ \u00a0]$/.test(token.gap)) return true
  const isShortForm = before.text.length === 1 || (!isFirst && before.text.length <= 4)
  return isShortForm && !token.isOpening && /^\.?[ \u00a0]?$/.test(token.gap)
}

/** One past the last token of a sequence of capitals that may be one name, particles and initials in it. */
function groupEnd(reading: Reading, from: number, claims: Claims): number {
  const { tokens } = reading
  let end = from + 1
  while (end < from + MOST_WORDS) {
    const token = tokens[end]
    const before = tokens[end - 1]
    if (token === undefined || before === undefined || claims.isTaken(end) || !joinsName(token, before, end === from + 1)) break
    const next = tokens[end + 1]
    if (token.isCapital && !(token.isOpening && before.text.length > 1)) end++
    else if (PATRONYMIC_WORDS.has(token.lower)) end++
    else if (PARTICLES.has(token.lower) && next?.isCapital === true && next.gap === ' ' && !claims.isTaken(end + 1)) end += 2
    else break
  }
  return Math.min(end, tokens.length)
}

type Group = { readonly from: number; readonly to: number }
type Finder = { readonly reading: Reading; readonly claims: Claims; readonly sorts: (at: number) => Sort }

/** The word says who a name belongs to and is none of it: a post, a relative, an animal, a greeting that opens the sentence. */
function isTitle(reading: Reading, at: number, token: WordToken): boolean {
  const { cues, know } = reading
  if (know(at).isWellKnown && !token.isAllCaps) return false
  const isRole = isPost(reading, at) || know(at).isKin || isWordOf(reading, at, cues.animals) || isWordOf(reading, at, cues.persons)
  return isRole || (token.isOpening && isWordOf(reading, at, cues.greetings))
}

/** Whether the word at the beginning of a group belongs to no name. */
function isBeforeName({ reading, sorts }: Finder, { from, to }: Group, token: WordToken): boolean {
  const sort = sorts(from)
  const hasMore = from + 1 < to
  // English honorifics belong to the name
  if (HONORIFIC.test(token.lower) || (sort === 'common' && isIntroducedByTitle(reading, from))) return false
  if (hasMore && isTitle(reading, from, token)) return true
  const isAnnouncedWord = sort === 'common' && hasMore && !token.isOpening && isAnnounced(reading, from) && sorts(from + 1) !== 'protected'
  if (isAnnouncedWord) return false
  if (sort === 'protected' || sort === 'acronym' || sort === 'common') return true
  if (!token.isOpening) return false
  const { isGiven, isSurname } = reading.know(from)
  return (sort === 'either' && hasMore && !isGiven && !isSurname) || isBeforeGivenName(reading, from, to)
}

/** Takes off what does not belong to a name: opening words, titles, acronyms and protected words at both ends. */
function trim(finder: Finder, { from, to }: Group): Group {
  const { reading, sorts } = finder
  let [first, last] = [from, to]
  if (first + 1 < last && isWordOf(reading, first, reading.cues.animals)) first++
  if (isNamedAnimal(reading, first) || (first + 1 === last && (isEntryOfPet(reading, first) || isCapitalPet(reading, first)))) return { from: first, to: last }
  for (
    let token = reading.tokens[first];
    token !== undefined && first < last && isBeforeName(finder, { from: first, to: last }, token);
    token = reading.tokens[first]
  )
    first++
  while (last > first && !isNamePart({ reading, sorts }, first, last - 1)) last--
  return { from: first > from && last === first + 1 && isWordyGiven(reading, first - 1) ? first - 1 : first, to: last }
}

/** What ends an entry such as a patient's name at the head of a note. */
const ENTRY_ENDS = /^(?:,| \(|\.?\r?\n|\.?$| (?:med|with|och|og|and|m|sammen|tillsammans|с) )/

/** `Henvisning: Live Kråkenes, 150381`: a word with a capital before a surname alone, where a name is entered. */
function isWordyGiven(reading: Reading, at: number): boolean {
  const { tokens, cues, know } = reading
  const [word, surname] = [tokens[at], tokens[at + 1]]
  if (
    word === undefined ||
    surname === undefined ||
    word.isAllCaps ||
    word.isNumber ||
    know(at + 1).isGiven ||
    know(at).isInflected ||
    know(at).isStrongEponym ||
    know(at).isBreed
  )
    return false
  const isWord =
    isPost(reading, at) ||
    [cues.kin, cues.animals, cues.persons, cues.personVerbs, cues.introductions].some((phrases) => isWordOf(reading, at, phrases)) ||
    NOUN_FORM.test(word.lower)
  return (
    !isWord &&
    !hasDrugCompany(reading, at) &&
    (isClearSurname(reading, at + 1) || isNameLike(reading, at + 1) || (know(at + 1).isSurname && know(at + 1).isListed)) &&
    ENTRY_ENDS.test(reading.text.slice(surname.end, surname.end + 3))
  )
}

/** A title or post, as a word of its own or at the end of one: hjemmesygeplejerske, distriktsläkare. */
const isPost = (reading: Reading, at: number): boolean => isWordOf(reading, at, reading.cues.titles) || reading.know(at).isPostLike

/** `Signert Ingvild Dokka`: an opening word that is no given name itself stands before a name, not in it. */
function isBeforeGivenName(reading: Reading, at: number, last: number): boolean {
  const here = reading.know(at)
  if (at + 1 >= last || (here.isGiven && here.isListed) || !reading.know(at + 1).isWellKnown || isClearSurname(reading, at)) return false
  return here.isCommon || here.isInflected || (!here.isListed && at + 2 < last && reading.language !== 'ru' && NOUN_FORM.test(lowerAt(reading.tokens, at)))
}

/** Whether the last word of a group may be part of a name: behind a given name nearly any word may. */
function isNamePart({ reading, sorts }: Pick<Finder, 'reading' | 'sorts'>, first: number, at: number): boolean {
  const sort = sorts(at)
  if (sort === 'initial') return at > first
  if (sort !== 'protected' && sort !== 'acronym') return true
  const text = reading.tokens[at]?.text ?? ''
  const isBehindName = at > first && ['name', 'either'].includes(sorts(at - 1)) && reading.know(at - 1).isGiven
  if (!isBehindName || hasDrugCompany(reading, at) || hasEponymCompany(reading, at)) return false
  return sort === 'protected'
    ? !reading.know(at).isBreed || reading.know(at).isSurname
    : /^[IVX]+$/.test(text) || (text.length >= SHORTEST_ACRONYM_NAME && reading.tokens[at - 1]?.isAllCaps === true) || /^\p{Lu}\p{Ll}+[\p{Lu}\d]/u.test(text)
}

function typeOf({ reading, sorts }: Finder, { from, to }: Group): IdentifierType {
  const all = (test: (at: number) => boolean) => Array.from({ length: to - from }, (_, index) => from + index).every(test)
  if (isAnnounced(reading, from)) return 'NAME'
  if (phraseBefore(reading, from, reading.cues.workplaces) > 0 && !all((at) => reading.know(at).isGiven || reading.know(at).isSurname)) return 'ORG'
  const afterPreposition = phraseBefore(reading, from, reading.cues.placePrepositions) > 0
  if (all((at) => reading.know(at).isPlace) && (afterPreposition || all((at) => sorts(at) === 'place'))) return 'LOCATION'
  return afterPreposition && all((at) => sorts(at) === 'unknown') && !all((at) => isNameLike(reading, at)) ? 'LOCATION' : 'NAME'
}

/** A group of several words is a name when something in it is one, or when its capitals stand in the midst of a sentence. */
function isGroupName({ reading, sorts }: Finder, { from, to }: Group): boolean {
  const kinds = Array.from({ length: to - from }, (_, index) => sorts(from + index))
  const has = (...wanted: readonly Sort[]) => kinds.some((kind) => wanted.includes(kind))
  if (isNamedAnimal(reading, from) || HONORIFIC.test(lowerAt(reading.tokens, from)) || (to - from === 2 && isWordyGiven(reading, from))) return true
  if (kinds.every((kind) => kind === 'common' || kind === 'protected' || kind === 'acronym' || kind === 'initial')) return false
  if (has('protected') && !has('name', 'either')) return false
  if (kinds.every((kind) => kind === 'common' || kind === 'either') && reading.tokens[from]?.isOpening === true && !reading.know(from).isGiven) return false
  if (has('name', 'place')) return true
  if (has('initial') && has('unknown') && (isNameLike(reading, from) || kinds.filter((kind) => kind === 'initial').length > 1)) return true
  const isMidst = reading.tokens[from]?.isOpening === false
  return isMidst || kinds.filter((kind) => kind === 'unknown' || kind === 'either').length > 1 || isAnnounced(reading, from)
}

function findingOf(finder: Finder, group: Group): Identifier | undefined {
  const { reading } = finder
  const { from, to } = group
  const [first, last] = [reading.tokens[from], reading.tokens[to - 1]]
  if (first === undefined || last === undefined || to <= from) return undefined
  const isName = isEnteredName(reading, group) || (to - from === 1 ? isSingleName(reading, from, finder.sorts(from)) : isGroupName(finder, group))
  if (!isName) return undefined
  const announced = isAnnounced(reading, from)
  return {
    start: first.start,
    end: last.end,
    type: typeOf(finder, group),
    confidence: announced ? SURE.cue : reading.know(from).isWellKnown ? SURE.list : SURE.capital,
  }
}

/** Names, and places that no other finder took, by their capitals, the lists and what stands before them. */
export function findNames(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  const known: (Sort | undefined)[] = reading.tokens.map(() => undefined)
  const sorts = (at: number): Sort => (known[at] ??= sortOf(reading, at))
  const finder: Finder = { reading, claims, sorts }
  const { tokens } = reading
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined || !token.isCapital || claims.isTaken(at)) {
      at++
      continue
    }
    const end = groupEnd(reading, at, claims)
    const group = trim(finder, { from: at, to: end })
    const finding = findingOf(finder, group)
    if (finding !== undefined) found.push(finding)
    at = end
  }
  return found
}
