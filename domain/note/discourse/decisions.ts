import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { namesDisease } from './assessment.ts'
import { endsOpen, framesJudgement } from './judgements.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks, reworded } from '#domain/note/annotate/statement.ts'

/** What is to be done, told in a part of its own. */
const DECIDED: readonly Mark[] = ['planCue', 'referral', 'followUp', 'sickLeave', 'start']
/** A part shorter than this says nothing by itself. */
const SHORTEST_PART = 3
/** Where a sentence may go over from what it is to what is done about it; the words of the turn are left out. */
const TURN =
  /,?\s+(?:og derfor|så derfor|och därför|and so|so that's why|og så|och så|så|derfor|därför|so|поэтому|так что)\s+(?=\p{L})|,\s+(?:og|och|and|и|а)?\s*/giu

function isVerdict(part: Reading): boolean {
  return namesDisease(part) && !has(part, 'condition', 'kin', 'otherPerson', 'past', ...DECIDED)
}

function isDecision(part: Reading): boolean {
  return has(part, ...DECIDED) && !has(part, 'condition', 'diagnosis') && part.tokens.length >= SHORTEST_PART
}

function splitOne(statement: Statement, tongue: Tongue): Statement[] {
  const isCandidate = statement.speaker !== 'patient' && !statement.isQuestion && has(statement, 'diagnosis') && has(statement, ...DECIDED)
  if (!isCandidate || has(statement, 'condition') || statement.folded !== 'none') return [statement]
  for (const turn of statement.text.matchAll(TURN)) {
    const left = statement.text.slice(0, turn.index)
    const right = statement.text.slice(turn.index + turn[0].length)
    const verdict = readMarks(left, tongue)
    if (verdict.tokens.length < SHORTEST_PART - 1 || !isVerdict(verdict) || hasNumber(verdict) || verdict.drugs.length > 0) continue
    if (isDecision(readMarks(right, tongue))) return [reworded(statement, left, tongue), reworded(statement, right, tongue)]
  }
  return [statement]
}

/** What is done with a medicine, told before its name: it belongs to the medicine. */
const DOES: readonly Mark[] = [
  'start', 'takes', 'stop', 'continue', 'raise', 'lower', 'given', 'planCue', 'allergy', 'reaction', 'past', 'condition', 'negation', 'kin', 'otherPerson',
]

/**
 * In one breath with a judgement the medicine itself comes next: I think it is the muscles, Naproxen 500. It is none where the
 * medicine is what did it: an ulcer from Naproxen.
 */
function splitAtMedicine(statement: Statement, tongue: Tongue): Statement[] {
  const first = statement.drugs[0]?.start ?? 0
  const token = statement.tokens[first]
  if (statement.speaker === 'patient' || statement.isQuestion || statement.folded !== 'none' || first < SHORTEST_PART || token === undefined) return [statement]
  const left = statement.text.slice(0, token.start).replace(/(?<![\s,])[\s,]+$/, '')
  const judged = readMarks(left, tongue)
  if (endsOpen(left, statement.language) || !framesJudgement(judged) || has(judged, ...DOES) || judged.drugs.length > 0) return [statement]
  return [reworded(statement, left, tongue), reworded(statement, statement.text.slice(token.start), tongue)]
}

/** Parts a judgement from the decision told in the same breath, for they stand under different headings: it is a torsion, it must be operated on today. */
export function splitDecisions(statements: readonly Statement[], tongue: Tongue): Statement[] {
  return statements.flatMap((statement) => splitOne(statement, tongue)).flatMap((statement) => splitAtMedicine(statement, tongue))
}
