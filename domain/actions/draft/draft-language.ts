import type { Language } from '#contract/vertical.ts'
import { languageScores } from '#domain/language/detect-language.ts'
import type { ActionOrder } from './action-order.ts'

const LANGUAGES: readonly Language[] = ['nb', 'sv', 'da', 'en', 'ru']
/** A text speaks another language where so many of its words tell so, and clearly more of them than for the chosen one. */
const LEAST_WORDS = 4
const CLEARLY_MORE = 1.5

/** The language a text is clearly written in, the given one where it does not tell: a printout of names and numbers tells nothing. */
export function clearLanguage(text: string, otherwise: Language): Language {
  const scores = languageScores(text)
  const best = LANGUAGES.reduce((one, other) => (scores[other] > scores[one] ? other : one), otherwise)
  return scores[best] >= LEAST_WORDS && scores[best] > scores[otherwise] * CLEARLY_MORE ? best : otherwise
}

const OF_COUNTRY: Readonly<Record<string, Language>> = { NO: 'nb', SE: 'sv', DK: 'da' }

/**
 * What the text is written in: an authority is answered in its own language; whoever wrote a message in another language than the clinician's
 * is answered in theirs.
 */
export function draftLanguage({ type, input, language, country }: Pick<ActionOrder, 'type' | 'input' | 'language' | 'country'>): Language {
  return clearLanguage(input, type === 'Nav' ? (OF_COUNTRY[country] ?? language) : language)
}
