import { z } from 'zod'
import { Language } from '#contract/vertical.ts'
import { findQuestions } from '#domain/actions/questions/find-questions.ts'
import type { AskedThing } from '#domain/actions/questions/find-questions.ts'
import { matchAnswers } from '#domain/actions/questions/match-answers.ts'
import type { LetterKind } from '#domain/actions/questions/topics/associations.ts'
import type { Remark } from '#domain/actions/questions/pieces.ts'
import { readSet } from './read-set.ts'

const Asked = z.object({ text: z.string(), answer: z.string().nullish(), answers: z.array(z.string()).optional() })
export type QuestionLetter = z.infer<typeof Letter>
const Letter = z.object({
  id: z.string(),
  language: Language,
  input: z.string(),
  remarks: z.string(),
  questions: z.array(Asked),
  rest: z.array(z.string()).optional(),
})

export type QuestionFault = { id: string; question: string; wanted: string; got: string }
export type QuestionsJudged = {
  language: Language
  asked: number
  found: number
  extra: number
  answerable: number
  answered: number
  unanswerable: number
  leftOpen: number
  faults: QuestionFault[]
}

type Place = { start: number; end: number }
const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end

const placeOf = (text: string, words: string): Place => {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}

export const readLetters = (path: string): QuestionLetter[] => readSet(path, Letter)

/** Where each question of a letter stands in it, and the stretches of the remarks that answer it. */
export const wantedOf = ({ input, remarks, questions }: QuestionLetter): { place: Place; answers: Place[] }[] =>
  questions.map(({ text, answer, answers = answer === null || answer === undefined ? [] : [answer] }) => ({
    place: placeOf(input, text),
    answers: answers.map((piece) => placeOf(remarks, piece)),
  }))

/** Gives for each question that was found what answers it. */
export type Match = (questions: readonly AskedThing[], remarks: string, letter: QuestionLetter) => readonly (readonly Remark[])[]

/**
 * Finds the questions of each message or letter and what answers them. A question counts as answered where every piece of the gold lies in what was
 * given, and as left open where nothing was given; one that was not found is neither.
 */
export function judgeLetters(letters: readonly QuestionLetter[], match: Match): QuestionsJudged[] {
  return letters.map((letter) => {
    const { id, language, input, remarks, questions } = letter
    const found = findQuestions(input, language)
    const answers = match(found, remarks, letter)
    const judged: QuestionsJudged = {
      language,
      asked: questions.length,
      found: 0,
      extra: 0,
      answerable: 0,
      answered: 0,
      unanswerable: 0,
      leftOpen: 0,
      faults: [],
    }
    const taken = new Set<number>()
    for (const { text, answer, answers: pieces = answer === null || answer === undefined ? [] : [answer] } of questions) {
      const wanted = placeOf(input, text)
      const at = found.findIndex((one, index) => !taken.has(index) && overlaps(one, wanted))
      const shared = at >= 0 ? at : found.findIndex((one) => overlaps(one, wanted))
      taken.add(shared)
      judged.found += shared >= 0 ? 1 : 0
      const given = answers[shared] ?? []
      const isWhole = pieces.every((piece) => given.some((one) => overlaps(one, placeOf(remarks, piece))))
      const isRight = pieces.length > 0 ? isWhole : shared >= 0 && given.length === 0
      if (pieces.length > 0) {
        judged.answerable += 1
        judged.answered += isRight ? 1 : 0
      } else {
        judged.unanswerable += 1
        judged.leftOpen += isRight ? 1 : 0
      }
      if (!isRight)
        judged.faults.push({
          id,
          question: shared < 0 ? `${text} (not found)` : text,
          wanted: pieces.join(' | '),
          got: given.map((one) => one.text).join(' | '),
        })
    }
    judged.extra = found.filter((_one, at) => !taken.has(at)).length
    return judged
  })
}

export const judgeQuestions = (path: string, kind: LetterKind): QuestionsJudged[] =>
  judgeLetters(readLetters(path), (questions, remarks, { language }) => matchAnswers({ questions, remarks, language, kind }).answers)
