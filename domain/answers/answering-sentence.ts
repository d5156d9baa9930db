import type { Language } from '#contract/vertical.ts'
import { readQuestion } from './question.ts'
import { readSaid } from './said-sentences.ts'
import { scoreSaid } from './score-said.ts'

/** Below this no sentence stands out from its passage. */
const STANDS_OUT_FROM = 0.25

/** The sentence of a passage that answers a question, as offsets into its text; null where none stands out. */
export function answeringSentence({ question, text, language }: { question: string; text: string; language: Language }): { start: number; end: number } | null {
  const said = readSaid(text, language)
  const [best] = scoreSaid(readQuestion(question, language), said).toSorted((a, b) => b.score - a.score || a.at - b.at)
  const sentence = best === undefined || best.score < STANDS_OUT_FROM ? undefined : said[best.at]
  return sentence === undefined ? null : { start: sentence.start, end: sentence.end }
}
