import type { Language } from '#contract/vertical.ts'
import { assignPieces } from './assign-pieces.ts'
import type { Bounds } from './assign-pieces.ts'
import type { AskedThing } from './find-questions.ts'
import { PAIR_FEATURES, pairFeatures } from './pair-features.ts'
import { PAIR_BIAS, PAIR_WEIGHTS } from './pair-weights.generated.ts'
import { joined, piecesOf } from './pieces.ts'
import type { Piece, Remark } from './pieces.ts'
import { stretchOf } from './sentences-in.ts'

export type Matched = { answers: readonly (readonly Remark[])[]; /** What answers none of the questions. */ rest: readonly Remark[] }

/** Measured by `npm run eval:actions`. */
const BOUNDS: Bounds = { from: -1, near: 0.3 }
const NUMBERED = /^\s*[(]?(\d{1,2}|[a-hа-з])[.):](?!\d)\s*/iu

/** Remarks that carry the numbers of the questions are led by them alone. */
export function byNumber(questions: readonly AskedThing[], remarks: string): Matched | undefined {
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
    const remark = stretchOf(remarks, start + head.length, start + line.length)
    if (remark) current.push(remark)
    start += line.length + 1
  }
  return numbered > 1 || (numbered === 1 && questions.length === 1) ? { answers, rest } : undefined
}

/** How likely each part answers each question, a row a question. */
function sumsOf(questions: readonly AskedThing[], pieces: readonly Piece[], language: Language): number[][] {
  return pairFeatures(questions, pieces, language).map((row) => row.map((shown) => PAIR_FEATURES.reduce((sum, name) => sum + PAIR_WEIGHTS[name] * shown[name], PAIR_BIAS)))
}

/**
 * Gives each part of the remarks to the questions it answers. Every question is weighed against every part, by what they share in words and topics, by
 * their places in the row, and by whether others fit better, with weights learnt from letters; what leads on goes with what stands before it. A lone
 * question takes all there is. What answers none is told apart, never left out.
 */
export function matchAnswers(questions: readonly AskedThing[], remarks: string, language: Language): Matched {
  const numbered = byNumber(questions, remarks)
  if (numbered) return numbered
  const pieces = piecesOf(remarks)
  if (questions.length === 1) return { answers: [joined(pieces, remarks)], rest: [] }
  const { answers, rest } = assignPieces(sumsOf(questions, pieces, language), pieces, BOUNDS)
  return { answers: answers.map((given) => joined(given, remarks)), rest: joined(rest, remarks) }
}
