import type { Language } from '#contract/vertical.ts'
import { packOf } from './language.ts'
import { tokenise } from './tokens.ts'

/** Letters only some of the languages write. */
const LETTERS: Readonly<Record<Language, RegExp | null>> = { nb: /[æø]/, sv: /[äö]/, da: /[æø]/, en: null, ru: null }

const LANGUAGES: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
/** Enough words to tell the languages apart; more would only cost time. */
const SAMPLE_CHARACTERS = 6_000

/** The language of a talk by its small words; Norwegian when nothing tells. Nynorsk and dialect count as Norwegian. */
export function detectLanguage(text: string): Language {
  const words = tokenise(text.slice(0, SAMPLE_CHARACTERS)).map((token) => token.lower)
  const cyrillic = words.filter((word) => /[а-я]/.test(word)).length
  if (cyrillic * 2 > words.length) return 'ru'
  let best: Language = 'nb'
  let most = 0
  for (const language of LANGUAGES) {
    const common = new Set(packOf(language).common)
    const letters = LETTERS[language]
    const count = words.filter((word) => common.has(word)).length + (letters === null ? 0 : words.filter((word) => letters.test(word)).length)
    if (count > most) {
      most = count
      best = language
    }
  }
  return best
}
