import type { Phrases } from './phrases.ts'
import { makePhrases } from './phrases.ts'
import type { Reading } from './reading.ts'
import { phraseBefore } from './reading.ts'
import { nameShape } from './name-shape.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from './russian-forms.ts'
import type { WordKnowledge } from './vocabulary.ts'

/** Introductions after which even an unheard-of word is a name; the others need a name the lists know. */
export const SURE_INTRODUCTIONS = makePhrases([
  'jeg heter', 'eg heiter', 'eg heter', 'æ heter', 'æ heite', 'e heter', 'mitt navn er', 'navnet mitt er', 'heter', 'heiter', 'ved navn', 'som heter', 'jag heter', 'mitt namn är', 'namnet är', 'vid namn', 'heter hon', 'jeg hedder', 'mit navn er', 'hedder', 'ved navn', 'som hedder', 'der hedder', 'my name is', "my name's", 'name is', 'named', 'is called', 'меня зовут', 'зовут', 'jeg het', 'eg heitte', 'jag hette', 'jeg hed', 'heter jeg', 'heter eg', 'heiter eg', 'heter jag', 'hedder jeg', 'heter han', 'heter hun', 'heter hon', 'heter den', 'heter du', 'hedder han', 'hedder hun', 'hedder den', 'hedder du', "what's his name", "what's her name", "what's your name", 'what is your name', 'как зовут', 'по имени', 'по кличке', 'кличка', 'мое имя', 'фамилия',
])

const MOST_SHAPE = 4
const MOST_SCORE = 3
const CONJUNCTIONS = new Set(['og', 'och', 'and', 'и', 'eller', 'or', 'med', 'with', 'с'])

function nameClass(known: WordKnowledge, word: string): string {
  if (known.isWellKnown) return 'known'
  if (known.isListed) return known.isGiven && known.isSurname ? 'both' : known.isGiven ? 'given' : 'surname'
  if (isCyrillic(word)) {
    if (isPatronymic(word) || hasSurnameEnding(word)) return 'formed'
  } else if (known.isRareName) return known.isGiven || known.isSurname ? 'form rare' : 'rare'
  return known.isGiven || known.isSurname ? 'form' : known.isPet ? 'pet' : 'none'
}

function wordClass(known: WordKnowledge): string {
  if (known.isMedical || known.isStrongEponym || known.isBreed) return 'medical'
  if (known.isCommon) return 'common'
  if (known.isOrdinary) return 'ordinary'
  return known.isPlace ? 'place' : 'unheard'
}

/** What a word is by itself, worked out once. */
type WordClasses = { readonly names: string; readonly words: string; readonly shape: string; readonly kind: string; readonly length: string }

const classes = new WeakMap<WordKnowledge, WordClasses>()

function classesOf(known: WordKnowledge, word: string): WordClasses {
  const before = classes.get(known)
  if (before !== undefined) return before
  const words = wordClass(known)
  const made: WordClasses = {
    names: nameClass(known, word),
    words,
    shape: shapeClass(word),
    kind: words === 'unheard' || words === 'medical' ? words : 'heard',
    length: word.length <= 3 ? 'short' : word.length <= 5 ? 'middle' : 'long',
  }
  classes.set(known, made)
  return made
}

function shapeClass(word: string): string {
  if (isCyrillic(word)) return 'cyrillic'
  return String(Math.max(-MOST_SHAPE, Math.min(MOST_SHAPE, Math.floor(nameShape(word)))))
}

function isAfterName(reading: Reading, at: number): boolean {
  const before = reading.know(at - 1)
  return (before.isListed || before.isRareName) && !before.isCommon
}

/** Whether a word in lower case is worth weighing at all: an everyday word that no list of names has is not, nor any word of the dictionaries where nobody is announced. */
export function mayBeFlatName(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isNumber || token.text.length < 2) return false
  const known = reading.know(at)
  if (known.isListed || known.isPet || known.isPlace) return true
  return !known.isCommon && (!known.isOrdinary || known.isRareName || isAfterName(reading, at) || reading.cues.announcerLasts.has(reading.tokens[at - 1]?.lower ?? ''))
}

const CUES = ['titles', 'kin', 'persons', 'introductions', 'animals', 'workplaces', 'homes', 'greetings', 'placePrepositions'] as const

/** The kind of cue straight before a place, a possessive perhaps between. */
function cueBefore(reading: Reading, at: number): string {
  if (at === 0) return 'start'
  const last = reading.tokens[at - 1]?.lower ?? ''
  if (!reading.cues.announcerLasts.has(last)) return reading.cues.postEnding(last) === undefined ? 'none' : 'titles'
  if (phraseBefore(reading, at, SURE_INTRODUCTIONS) > 0) return 'named'
  const before = at - phraseBefore(reading, at, reading.cues.possessives)
  const cue = CUES.find((one) => {
    const phrases: Phrases = reading.cues[one]
    return phraseBefore(reading, before, phrases) > 0
  })
  if (cue !== undefined) return cue
  if (reading.cues.postEnding(reading.tokens[before - 1]?.lower ?? '') !== undefined) return 'titles'
  return before < at ? 'possessives' : 'none'
}

function classAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  if (token.isNumber) return '#'
  if (reading.cues.personVerbs.has(token.lower)) return 'verb'
  const { names, words } = classesOf(reading.know(at), token.lower)
  return `${names} ${words}`
}

const LONGEST_TELLING = 8

/** The word at a place when it is one of the small, everyday ones: rarer words tell nothing that holds elsewhere. */
function wordAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  if (token === undefined) return 'end'
  if (token.isNumber) return '#'
  return reading.know(at).isCommon && token.text.length <= LONGEST_TELLING ? token.lower : '~'
}

/** What speaks for and against a word in lower case being a name: what it is, what it looks like, what stands around it. */
export function flatFeatures(reading: Reading, at: number): string[] {
  const token = reading.tokens[at]
  if (token === undefined) return []
  const { names, words, shape, kind, length } = classesOf(reading.know(at), token.lower)
  const cue = cueBefore(reading, at)
  const after = classAt(reading, at + 1)
  return [
    'always',
    `is ${names} ${words}`,
    `shape ${kind} ${shape}`,
    `length ${kind} ${length}`,
    `cue ${cue}`,
    `cue ${cue} ${names === 'none' ? kind : 'name'}`,
    `after ${after}`,
    `after ${after} ${kind}`,
    `before ${classAt(reading, at - 1)} ${kind}`,
    `before = ${wordAt(reading, at - 1)}`,
    `after = ${wordAt(reading, at + 1)}`,
    `two before = ${wordAt(reading, at - 2)}`,
    `between ${wordAt(reading, at - 1)} ${wordAt(reading, at + 1)}`,
    `edges ${reading.language} ${kind} ${token.lower.slice(-2)}`,
  ]
}

const level = (score: number | undefined) => (score === undefined ? 'no' : String(Math.max(-MOST_SCORE, Math.min(MOST_SCORE, Math.round(score)))))

/** What the first weighing of its neighbours says of a word: names stand together, and either side of "and". */
export function neighbourFeatures(reading: Reading, at: number, scoreAt: (at: number) => number | undefined): string[] {
  const own = level(scoreAt(at))
  const joined = CONJUNCTIONS.has(wordAt(reading, at - 1)) ? level(scoreAt(at - 2)) : 'apart'
  const joining = CONJUNCTIONS.has(wordAt(reading, at + 1)) ? level(scoreAt(at + 2)) : 'apart'
  return [`left ${level(scoreAt(at - 1))}`, `right ${level(scoreAt(at + 1))}`, `left ${level(scoreAt(at - 1))} ${own}`, `right ${level(scoreAt(at + 1))} ${own}`, `joined ${joined} ${own}`, `joining ${joining} ${own}`]
}
