import type { Claims } from './claims.ts'
import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import { SELF_INTRODUCTIONS, STRONG_TITLES, SURE_INTRODUCTIONS } from './naming-phrases.ts'
import { nameScores, shippedWeights, type Scores } from './flat-model.ts'
import { hasAnimalCue, isBreedAt, isFree, SHORTEST_NAME, type Place } from './free-words.ts'
import { isCalledMedicine, isTakenDrug, medicineSign } from './medicine-signs.ts'
import { hasEponymCompany, isClearSurname, isNameLike, isPairedEponym } from './name-signs.ts'
import { isCalled, isIntroduced, isPresentedWord, SMALL_WORDS } from './presented-names.ts'
import type { Reading } from './reading.ts'
import { isWordOfAny, phraseBefore } from './reading.ts'
import type { SpokenDigits } from './spoken-digits.ts'
import { isToolAt } from './tool-signs.ts'
import type { WordKnowledge } from './word-knowledge.ts'
import type { WordToken } from './word-tokens.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from './russian-forms.ts'
import { wordSet } from './word-set.ts'

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
  while (end < from + MOST_WORDS && reading.tokens[end]?.gap === ' ' && (isFree(finder, end) || isWordySurname(finder, end, end === from + 1))) {
    const known = reading.know(end)
    const lower = reading.tokens[end]?.lower ?? ''
    const isTold = (known.isWellKnown || known.isSurname || isClearSurname(reading, end) || isNameLike(reading, end) || (isCyrillic(lower) && isPatronymic(lower))) && (!isCyrillic(lower) || !known.isOrdinary || known.isListed)
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
  if (!isSecond || reading.language === 'en' || token === undefined || token.isNumber || claims.isTaken(at) || SMALL_WORDS.has(token.lower) || isWordOfAny(reading, at, ['personVerbs', 'kin'])) return false
  return given.isWellKnown && !given.isCommon && known.isSurname && known.isListed && !known.isMedical
}

function startsName(finder: Place, at: number): number | undefined {
  const { reading } = finder
  const { cues, tokens } = reading
  const lower = tokens[at]?.lower ?? ''
  if (isTakenDrug(reading, at)) return undefined
  const isOpenGap = /^[\s,:]{1,2}$/.test(tokens[at]?.gap ?? '')
  if (!isFree(finder, at)) {
    // "dag" after a sure introduction is a name all the same
    const isNameToo = reading.know(at).isWellKnown && isOpenGap && lower.length >= SHORTEST_NAME && reading.tokens[at]?.isNumber === false
    if (isOpenGap && isPresentedWord(finder, at)) return SURE.cue
    return isNameToo && !finder.claims.isTaken(at) && (isIntroduced(reading, at, SELF_INTRODUCTIONS) || (isFree(finder, at + 1) && (isClearSurname(reading, at + 1) || (reading.know(at + 1).isWellKnown && tokens[at + 1]?.gap === ' ')))) ? SURE.list : undefined
  }
  const known = reading.know(at)
  if (known.isWellKnown || (reading.isFlat && known.isGiven && known.isListed && !known.isOrdinary && lower.length >= SHORTEST_LISTED) || (known.isSurname && known.isListed && /sens?$/.test(lower)) || isSureSurname(lower)) return SURE.list
  if (isOpenGap) {
    if (isCalled(reading, at)) return SURE.cue
    if (isIntroduced(reading, at, SURE_INTRODUCTIONS) && !isCalledMedicine(reading, at)) return SURE.cue
    const isPossible = isListed(finder, at) || isClearSurname(reading, at) || (isCyrillic(lower) && hasSurnameEnding(lower))
    if (isPossible && hasPersonCue(finder, at)) return SURE.cue
    if (phraseBefore(reading, at, STRONG_TITLES) > 0 && !WORD_FORM.test(lower) && lower.length > SHORTEST_NAME) return SURE.cue
    if (reading.isFlat && !WORD_FORM.test(lower) && lower.length > SHORTEST_LISTED && (isNamedPost(reading, at) || /^(?:sin|sitt|sine|si)$/.test(tokens[at + 1]?.lower ?? ''))) return SURE.list
    if (reading.vertical === 'vet' && reading.isFlat && known.isPet) return SURE.list
    if ((known.isPet || isPossible || (reading.vertical === 'vet' && !known.isBreed && !VERB_FORM.test(lower))) && hasAnimalCue(reading, at)) return SURE.cue
    // dialect puts a pronoun before a name: ho Målfrid, han Per
    if (isPossible && known.isGiven && /^(?:ho|hun|han|hon|hu|n)$/.test(tokens[at - 1]?.lower ?? '')) return SURE.list
    if ((known.isGiven || known.isPet) && phraseBefore(reading, at, cues.greetings) > 0 && lower.length > SHORTEST_NAME) return SURE.list
  }
  if (isPatronymic(lower) && isCyrillic(lower)) return SURE.list
  return undefined
}

/** `fastlegen er bakketun`: a verb between the post and the name. */
function isNamedPost(reading: Reading, at: number): boolean {
  return COPULAS.has(reading.tokens[at - 1]?.lower ?? '') && phraseBefore(reading, at - 1, reading.cues.titles) > 0
}

/** How many words from here on are a place the list knows, or 0. */
function placeLength({ reading, claims }: Place, at: number): number {
  const { tokens } = reading
  for (let length = LONGEST_PLACE; length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some((word, index) => word.isNumber || claims.isTaken(at + index) || (index > 0 && word.gap !== ' '))) continue
    if (length > 1 && reading.vocabulary.hasPlace(words.map((word) => word.lower).join('_'))) return length
    const known = reading.know(at)
    if (length === 1 && known.isPlace && !known.isCommon && !known.isMedical && !known.isStrongEponym && !known.isDrug && !hasEponymCompany(reading, at) && (words[0]?.text.length ?? 0) >= SHORTEST_NAME) return 1
  }
  return 0
}

/** Behind "works at" unheard-of words are the employer. */
function employerEnd(finder: Place, from: number): number {
  const { tokens } = finder.reading
  let end = from
  while (end < from + 2 && (end === from || tokens[end]?.gap === ' ') && isFree(finder, end) && !WORD_FORM.test(tokens[end]?.lower.replace(/s$/, '') ?? '')) end++
  return end
}

/** From these log odds on a word is masked: a leak weighs more than a word too many, unless the word is one of every day. */
const LEAST_SCORE = { listed: -3, listedOrdinary: -2.5, listedCommon: -1.9, called: -3.2, rare: -3, rareOrdinary: -0.7, ordinary: 0.8, unheard: -1 } as const
/** Behind a word for taking only what looks much like a name is one: a medicine lost for good cannot be asked for again. */
const LEAST_FOR_TAKEN = 5

/** What stands before a number of its own, or is a short form without a vowel: passnr, duf-nummer, chip, nof. */
const LABEL = /(?:nr|num|nummer|number|-id|chip|ueln|номер)$|^(?:чип|chip|prod|reg|pol|ref)\p{L}{0,2}$/u
const NO_VOWEL = /^[^aeiouyæøåäöéèüаеиоуыэюя]{1,4}$/u

/** Not a label, short form, number word, eponym or breed, which no list of names has. */
export function mayBeNameAlone({ tokens, know }: Reading, at: number): boolean {
  const known = know(at)
  const lower = tokens[at]?.lower ?? ''
  if (LABEL.test(lower) || (known.codeLabel !== undefined && !known.isWellKnown && tokens[at + 1]?.isNumber === true) || (known.codeLabel?.isWeak === false && !known.isListed && !known.isPet)) return false
  return known.isListed || known.isPet || (!known.isEponym && !known.isBreed && known.numberValue === undefined && !NO_VOWEL.test(lower))
}

/** Russian words of every day are names more often, and bend: more must speak for them. */
const LEAST_RUSSIAN = { listedOrdinary: -2, listedCommon: -1.3, called: -1.6 } as const

/** What must speak for a word at least; the form of a surname outweighs that a dictionary may have it. */
function leastScore(known: WordKnowledge, lower: string): number {
  if (isCyrillic(lower) && known.isListed && known.isCommon) return LEAST_RUSSIAN.listedCommon
  if (isCyrillic(lower) && known.isListed && known.isOrdinary) return LEAST_RUSSIAN.listedOrdinary
  if (isCyrillic(lower) && !known.isListed && known.mayBeCalled) return LEAST_RUSSIAN.called
  if (known.isListed) return known.isCommon ? LEAST_SCORE.listedCommon : known.isOrdinary ? LEAST_SCORE.listedOrdinary : LEAST_SCORE.listed
  if (known.mayBeCalled) return LEAST_SCORE.called
  // миллиметров, лучевой: many words of every day end as Russian surnames do
  if (isCyrillic(lower) && hasSurnameEnding(lower)) return known.isCommon || known.isOrdinary ? LEAST_SCORE.rareOrdinary : LEAST_SCORE.rare
  if (known.isCommon || known.isOrdinary) return known.isRareName ? LEAST_SCORE.rareOrdinary : LEAST_SCORE.ordinary
  return known.isRareName ? LEAST_SCORE.rare : LEAST_SCORE.unheard
}

/** Love, My and May are names where more speaks for it than against. */
const LEAST_FOR_SMALL = 0
/** Two letters are a name (Bo, Xu) when much speaks for it. */
const LEAST_FOR_SHORT = 1
/** A word of some medical list that is no medicine is a name where much speaks for it, more when no list of names has it, and most when the dictionaries do: Hegg, Brady, Live. */
const [LEAST_FOR_MEDICAL, LEAST_FOR_CALLED, LEAST_FOR_UNLISTED, LEAST_FOR_HEARD] = [1.5, 2, 3, 4]

function outweighsMedical({ know }: Reading, at: number, score: number): boolean {
  const known = know(at)
  if (known.isDrug || known.isBreed) return false
  if (known.isOrdinary && !known.isListed && !known.isPet) return score >= (known.mayBeCalled ? LEAST_FOR_CALLED : LEAST_FOR_HEARD)
  return score >= (known.isListed || known.isRareName || known.isPet ? LEAST_FOR_MEDICAL : LEAST_FOR_UNLISTED)
}

/** thirty-six, hba1c: numbers and codes are no names. */
const isNumberWord = (spoken: SpokenDigits, { text }: WordToken, at: number) => spoken.valueAt(at) !== undefined || /\d/.test(text) || /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/.test(text)

/** A word that announces others is a name where very much speaks for it: helsesykepleier Vår, from King to Moore. */
const LEAST_FOR_CUE = 2.5

/** A word that announces others is itself no name: vergen, kuratorn, mellomnavn. */
function isCueWord(reading: Reading, at: number, score: number): boolean {
  const { know } = reading
  if (know(at).mayBeCalled && !know(at).isKin && score >= LEAST_FOR_CUE) return false
  const isCue = know(at).isAnnouncer && isWordOfAny(reading, at, ['titles', 'kin', 'animals', 'persons', 'introductions', 'possessives'])
  return isCue ? !know(at).isWellKnown : know(at).isPostLike && !know(at).isListed
}

/** What the weighing of every word and its neighbours finds on top of the rules. */
export function findWeighedNames(reading: Reading, spoken: SpokenDigits, claims: Claims): Identifier[] {
  if (!reading.isFlat && !reading.isQuick) return []
  const scores = nameScores(reading, shippedWeights())
  const found: Identifier[] = []
  reading.tokens.forEach((token, at) => {
    const score = scores[at]
    if (score === undefined || (token.isCapital && !reading.isFlat) || claims.isTaken(at) || (SMALL_WORDS.has(token.lower) && score < LEAST_FOR_SMALL) || isNumberWord(spoken, token, at) || isCueWord(reading, at, score) || isBreedAt(reading, at) || !mayBeNameAlone(reading, at)) return
    const known = reading.know(at)
    if (score < leastScore(known, token.lower) || (score < LEAST_FOR_TAKEN && !known.isWellKnown && (known.isOrdinary || known.isCommon) && isToolAt(reading, at))) return
    // who is called so, is not called `called`
    if (known.mayCall && score < LEAST_FOR_SMALL) return
    const medicine = medicineSign(reading, spoken, at)
    if (medicine === 'sure' || isTakenDrug(reading, at) || (medicine === 'likely' && score < LEAST_FOR_TAKEN)) return
    if (known.isStrongEponym || isPairedEponym(reading, at) || ((known.isEponym || known.isPlace) && hasEponymCompany(reading, at)) || (known.isMedical && !outweighsMedical(reading, at, score)) || (token.text.length < SHORTEST_NAME && score < LEAST_FOR_SHORT + (known.isCommon ? 1 : 0))) return
    const isPlace = phraseBefore(reading, at, reading.cues.placePrepositions) > 0 && !known.isGiven
    found.push({ start: token.start, end: token.end, type: isPlace ? 'LOCATION' : 'NAME', confidence: SURE.capital })
  })
  return reading.isFlat ? [...found, ...findWordyPairs(reading, scores, claims)] : found
}

/** Before these no name begins, though the words may be names: i dag stein, hver dag berg. */
const BEFORE_WORDS = wordSet('i hver en ei et ein eit ett på om per nesten neste forrige denne samme samma varje hvert nästa förra den det no in a an the to every each this that av af of med som')
const LEAST_PAIR = -1.5

/** `jo berg`, `ola holm`: a given name and a surname that are words too, where together enough speaks for them. */
function findWordyPairs(reading: Reading, scores: Scores, claims: Claims): Identifier[] {
  const { tokens, know } = reading
  return tokens.flatMap((token, at): Identifier[] => {
    const next = tokens[at + 1]
    if (next === undefined || next.gap !== ' ' || claims.isTaken(at) || claims.isTaken(at + 1) || BEFORE_WORDS.has(tokens[at - 1]?.lower ?? '')) return []
    const [given, surname] = [know(at), know(at + 1)]
    const isPair = given.isGiven && given.isListed && !given.isDrug && !given.isStrongEponym && surname.isSurname && surname.isListed && !surname.isMedical && !SMALL_WORDS.has(next.lower)
    return isPair && (scores[at] ?? -Infinity) + (scores[at + 1] ?? -Infinity) > LEAST_PAIR ? [{ start: token.start, end: next.end, type: 'NAME', confidence: SURE.capital }] : []
  })
}

/** Names and places in words without capitals: speech as a recogniser writes it, quick typing. */
export function findFlatNames(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  const finder: Place = { reading, claims }
  const { tokens, cues } = reading
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined || token.isNumber || (token.isCapital && !reading.isFlat)) {
      at++
      continue
    }
    const known = reading.know(at)
    if ((known.isCommon || known.isInflected || known.isMedical) && !known.isWellKnown && !known.isPlace && !known.isListed && phraseBefore(reading, at, SELF_INTRODUCTIONS) === 0 && !isCalled(reading, at)) {
      at++
      continue
    }
    const isHome = phraseBefore(reading, at, cues.homes) > 0 || phraseBefore(reading, at, cues.workplaces) > 0
    const afterPreposition = isHome || phraseBefore(reading, at, cues.placePrepositions) > 0
    const isBodyOfPlace = afterPreposition && isFree(finder, at) && !reading.know(at).isPlace && tokens[at + 1]?.gap === ' ' && !WORD_FORM.test(token.lower) && isFree(finder, at + 1) && reading.know(at + 1).isPlace
    const place = isBodyOfPlace ? 2 : afterPreposition ? placeLength(finder, at) : 0
    if (place > 0) {
      found.push({ start: token.start, end: tokens[at + place - 1]?.end ?? token.end, type: 'LOCATION', confidence: isHome ? SURE.cue : SURE.list })
      at += place
      continue
    }
    const employer = phraseBefore(reading, at, cues.workplaces) > 0 ? employerEnd(finder, at) : at
    if (employer > at) {
      found.push({ start: token.start, end: tokens[employer - 1]?.end ?? token.end, type: 'ORG', confidence: SURE.list })
      at = employer
      continue
    }
    const confidence = startsName(finder, at)
    if (confidence === undefined) {
      at++
      continue
    }
    const end = nameEnd(finder, at, isIntroduced(reading, at, SURE_INTRODUCTIONS))
    found.push({ start: token.start, end: tokens[end - 1]?.end ?? token.end, type: 'NAME', confidence })
    at = end
  }
  return found
}
