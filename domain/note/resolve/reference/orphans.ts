import { HEDGES, REFERENCES, YEARS_AGO } from '#domain/language/tables/reference/references.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isSafetyNet } from '#domain/note/annotate/critical.ts'

/** It was, well, a year ago: what stands before a time and tells no more. */
const AGO = new RegExp(`^${YEARS_AGO}$`, 'iu')
const HEDGE = new RegExp(`^(?:(?:${HEDGES}) )+`, 'iu')

/** What holds so much of the trade tells something whatever its pronoun means. */
const TELLS_ANYWAY = 2
/** And in so many words, even if it tells little, there is more than the pronoun. */
const LONG = 12
/** A value of so few words says nothing of what it is the value of. */
const LONGEST_BARE = 4
const TELLS_LITTLE = 0.5

/** `24, a bit fast`: of what, only the talk tells. A weight says it with its unit, an age belongs to who is seen. */
function isBareValue(statement: Placed, told: string): boolean {
  const { isWeightOrAge } = REFERENCES[statement.language]
  if (statement.folded !== 'none' || !isNumber(statement.tokens[0]) || statement.tokens.length > LONGEST_BARE) return false
  return clinicalWeight(statement) < TELLS_LITTLE && !has(statement, 'frequency', 'vital') && !isWeightOrAge.test(told)
}

/**
 * Opens with a pronoun that means something told before: `it goes after about five days`. A judgement says itself what it is, and an answer
 * with `it` is of its question.
 */
function isPointing(statement: Placed, told: string): boolean {
  const { opensPointing, pointsAtNothing, isNeuter } = REFERENCES[statement.language]
  if (!opensPointing.test(told) || pointsAtNothing.test(told)) return false
  if (statement.folded !== 'none' && isNeuter.test(told)) return false
  const weight = clinicalWeight(statement)
  if (statement.section === 'diagnoses' || has(statement, 'imaging', 'procedure') || (hasNumber(statement) && has(statement, 'vital', 'test'))) return false
  return weight < TELLS_ANYWAY && !(weight >= 1 && statement.tokens.length > LONG)
}

/**
 * A statement that, read by itself, tells of nothing that is named. Unless what was said straight before it names that (`readsBehind`), it has no place in
 * a report; what is critical in it is shown beside the report (omissions/). `text` is its wording.
 */
export function isOrphan(statement: Placed, text: string): boolean {
  if (statement.section === 'medications' || statement.drugs.length > 0 || statement.isBan === true || isSafetyNet(statement)) return false
  if (has(statement, 'sickLeave', 'followUp', 'referral', 'contact')) return false
  const told = text.replace(/(?<![.!?])[.!?]+$/u, '')
  const time = told.replace(HEDGE, '')
  const isBareTime = statement.folded === 'none' && (REFERENCES[statement.language].bareTime.test(time) || AGO.test(time))
  return isBareTime || isBareValue(statement, told) || isPointing(statement, told)
}

/** Tells so much of the trade, or a number, beside its pronoun. */
const LEAST_TOLD = 0.5

/** Told straight after what its pronoun means, in the same part of the report and by the same voice, it reads there as it was said: a cough · it is dry. */
export function readsBehind(statement: Placed, before: Placed): boolean {
  if (before.section !== statement.section || before.speaker !== statement.speaker || before.turn !== statement.turn) return false
  if (statement.folded !== 'none' || before.folded === 'denied' || has(statement, 'smallTalk', 'backchannel', 'uncertain', 'unknown')) return false
  const isNamed = has(before, 'symptom', 'finding', 'diagnosis', 'body', 'animal', 'sign')
  return isNamed && !has(before, 'negation') && (clinicalWeight(statement) >= LEAST_TOLD || hasNumber(statement))
}
