import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has } from '#domain/note/annotate/statement.ts'
import { isAssessed, isBareDisease, isDeclared, isNamedDiagnosis, isVerdict, namesDisease } from '#domain/note/discourse/assessment.ts'
import { concludes } from '#domain/note/discourse/judgements.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { tellsUsedBefore } from '#domain/note/context/past-history.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'
import { hasValue, isMeasured, isTimed, ordersMedicine, planned, takesSample, tellsOfPart } from './measures.ts'
import type { PlaceRule } from './place-rules.ts'
import { always } from './place-rules.ts'

const plansNothing = (statement: Statement): boolean => planned(statement) === 0

const isJudged = (statement: Statement): boolean => concludes(statement) || isBareDisease(statement) || (isDeclared(statement) && has(statement, 'prognosis'))

/** More of it is advice than arrangement. */
const isMeasure = (statement: Statement): boolean =>
  count(statement, 'measure', 'advice') > planned(statement) && !has(statement, 'followUp', 'referral', 'imaging')

const isFound = (statement: Statement): boolean => has(statement, 'finding', 'sign') || tellsOfPart(statement)

/** Protect the good ear, no brushing of teeth for two weeks, if he is limp you ring: a finding is named, but for what is to be done. */
const isToBeKept = (statement: Statement): boolean => isDatedAhead(statement) || isToldToDo(statement) || has(statement, 'contact')

/** The medicine that was asked for is not given, and why. */
const refusesMedicine = ({ isGranted, asked, drugs }: Statement): boolean => isGranted === false && drugs.length === 0 && (asked?.drugs.length ?? 0) > 0

/** What is said while the plan is made. */
export const PLAN_RULES: readonly PlaceRule[] = [
  { id: 'plan/sample', when: takesSample, place: { section: 'treatmentPlans', group: 1 } },
  { id: 'plan/medicine-refused', when: refusesMedicine, place: { section: 'treatmentPlans', group: 1 } },
  { id: 'plan/told-before', when: (one) => tellsUsedBefore(one) && !isAssessed(one), place: { section: 'complaints', group: 2 } },
  {
    id: 'plan/medicine-ordered',
    when: (one) => ordersMedicine(one) && !isJudged(one) && !isAssessed(one) && !has(one, 'given'),
    place: { section: 'treatmentPlans', group: 1 },
  },
  {
    id: 'plan/examined-meanwhile',
    when: (one) => has(one, 'examStart') && has(one, 'finding', 'symptom', 'normal') && !has(one, 'followUp', 'referral', 'condition'),
    place: { section: 'physicalExamination', group: 1 },
  },
  { id: 'plan/concluded', when: (one) => plansNothing(one) && isJudged(one), place: { section: 'diagnoses', group: 0 } },
  { id: 'plan/prognosis', when: (one) => plansNothing(one) && has(one, 'prognosis'), place: { section: 'additionalNotes', group: 1 } },
  { id: 'plan/assessed', when: (one) => isAssessed(one) && planned(one) <= 1 && !has(one, 'followUp', 'referral'), place: { section: 'diagnoses', group: 0 } },
  { id: 'plan/verdict', when: (one) => plansNothing(one) && (isVerdict(one) || isDeclared(one)), place: { section: 'diagnoses', group: 0 } },
  {
    id: 'plan/named-diagnosis',
    when: (one) => plansNothing(one) && isNamedDiagnosis(one) && one.drugs.length === 0 && !has(one, 'advice', 'body', 'condition'),
    place: { section: 'diagnoses', group: 0 },
  },
  {
    id: 'plan/finding-named-as-disease',
    when: (one) => plansNothing(one) && has(one, 'diagnosis') && !namesDisease(one) && !has(one, 'condition', 'advice'),
    place: { section: 'physicalExamination', group: 1 },
  },
  {
    id: 'plan/measured',
    when: (one) => plansNothing(one) && isMeasured(one) && (hasValue(one) || has(one, 'normal', 'finding')) && !has(one, 'condition', 'advice'),
    place: (one) => ({ section: 'physicalExamination', group: has(one, 'vital') ? 0 : 2 }),
  },
  {
    id: 'plan/no-fluid-found',
    when: (one) => has(one, 'fluid') && has(one, 'negation') && has(one, 'symptom', 'normal'),
    place: { section: 'physicalExamination', group: 1 },
  },
  { id: 'plan/advised', when: (one) => planned(one) > 0 && isMeasure(one), place: { section: 'treatmentMeasures', group: 1 } },
  { id: 'plan/arranged', when: (one) => planned(one) > 0, place: { section: 'treatmentPlans', group: 1 } },
  { id: 'plan/measure', when: (one) => has(one, 'advice', 'measure', 'procedure', 'fluid', 'diet'), place: { section: 'treatmentMeasures', group: 1 } },
  { id: 'plan/to-be-kept', when: (one) => isFound(one) && isToBeKept(one), place: { section: 'treatmentPlans', group: 2 } },
  { id: 'plan/found', when: isFound, place: { section: 'physicalExamination', group: 1 } },
  { id: 'plan/of-weight', when: (one) => clinicalWeight(one) >= 1 || isTimed(one), place: { section: 'treatmentPlans', group: 2 } },
  { id: 'plan/nothing', when: always, place: 'out' },
]
