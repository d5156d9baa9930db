import type { Language } from '#contract/vertical.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSentences } from '#domain/note/segment/sentences.ts'
import type { Sentence } from '#domain/note/segment/sentences.ts'

/** `[1]`, `[1, 3]`, `[1][2]`: a mark names passages by their place in the list, from 1. */
const MARK = /\[(\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,9})\]/g
/** Nobody names more passages than these in one mark. */
const MOST_NAMED = 20

/** A sentence of an answer with the passages it names, from 1; `text` has blanks where the marks stood. */
export type AnswerSentence = { readonly start: number; readonly end: number; readonly text: string; readonly cites: readonly number[] }

type CitationMark = { readonly start: number; readonly end: number; readonly names: readonly number[] }

function marksOf(answer: string): CitationMark[] {
  return Array.from(answer.matchAll(MARK), (match) => {
    const [first = 0, second, ...rest] = (match[1] ?? '').split(/[,;–-]/).map(Number)
    const isRange = second !== undefined && rest.length === 0 && /[–-]/.test(match[1] ?? '') && second > first
    const names = isRange
      ? Array.from({ length: Math.min(MOST_NAMED, second - first + 1) }, (_, step) => first + step)
      : [first, ...(second === undefined ? [] : [second]), ...rest]
    return { start: match.index, end: match.index + match[0].length, names }
  })
}

/** Sentences of plain prose, cut at their stops or, where none stand, where they likely end. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  return readSentences(text, text.trim() === '' ? [] : [{ speaker: 'unknown', start: 0, end: text.length }], {
    tongue: tongueOf(language),
    isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true,
  })
}

/** Cuts an answer into sentences; a mark behind the stop belongs to the sentence before it. */
export function answerSentences(answer: string, language: Language): AnswerSentence[] {
  const marks = marksOf(answer)
  let plain = ''
  let from = 0
  for (const { start, end } of marks) {
    plain += answer.slice(from, start) + ' '.repeat(end - start)
    from = end
  }
  plain += answer.slice(from)
  const sentences = sentencesOf(plain, language)
  let next = 0
  return sentences.map((sentence, at): AnswerSentence => {
    const until = sentences[at + 1]?.start ?? answer.length
    const cites: number[] = []
    let { end } = sentence
    for (let mark = marks[next]; mark !== undefined && mark.start < until; mark = marks[++next]) {
      cites.push(...mark.names)
      end = Math.max(end, mark.end)
    }
    return { start: sentence.start, end, text: sentence.text, cites: [...new Set(cites)] }
  })
}
