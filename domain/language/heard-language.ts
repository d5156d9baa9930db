import type { Language } from '#contract/vertical.ts'
import { detectLanguage, languageScores } from './detect-language.ts'

/** Norwegian, Danish and Swedish share most of their small words: another one than the usual must lead by so much to be believed. */
const LEAD = 1.1
/** A few words of another language are a quotation or the name of a medicine. */
const LEAST_SCORE = 5

/**
 * The language a report is written in: the one that was heard, where the talk tells it plainly, else the one the clinician has set. Takes the
 * texts as one and that setting.
 */
export function heardLanguage(text: string, usual: Language): Language {
  const found = detectLanguage(text)
  if (found === usual) return usual
  const scores = languageScores(text)
  return scores[found] >= LEAST_SCORE && scores[found] >= LEAD * scores[usual] ? found : usual
}
