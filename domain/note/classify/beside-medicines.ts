import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { count, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isAssessed } from '#domain/note/discourse/assessment.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'

/** In so few words it is only said that a medicine is not taken for now. */
const SHORT_TIME = 10

/** What a statement holds beside its medicines; with nothing of this, the medication line says it all. */
const BESIDE_MEDICINES: readonly Mark[] = ['admin', 'test', 'imaging', 'followUp', 'referral', 'sickLeave', 'condition', 'diet', 'kin', 'procedure', 'device']
/** And in what the patient tells. */
const BESIDE_MEDICINES_TOLD: readonly Mark[] = [...BESIDE_MEDICINES, 'symptom', 'diagnosis', 'finding', 'reaction']

/** Which medicines stand in the list, which were ordered and taken back, and the statements that the list says all of. */
export type Medicines = { readonly listed: ReadonlySet<string>; readonly dropped: ReadonlySet<string>; readonly told: ReadonlySet<Statement> }

/** Asks or tells of a medicine that nobody takes or gives: an order taken back, a question with a no, what somebody had heard of. */
export function isIdleMedicine(statement: Statement, { listed, dropped }: Medicines): boolean {
  if (statement.drugs.length === 0 || statement.drugs.some((drug) => listed.has(drug.substance))) return false
  if (statement.drugs.every((drug) => dropped.has(drug.substance))) return has(statement, 'start', 'unit', 'frequency', 'raise') || !isClinicianVoice(statement)
  const beside = count(statement, ...BESIDE_MEDICINES_TOLD)
  if (statement.folded === 'denied') return beside === 0
  // what somebody else handed over, and nobody gave
  if (!isClinicianVoice(statement) && has(statement, 'otherPerson') && has(statement, 'negation')) return true
  return !isClinicianVoice(statement) && has(statement, 'hypothetical') && beside === 0
}

/** Fluid that is given beside a medicine, and is none on the list itself. */
function givesFluid({ hits, drugs }: Statement): boolean {
  return hits.some(({ mark, start }) => mark === 'fluid' && !drugs.some((drug) => drug.start <= start && drug.end > start))
}

/** All that it says stands in a line of the list of medicines. */
export function isOnlyMedicines(statement: Statement, listed: ReadonlySet<string>): boolean {
  if (
    !statement.drugs.some((drug) => listed.has(drug.substance)) ||
    (isClinicianVoice(statement) && isAssessed(statement) && !has(statement, 'raise', 'lower', 'stop'))
  )
    return false
  // taken down step by step, or not taken tonight: the plan says how
  if (
    isClinicianVoice(statement) &&
    ((has(statement, 'stop', 'lower') && hasNumber(statement)) || (has(statement, 'negation') && statement.tokens.length <= SHORT_TIME)) &&
    has(statement, 'timeWord')
  )
    return false
  if (isClinicianVoice(statement) && givesFluid(statement) && has(statement, 'unit', 'route')) return false
  return count(statement, ...(isClinicianVoice(statement) ? BESIDE_MEDICINES : BESIDE_MEDICINES_TOLD)) === 0
}
