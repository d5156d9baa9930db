import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { isTakenDrug, medicineSign } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { hasEponymCompany, isPairedEponym } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOfAny, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { isNumberAt, lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { SMALL_WORDS } from '#domain/deidentify/people/introduced-names.ts'
import { hasSurnameEnding, isCyrillic } from '#domain/vocabulary/russian-forms.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { isBreedAt, SHORTEST_NAME } from './name-eligibility.ts'
import { isToolAt } from './tool-signs.ts'
import { nameScores, shippedWeights, type Scores } from './uncased-model.ts'

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
  const lower = lowerAt(tokens, at)
  if (
    LABEL.test(lower) ||
    (known.codeLabel !== undefined && !known.isWellKnown && isNumberAt(tokens, at + 1)) ||
    (known.codeLabel?.isWeak === false && !known.isListed && !known.isPet)
  )
    return false
  return known.isListed || known.isPet || (!known.isEponym && !known.isBreed && known.numberValue === undefined && !NO_VOWEL.test(lower))
}

/** Russian words of every day are names more often, and bend: more must speak for them. */
const LEAST_RUSSIAN = { listedOrdinary: -2, listedCommon: -1.3, called: -1.6 } as const

/** What must speak for a listed name at least. */
function leastForListed({ isCommon, isOrdinary }: WordKnowledge, isRussian: boolean): number {
  const least = isRussian ? { ...LEAST_SCORE, ...LEAST_RUSSIAN } : LEAST_SCORE
  if (isCommon) return least.listedCommon
  return isOrdinary ? least.listedOrdinary : least.listed
}

/** What must speak for a word at least; the form of a surname outweighs that a dictionary may have it. */
function leastScore(known: WordKnowledge, lower: string): number {
  const isRussian = isCyrillic(lower)
  if (known.isListed) return leastForListed(known, isRussian)
  if (known.mayBeCalled) return isRussian ? LEAST_RUSSIAN.called : LEAST_SCORE.called
  const isWord = known.isCommon || known.isOrdinary
  // миллиметров, лучевой: many words of every day end as Russian surnames do
  if (known.isRareName || (isRussian && hasSurnameEnding(lower))) return isWord ? LEAST_SCORE.rareOrdinary : LEAST_SCORE.rare
  return isWord ? LEAST_SCORE.ordinary : LEAST_SCORE.unheard
}

/** Love, My and May are names where more speaks for it than against. */
const LEAST_FOR_SMALL = 0
/** Two letters are a name (Bo, Xu) when much speaks for it. */
const LEAST_FOR_SHORT = 1
/**
 * A word of some medical list that is no medicine is a name where much speaks for it, more when no list of names has it, and most when the
 * dictionaries do: Hegg, Brady, Live.
 */
const [LEAST_FOR_MEDICAL, LEAST_FOR_CALLED, LEAST_FOR_UNLISTED, LEAST_FOR_HEARD] = [1.5, 2, 3, 4]

function outweighsMedical({ know }: Reading, at: number, score: number): boolean {
  const known = know(at)
  if (known.isDrug || known.isBreed) return false
  if (known.isOrdinary && !known.isListed && !known.isPet) return score >= (known.mayBeCalled ? LEAST_FOR_CALLED : LEAST_FOR_HEARD)
  return score >= (known.isListed || known.isRareName || known.isPet ? LEAST_FOR_MEDICAL : LEAST_FOR_UNLISTED)
}

/** thirty-six, hba1c: numbers and codes are no names. */
const isNumberWord = (spoken: SpokenDigits, { text }: WordToken, at: number) =>
  spoken.valueAt(at) !== undefined || /\d/.test(text) || /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/.test(text)

/** A word that announces others is a name where very much speaks for it: helsesykepleier Vår, from King to Moore. */
const LEAST_FOR_CUE = 2.5

/** A word that announces others is itself no name: vergen, kuratorn, mellomnavn. */
function isCueWord(reading: Reading, at: number, score: number): boolean {
  const { know } = reading
  if (know(at).mayBeCalled && !know(at).isKin && score >= LEAST_FOR_CUE) return false
  const isCue = know(at).isAnnouncer && isWordOfAny(reading, at, ['titles', 'kin', 'animals', 'persons', 'introductions', 'possessives'])
  return isCue ? !know(at).isWellKnown : know(at).isPostLike && !know(at).isListed
}

/** A word weighed: what speaks for a name at a place, as log odds. */
type Weighed = {
  readonly reading: Reading
  readonly spoken: SpokenDigits
  readonly at: number
  readonly token: WordToken
  readonly known: WordKnowledge
  readonly score: number
}

/** Where a medicine or a tool is expected much must speak for a name: a medicine lost for good cannot be asked for again. */
function isTakenOrUsed({ reading, spoken, at, known, score }: Weighed): boolean {
  const isMuch = score >= LEAST_FOR_TAKEN
  if (!isMuch && !known.isWellKnown && (known.isOrdinary || known.isCommon) && isToolAt(reading, at)) return true
  const medicine = medicineSign(reading, spoken, at)
  return medicine === 'sure' || isTakenDrug(reading, at) || (medicine === 'likely' && !isMuch)
}

const isOfTrade = ({ reading, at, known, score }: Weighed): boolean =>
  known.isStrongEponym ||
  isPairedEponym(reading, at) ||
  ((known.isEponym || known.isPlace) && hasEponymCompany(reading, at)) ||
  (known.isMedical && !outweighsMedical(reading, at, score))

/** What a word is instead of a name, whatever its weight or unless it weighs more. */
const VETOES: readonly ((word: Weighed) => boolean)[] = [
  ({ token, score }) => SMALL_WORDS.has(token.lower) && score < LEAST_FOR_SMALL,
  ({ spoken, token, at }) => isNumberWord(spoken, token, at),
  ({ reading, at, score }) => isCueWord(reading, at, score),
  ({ reading, at }) => isBreedAt(reading, at) || !mayBeNameAlone(reading, at),
  ({ known, token, score }) => score < leastScore(known, token.lower),
  // who is called so, is not called `called`
  ({ known, score }) => known.mayCall && score < LEAST_FOR_SMALL,
  isTakenOrUsed,
  isOfTrade,
  ({ token, known, score }) => token.text.length < SHORTEST_NAME && score < LEAST_FOR_SHORT + (known.isCommon ? 1 : 0),
]

/** What the weighing of every word and its neighbours finds on top of the rules. */
export function findWeighedNames(reading: Reading, spoken: SpokenDigits, claims: Claims): Identifier[] {
  if (!reading.isUncased && !reading.isQuick) return []
  const scores = nameScores(reading, shippedWeights())
  const found: Identifier[] = []
  reading.tokens.forEach((token, at) => {
    const score = scores[at]
    if (score === undefined || (token.isCapital && !reading.isUncased) || claims.isTaken(at)) return
    const known = reading.know(at)
    if (VETOES.some((isVetoed) => isVetoed({ reading, spoken, at, token, known, score }))) return
    const isPlace = phraseBefore(reading, at, reading.cues.placePrepositions) > 0 && !known.isGiven
    found.push({ start: token.start, end: token.end, type: isPlace ? 'LOCATION' : 'NAME', confidence: SURE.capital })
  })
  return reading.isUncased ? [...found, ...findWordyPairs(reading, scores, claims)] : found
}

/** Before these no name begins, though the words may be names: i dag stein, hver dag berg. */
const BEFORE_WORDS = wordSet(
  'i hver en ei et ein eit ett på om per nesten neste forrige denne samme samma varje hvert nästa förra den det no in a an the to ' +
    'every each this that av af of med som',
)
const LEAST_PAIR = -1.5

/** `jo berg`, `ola holm`: a given name and a surname that are words too, where together enough speaks for them. */
function findWordyPairs(reading: Reading, scores: Scores, claims: Claims): Identifier[] {
  const { tokens, know } = reading
  return tokens.flatMap((token, at): Identifier[] => {
    const next = tokens[at + 1]
    if (next === undefined || next.gap !== ' ' || claims.isTaken(at) || claims.isTaken(at + 1) || BEFORE_WORDS.has(lowerAt(tokens, at - 1))) return []
    const [given, surname] = [know(at), know(at + 1)]
    const isPair =
      given.isGiven &&
      given.isListed &&
      !given.isDrug &&
      !given.isStrongEponym &&
      surname.isSurname &&
      surname.isListed &&
      !surname.isMedical &&
      !SMALL_WORDS.has(next.lower)
    return isPair && (scores[at] ?? -Infinity) + (scores[at + 1] ?? -Infinity) > LEAST_PAIR
      ? [{ start: token.start, end: next.end, type: 'NAME', confidence: SURE.capital }]
      : []
  })
}
