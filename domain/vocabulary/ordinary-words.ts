import type { Language } from '#contract/vertical.ts'
import { EVERYDAY_NORWEGIAN, EVERYDAY_SWEDISH } from './everyday-words.ts'
import { MORE_DANISH, MORE_NORWEGIAN, MORE_SWEDISH } from './trade-words.ts'
import { DANISH_VOCABULARY } from './lists/danish-vocabulary.generated.ts'
import { ENGLISH_VOCABULARY } from './lists/english-vocabulary.generated.ts'
import { NORWEGIAN_VOCABULARY } from './lists/norwegian-vocabulary.generated.ts'
import { SAID_WORDS } from './lists/said-words.generated.ts'
import { RUSSIAN_VOCABULARY } from './lists/russian-vocabulary.generated.ts'
import { SWEDISH_VOCABULARY } from './lists/swedish-vocabulary.generated.ts'
import { hasSurnameEnding, isPatronymic } from './russian-forms.ts'
import { readFilter } from './word-filter.ts'
import { wordSet } from './word-set.ts'
import { isCompoundOf, russianStem, stemsOf } from './word-stems.ts'

/** Whether a word in lower case is one any dictionary of the language has, in this form, another or as a compound. */
export type IsOrdinary = (word: string) => boolean

/** Longer words are no names anyone is called by. */
const LONGEST_NAME = 13
const LONGEST_RUSSIAN_NAME = 11

function nordic(common: ReadonlySet<string>): IsOrdinary {
  const filters = [readFilter(DANISH_VOCABULARY), readFilter(SWEDISH_VOCABULARY), readFilter(NORWEGIAN_VOCABULARY)]
  const everyday = wordSet(
    `${EVERYDAY_NORWEGIAN} ${EVERYDAY_SWEDISH} ${MORE_NORWEGIAN} ${MORE_SWEDISH} ${MORE_DANISH} ${SAID_WORDS.nb} ${SAID_WORDS.sv} ${SAID_WORDS.da}`,
  )
  const holds = (word: string) => common.has(word) || everyday.has(word) || filters.some((filter) => filter.has(word))
  const has = (word: string) => holds(word) || stemsOf(word, 'nb').some(holds)
  const hasShort = (word: string) => common.has(word) || everyday.has(word)
  return (word) => word.length > LONGEST_NAME || has(word) || isCompoundOf(word, { has, hasShort })
}

function english(common: ReadonlySet<string>): IsOrdinary {
  const filter = readFilter(ENGLISH_VOCABULARY)
  const said = wordSet(SAID_WORDS.en)
  const holds = (word: string) => common.has(word) || said.has(word) || filter.has(word)
  return (word) => word.length > LONGEST_NAME || holds(word) || stemsOf(word, 'en').some(holds)
}

function russian(common: ReadonlySet<string>): IsOrdinary {
  const filter = readFilter(RUSSIAN_VOCABULARY)
  const said = wordSet(SAID_WORDS.ru)
  return (word) =>
    common.has(word) ||
    said.has(word) ||
    filter.has(russianStem(word)) ||
    (word.length >= LONGEST_RUSSIAN_NAME && !hasSurnameEnding(word) && !isPatronymic(word)) ||
    (word.includes('-') && word.split('-').every((part) => common.has(part) || filter.has(russianStem(part))))
}

/** Makes the judge of ordinary words of a language on top of its everyday words. */
export function ordinaryWords(language: Language, common: ReadonlySet<string>): IsOrdinary {
  if (language === 'ru') return russian(common)
  return language === 'en' ? english(common) : nordic(common)
}
