import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { SELF_INTRODUCTIONS, STRONG_TITLES, SURE_INTRODUCTIONS } from '#domain/deidentify/knowledge/naming-phrases.ts'
import { hasAnimalCue, isFree, SHORTEST_NAME, type Place } from './name-eligibility.ts'
import { isCalledMedicine, isTakenDrug } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { hasEponymCompany, isClearSurname, isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import { isCalled, isIntroduced, isIntroducedWord, SMALL_WORDS } from '#domain/deidentify/people/introduced-names.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOfAny, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from '#domain/vocabulary/russian-forms.ts'
import { gapAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Shorter names of the long lists are too often words. */
const SHORTEST_LISTED = 4
const MOST_WORDS = 4
const LONGEST_PLACE = 3

/** The endings of verbs, adjectives and nouns in running speech. */
const WORD_FORM = /(?:er|ar|te|de|et|en|ene|ne|na|t|st|ig|isk|a|ing|ly|ed|s|ет|ит|л|ла|ли|ть|ся|ют|ят|но|ый|ая|ое|ой|ую)$/u

/** hansen, gustafsson: nothing else ends so. */
const isSureSurname = (lower: string) => lower.length > 6 && /(?:[^aeiouyæøåäö]son|sson|qvist|kvist)s?$/.test(lower) && !/person(?:s|en|ens)?$/.test(lower)

const COPULAS = new Set(['er', 'är', 'is', 'e', 'var', 'was', 'это'])

const VERB_FORM = /(?:er|ar|te|de|ed|et|t|s|ing|л|ла|ет|ит)$/u

const isListed = ({ reading }: Place, at: number) => {
  const known = reading.know(at)
  return known.isGiven || known.isSurname
}

function hasPersonCue({ reading }: Place, at: number): boolean {
  const { cues } = reading
  const before = at - phraseBefore(reading, at, cues.possessives)
  return [cues.titles, cues.kin, cues.persons, cues.introductions].some((phrases) => phraseBefore(reading, before, phrases) > 0)
}

/** One past the last word of the name that begins at `from`: given names, then surnames the lists or their endings tell. */
function nameEnd(finder: Place, from: number, isSure: boolean): number {
  const { reading } = finder
  let end = from + 1
  while (end < from + MOST_WORDS && gapAt(reading.tokens, end) === ' ' && (isFree(finder, end) || isWordySurname(finder, end, end === from + 1))) {
    const known = reading.know(end)
    const lower = lowerAt(reading.tokens, end)
    const isTold =
      (known.isWellKnown || known.isSurname || isClearSurname(reading, end) || isNameLike(reading, end) || (isCyrillic(lower) && isPatronymic(lower))) &&
      (!isCyrillic(lower) || !known.isOrdinary || known.isListed)
    // behind a given name an unheard-of word is the surname, unless it looks like a verb or a noun
    const mayFollow = end === from + 1 && !known.isOrdinary && (isSure || (reading.know(from).isWellKnown && !WORD_FORM.test(lower)))
    if (!isTold && !mayFollow) break
    end++
  }
  return end
}

/** `anneli flink`, `ragnhild ås`: a listed surname that is a word too, straight behind a given name that is nothing else. */
function isWordySurname({ reading, claims }: Place, at: number, isSecond: boolean): boolean {
  const token = reading.tokens[at]
  const [given, known] = [reading.know(at - 1), reading.know(at)]
  if (
    !isSecond ||
    reading.language === 'en' ||
    token === undefined ||
    token.isNumber ||
    claims.isTaken(at) ||
    SMALL_WORDS.has(token.lower) ||
    isWordOfAny(reading, at, ['personVerbs', 'kin'])
  )
    return false
  return given.isWellKnown && !given.isCommon && known.isSurname && known.isListed && !known.isMedical
}

/** What is told of the word an uncased name may begin with. */
type Beginning = {
  readonly place: Place
  readonly at: number
  readonly lower: string
  readonly known: WordKnowledge
  /** Lists or its form make a name of it possible. */ readonly isPossible: boolean
}
type NameSign = { readonly confidence: number; readonly when: (beginning: Beginning) => boolean }

const isUnboundForm = ({ lower }: Beginning, shortest: number) => !WORD_FORM.test(lower) && lower.length > shortest

/** Only blanks, a comma or a colon stand before the word, so that what is said before it announces it. */
const isBehindOpenGap = ({ tokens }: Reading, at: number) => /^[\s,:]{1,2}$/.test(tokens[at]?.gap ?? '')

/** The word is a name wherever it stands. */
function isListedName({ place: { reading }, lower, known }: Beginning): boolean {
  if (known.isWellKnown || isSureSurname(lower) || (known.isSurname && known.isListed && /sens?$/.test(lower))) return true
  return reading.isUncased && known.isGiven && known.isListed && !known.isOrdinary && lower.length >= SHORTEST_LISTED
}

/** In the clinic for animals nearly any word behind the word for an animal is its name. */
const mayBeAnimals = ({ place: { reading }, lower, known, isPossible }: Beginning) =>
  known.isPet || isPossible || (reading.vertical === 'vet' && !known.isBreed && !VERB_FORM.test(lower))

/** What announces a name straight before it, the surest first. */
const ANNOUNCED: readonly NameSign[] = [
  { confidence: SURE.cue, when: ({ place: { reading }, at }) => isCalled(reading, at) },
  { confidence: SURE.cue, when: ({ place: { reading }, at }) => isIntroduced(reading, at, SURE_INTRODUCTIONS) && !isCalledMedicine(reading, at) },
  { confidence: SURE.cue, when: ({ place, at, isPossible }) => isPossible && hasPersonCue(place, at) },
  {
    confidence: SURE.cue,
    when: (beginning) => phraseBefore(beginning.place.reading, beginning.at, STRONG_TITLES) > 0 && isUnboundForm(beginning, SHORTEST_NAME),
  },
  // fastlegen er bakketun, bakketun sin bil
  {
    confidence: SURE.list,
    when: (beginning) => {
      const { place: { reading }, at } = beginning
      return (
        reading.isUncased &&
        isUnboundForm(beginning, SHORTEST_LISTED) &&
        (isNamedPost(reading, at) || /^(?:sin|sitt|sine|si)$/.test(lowerAt(reading.tokens, at + 1)))
      )
    },
  },
  { confidence: SURE.list, when: ({ place: { reading }, known }) => reading.vertical === 'vet' && reading.isUncased && known.isPet },
  { confidence: SURE.cue, when: (beginning) => mayBeAnimals(beginning) && hasAnimalCue(beginning.place.reading, beginning.at) },
  // dialect puts a pronoun before a name: ho Målfrid, han Per
  {
    confidence: SURE.list,
    when: ({ place: { reading }, at, known, isPossible }) => isPossible && known.isGiven && /^(?:ho|hun|han|hon|hu|n)$/.test(lowerAt(reading.tokens, at - 1)),
  },
  {
    confidence: SURE.list,
    when: ({ place: { reading }, at, lower, known }) =>
      (known.isGiven || known.isPet) && lower.length > SHORTEST_NAME && phraseBefore(reading, at, reading.cues.greetings) > 0,
  },
]

/** A word of another kind is a name all the same where it is introduced, or before a surname: jeg heter dag, dag berntsen. */
function startsWordyName(place: Place, at: number): number | undefined {
  const { reading, claims } = place
  if (!isBehindOpenGap(reading, at)) return undefined
  if (isIntroducedWord(place, at)) return SURE.cue
  const isWord = isWordAt(reading.tokens, at) && lowerAt(reading.tokens, at).length >= SHORTEST_NAME
  if (!isWord || !reading.know(at).isWellKnown || claims.isTaken(at)) return undefined
  const isBeforeSurname =
    isFree(place, at + 1) && (isClearSurname(reading, at + 1) || (reading.know(at + 1).isWellKnown && gapAt(reading.tokens, at + 1) === ' '))
  return isIntroduced(reading, at, SELF_INTRODUCTIONS) || isBeforeSurname ? SURE.list : undefined
}

/** How sure it is that a name begins at a place, or undefined. */
function startsName(place: Place, at: number): number | undefined {
  const { reading } = place
  if (isTakenDrug(reading, at)) return undefined
  if (!isFree(place, at)) return startsWordyName(place, at)
  const lower = lowerAt(reading.tokens, at)
  const isPossible = isListed(place, at) || isClearSurname(reading, at) || (isCyrillic(lower) && hasSurnameEnding(lower))
  const beginning: Beginning = { place, at, lower, known: reading.know(at), isPossible }
  if (isListedName(beginning)) return SURE.list
  const sign = isBehindOpenGap(reading, at) ? ANNOUNCED.find(({ when }) => when(beginning)) : undefined
  return sign?.confidence ?? (isPatronymic(lower) && isCyrillic(lower) ? SURE.list : undefined)
}

/** `fastlegen er bakketun`: a verb between the post and the name. */
function isNamedPost(reading: Reading, at: number): boolean {
  return COPULAS.has(lowerAt(reading.tokens, at - 1)) && phraseBefore(reading, at - 1, reading.cues.titles) > 0
}

/** How many words from here on are a place the list knows, or 0. */
function placeLength({ reading, claims }: Place, at: number): number {
  const { tokens } = reading
  for (let length = LONGEST_PLACE; length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some((word, index) => word.isNumber || claims.isTaken(at + index) || (index > 0 && word.gap !== ' '))) continue
    if (length > 1 && reading.vocabulary.hasPlace(words.map((word) => word.lower).join('_'))) return length
    const known = reading.know(at)
    if (
      length === 1 &&
      known.isPlace &&
      !known.isCommon &&
      !known.isMedical &&
      !known.isStrongEponym &&
      !known.isDrug &&
      !hasEponymCompany(reading, at) &&
      (words[0]?.text.length ?? 0) >= SHORTEST_NAME
    )
      return 1
  }
  return 0
}

/** Behind "works at" unheard-of words are the employer. */
function employerEnd(finder: Place, from: number): number {
  const { tokens } = finder.reading
  let end = from
  while (end < from + 2 && (end === from || gapAt(tokens, end) === ' ') && isFree(finder, end) && !WORD_FORM.test(tokens[end]?.lower.replace(/s$/, '') ?? ''))
    end++
  return end
}

/** A place the text is looked through from: where the next look begins, and what was found there. */
type Step = { readonly next: number; readonly found?: Pick<Identifier, 'type' | 'confidence'> }

/** Words of another kind that no list has as names or places, and nothing announces: most of a talk. */
function isPassedBy(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isNumber || (token.isCapital && !reading.isUncased)) return true
  const known = reading.know(at)
  const isWord = (known.isCommon || known.isInflected || known.isMedical) && !known.isWellKnown && !known.isPlace && !known.isListed
  return isWord && phraseBefore(reading, at, SELF_INTRODUCTIONS) === 0 && !isCalled(reading, at)
}

/** An unlisted word before the name of a place belongs to it: i øvre trondheim. */
const isPartOfPlace = (place: Place, at: number): boolean => {
  const { tokens, know } = place.reading
  if (know(at).isPlace || gapAt(tokens, at + 1) !== ' ' || !know(at + 1).isPlace || WORD_FORM.test(lowerAt(tokens, at))) return false
  return isFree(place, at) && isFree(place, at + 1)
}

/** The place behind a preposition or behind the words for living and working. */
function placeStep(place: Place, at: number): Step | undefined {
  const { reading } = place
  const { cues } = reading
  const isHome = phraseBefore(reading, at, cues.homes) > 0 || phraseBefore(reading, at, cues.workplaces) > 0
  if (!isHome && phraseBefore(reading, at, cues.placePrepositions) === 0) return undefined
  const length = isPartOfPlace(place, at) ? 2 : placeLength(place, at)
  return length === 0 ? undefined : { next: at + length, found: { type: 'LOCATION', confidence: isHome ? SURE.cue : SURE.list } }
}

function employerStep(place: Place, at: number): Step | undefined {
  const { reading } = place
  const next = phraseBefore(reading, at, reading.cues.workplaces) > 0 ? employerEnd(place, at) : at
  return next > at ? { next, found: { type: 'ORG', confidence: SURE.list } } : undefined
}

function nameStep(place: Place, at: number): Step | undefined {
  const confidence = startsName(place, at)
  if (confidence === undefined) return undefined
  return { next: nameEnd(place, at, isIntroduced(place.reading, at, SURE_INTRODUCTIONS)), found: { type: 'NAME', confidence } }
}

/** Names and places in words without capitals: speech as a recogniser writes it, quick typing. */
export function findUncasedNames(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  const place: Place = { reading, claims }
  const { tokens } = reading
  let at = 0
  while (at < tokens.length) {
    const step: Step = (isPassedBy(reading, at) ? undefined : (placeStep(place, at) ?? employerStep(place, at) ?? nameStep(place, at))) ?? { next: at + 1 }
    const [first, last] = [tokens[at], tokens[step.next - 1]]
    if (step.found !== undefined && first !== undefined) found.push({ start: first.start, end: last?.end ?? first.end, ...step.found })
    at = step.next
  }
  return found
}
