import type { Language } from '#contract/vertical.ts'
import { ordinaryWords, type IsOrdinary } from '#domain/deidentify/ordinary-words.ts'
import { wordSet } from '#domain/deidentify/word-set.ts'
import { DANISH, ENGLISH, NORWEGIAN, RUSSIAN, SWEDISH } from '#domain/deidentify/words/common-words.ts'
import { soundingLike, type SoundingName } from '#domain/terminology/drug-sounds.ts'
import { drugsIn, isNeverDrug, spellingsOf, type DrugMention } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/text/language.ts'
import type { Token } from '#domain/text/tokens.ts'
import { isNumber, tokenise } from '#domain/text/tokens.ts'

/** Words of a talk that name a medicine, or sound like one, as they stand in its text. */
export type Overheard = { readonly substance: string; readonly name: string; readonly isTrade: boolean; /** The words themselves. */ readonly said: string; readonly isExact: boolean; /** Every word of it is one of every day. */ readonly isOrdinary: boolean; /** It sounds the very same. */ readonly isSame: boolean; readonly start: number; readonly end: number }

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
/** So much of its letters may be misheard: a vowel or two, or a consonant of a long name. */
const MOST_AWAY = 0.13
/** Words of every day by themselves are long enough to be no chance. */
const LONGEST_CHANCE = 6

/** So short it is nobody's name, written wrong or not. */
const LONGEST_LITTLE = 2
const CYRILLIC = /[а-я]/iu
const WORD = /^\p{L}+$/u
/** The form a medicine comes in may be said in one word with it: glukosamintablettene. */
const FORM = /(?:tablett?|dråpe|dråbe|kapsel|salve|krem|spray)(?:er|ene|erne|en|n|r|rne)?$/u

type Match = SoundingName & { readonly from: number; readonly to: number; readonly isOrdinary: boolean }

/** The name that words from here on sound like, by how many of them are read together. */
function matchesAt(tokens: readonly Token[], from: number, isOrdinary: (at: number) => boolean): Match[] {
  const found: Match[] = []
  let whole = ''
  let unknown = 0
  for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS); to++) {
    const token = tokens[to - 1]
    if (token === undefined || !WORD.test(token.lower) || (to > from + 1 && token.gap !== '')) break
    whole += token.lower.replace(FORM, '')
    if (whole.length > MOST_LETTERS) break
    if (!isOrdinary(to - 1)) unknown++
    if (whole.length < FEWEST_LETTERS || isNeverDrug(whole)) continue
    const name = soundingLike(whole, to === from + 1 && unknown === 0 ? 0 : MOST_AWAY)
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
  return { substance, name, isTrade, said: text.slice(start, end), isExact: true, isOrdinary: false, isSame: true, start, end }
}

/** Words any dictionary has, or that tell something by themselves: a symptom, a measure. */
function ordinaryAmong(tokens: readonly Token[], { lexicon, pack: { language } }: Tongue): (at: number) => boolean {
  const isListed = ordinaryOf(language)
  const telling = new Set(lexicon.scan(tokens).flatMap(({ start, end, mark }) => (end - start === 1 && mark !== 'drugClass' ? [start] : [])))
  return (at) => {
    const word = tokens[at]?.lower ?? ''
    return telling.has(at) || word.length <= LONGEST_LITTLE || word.length > MOST_LETTERS || (!FORM.test(word) && isListed(word))
  }
}

/**
 * Every name of a medicine in the text as it was said, before anything is cut, folded or put right; sounds of names only where no true name stands.
 * Linear in the text.
 */
export function overheardIn(text: string, tongue: Tongue): Overheard[] {
  const tokens = tokenise(text)
  const isOrdinary = ordinaryAmong(tokens, tongue)
  const exact = drugsIn(tokens).filter((mention) => mention.isExact)
  const covered = new Set(exact.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  const isFree = ({ from, to }: Match): boolean => !tokens.slice(from, to).some((_, at) => covered.has(from + at))
  const matches = tokens.flatMap((token, at) => (covered.has(at) || isNumber(token) ? [] : matchesAt(tokens, at, isOrdinary).filter(isFree)))
  const sounding = bestOf(matches).map(({ from, to, substance, name, isTrade, isOrdinary: isPlain, away }): Overheard => {
    const heard = asOverheard(text, { substance, name, isTrade, start: from, end: to, isExact: false }, tokens)
    // a Latin name said in Russian is written in the letters of the talk
    const inLanguage = tongue.pack.language === 'en' && spellingsOf(substance).includes(`${name}e`) ? `${name}e` : name
    const written = CYRILLIC.test(heard.said) && !CYRILLIC.test(name) ? heard.said.replaceAll(' ', '') : inLanguage
    return { ...heard, name: written, isExact: false, isOrdinary: isPlain, isSame: away === 0 }
  })
  return [...exact.map((mention) => asOverheard(text, mention, tokens)), ...sounding].toSorted((a, b) => a.start - b.start)
}
