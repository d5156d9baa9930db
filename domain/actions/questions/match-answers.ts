import type { Language } from '#contract/vertical.ts'
import { readQuestion } from '#domain/answers/question.ts'
import { readSaid } from '#domain/answers/said-sentences.ts'
import { scoreSaid } from '#domain/answers/score-said.ts'
import type { AskedThing } from './find-questions.ts'
import { sharedTopics, topicsOf } from './topics.ts'

/** A stretch of the clinician's remarks, in UTF-16 offsets. */
export type Remark = { start: number; end: number; text: string }
export type Matched = { answers: readonly (readonly Remark[])[]; /** What answers none of the questions. */ rest: readonly Remark[] }

/** From here on a remark is said to answer; measured by `npm run eval:actions`. */
const ANSWERS_FROM = 0.42
/** What the same topic counts where words differ. */
const SAME_TOPIC = 0.6
/** What a question's own words count beside those of the sentence before it, which its "it" and "that" may mean. */
const BY_CONTEXT = 0.7
/** Words that lead on from the sentence before: what begins so belongs to it. */
const LEADS_ON = /^(?:og|men|da|så|det|den|dette|de|hvis|dersom|ellers|i så fall|derfor|fordi|også|och|men|då|det|detta|om|annars|därför|även|hvis|ellers|derfor|også|and|but|then|it|this|that|they|if|otherwise|so|because|also|и|но|тогда|это|если|иначе|поэтому|также|он|она|они)(?!\p{L})/iu
const NUMBERED = /^\s*[(]?(\d{1,2}|[a-hа-з])[.):](?!\d)\s*/iu

/** Remarks that carry the numbers of the questions are led by them alone. */
function byNumber(questions: readonly AskedThing[], remarks: string): Matched | undefined {
  const answers: Remark[][] = questions.map(() => [])
  const rest: Remark[] = []
  let start = 0
  let current: Remark[] = rest
  let numbered = 0
  for (const line of remarks.split('\n')) {
    const [head = '', label] = NUMBERED.exec(line) ?? []
    if (label !== undefined) {
      const at = questions.findIndex((one, index) => (one.label ?? String(index + 1)) === label.toLowerCase())
      current = answers[at] ?? rest
      numbered += at >= 0 ? 1 : 0
    }
    const text = line.slice(head.length).trim()
    const from = start + head.length + (line.slice(head.length).length - line.slice(head.length).trimStart().length)
    if (text !== '') current.push({ start: from, end: from + text.length, text })
    start += line.length + 1
  }
  return numbered > 0 ? { answers, rest } : undefined
}

/** How well each sentence of the remarks answers one question: by its words, by those it is asked after, and by its topics. */
function scoresOf(question: AskedThing, { said, pieces, language }: { said: ReturnType<typeof readSaid>; pieces: readonly Remark[]; language: Language }): number[] {
  const scored = (text: string): Map<number, number> => new Map(scoreSaid(readQuestion(text, language), said).map(({ at, score }) => [at, score]))
  const own = scored(question.text)
  const inContext = question.before === undefined ? own : scored(`${question.before} ${question.text}`)
  const asked = topicsOf(question.text, language)
  return pieces.map(({ text }, at) => Math.max(own.get(at) ?? 0, (inContext.get(at) ?? 0) * BY_CONTEXT) + SAME_TOPIC * sharedTopics(asked, topicsOf(text, language)))
}

/**
 * Gives each sentence of the remarks to the one question it answers best, by the words and kinds of thing asked for; what leads on follows the
 * sentence before it. A lone question takes all there is. What answers none is told apart, never left out.
 */
export function matchAnswers(questions: readonly AskedThing[], remarks: string, language: Language): Matched {
  const numbered = byNumber(questions, remarks)
  if (numbered) return numbered
  const said = readSaid(remarks, language)
  const pieces = said.map(({ start, end }): Remark => ({ start, end, text: remarks.slice(start, end) }))
  const scores = questions.map((question) => scoresOf(question, { said, pieces, language }))
  const answers: Remark[][] = questions.map(() => [])
  const rest: Remark[] = []
  let before = rest
  for (const [at, remark] of pieces.entries()) {
    const own = scores.map((ofQuestion) => ofQuestion[at] ?? 0)
    const most = Math.max(0, ...own)
    const best = own.indexOf(most)
    const isOwn = most >= ANSWERS_FROM
    if (questions.length === 1) before = answers[0] ?? rest
    else if (isOwn) before = answers[best] ?? rest
    else if (!LEADS_ON.test(remark.text)) before = rest
    before.push(remark)
  }
  return { answers, rest }
}
