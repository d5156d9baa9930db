import type { Statement } from './statement.ts'
import { clinicalWeight, has, hasNumber } from './statement.ts'

/** Somebody rings in the middle of the visit. */
const RINGS = /(?<!\p{L})(?:telefonen|mobilen|det ringer|ringer det|my phone|the phone|phone's|ringing|phone(?=[.!,]|$)|hallo|hallå|алло|телефон(?=[.!,]|$)|звонят)(?!\p{L})/iu
/** The visit goes on. */
const RETURNS = /^(?:(?:oh|ok|okay|ja|jo|yes|bye|hej|ha det|да)[,.!]? )?(?:sorry|undskyld|unnskyld|orsak|beklager|förlåt|ursäkta|прости(?:те)?|извини(?:те)?|вс[её]|where were we|right|anyway|now then|hvor var vi|kor var vi|var var vi|så|nå|nu|so|так|на ч[её]м)(?!\p{L})/iu
const LONGEST_INTERRUPTION = 10
/** A call is over after so many sentences; longer it was none. */
const LONGEST_CALL = 6

function isInterruption(statement: Statement): boolean {
  return statement.speaker !== 'patient' && statement.tokens.length <= LONGEST_INTERRUPTION && RINGS.test(statement.text)
    && clinicalWeight(statement) === 0 && !hasNumber(statement) && !has(statement, 'followUp', 'condition', 'planCue', 'future')
}

/** My throat has been sore: whoever says so is in the visit, and what sounded like a call was none. */
function isOfVisit(statement: Statement): boolean {
  return clinicalWeight(statement) >= 1 && has(statement, 'firstPerson', 'symptom', 'finding', 'vital')
}

/** The first statement behind the call that belongs to the visit again; undefined where the call has no end, or was none. */
function endOfCall(statements: readonly Statement[], from: number): number | undefined {
  const turn = statements[from]?.turn
  for (let at = from + 1; at <= Math.min(from + LONGEST_CALL, statements.length - 1); at++) {
    const statement = statements[at]
    if (statement === undefined || (statement.speaker !== 'unknown' && statement.turn !== turn) || RETURNS.test(statement.text)) return at
    if (isOfVisit(statement)) return undefined
  }
  return undefined
}

/**
 * What is said into a telephone in the middle of the visit is of other people: `my phone. No, Mrs Hill's warfarin is ready. Sorry!` A hallo before
 * anything was told opens the visit, which may be by telephone itself.
 */
export function withoutCalls(statements: readonly Statement[]): Statement[] {
  const out: Statement[] = []
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at]
    if (statement === undefined) continue
    const isUnderWay = out.some((told) => clinicalWeight(told) >= 1)
    const end = isUnderWay && isInterruption(statement) ? endOfCall(statements, at) : undefined
    if (end === undefined) out.push(statement)
    else at = end - 1
  }
  return out
}
