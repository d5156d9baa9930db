import { tellsOneOrSome, tellsOnset } from './amounts-of-time.ts'
import type { Statement } from './statement.ts'
import { has, hasNumber } from './statement.ts'
import { readsIdentity } from './identity-digits.ts'

/** So long it has gone on, or since so long. */
const LASTS = /(?<![\d.,])\d{1,3} (?:dag|døgn|dygn|uke|veke|veck|uge|måned|månad|år|days?|weeks?|months?|years?|дн|день|недел|месяц|лет|год)/iu
/** Kilograms are weighed, and minutes pass: neither is given. */
const NOT_GIVEN = /^(?:kg|kilo|min|sek|sec|tim|hour|мин|час|сек)/iu

const FINDINGS = ['body', 'finding', 'symptom', 'sign', 'test'] as const

/** Some millilitres, a couple of tablets. */
const SOME = /^(?:noen|nokre|nån|någon|några|nogle|nogen|par|couple|few|some|несколько|пару)$/u

/** An amount with a unit of what is given or drawn: 25 mg, two ml. */
function hasAmount({ tokens, hits, text }: Statement): boolean {
  return hits.some((hit) => {
    const before = tokens[hit.start - 1]
    return (
      hit.mark === 'unit' &&
      before !== undefined &&
      (/\d/.test(text.slice(before.start, before.end)) || SOME.test(before.lower)) &&
      !NOT_GIVEN.test(tokens[hit.start]?.lower ?? '')
    )
  })
}

/** A medicine with what was decided of it, or how much is taken. */
function isMedicineDecided(statement: Statement): boolean {
  return (
    statement.drugs.length > 0 &&
    (hasNumber(statement) ||
      has(
        statement, 'unit', 'frequency', 'start', 'stop', 'continue', 'allergy', 'negation', 'refuse', 'raise', 'lower', 'given', 'takes', 'reaction',
        'symptom',
      ))
  )
}

/** When to seek help: ring if it gets worse. */
export function isSafetyNet(statement: Statement): boolean {
  return has(statement, 'condition', 'opensCondition') && has(statement, 'contact') && !statement.isQuestion
}

function tellsHowLong(statement: Statement): boolean {
  const isAmount = LASTS.test(statement.text) || tellsOneOrSome(statement) || tellsOnset(statement)
  if (statement.phase !== 'history' || !isAmount || has(statement, 'future', 'followUp')) return false
  const isAsked = statement.asked !== undefined || statement.folded !== 'none'
  return isAsked || (!has(statement, 'smallTalk') && has(statement, 'course', 'symptom', 'event', 'body', 'reaction', 'past', 'copula', 'takes'))
}

/** May it be taken, shall it be stopped: the answer decides of the medicine that was asked of. */
function answersOfMedicine({ asked, ...statement }: Statement): boolean {
  return (
    asked !== undefined &&
    (asked.drugs.length > 0 || (asked.counts.has('drugClass') && asked.counts.has('stop'))) &&
    statement.speaker !== 'patient' &&
    has(statement, 'negation', 'no', 'yes', 'stop', 'continue')
  )
}

/** Shall I stop what thins the blood? No: a kind of medicine, kept, ended or not given. */
function isKindDecided(statement: Statement): boolean {
  return (
    has(statement, 'drugClass') && has(statement, 'stop', 'negation', 'denyPlan', 'refuse') && statement.speaker !== 'patient' && statement.folded !== 'denied'
  )
}

function isDeniedFinding(statement: Statement): boolean {
  if (statement.phase !== 'examination' && statement.speaker !== 'clinician') return false
  return statement.folded === 'none' && has(statement, 'negation') && has(statement, ...FINDINGS) && !has(statement, 'planCue', 'future')
}

/** Not today, not yet: what is to be begun is put off. */
function isPutOff(statement: Statement): boolean {
  return statement.phase === 'plan' && has(statement, 'negation') && has(statement, 'start') && (has(statement, 'timeWord') || statement.drugs.length > 0)
}

/**
 * What harms when neither report nor list has it: a medicine with its dose or fate, an allergy, when to seek help, sick leave, how long it has
 * lasted, a value, a finding denied. It is listed however little else the statement tells. Whether the report tells it already is asked apart.
 */
export function isCritical(statement: Statement): boolean {
  if (isSafetyNet(statement) || statement.isBan === true) return true
  if (readsIdentity(statement.text) || (statement.isQuestion && statement.folded === 'none')) return false
  if (has(statement, 'sickLeave') || (has(statement, 'vital') && hasNumber(statement))) return true
  if (has(statement, 'allergy') && statement.folded !== 'affirmed') return true
  return (
    isMedicineDecided(statement) ||
    answersOfMedicine(statement) ||
    isKindDecided(statement) ||
    hasAmount(statement) ||
    tellsHowLong(statement) ||
    isDeniedFinding(statement) ||
    isPutOff(statement)
  )
}
