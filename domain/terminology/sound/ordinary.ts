import type { Language } from '#contract/vertical.ts'
import { SAID_WORDS } from '#domain/vocabulary/lists/said-words.generated.ts'
import type { IsOrdinary } from '#domain/vocabulary/ordinary-words.ts'
import { ordinaryWords } from '#domain/vocabulary/ordinary-words.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { keepByWord } from '#domain/language/kept-words.ts'
import { DANISH, ENGLISH, NORWEGIAN, RUSSIAN, SWEDISH } from '#domain/vocabulary/common-words.ts'

/** Of a language that no talk is in nothing is read. */
function everydayIn(language: Language): string {
  if (language === 'en') return `${ENGLISH} ${SAID_WORDS.en}`
  return language === 'ru' ? `${RUSSIAN} ${SAID_WORDS.ru}` : `${NORWEGIAN} ${DANISH} ${SWEDISH} ${SAID_WORDS.nb} ${SAID_WORDS.da} ${SAID_WORDS.sv}`
}

const MOST_KEPT = 50_000

type Words = { readonly common: ReadonlySet<string>; readonly isOrdinary: IsOrdinary }
const words = new Map<Language, Words>()

function wordsIn(language: Language): Words {
  const known = words.get(language)
  if (known !== undefined) return known
  const common = wordSet(everydayIn(language))
  const made = { common, isOrdinary: keepByWord(MOST_KEPT, ordinaryWords(language, common)) }
  words.set(language, made)
  return made
}

/** What everybody says in a language, whatever the talk is about. */
export function commonIn(language: Language): ReadonlySet<string> {
  return wordsIn(language).common
}

/** Whether a word is one any dictionary of a language has, so that it is hardly a misheard name. */
export function ordinaryIn(language: Language): IsOrdinary {
  return wordsIn(language).isOrdinary
}
