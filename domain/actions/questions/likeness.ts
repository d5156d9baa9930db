import type { Language } from '#contract/vertical.ts'
import { SMALL_WORDS } from '#domain/answers/words/small-words.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { packOf } from '#domain/language/language.ts'

const STEM = 5
const SHORTEST = 3
/** From so many letters on a part of a compound is told: `vaksine` in `influensavaksinen`. */
const COMPOUND_PART = 4

const small = new Map<Language, ReadonlySet<string>>()

function smallWords(language: Language): ReadonlySet<string> {
  const known = small.get(language)
  if (known) return known
  const words = new Set([...SMALL_WORDS[language].split(' '), ...packOf(language).common])
  small.set(language, words)
  return words
}

/** The words of a stretch that tell what it is about. */
export const tellingWords = (text: string, language: Language): string[] => {
  const words = smallWords(language)
  return [...new Set(tokenise(text).map(({ lower }) => lower).filter((word) => word.length >= SHORTEST && /\p{L}/u.test(word) && !words.has(word)))]
}

/** How alike two words are, from 0 to 1: the same, of one stem, or one a part of the other. */
function alike(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length >= STEM && long.startsWith(short.slice(0, Math.max(STEM, short.length - 3)))) return 0.9
  if (short.length === COMPOUND_PART && long.startsWith(short)) return 0.8
  const part = short.slice(0, Math.max(COMPOUND_PART, short.length - 2))
  return short.length >= COMPOUND_PART + 1 && long.length >= short.length + 2 && long.includes(part) ? 0.7 : 0
}

/** How much of what one stretch is about the other is about too: the likest pairs, summed. */
export const likeness = (asked: readonly string[], told: readonly string[]): number =>
  asked.reduce((sum, word) => sum + Math.max(0, ...told.map((other) => alike(word, other))), 0)
