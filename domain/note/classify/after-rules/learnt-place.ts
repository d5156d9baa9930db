import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { chancesOfClasses, readColumns } from '#domain/language/weight-columns.ts'
import { weightsByTongue } from '#domain/language/weights-by-tongue.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { examinationGroup } from '../examination-rules.ts'
import { planned } from '../measures.ts'
import type { Decision, Place } from '../place-rules.ts'
import { placeFeatures, type Seen } from './place-features.ts'
import { PLACE_WEIGHTS } from './place-weights.generated.ts'

/** Where a statement may belong; `none` where no report tells it. Both sections of a plan are one here: the rules part them. */
export const PLACES = ['complaints', 'physicalExamination', 'diagnoses', 'treatmentPlans', 'none'] as const
const SECTIONS = ['complaints', 'physicalExamination', 'diagnoses', 'treatmentPlans'] as const

/**
 * From such likelihoods on what was learnt is followed: `elsewhere`, among the places of a report, by what the rules placed; `told`, that it is told at
 * all, by what they found no place for. What they held to be no talk of the trade stays out: it may be of somebody else.
 */
type Thresholds = { readonly elsewhere: number; readonly told: number }

/** In a long talk more is said that belongs nowhere, and the rules have more to go by. */
const OF_SHORT_TALK: Thresholds = { elsewhere: 0.5, told: 0.38 }
const OF_LONG_TALK: Thresholds = { elsewhere: 0.75, told: 0.55 }
/** What the rules held to be no talk of the trade must be so likely to be told. */
const LEAST_OF_TALK = 0.75
/** So many statements make a long talk. */
const LONG_TALK = 25

/** The rules found nothing that tells of a place; they were not sure that there is none. */
const UNSURE = new Set([
  'patient/nothing', 'plan/nothing', 'history/nothing', 'history/of-nobody', 'examination/nothing', 'examination/topic', 'patient/aside-in-plan',
  'patient/supposed-in-plan',
])

/** What a patient says so may be of somebody else; who treats, named as the speaker, tells of this one. */
const NO_TALK = 'speech/not-clinical'

/** Rules that take what no other rule has taken: what they place may be moved. What any other rule placed stays. */
const LAST_RESORTS = new Set([
  'patient/told', 'patient/measured', 'history/of-weight', 'examination/observed', 'plan/measured', 'plan/found', 'plan/of-weight',
  'plan/finding-named-as-disease',
])

/** A judgement is of now and of this patient: no order, nothing past, nothing that somebody fears or anybody may get. */
const NO_JUDGEMENT: readonly Mark[] = ['past', 'hypothetical', 'advice', 'planCue', 'prognosis', 'kin', 'otherPerson', 'condition', 'greeting', 'negation']
const JUDGED: readonly Mark[] = ['diagnosis', 'finding', 'judged', 'symptom', 'sign']

const mayBeJudgement = (statement: Statement): boolean =>
  has(statement, ...JUDGED) && !has(statement, ...NO_JUDGEMENT) && isClinicianVoice(statement)

const weightsIn = weightsByTongue(PLACE_WEIGHTS, readColumns)

const isPlan = (section: SectionType): boolean => section === 'treatmentPlans' || section === 'treatmentMeasures'

/** Where in its section what was placed by likelihood stands. */
function placeIn(section: (typeof SECTIONS)[number], statement: Statement): Exclude<Place, 'out'> {
  if (section === 'complaints') return { section, group: 1 }
  if (section === 'diagnoses') return { section, group: 0 }
  if (section === 'physicalExamination') return { section, group: examinationGroup(statement) }
  const isMeasure = has(statement, 'measure', 'advice', 'diet', 'fluid') && planned(statement) === 0
  return isMeasure ? { section: 'treatmentMeasures', group: 1 } : { section, group: has(statement, 'condition') ? 3 : 2 }
}

/** The likeliest place among those of a report, how likely it is among them, and how likely the statement is to be told at all. */
function likeliest(features: readonly string[], language: Language) {
  const known = weightsIn(language)
  const chances = chancesOfClasses((feature) => known.get(feature), features, PLACES.length)
  const told = 1 - (chances.at(-1) ?? 0)
  const best = SECTIONS.reduce((most, _, at) => ((chances[at] ?? 0) > (chances[most] ?? 0) ? at : most), 0)
  return { section: SECTIONS[best] ?? 'complaints', share: (chances[best] ?? 0) / told, told }
}

/** What is to be done, by whom, when, or in what case: without any of it nothing is planned. */
const OF_PLAN: readonly Mark[] = [
  'planCue', 'advice', 'measure', 'contact', 'test', 'procedure', 'imaging', 'referral', 'followUp', 'condition', 'opensCondition', 'diet', 'device', 'fluid',
  'future', 'start', 'stop', 'sickLeave', 'frequency', 'secondPerson', 'timeWord', 'takes', 'given', 'doseForm', 'drugClass',
]

/** Of nobody in particular, and in words of no trade: a team plays at seven. */
const OF_TRADE: readonly Mark[] = [
  'planCue', 'advice', 'measure', 'contact', 'test', 'procedure', 'symptom', 'finding', 'sign', 'diagnosis', 'imaging', 'diet', 'fluid', 'device', 'condition',
  'followUp', 'referral', 'secondPerson', 'thirdPerson', 'firstPerson', 'normal', 'animal', 'sickLeave', 'function', 'frequency', 'unit',
]

/** Whether a rule leaves open where a statement belongs, or whether it belongs anywhere. */
function isOpen({ statement, decision: { place, rule } }: Seen): boolean {
  if (place !== 'out') return LAST_RESORTS.has(rule)
  const isOfTrade = statement.speaker !== 'unknown' || has(statement, ...OF_TRADE)
  if (statement.isQuestion || !isOfTrade || has(statement, 'greeting', 'closing', 'otherPerson', 'otherAnimal', 'unknown')) return false
  return UNSURE.has(rule) || (rule === NO_TALK && statement.speaker === 'clinician')
}

/** I have had a fever up to 39: told of oneself, in whatever words of a measure. */
function isOfSelf(statement: Statement): boolean {
  if (statement.speaker !== 'unknown' || has(statement, 'examStart', 'examCue')) return false
  return has(statement, 'firstPerson') && has(statement, 'past', 'symptom')
}

/** What a report of an examination holds besides what somebody complains of. */
const OF_EXAMINATION: readonly Mark[] = ['finding', 'normal', 'vital', 'sign', 'body', 'test', 'imaging', 'unit', 'negation', 'examStart', 'animal', 'fluid']

/** She has a fever: a complaint by its name and nothing else, in whatever tense. */
const isComplaintAlone = (statement: Statement): boolean => has(statement, 'symptom') && !has(statement, ...OF_EXAMINATION)

/** What no likelihood moves: who is ill neither examines nor judges, and what is told while examining, by whoever does it, is no complaint. */
function mayStandIn(section: (typeof SECTIONS)[number], statement: Statement): boolean {
  if (statement.speaker === 'patient' && (section === 'diagnoses' || section === 'physicalExamination')) return false
  if (section === 'physicalExamination' && (isOfSelf(statement) || isComplaintAlone(statement))) return false
  if (section === 'complaints') return statement.speaker !== 'clinician' || statement.phase !== 'examination'
  if (section === 'treatmentPlans') return has(statement, ...OF_PLAN)
  return section !== 'diagnoses' || mayBeJudgement(statement)
}

function settle(seen: readonly Seen[], at: number, vertical: Vertical): Decision | undefined {
  const one = seen[at]
  if (one === undefined || !isOpen(one)) return undefined
  const least = seen.length > LONG_TALK ? OF_LONG_TALK : OF_SHORT_TALK
  const { statement, decision: { place, rule } } = one
  const { section, share, told } = likeliest(placeFeatures(seen, at, vertical), statement.language)
  if (!mayStandIn(section, statement)) return undefined
  const isThere = place !== 'out' && (place.section === section || (isPlan(place.section) && section === 'treatmentPlans'))
  const isMoved = place === 'out' ? told >= (rule === NO_TALK ? LEAST_OF_TALK : least.told) : !isThere && share >= least.elsewhere
  return isMoved ? { place: placeIn(section, statement), rule: `${rule}, learnt` } : undefined
}

/**
 * Where rules have ended, what was learnt decides: takes the statements of a talk as the rules placed them; gives them with the places of those moved
 * whose words, speaker and neighbours speak for another, and of those the rules knew nothing of. Learnt by eval/sections/learn-places.ts.
 */
export function withLearntPlaces<One extends Seen['decision'] & { readonly statement: Statement }>(decided: readonly One[], vertical: Vertical): One[] {
  const seen = decided.map((one) => ({ statement: one.statement, decision: one }))
  return decided.map((one, at) => ({ ...one, ...settle(seen, at, vertical) }))
}
