import type { Language } from '#contract/vertical.ts'
import { contentWords, sentencesIn, sharedWith } from './shared-words.ts'

/** Takes a question and a text; gives the sentence that shares most words with it, in UTF-16 offsets. */
export function answeringSentence({ question, text, language }: { question: string; text: string; language: Language }): { start: number; end: number } | null {
  const asked = contentWords(question, language)
  const [best] = sentencesIn(text)
    .map((sentence) => ({ ...sentence, score: sharedWith(asked, contentWords(sentence.text, language)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return best ? { start: best.start, end: best.end } : null
}
