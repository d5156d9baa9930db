import { SURE_INTRODUCTIONS } from '#domain/deidentify/knowledge/naming-phrases.ts'
import type { Phrases } from '#domain/deidentify/knowledge/phrases.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { nameShape } from '#domain/deidentify/knowledge/name-shape.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from '#domain/vocabulary/russian-forms.ts'
import { smallClass } from '#domain/deidentify/words/small-words.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const MOST_SHAPE = 4
const MOST_SCORE = 3
const CONJUNCTIONS = new Set(['og', 'och', 'and', 'и', 'eller', 'or', 'med', 'with', 'с'])

function nameClass(known: WordKnowledge, word: string): string {
  if (known.isWellKnown) return 'known'
  if (known.isListed) return known.isGiven && known.isSurname ? 'both' : known.isGiven ? 'given' : 'surname'
  if (isCyrillic(word)) {
    if (isPatronymic(word) || hasSurnameEnding(word)) return 'formed'
  } else if (known.isRareName) return known.isGiven || known.isSurname ? 'form rare' : 'rare'
  if (known.mayBeCalled) return 'called'
  return known.isGiven || known.isSurname ? 'form' : known.isPet ? 'pet' : 'none'
}

function wordClass(known: WordKnowledge): string {
  if (known.isMedical || known.isStrongEponym || known.isBreed) return 'medical'
  if (known.isCommon) return 'common'
  if (known.isOrdinary) return 'ordinary'
  return known.isPlace ? 'place' : 'unheard'
}

/** What a word is by itself, worked out once. */
type WordClasses = {
  readonly names: string
  readonly words: string
  readonly both: string
  readonly shape: string
  readonly kind: string
  readonly length: string
  readonly small: string
}

const classes = new WeakMap<WordKnowledge, WordClasses>()

function classesOf(known: WordKnowledge, word: string): WordClasses {
  const before = classes.get(known)
  if (before !== undefined) return before
  const words = wordClass(known)
  const names = nameClass(known, word)
  const made: WordClasses = {
    names,
    words,
    both: `${names} ${words}`,
    shape: shapeClass(word),
    kind: words === 'unheard' || words === 'medical' ? words : 'heard',
    length: word.length <= 3 ? 'short' : word.length <= 5 ? 'middle' : 'long',
    small: smallClass(word),
  }
  classes.set(known, made)
  return made
}

function shapeClass(word: string): string {
  if (isCyrillic(word)) return 'cyrillic'
  return String(Math.max(-MOST_SHAPE, Math.min(MOST_SHAPE, Math.floor(nameShape(word)))))
}

/** Whether a word in lower case is worth weighing at all: an everyday word that no list of names has is not. */
export function mayBeUncasedName(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isNumber || token.text.length < 2) return false
  const known = reading.know(at)
  return known.isListed || known.isPet || known.isPlace || known.mayBeCalled || !known.isCommon
}

const CUES = ['titles', 'kin', 'persons', 'introductions', 'animals', 'workplaces', 'homes', 'greetings', 'placePrepositions'] as const

/** The kind of cue straight before a place, a possessive perhaps between. */
function cueBefore(reading: Reading, at: number): string {
  if (at === 0) return 'start'
  if (!reading.know(at - 1).isAnnouncer) return reading.know(at - 1).isPostLike ? 'titles' : 'none'
  if (phraseBefore(reading, at, SURE_INTRODUCTIONS) > 0) return 'named'
  const before = at - phraseBefore(reading, at, reading.cues.possessives)
  const cue = CUES.find((one) => {
    const phrases: Phrases = reading.cues[one]
    return phraseBefore(reading, before, phrases) > 0
  })
  if (cue !== undefined) return cue
  if (reading.know(before - 1).isPostLike) return 'titles'
  return before < at ? 'possessives' : 'none'
}

/** The part a word plays in a sentence when it is one of the small ones: article, preposition, finite verb and so on. */
function smallAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  if (token.isNumber) return '#'
  const known = reading.know(at)
  if (known.isKin) return 'kin'
  return classesOf(known, token.lower).small
}

/** `the nurse was bishop`, `hovslagaren heter ek`: what is announced before the verb that comes between. */
const cueBeyond = (reading: Reading, at: number) => (smallAt(reading, at - 1) === 'be' ? cueBefore(reading, at - 1) : 'no')

/** Who a name turns out to be behind it: `hege kona mi`, `dam ham kirurgen`, `holm ringte`. */
function roleBehind(reading: Reading, at: number): string {
  const step = smallAt(reading, at + 1) === 'pronoun' ? 2 : 1
  const known = reading.know(at + step)
  const isPost = known.isPostLike || (known.isAnnouncer && isWordOf(reading, at + step, reading.cues.titles))
  const role = known.isKin ? 'kin' : isPost ? 'post' : isWordOf(reading, at + step, reading.cues.personVerbs) ? 'verb' : 'none'
  return role === 'none' ? role : `${role} ${String(step)} ${smallAt(reading, at + step + 1) === 'possessive' ? 'own' : ''}`
}

function classAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  if (token.isNumber) return '#'
  if (isWordOf(reading, at, reading.cues.personVerbs)) return 'verb'
  return classesOf(reading.know(at), token.lower).both
}

const LONGEST_TELLING = 8

/** The word at a place when it is one of the small, everyday ones: rarer words tell nothing that holds elsewhere. */
function wordAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  if (token.isNumber) return '#'
  return reading.know(at).isCommon && token.text.length <= LONGEST_TELLING ? token.lower : '~'
}

/** How a word ends, which tells verbs, nouns in the definite form and the like apart. */
function endAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  return token.isNumber ? '#' : token.lower.slice(-2)
}

/** What a word says by itself, wherever it stands: its classes, its looks, its last letters. */
export function ownFeatures(known: WordKnowledge, word: string, language: string): string[] {
  const { both, shape, kind, length } = classesOf(known, word)
  const own = (known.isListed || known.mayBeCalled) && (known.isCommon || known.isOrdinary) ? [`word ${language} ${word}`] : []
  return [...own, 'always', `is ${both}`, `shape ${kind} ${shape}`, `length ${kind} ${length}`, `edges ${language} ${kind} ${word.slice(-2)}`]
}

/** What the places around a word say: the features that follow from one thing seen, or from two. */
export const CONTEXTS = {
  cue: (cue: string, kind: string) => [`cue ${cue}`, `cue of ${cue} ${kind}`],
  after: (after: string, kind: string) => [`after ${after}`, `after of ${after} ${kind}`],
  before: (before: string, kind: string) => [`before of ${before} ${kind}`],
  between: (before: string, after: string) => [`before = ${before}`, `after = ${after}`, `between ${before} ${after}`],
  further: (word: string) => [`two before = ${word}`],
  role: (cue: string, both: string) => [`role ${cue} ${both}`],
  left: (before: string, both: string) => [`left word ${before} ${both}`],
  right: (after: string, both: string) => [`right word ${after} ${both}`],
  leading: (further: string, before: string) => [`leading ${further} ${before}`],
  coming: (after: string, further: string) => [`coming ${after} ${further}`],
  endBefore: (ending: string, names: string) => [`ending before ${ending} ${names}`],
  endAfter: (ending: string, names: string) => [`ending after ${ending} ${names}`],
  parts: (pair: string, both: string) => [`parts ${pair}`, `parts of ${pair} ${both}`],
  partsBefore: (pair: string, both: string) => [`parts before ${pair} ${both}`],
  partsAfter: (pair: string, both: string) => [`parts after ${pair} ${both}`],
  behind: (role: string, both: string) => [`behind ${role}`, `behind of ${role} ${both}`],
  beyond: (cue: string, both: string) => [`beyond ${cue}`, `beyond of ${cue} ${both}`],
} as const satisfies Record<string, (first: string, second: string) => string[]>
export type Context = keyof typeof CONTEXTS

/** Tells what stands around a place, part by part, so that whoever weighs it need not put words together. */
export function visitContext(reading: Reading, at: number, visit: (context: Context, first: string, second: string) => void): void {
  const { names, kind, both } = classesOf(reading.know(at), lowerAt(reading.tokens, at))
  const cue = cueBefore(reading, at)
  const [further, before, after, coming] = [wordAt(reading, at - 2), wordAt(reading, at - 1), wordAt(reading, at + 1), wordAt(reading, at + 2)]
  visit('cue', cue, names === 'none' ? kind : 'name')
  visit('after', classAt(reading, at + 1), kind)
  visit('before', classAt(reading, at - 1), kind)
  visit('between', before, after)
  visit('further', further, '')
  visit('role', cue, both)
  visit('left', before, both)
  visit('right', after, both)
  visit('leading', further, before)
  visit('coming', after, coming)
  visit('endBefore', endAt(reading, at - 1), names)
  visit('endAfter', endAt(reading, at + 1), names)
  const [partBefore, partAfter] = [smallAt(reading, at - 1), smallAt(reading, at + 1)]
  visit('parts', `${partBefore} ${partAfter}`, both)
  visit('partsBefore', `${smallAt(reading, at - 2)} ${partBefore}`, both)
  visit('partsAfter', `${partAfter} ${smallAt(reading, at + 2)}`, both)
  visit('behind', roleBehind(reading, at), both)
  if (partBefore === 'be') visit('beyond', cueBeyond(reading, at), both)
}

/** What speaks for and against a word in lower case being a name: what it is, what it looks like, what stands around it. */
export function uncasedFeatures(reading: Reading, at: number): string[] {
  const token = reading.tokens[at]
  if (token === undefined) return []
  const features = ownFeatures(reading.know(at), token.lower, reading.language)
  visitContext(reading, at, (context, first, second) => features.push(...CONTEXTS[context](first, second)))
  return features
}

/** How many levels a score has; the last two stand for a word not weighed, and for no conjunction. */
export const LEVELS = 2 * MOST_SCORE + 3
const [NOT_WEIGHED, APART] = [LEVELS - 2, LEVELS - 1]
const LEVEL_NAMES = [...Array.from({ length: 2 * MOST_SCORE + 1 }, (_, at) => String(at - MOST_SCORE)), 'no', 'apart']

/** The levels of the word itself, of those left and right of it, of those beyond a conjunction on either side, and of the same word elsewhere. */
export type Levels = readonly [own: number, left: number, right: number, joined: number, joining: number, again: number]

const levelOf = (score: number | undefined) => (score === undefined ? NOT_WEIGHED : Math.max(-MOST_SCORE, Math.min(MOST_SCORE, Math.round(score))) + MOST_SCORE)

const SHORTEST_STEM = 3

/** What the forms of a word share that names are said in: the genitive off, a Russian ending off. */
const stemOf = (word: string) => (isCyrillic(word) ? word.slice(0, Math.max(SHORTEST_STEM, word.length - 2)) : word.replace(/(?<=\p{L}{3})['’]?s$/u, ''))

/** What the first weighing says of any place, and the most it says of the same word elsewhere in the text. */
export type Looks = { readonly scoreAt: (at: number) => number | undefined; readonly scoreElsewhere: (at: number) => number | undefined }

/** Looks up the first weighing: a name that is sure in one place raises the same word everywhere. */
export function looksOf({ tokens }: Reading, scores: readonly (number | undefined)[]): Looks {
  const best = new Map<string, { at: number; score: number; next: number | undefined }>()
  scores.forEach((score, at) => {
    const stem = score === undefined ? undefined : stemOf(lowerAt(tokens, at))
    if (score === undefined || stem === undefined) return
    const before = best.get(stem)
    if (before === undefined) best.set(stem, { at, score, next: undefined })
    else if (score > before.score) best.set(stem, { at, score, next: before.score })
    else if (before.next === undefined || score > before.next) before.next = score
  })
  return {
    scoreAt: (at) => (at < 0 ? undefined : scores[at]),
    scoreElsewhere: (at) => {
      const found = best.get(stemOf(lowerAt(tokens, at)))
      return found?.at === at ? found.next : found?.score
    },
  }
}

/** What the first weighing of its neighbours says of a word: names stand together, and either side of "and". */
export function neighbourLevels(reading: Reading, at: number, { scoreAt, scoreElsewhere }: Looks): Levels {
  const isJoined = CONJUNCTIONS.has(wordAt(reading, at - 1))
  const isJoining = CONJUNCTIONS.has(wordAt(reading, at + 1))
  const again = scoreElsewhere(at)
  return [
    levelOf(scoreAt(at)),
    levelOf(scoreAt(at - 1)),
    levelOf(scoreAt(at + 1)),
    isJoined ? levelOf(scoreAt(at - 2)) : APART,
    isJoining ? levelOf(scoreAt(at + 2)) : APART,
    again === undefined ? APART : levelOf(again),
  ]
}

/** The features of such levels. */
export function neighbourFeatures(levels: Levels): string[] {
  const [own = '', left = '', right = '', joined = '', joining = '', again = ''] = levels.map((one) => LEVEL_NAMES[one])
  return [
    `left ${left}`, `right ${right}`, `left ${left} ${own}`, `right ${right} ${own}`, `joined ${joined} ${own}`, `joining ${joining} ${own}`,
    `again ${again} ${own}`,
  ]
}
