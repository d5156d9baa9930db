import { isClearSurname, isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import { nameShape } from '#domain/deidentify/knowledge/name-shape.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { NOUN_FORM } from '#domain/deidentify/knowledge/word-endings.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { gapAt, isCapitalAt, lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { isCyrillic } from '#domain/vocabulary/russian-forms.ts'
import type { Sort } from './capital-sorts.ts'
import { isWordySurname } from './entered-names.ts'
import { isCapitalPet, isEntryOfPet, isLabelledAnimal, isNamedAnimal } from './named-animals.ts'

type Single = {
  readonly reading: Reading
  readonly at: number
  readonly token: WordToken
  readonly known: WordKnowledge
  readonly sort: Sort
  /** Something before it says that a person or an animal is named here. */
  readonly isAnnounced: boolean
}

/** Two letters are a sign (Hg, Gy, Mb) unless the list knows the name well (Bo, Li). */
const SHORTEST_WORD_NAME = 2
const SHORTEST_RUSSIAN = 4
/** Adjectives of the trade that dictionaries lack: систолический. */
const TRADE_ADJECTIVE = /(?:ическ|озн|ивн|альн|ированн)\p{L}{1,4}$/u

/** Whether something in front says that a person or an animal is named at a place. */
export function isAnnounced(reading: Reading, at: number): boolean {
  const { cues, tokens } = reading
  const gap = gapAt(tokens, at)
  if (!reading.know(at - 1).isAnnouncer) return false
  if (!/^[ \u00a0]{0,2}[.,:(«"“-]{0,2}[ \u00a0]{0,2}$/.test(gap)) return false
  let before = at
  if (/^[ \u00a0]$/.test(gap)) before -= phraseBefore(reading, at, cues.possessives)
  return [cues.introductions, cues.titles, cues.kin, cues.persons, cues.animals].some((phrases) => phraseBefore(reading, before, phrases) > 0)
}

/** A title or an introduction makes a name of an everyday word with a capital in the midst of a sentence: Dr Stein, this is Pickle. */
export function isIntroducedByTitle(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isOpening || !/^[ \u00a0.]{1,2}$/.test(token.gap)) return false
  if (reading.know(at).isMedical && !isWordySurname(token.lower)) return false
  return phraseBefore(reading, at, reading.cues.titles) > 0 || phraseBefore(reading, at, reading.cues.introductions) > 0
}

/** A Russian word that no dictionary has opens the sentence: `Качалова готовим к выписке`, `Ермолай в машине`. */
function isUnlistedRussian({ reading: { tokens }, at, token, known }: Single): boolean {
  const isWord = isCyrillic(token.lower) && token.spelling.isPlain && token.text.length >= SHORTEST_RUSSIAN
  if (!isWord || known.isCommon || known.isMedical || known.isBreed || known.isOrdinary) return false
  return /^,?[ \u00a0]$/u.test(gapAt(tokens, at + 1)) && !TRADE_ADJECTIVE.test(token.lower)
}

const isPersonVerb = (reading: Reading, at: number) => isBeside(reading.tokens[at]) && isWordOf(reading, at, reading.cues.personVerbs)

/** What only people do: `Berg forteller at …`. */
const SAYING = new Set(
  `forteller fortalte opplyser opplyste ønsker ønsket mener mente sier sa oppgir oppga angir anga angiver angav uppger benekter benektet nekter nektet
  förnekar nekar benægter nægter ber spør spurte ringer ringte røyker røykte jobber jobbet bor bodde klager beskriver beskrev møter takker
  berättar berättade uppger uppgav önskar önskade tycker tyckte säger sade frågar ringde röker rökte jobbar jobbade bodde klagar beskriver upplever
  fortæller fortalte oplyser ønsker mener siger oplever ringer ryger arbejder klager beskriver
  reports reported says said states stated wants wanted denies denied describes described feels asks asked lives works smokes complains does
  сообщает сообщил сообщила рассказывает отмечает отметил отметила жалуется просит считает живет работает курит отрицает отказался отказалась`.split(/\s+/),
)

const LONGEST_PLAIN_NAME = 10
const hasNounForm = (lower: string) => lower.length > LONGEST_PLAIN_NAME || NOUN_FORM.test(lower)

/** What stands behind it is said of a person: a verb of people, in Russian the past tense, a dash or a relative clause. */
function isSubject({ reading, at }: Single): boolean {
  const after = reading.tokens[at + 1]
  if (after === undefined) return false
  if (isPersonVerb(reading, at + 1)) return true
  if (reading.language !== 'ru') return false
  if (isBeside(after) && /(?:л|ла|лся|лась)$/u.test(after.lower) && after.text.length > 3) return true
  return / [—–] $/.test(after.gap) || (after.gap === ', ' && /^(?:котор|котоpый)/u.test(after.lower))
}

/** Two letters that a list of names has stand straight behind what announces one: `dotter My`, `det är Jo`. */
const isShortName = ({ token, known }: Single) => !token.isOpening && token.gap === ' ' && token.spelling.isPlain && known.isListed

function isTooShort(single: Single): boolean {
  const { token, known } = single
  if (token.text.length > SHORTEST_WORD_NAME || (known.isWellKnown && known.isListed)) return false
  return !(single.isAnnounced && ((!known.isCommon && !known.isMedical) || isShortName(single)))
}

/** A word before a colon is a label: `Stilling: Lærer`. */
function isLabel({ reading: { text, tokens, know }, at, token, known, sort, isAnnounced: announced }: Single): boolean {
  if (text.charAt(token.end) !== ':') return false
  const isBehindWord = isCapitalAt(tokens, at - 1) && (know(at - 1).isCommon || know(at - 1).isMedical) && isBeside(token)
  if (!token.isOpening && !isBehindWord) return false
  return !(known.isWellKnown && sort === 'name') && !(announced && !token.isOpening && !known.isOrdinary)
}

/** The given name follows, over a comma or an "and": `Sidebottom, Roisin`. */
function isBeforeGiven({ reading: { tokens, know }, at, token, known }: Single): boolean {
  const after = tokens[at + 1]
  if (after === undefined || !/^(?:, | [&+] )$/.test(after.gap) || !after.isCapital || (after.isAllCaps && !token.isAllCaps)) return false
  const given = know(at + 1)
  return given.isGiven && given.isListed && !given.isMedical && !known.isCommon && !known.isMedical
}

/** What somebody is to somebody is told behind the name: `Merle, datter til Per`. */
const isBeforeKin = ({ reading: { tokens, cues }, at }: Single) => gapAt(tokens, at + 1) === ', ' && cues.kin.has(lowerAt(tokens, at + 1))

/** In the midst of a sentence the capital speaks for a name; only a word of every day needs more. */
function isNameInMidst({ reading, at, token, known, sort, isAnnounced: announced }: Single): boolean {
  if (sort === 'common') return isIntroducedByTitle(reading, at) || isCapitalPet(reading, at)
  if (sort !== 'either' || known.isListed || known.isPlace) return true
  return (isCyrillic(token.lower) && known.isGiven) || (announced && (known.isGiven || known.isPet))
}

/** A word of every day that opens a sentence and is a name too. */
const EITHER_SIGNS: readonly ((single: Single) => boolean)[] = [
  // Per (92 år): a well-known name before a bracket
  ({ reading, token, known }) => known.isWellKnown && known.isListed && reading.text.startsWith(' (', token.end),
  ({ reading, at, known }) => known.isSurname && known.isListed && isBeside(reading.tokens[at + 1]) && SAYING.has(lowerAt(reading.tokens, at + 1)),
  // SMITH, JANE: an all-caps word that is an acronym was sorted as one
  ({ token }) => token.isAllCaps,
  // Tone & Svein
  ({ reading, at, known }) => known.isGiven && known.isListed && /^ [&+] $/.test(gapAt(reading.tokens, at + 1)) && reading.know(at + 1).isGiven,
  (single) => single.isAnnounced && !single.token.gap.includes(':') && (single.known.isWellKnown || single.known.isPet),
  ({ reading, at, known }) => known.isWellKnown && known.isListed && reading.language !== 'en' && isPersonVerb(reading, at + 1),
]

/** A word that no list has and that opens a sentence: its place, its form or its verb must be a person's. */
const UNKNOWN_SIGNS: readonly ((single: Single) => boolean)[] = [
  ({ reading, at }) => isLabelledAnimal(reading, at) || isClearSurname(reading, at),
  (single) => isBeforeGiven(single) || isBeforeKin(single),
  ({ token, known }) => !known.isOrdinary && !known.isInflected && known.isRareName && nameShape(token.lower) > 0,
  isUnlistedRussian,
  ({ reading, at, known, isAnnounced: announced }) => announced && (known.isPet || isNameLike(reading, at)),
  (single) => isSubject(single) && (!hasNounForm(single.token.lower) || !single.known.isOrdinary),
]

function opensAsName(single: Single): boolean {
  const { reading, at, known, sort } = single
  if (sort === 'name' || sort === 'place') return true
  if (sort === 'either') return EITHER_SIGNS.some((isSign) => isSign(single))
  if (sort === 'common') return isLabelledAnimal(reading, at) && !known.isMedical && reading.language === 'en'
  return UNKNOWN_SIGNS.some((isSign) => isSign(single))
}

/** The heading or the words around it make it an animal's name. */
function isAnimalsName({ reading, at, known }: Single): boolean {
  if (isEntryOfPet(reading, at) || isNamedAnimal(reading, at)) return true
  return isLabelledAnimal(reading, at) && (known.isPet || (known.isGiven && known.isListed)) && !known.isDrug
}

/** Whether one word with a capital is a name by itself, `sort` telling what it may be. */
export function isSingleName(reading: Reading, at: number, sort: Sort): boolean {
  const token = reading.tokens[at]
  if (token === undefined || sort === 'initial' || sort === 'acronym') return false
  const single: Single = { reading, at, token, known: reading.know(at), sort, isAnnounced: isAnnounced(reading, at) }
  if (isAnimalsName(single)) return true
  if (sort === 'protected' || isTooShort(single) || isLabel(single)) return false
  return token.isOpening ? opensAsName(single) : isNameInMidst(single)
}
