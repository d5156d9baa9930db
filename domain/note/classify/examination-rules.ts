import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isAssessed, isBareDisease, isDeclared, isNamedDiagnosis } from '#domain/note/discourse/assessment.ts'
import { concludes } from '#domain/note/discourse/judgements.ts'
import { isMeasured, OBSERVED, PLANNED, planned } from './measures.ts'
import type { PlaceRule } from './place-rules.ts'
import { always, decide } from './place-rules.ts'
import { PLAN_RULES } from './plan-rules.ts'

/** So, the cough: so few words announce. */
const BARE_TOPIC = 3

/** The tonsils are red: a sign, though patients tell of it too. */
const saysHowItIs = (statement: Statement): boolean => has(statement, 'body') && has(statement, 'copula') && has(statement, 'symptom')

/** A topic called out, not yet a finding. */
function isBareTopic(statement: Statement): boolean {
  if (statement.tokens.length > BARE_TOPIC || saysHowItIs(statement) || hasNumber(statement) || isAssessed(statement)) return false
  return !has(statement, 'finding', 'normal', 'negation', 'diagnosis', 'advice', ...PLANNED)
}

/** A disease by its name, with nothing of what was seen of it. */
const isNamedAlone = (statement: Statement): boolean => isNamedDiagnosis(statement) && !has(statement, 'negation', 'sign', 'normal', 'finding', 'left', 'right')

const isJudged = (statement: Statement): boolean => isAssessed(statement) || isDeclared(statement) || isNamedAlone(statement)

const isObserved = (statement: Statement): boolean =>
  hasNumber(statement) || count(statement, ...OBSERVED) > 0 || has(statement, 'body', 'symptom', 'normal', 'test', 'imaging')

/** The order within what was found: vital signs, findings, tests and pictures. */
export function examinationGroup(statement: Statement): number {
  if (has(statement, 'vital') && hasNumber(statement)) return 0
  return has(statement, 'test', 'imaging') ? 2 : 1
}

/** Atorvastatin goes up to 40, for LDL must be under 1.8: a value is the reason for what is done. */
const changesMedicine = (statement: Statement): boolean =>
  statement.drugs.length > 0 && has(statement, 'raise', 'lower') && !has(statement, 'past') && statement.speaker !== 'patient'

/** What is said while the patient is examined. */
export const EXAMINATION_RULES: readonly PlaceRule[] = [
  { id: 'examination/topic', when: isBareTopic, place: 'out' },
  { id: 'examination/medicine-changed', when: changesMedicine, place: (one) => decide(PLAN_RULES, one) },
  { id: 'examination/concluded', when: (one) => concludes(one) || isBareDisease(one), place: { section: 'diagnoses', group: 0 } },
  {
    id: 'examination/judged',
    when: (one) => planned(one) <= 1 && !has(one, 'examStart') && !isMeasured(one) && isJudged(one),
    place: { section: 'diagnoses', group: 0 },
  },
  {
    id: 'examination/measure',
    when: (one) => has(one, 'measure') && !has(one, ...OBSERVED, 'symptom', 'normal', 'test', 'imaging', 'diagnosis', ...PLANNED),
    place: { section: 'treatmentMeasures', group: 1 },
  },
  {
    id: 'examination/advised',
    when: (one) =>
      has(one, 'advice') && has(one, 'device', 'diet', 'planCue') &&
      !has(one, ...OBSERVED, 'symptom', 'normal', 'test', 'imaging', 'diagnosis', 'past'),
    place: { section: 'treatmentMeasures', group: 1 },
  },
  {
    id: 'examination/observed',
    when: (one) => isObserved(one) && (planned(one) <= 1 || hasNumber(one)),
    place: (one) => ({ section: 'physicalExamination', group: examinationGroup(one) }),
  },
  { id: 'examination/plan', when: (one) => planned(one) > 0 || has(one, 'advice', 'measure'), place: (one) => decide(PLAN_RULES, one) },
  { id: 'examination/of-weight', when: (one) => clinicalWeight(one) >= 1, place: { section: 'physicalExamination', group: 1 } },
  { id: 'examination/nothing', when: always, place: 'out' },
]
