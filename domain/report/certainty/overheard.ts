import type { Language } from '#contract/vertical.ts'
import { ordinaryWords, type IsOrdinary } from '#domain/deidentify/ordinary-words.ts'
import { wordSet } from '#domain/deidentify/word-set.ts'
import { DANISH, ENGLISH, NORWEGIAN, RUSSIAN, SWEDISH } from '#domain/deidentify/words/common-words.ts'
import { soundingLike, type SoundingName } from '#domain/terminology/drug-sounds.ts'
import { drugsIn, isNeverDrug, type DrugMention } from '#domain/terminology/drugs.ts'
import type { Token } from '#domain/text/tokens.ts'
import { isNumber, tokenise } from '#domain/text/tokens.ts'

/** Words of a talk that name a medicine, or sound like one, as they stand in its text. */
export type Overheard = { readonly substance: string; readonly name: string; readonly isTrade: boolean; /** The words themselves. */ readonly said: string; readonly isExact: boolean; /** Every word of it is one of every day. */ readonly isOrdinary: boolean; readonly start: number; readonly end: number }

const COMMON: Readonly<Record<Language, string>> = { nb: `${NORWEGIAN} ${DANISH} ${SWEDISH}`, da: `${DANISH} ${NORWEGIAN} ${SWEDISH}`, sv: `${SWEDISH} ${NORWEGIAN} ${DANISH}`, en: ENGLISH, ru: RUSSIAN }

const judges = new Map<Language, IsOrdinary>()

function ordinaryOf(language: Language): IsOrdinary {
  const judge = judges.get(language) ?? ordinaryWords(language, wordSet(COMMON[language]))
  judges.set(language, judge)
  return judge
}

/** A name is heard as so many words at most, of so many letters in all. */
const MOST_WORDS = 4
const [FEWEST_LETTERS, MOST_LETTERS] = [5, 24]
/** Words of every day must sound the same but for a vowel or two; of one that no dictionary has, more may be misheard. */
const [AWAY_OF_ORDINARY, AWAY_OF_UNKNOWN] = [0.12, 0.2]
/** Words of every day by themselves are long enough to be no chance. */
const LONGEST_CHANCE = 6

const WORD = /^\p{L}+$/u

type Match = SoundingName & { readonly from: number; readonly to: number; readonly isOrdinary: boolean }

/** The name that words from here on sound like, by how many of them are read together. */
function matchesAt(tokens: readonly Token[], from: number, isOrdinary: IsOrdinary): Match[] {
  const found: Match[] = []
  let whole = ''
  let unknown = 0
  for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS); to++) {
    const token = tokens[to - 1]
    if (token === undefined || !WORD.test(token.lower) || (to > from + 1 && token.gap !== '')) break
    whole += token.lower
    if (whole.length > MOST_LETTERS) break
    if (!isOrdinary(token.lower)) unknown++
    if (whole.length < FEWEST_LETTERS || isNeverDrug(whole) || (to === from + 1 && unknown === 0)) continue
    const name = soundingLike(whole, unknown === 0 ? AWAY_OF_ORDINARY : AWAY_OF_UNKNOWN)
    if (name !== undefined && (unknown > 0 || name.length >= LONGEST_CHANCE)) found.push({ ...name, from, to, isOrdinary: unknown === 0 })
  }
  return found
}

/** Of names that share words, the one most alike. */
function bestOf(matches: readonly Match[]): Match[] {
  const taken = new Set<number>()
  return matches.toSorted((a, b) => a.away / a.length - b.away / b.length || b.to - b.from - (a.to - a.from)).filter(({ from, to }) => {
    const places = Array.from({ length: to - from }, (_, at) => from + at)
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  }).toSorted((a, b) => a.from - b.from)
}

function asOverheard(text: string, { start: from, end: to, substance, name, isTrade }: DrugMention, tokens: readonly Token[]): Overheard {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  return { substance, name, isTrade, said: text.slice(start, end), isExact: true, isOrdinary: false, start, end }
}

/** Every name of a medicine in the text as it was said, before anything is cut, folded or put right; sounds of names only where no true name stands. Linear in the text. */
export function overheardIn(text: string, language: Language): Overheard[] {
  const tokens = tokenise(text)
  const isOrdinary = ordinaryOf(language)
  const exact = drugsIn(tokens).filter((mention) => mention.isExact)
  const covered = new Set(exact.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  const matches = tokens.flatMap((token, at) => (covered.has(at) || isNumber(token) ? [] : matchesAt(tokens, at, isOrdinary).filter(({ from, to }) => Array.from({ length: to - from }, (_, place) => from + place).every((place) => !covered.has(place)))))
  const sounding = bestOf(matches).map(({ from, to, substance, name, isTrade, isOrdinary: isPlain }): Overheard => ({ ...asOverheard(text, { substance, name, isTrade, start: from, end: to, isExact: false }, tokens), isExact: false, isOrdinary: isPlain }))
  return [...exact.map((mention) => asOverheard(text, mention, tokens)), ...sounding].toSorted((a, b) => a.start - b.start)
}
