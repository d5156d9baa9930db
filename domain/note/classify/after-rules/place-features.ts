import type { Vertical } from '#contract/vertical.ts'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { assertionOf } from '#domain/note/context/assertion.ts'
import { voiceOf } from '#domain/note/discourse/phases.ts'
import type { Decision } from '../place-rules.ts'

/** A statement among those of its talk, as the rules decided it. */
export type Seen = { readonly statement: Statement; readonly decision: Decision }

/** Of a word so many letters count, so that its endings do not. */
const STEM = 5
/** So many words at the head tell what a sentence does. */
const HEAD = 3
/** Lengths in words, and places in the talk, are told in steps. */
const STEPS: readonly number[] = [2, 3, 4, 6, 9, 13, 18]
const FIFTHS = 5

const stemsOf = ({ tokens }: Statement): string[] => tokens.map((token) => (isNumber(token) ? '#' : token.lower.slice(0, STEM)))

const placeOf = ({ place }: Decision): string => (place === 'out' ? 'out' : place.section)

function ofWords(statement: Statement): string[] {
  const stems = stemsOf(statement)
  const tongue = WEIGHT_TONGUES[statement.language]
  const pairs = stems.slice(1).map((stem, at) => `p ${stems[at] ?? ''} ${stem}`)
  const head = stems.slice(0, HEAD).map((stem, at) => `head${String(at)} ${stem}`)
  return [...stems.map((stem) => `w ${stem}`), ...pairs, ...head, `end ${stems.at(-1) ?? ''}`].map((name) => `${tongue} ${name}`)
}

/** What stands beside it, as far as the rules know. */
function ofNeighbour(side: string, own: Statement, other: Seen | undefined): string[] {
  if (other === undefined) return [`${side} none`]
  const { statement, decision } = other
  const voice = statement.speaker === own.speaker ? 'same' : 'other'
  return [`${side} ${placeOf(decision)}`, `${side} ${voice} ${placeOf(decision)}`, ...(statement.isQuestion ? [`${side} ${voice} asks`] : [])]
}

/** What tells where a statement belongs: its words and marks, who says it when, what the rules made of it, and what stands beside it. */
export function placeFeatures(seen: readonly Seen[], at: number, vertical: Vertical): string[] {
  const one = seen[at]
  if (one === undefined) return []
  const { statement, decision } = one
  const { temporality, polarity, act } = assertionOf(statement, 'patient')
  const voice = voiceOf(statement)
  const marks = [...new Set(statement.hits.map(({ mark }) => mark))]
  const asked = statement.asked === undefined ? [] : [...new Set(statement.asked.hits.map(({ mark }) => mark))]
  const length = String(STEPS.findIndex((step) => statement.tokens.length <= step))
  const fifth = String(Math.floor((at / Math.max(1, seen.length)) * FIFTHS))
  const named = [
    'any', `rule ${decision.rule}`, `place ${placeOf(decision)}`, voice, `phase ${statement.phase}`, `${voice} ${statement.phase}`,
    `folded ${statement.folded}`, `${temporality} ${voice}`, `polarity ${polarity}`, `act ${act}`, `length ${length}`, `fifth ${fifth}`,
    `${fifth} ${voice}`, vertical,
    ...(statement.drugs.length > 0 ? ['medicine', `medicine ${voice}`] : []), ...(has(statement, 'question') ? ['asks'] : []),
    ...marks.flatMap((mark) => [`m ${mark}`, `m ${mark} ${voice}`]), ...asked.map((mark) => `asked ${mark}`),
    ...ofNeighbour('after', statement, seen[at - 1]), ...ofNeighbour('before', statement, seen[at + 1]),
  ]
  return [...new Set([...named, ...ofWords(statement)])]
}
