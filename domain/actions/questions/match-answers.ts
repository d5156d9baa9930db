import type { Language } from '#contract/vertical.ts'
import { assignPieces } from './assign-pieces.ts'
import type { Bounds } from './assign-pieces.ts'
import type { AskedThing } from './find-questions.ts'
import { PAIR_FEATURES, pairFeatures } from './pair-features.ts'
import { PAIR_WEIGHTS } from './pair-weights.generated.ts'
import { joined, piecesOf } from './pieces.ts'
import type { Piece, Remark } from './pieces.ts'
import { stretchOf } from './sentences-in.ts'
import { readAssociations } from './topics/associations.ts'
import type { Associations, LetterKind } from './topics/associations.ts'

export type Matched = { answers: readonly (readonly Remark[])[]; /** What answers none of the questions. */ rest: readonly Remark[] }

/** Chosen on letters the weights were not learnt from (`eval/actions/learn-pairs.ts`): four of five questions that nothing answers stay open. */
const BOUNDS: Readonly<Record<LetterKind, Bounds>> = { message: { from: -0.75, near: 0.3 }, letter: { from: -0.75, near: 0 } }
/** No remarks have more parts to weigh; what stands behind them is told apart. */
const MOST_PIECES = 300
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

const made = new Map<LetterKind, Associations>()
function learntOf(kind: LetterKind): Associations {
  const known = made.get(kind) ?? readAssociations(PAIR_WEIGHTS[kind].associations)
  made.set(kind, known)
  return known
}

export type Asked = { readonly questions: readonly AskedThing[]; readonly remarks: string; readonly language: Language; readonly kind: LetterKind }

/** How likely each part answers each question, a row a question. */
function sumsOf({ questions, language, kind }: Asked, pieces: readonly Piece[]): number[][] {
  const { bias, weights } = PAIR_WEIGHTS[kind]
  const rows = pairFeatures({ questions, pieces, language, associations: learntOf(kind) })
  return rows.map((row) => row.map((shown) => PAIR_FEATURES.reduce((sum, name) => sum + weights[name] * shown[name], bias)))
}

/**
 * Gives each part of the remarks to the questions it answers. Every question is weighed against every part, by what they share in words and topics, by
 * their places in the row, and by whether others fit better, with weights learnt from letters; what leads on goes with what stands before it. A lone
 * question takes all there is. What answers none is told apart, never left out.
 */
export function matchAnswers(asked: Asked): Matched {
  const { questions, remarks, kind } = asked
  const numbered = byNumber(questions, remarks)
  if (numbered) return numbered
  const all = piecesOf(remarks)
  const [pieces, unweighed] = [all.slice(0, MOST_PIECES), all.slice(MOST_PIECES)]
  if (questions.length === 1) return { answers: [joined(all, remarks)], rest: [] }
  const { answers, rest } = assignPieces(sumsOf(asked, pieces), pieces, BOUNDS[kind])
  return { answers: answers.map((given) => joined(given, remarks)), rest: joined([...rest, ...unweighed], remarks) }
}
