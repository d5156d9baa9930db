import type { Language } from '#contract/vertical.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'
import { SUBJECTS, SUBORDINATORS } from '#domain/language/tables/reference/pronouns.ts'
import { NAMES } from '#domain/terminology/names/drug-names.ts'
import type { HeardName } from './heard-names.ts'
import { FARTHEST, nameHeardIn } from './heard-names.ts'
import { FAREWELLS } from './farewells.ts'
import { commonIn, ordinaryIn } from './ordinary.ts'

/** A recogniser writes an unknown name as so many words at most, of so many letters in all. */
const MOST_PARTS = 5
const [SHORTEST, LONGEST] = [5, 22]
/** Of words of every day alone, only what sounds just like a name is one. */
const [FARTHEST_ORDINARY, FARTHEST_DOSED] = [0.04, 0.1]
const SHORTEST_ORDINARY = 7
/** Short names need to sound nearly as they are spelled. */
const [SURE, FARTHEST_SHORT] = [8, 0.07]
const LETTERS = /^\p{L}+$/u

type Span = { readonly from: number; readonly to: number }
type Found = Span & { readonly isExact: boolean; readonly distance: number }
/** A word as far as a name may be hidden in it: no dictionary has it, or it is not one of every day. */
type Word = Pick<Token, 'lower' | 'gap'> & { readonly isOfLetters: boolean; readonly isOdd: boolean; readonly isSeldom: boolean }
type Talk = {
  readonly isEnglish: boolean
  readonly words: readonly Word[]
  /** A number with a weight or a form of medicine stands from here on. */
  readonly isDosed: (at: number) => boolean
  readonly isCounted: (span: Span) => boolean
}

function isName(word: string): boolean {
  return NAMES.byHead.get(word)?.some(({ rest }) => rest.length === 0) === true
}

/** How far words that sound like a name may be from it: the more ordinary they are and the less is said of taking them, the nearer. */
function farthest({ isDosed, isCounted }: Talk, said: readonly Word[], { from, to }: Span): number {
  const letters = said.reduce((sum, { lower }) => sum + lower.length, 0)
  if (said.some(({ isOdd }) => isOdd)) return letters < SURE && !isCounted({ from, to }) ? FARTHEST_SHORT : FARTHEST
  // words of a dictionary, and not of every day: el vanse
  const isSeldom = letters > SHORTEST && said.some((word) => word.isSeldom)
  if (letters < SHORTEST_ORDINARY && !isSeldom) return -1
  return isDosed(to) ? FARTHEST_DOSED : isSeldom || isCounted({ from, to }) ? FARTHEST_ORDINARY : -1
}

/** The words from here on that make up a name: letter for letter, or by their sound. */
function foundIn(talk: Talk, from: number, parts: number): Found | undefined {
  const to = from + parts
  const said = talk.words.slice(from, to)
  if (said.length < parts || said.some(({ isOfLetters, gap }, part) => !isOfLetters || (part > 0 && gap !== ''))) return undefined
  const letters = said.map(({ lower }) => lower).join('')
  if (letters.length < SHORTEST || letters.length > LONGEST) return undefined
  const allowed = farthest(talk, said, { from, to })
  if (allowed < 0) return undefined
  if (isName(letters)) return { from, to, isExact: true, distance: 0 }
  if (isClause(talk.words, from)) return undefined
  if (said.some(({ lower }) => lower.length >= SHORTEST && isName(lower))) return undefined
  const heard = nameHeardIn(said.map(({ lower }) => lower), talk.isEnglish)
  if (heard === undefined || heard.distance > allowed || isOtherLetter(said, heard)) return undefined
  return { from, to, isExact: false, distance: heard.distance }
}

/** Vitamin K is no vitamin C: a Latin letter at the end is said as itself. */
function isOtherLetter(said: readonly Word[], { name }: HeardName): boolean {
  const last = said.at(-1)?.lower ?? ''
  return /^[a-z]$/u.test(last) && !name.spelling.endsWith(last)
}

/** After you passed water: he, she and you behind what opens a clause begin no name, nor does the end of a farewell. */
function isClause(words: readonly Word[], from: number): boolean {
  if (words[from]?.gap === '' && FAREWELLS.has(`${words[from - 1]?.lower ?? ''} ${words[from]?.lower ?? ''}`)) return true
  return SUBJECTS.has(words[from]?.lower ?? '') && words[from]?.gap === '' && SUBORDINATORS.has(words[from - 1]?.lower ?? '')
}

function bestFrom(talk: Talk, at: number): Found | undefined {
  let best: Found | undefined
  for (let parts = MOST_PARTS; parts > 1; parts--) {
    const found = foundIn(talk, at, parts)
    if (found !== undefined && (best === undefined || found.distance < best.distance)) best = found
  }
  return best
}

/** Words from a name to what tells that it is taken. */
const REACH = 3
const WEIGHTS = 'milligram\\p{L}*|mikrogram\\p{L}*|microgram\\p{L}*|mg|mcg|µg|ie|enheter|units?|tabletter?|tablets?|tablett|ml|milliliter|puff\\p{L}*|drag|sug'
const RUSSIAN_WEIGHTS = 'миллиграмм\\p{L}*|микрограмм\\p{L}*|мг|мкг|мл|таблет\\p{L}*|капсул\\p{L}*|единиц\\p{L}*'
const WEIGHT = new RegExp(`^(?:${WEIGHTS}|${RUSSIAN_WEIGHTS})$`, 'u')

/**
 * Joins the names of medicines that a recogniser wrote as several words: `spi riva` as `spiriva`, what only sounds like a name with hyphens, `sum-tripan`.
 * Every other letter keeps its place.
 */
export function joinSplitNames(text: string, language: Language, isNumberWord: (word: string) => boolean): string {
  const tokens = tokenise(text)
  const near = (from: number, to: number): readonly Token[] => tokens.slice(Math.max(0, from), to)
  const counts = (token: Token): boolean => isNumber(token) || isNumberWord(token.lower)
  const isWeighed = (at: number): boolean => near(at + 1, at + REACH).some(({ lower }) => WEIGHT.test(lower))
  const isDosed = (at: number): boolean => near(at, at + REACH).some((token, step) => counts(token) && isWeighed(at + step))
  const isCounted = ({ to }: Span): boolean => near(to, to + REACH).some(counts)
  const [common, isOrdinary] = [commonIn(language), ordinaryIn(language)]
  const words = tokens.map(({ lower, gap }) => ({
    lower, gap, isOfLetters: LETTERS.test(lower), isOdd: lower.length > 1 && !isOrdinary(lower), isSeldom: lower.length > 2 && !common.has(lower),
  }))
  const talk = { isEnglish: language === 'en', words, isDosed, isCounted }
  let out = ''
  let done = 0
  let next: Found | undefined
  for (let at = 0; at < tokens.length; at++) {
    const here = next?.from === at ? next : bestFrom(talk, at)
    next = here === undefined ? undefined : bestFrom(talk, at + 1)
    // a word before the name that sounds as if it were of it
    if (here === undefined || (next !== undefined && next.distance < here.distance)) continue
    const [first, last] = [tokens[here.from], tokens[here.to - 1]]
    if (first === undefined || last === undefined) continue
    const parts = tokens.slice(here.from, here.to).map((token) => token.text)
    const joined = here.isExact ? parts.join('') : parts.join('-')
    out += text.slice(done, first.start) + joined.padEnd(last.end - first.start)
    done = last.end
    at = here.to - 1
  }
  return out + text.slice(done)
}
