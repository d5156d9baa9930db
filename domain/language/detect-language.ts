import type { Language } from '#contract/vertical.ts'
import { packOf } from './language.ts'
import { tokenise } from './tokens.ts'

/** Letters only some of the languages write. */
const LETTERS: Readonly<Record<Language, RegExp | null>> = { nb: /[æø]/, sv: /[äö]/, da: /[æø]/, en: null, ru: null }

const LANGUAGES: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
/** Enough words to tell the languages apart; more would only cost time. */
const SAMPLE_CHARACTERS = 6_000

/**
 * Small words of clinical notes that a language shares with its neighbours. They tell little each, yet a dictation of a few words has no others:
 * “Pasienten har hodepine i dag.”
 */
const SHARED: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set('har og er på med for i en et siden ingen av til fra men det den de som om han hun ikke pasienten'.split(' ')),
  sv: new Set('har och är på med för i en ett sedan ingen inga av till från men det den de som om han hon inte patienten'.split(' ')),
  da: new Set('har og er på med for i en et siden ingen af til fra men det den de som om han hun ikke patienten'.split(' ')),
  en: new Set('has have and is on with for in a an since no of to from but it the he she not patient'.split(' ')),
  ru: new Set(),
}
/** What such a word counts beside one that is the language's own. */
const SHARED_WEIGHT = 0.4

export type LanguageScores = Readonly<Record<Language, number>>

/** How much of the beginning of a text speaks for each language: its small words, and letters that only it writes. */
export function languageScores(text: string): LanguageScores {
  const words = tokenise(text.slice(0, SAMPLE_CHARACTERS)).map((token) => token.lower)
  const cyrillic = words.filter((word) => /[а-я]/.test(word)).length
  if (cyrillic * 2 > words.length) return { nb: 0, sv: 0, da: 0, en: 0, ru: words.length }
  const scoreOf = (language: Language): number => {
    const common = new Set(packOf(language).common)
    const letters = LETTERS[language]
    const own = words.filter((word) => common.has(word)).length + (letters === null ? 0 : words.filter((word) => letters.test(word)).length)
    return own + SHARED_WEIGHT * words.filter((word) => SHARED[language].has(word)).length
  }
  return { nb: scoreOf('nb'), sv: scoreOf('sv'), da: scoreOf('da'), en: scoreOf('en'), ru: scoreOf('ru') }
}

/** The language of a talk by its small words; Norwegian when nothing tells. Nynorsk and dialect count as Norwegian. */
export function detectLanguage(text: string): Language {
  const scores = languageScores(text)
  return LANGUAGES.reduce((best, language) => (scores[language] > scores[best] ? language : best), 'nb')
}
