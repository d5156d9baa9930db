import type { SectionType } from '#contract/report.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { tellsOneOrSome, tellsOnset } from './amounts-of-time.ts'
import { isAssessed, isBareDisease, isDeclared, isNamedDiagnosis, isOutrightAssessment, isResult, isVerdict, namesDisease } from './assessment.ts'
import { isBroughtPatient } from './brought-patient.ts'
import { tellsBygone } from './bygone.ts'
import { isDoneOnComing } from './called-in.ts'
import { isDatedAhead } from './dated-ahead.ts'
import type { Heading } from './dictated-headings.ts'
import { headingsOf, withoutHeading } from './dictated-headings.ts'
import { concludes } from './judging.ts'
import { isNoise, isSomebodyElse } from './noise.ts'
import { comparesSides, isClinicianVoice, opensWithMeasure } from './phases.ts'
import { settledPlace } from './settled-place.ts'
import type { Placed, Statement } from './statement.ts'
import { clinicalWeight, count, has, hasNumber } from './statement.ts'
import { isOrdering } from './told-to-do.ts'
import { subjectsOf } from './subjects.ts'
import { valuesOf } from './values.ts'
import { placeOfWithdrawal } from './withdrawal/withdrawal-periods.ts'

/** It has been about four months: a time told by itself is how long it has lasted. */
const SHORT_TIME = 10

/** What is told first is kept from so many words on, whatever the lexicon knows of it. */
const LEAST_OPENING = 5

/** So, the cough: so few words announce. */
const BARE_TOPIC = 3

type Place = { readonly section: SectionType; readonly group: number } | 'out'

const PLANNED: readonly Mark[] = ['planCue', 'followUp', 'referral']
const OBSERVED: readonly Mark[] = ['finding', 'sign', 'vital', 'examCue']

/** What a statement holds beside its medicines; with nothing of this, the medication line says it all. */
const BESIDE_MEDICINES: readonly Mark[] = ['admin', 'test', 'imaging', 'followUp', 'referral', 'sickLeave', 'condition', 'diet', 'kin', 'procedure', 'device']
/** And in what the patient tells. */
const BESIDE_MEDICINES_TOLD: readonly Mark[] = [...BESIDE_MEDICINES, 'symptom', 'diagnosis', 'finding', 'reaction']

/** Something measured or pictured is named, not as a part of a diagnosis: high blood pressure. */
function namesMeasure(statement: Statement): boolean {
  const diagnoses = statement.hits.filter((hit) => hit.mark === 'diagnosis')
  return statement.hits.some((hit) => (hit.mark === 'vital' || hit.mark === 'test' || hit.mark === 'imaging')
    && !diagnoses.some((one) => one.start <= hit.start && one.end >= hit.end && one.end - one.start > hit.end - hit.start))
}

/** A number that is measured. */
function hasValue(statement: Statement): boolean {
  return valuesOf(statement).length > 0
}

function isMeasured(statement: Statement): boolean {
  return namesMeasure(statement) && (hasValue(statement) || has(statement, 'normal', 'negation', 'finding'))
}

function isSafetyNet(statement: Statement): boolean {
  return has(statement, 'condition') && has(statement, 'contact', 'planCue', 'referral', 'imaging')
}

/** Which medicines stand in the list, which were ordered and taken back, and the statements that the list says all of. */
export type Medicines = { readonly listed: ReadonlySet<string>; readonly dropped: ReadonlySet<string>; readonly told: ReadonlySet<Statement> }

/** Asks or tells of a medicine that nobody takes or gives: an order taken back, a question with a no, what somebody had heard of. */
function isIdleMedicine(statement: Statement, { listed, dropped }: Medicines): boolean {
  if (statement.drugs.length === 0 || statement.drugs.some((drug) => listed.has(drug.substance))) return false
  if (statement.drugs.every((drug) => dropped.has(drug.substance))) return has(statement, 'start', 'unit', 'frequency', 'raise') || !isClinicianVoice(statement)
  const beside = count(statement, ...BESIDE_MEDICINES_TOLD)
  if (statement.folded === 'denied') return beside === 0
  // what somebody else handed over, and nobody gave
  if (!isClinicianVoice(statement) && has(statement, 'otherPerson') && has(statement, 'negation')) return true
  return !isClinicianVoice(statement) && has(statement, 'hypothetical') && beside === 0
}

/** What is measured or pictured some days ahead is planned, whatever is named with it. */
function isMeasuredAhead(statement: Statement): boolean {
  return isDatedAhead(statement) && has(statement, 'test', 'imaging', 'vital', 'finding', 'procedure', 'referral', 'function') && !has(statement, 'past')
}

function isOnlyMedicines(statement: Statement, listed: ReadonlySet<string>): boolean {
  if (!statement.drugs.some((drug) => listed.has(drug.substance)) || (isClinicianVoice(statement) && isAssessed(statement) && !has(statement, 'raise', 'lower', 'stop'))) return false
  // taken down step by step, or not taken tonight: the plan says how
  if (isClinicianVoice(statement) && ((has(statement, 'stop', 'lower') && hasNumber(statement)) || (has(statement, 'negation') && statement.tokens.length <= SHORT_TIME)) && has(statement, 'timeWord')) return false
  return count(statement, ...(isClinicianVoice(statement) ? BESIDE_MEDICINES : BESIDE_MEDICINES_TOLD)) === 0
}

/** A part of the body and what it is like, where or how much: the calves are slim, no lump in the neck. */
function tellsOfPart(statement: Statement): boolean {
  return has(statement, 'body') && (has(statement, 'negation', 'normal', 'left', 'right', 'both') || hasValue(statement)) && !has(statement, 'secondPerson', 'firstPerson', 'future', 'timeWord', 'condition', 'drugClass', 'denyPlan', 'start')
}

/** So many days or longer. */
const LASTS = /(?<![\d.,])\d{1,2} (?:dag|døgn|dygn|døgn|uke|veke|veck|uge|måned|månad|days?|weeks?|months?|дн|день|недел|месяц)/iu

/** Some days ahead, or for so long: whatever it is, it is to be done. */
function isTimed(statement: Statement): boolean {
  return isDatedAhead(statement) || (LASTS.test(statement.text) && !has(statement, 'past', 'symptom', 'smallTalk', 'kin', 'otherPerson', 'firstPerson', 'question', 'prognosis'))
}

/** We swab for influenza: what is looked for is not yet found. */
function takesSample(statement: Statement): boolean {
  return statement.speaker !== 'patient' && SAMPLED.test(statement.text) && !has(statement, 'assessmentCue', 'judged', 'past', 'condition') && !hasNumber(statement)
}
const SAMPLED = /^(?:(?:så|og|och|and|so|men|but|но|и|а)[,]? )?(?:(?:vi|jeg|eg|jag|we|i|i'll|we'll|i'm going to|let's|let me|я|мы) )?(?:vil |skal |kan |ska |will )?(?:poder|tester|testar|testa|teste|pode|odlar|odle|dyrker|dyrke|swab|test|screen|culture|check|sjekker|kontrollerer|провер(?:им|яю|яем|ю)|берём мазок|берем мазок|сдаём|сдаем|тестируем) (?:(?:jer|dig|deg|dem|ham|hende|henne|honom|you|him|her|him|now|lige|også|också) )?(?:for|mot|etter|efter|på|на)(?!\p{L})/iu

function placeOfPlan(statement: Statement): Place {
  const planned = count(statement, ...PLANNED)
  if (takesSample(statement)) return { section: 'treatmentPlans', group: 1 }
  if (has(statement, 'examStart') && has(statement, 'finding', 'symptom', 'normal') && !has(statement, 'followUp', 'referral', 'condition')) return { section: 'physicalExamination', group: 1 }
  if (planned === 0 && (concludes(statement) || isBareDisease(statement) || (isDeclared(statement) && has(statement, 'prognosis')))) return { section: 'diagnoses', group: 0 }
  if (has(statement, 'prognosis') && planned === 0) return { section: 'additionalNotes', group: 1 }
  if (isAssessed(statement) && planned <= 1 && !has(statement, 'followUp', 'referral')) return { section: 'diagnoses', group: 0 }
  if ((isVerdict(statement) || isDeclared(statement)) && planned === 0) return { section: 'diagnoses', group: 0 }
  if (isNamedDiagnosis(statement) && planned === 0 && statement.drugs.length === 0 && !has(statement, 'advice', 'body', 'condition')) return { section: 'diagnoses', group: 0 }
  if (has(statement, 'diagnosis') && !namesDisease(statement) && planned === 0 && !has(statement, 'condition', 'advice')) return { section: 'physicalExamination', group: 1 }
  if (isMeasured(statement) && (hasValue(statement) || has(statement, 'normal', 'finding')) && planned === 0 && !has(statement, 'condition', 'advice')) return { section: 'physicalExamination', group: has(statement, 'vital') ? 0 : 2 }
  if (planned > 0) {
    const isMeasure = count(statement, 'measure', 'advice') > planned && !has(statement, 'followUp', 'referral', 'imaging')
    return isMeasure ? { section: 'treatmentMeasures', group: 1 } : { section: 'treatmentPlans', group: 1 }
  }
  if (has(statement, 'advice', 'measure', 'procedure', 'fluid', 'diet')) return { section: 'treatmentMeasures', group: 1 }
  if (has(statement, 'finding', 'sign') || tellsOfPart(statement)) return { section: 'physicalExamination', group: 1 }
  return clinicalWeight(statement) >= 1 || isTimed(statement) ? { section: 'treatmentPlans', group: 2 } : 'out'
}

/** The tonsils are red: a sign, though patients tell of it too. */
const saysHowItIs = (statement: Statement): boolean => has(statement, 'body') && has(statement, 'copula') && has(statement, 'symptom')

function placeOfExamination(statement: Statement): Place {
  // a topic called out, not yet a finding
  if (statement.tokens.length <= BARE_TOPIC && !saysHowItIs(statement) && !hasNumber(statement) && !isAssessed(statement) && !has(statement, 'finding', 'normal', 'negation', 'diagnosis', 'advice', ...PLANNED)) return 'out'
  const planned = count(statement, ...PLANNED)
  if (concludes(statement) || isBareDisease(statement)) return { section: 'diagnoses', group: 0 }
  if (planned <= 1 && !has(statement, 'examStart') && !isMeasured(statement) && (isAssessed(statement) || isDeclared(statement) || (isNamedDiagnosis(statement) && !has(statement, 'negation', 'sign', 'normal', 'finding', 'left', 'right')))) return { section: 'diagnoses', group: 0 }
  if (has(statement, 'measure') && !has(statement, ...OBSERVED, 'symptom', 'normal', 'test', 'imaging', 'diagnosis', ...PLANNED)) return { section: 'treatmentMeasures', group: 1 }
  const observed = hasNumber(statement) || count(statement, ...OBSERVED) > 0 || has(statement, 'body', 'symptom', 'normal', 'test', 'imaging')
  if (observed && (planned <= 1 || hasNumber(statement))) return { section: 'physicalExamination', group: has(statement, 'vital') && hasNumber(statement) ? 0 : has(statement, 'test', 'imaging') ? 2 : 1 }
  return planned > 0 || has(statement, 'advice', 'measure') ? placeOfPlan(statement) : clinicalWeight(statement) >= 1 ? { section: 'physicalExamination', group: 1 } : 'out'
}

function placeOfHistory(statement: Statement): Place {
  const planned = count(statement, ...PLANNED)
  if (isMeasured(statement) && hasValue(statement) && !has(statement, 'past', 'firstPerson')) return { section: 'physicalExamination', group: has(statement, 'vital') ? 0 : 2 }
  if (count(statement, ...OBSERVED) > 1 && planned === 0) return { section: 'physicalExamination', group: 1 }
  if (statement.speaker === 'unknown' && isOrdering(statement)) return placeOfPlan(statement)
  if (statement.speaker === 'clinician' && planned === 0 && has(statement, 'body') && has(statement, 'normal', 'finding')) return { section: 'physicalExamination', group: 1 }
  if (statement.speaker === 'clinician' && (has(statement, 'start', 'raise', 'lower') || planned > 1 || (planned > 0 && has(statement, 'imaging') && !has(statement, 'past', 'secondPerson')))) return placeOfPlan(statement)
  if (statement.speaker === 'clinician' && isDatedAhead(statement)) return placeOfPlan(statement)
  if (statement.speaker === 'clinician' && !has(statement, 'secondPerson', 'past', 'animal', 'thirdPerson')) return 'out'
  return clinicalWeight(statement) >= 1 ? { section: 'complaints', group: 0 } : 'out'
}

/** It will be an X-ray, then: said of what is to be done. */
const TO_BE = /^(?:(?:da|så|då|og|och|so|then|ja|ok|okay),? )*(?:det )?(?:blir|bliver)(?: det)?(?!\p{L})|^(?:(?:so|then|okay),? )*(?:it'll be|that'll be|we're looking at) |^(?:(?:так|ну|значит),? )*будет /iu

function isToCome(statement: Statement): boolean {
  if (has(statement, 'past', 'symptom') || hasValue(statement)) return false
  return TO_BE.test(statement.text) ? has(statement, 'imaging', 'test', 'procedure', 'referral') : isDatedAhead(statement) && !has(statement, 'finding')
}

/** A medicine raised, lowered or stopped in the middle of the examination is decided, not found. */
function changesMedicine(statement: Statement): boolean {
  return statement.drugs.length > 0 && has(statement, 'stop', 'lower', 'raise') && !has(statement, 'finding', 'vital', 'test', 'symptom')
}

function placeOfClinician(statement: Statement): Place {
  if (has(statement, 'admin') && !has(statement, 'symptom', 'finding', 'vital')) return { section: 'additionalNotes', group: 2 }
  if (isSafetyNet(statement)) return { section: 'treatmentPlans', group: 3 }
  if (has(statement, 'condition') && statement.phase !== 'history' && !has(statement, 'examStart') && (statement.drugs.length > 0 || has(statement, 'start', 'stop', 'advice'))) return { section: 'treatmentPlans', group: 3 }
  if (statement.asked !== undefined && has(statement, 'denyPlan') && /^[^:]{2,40}: /u.test(statement.text)) return { section: 'treatmentPlans', group: 1 }
  if (has(statement, 'sickLeave') && (statement.phase !== 'history' || has(statement, 'planCue') || statement.tokens.length > 6)) return { section: 'treatmentMeasures', group: 2 }
  if (isMeasuredAhead(statement) && statement.phase !== 'history') return { section: 'treatmentPlans', group: 1 }
  if (statement.phase === 'examination' && isToCome(statement)) return { section: 'treatmentPlans', group: 1 }
  if (isResult(statement)) return { section: 'physicalExamination', group: 2 }
  if (statement.phase === 'examination') return changesMedicine(statement) ? placeOfPlan(statement) : placeOfExamination(statement)
  if (statement.phase === 'history' && isOutrightAssessment(statement)) return { section: 'diagnoses', group: 0 }
  return statement.phase === 'history' ? placeOfHistory(statement) : placeOfPlan(statement)
}

/** Said without a speaker mark, before the examination was announced: a finding, a result or a judgement is the clinician's all the same. */
function placeOfUnmarked(statement: Statement): Place {
  if (statement.folded !== 'none' || statement.phase !== 'history') return 'out'
  const isSeen = has(statement, 'examCue') && has(statement, 'finding', 'sign') && has(statement, 'negation', 'normal')
  if (isSeen) return { section: 'physicalExamination', group: 1 }
  if (isResult(statement) && !has(statement, 'timeWord')) return { section: 'physicalExamination', group: 2 }
  return isOutrightAssessment(statement) || (isDeclared(statement) && !has(statement, 'firstPerson', 'thirdPerson', 'timeWord', 'symptom')) ? { section: 'diagnoses', group: 0 } : 'out'
}

function placeOfPatient(statement: Statement): Place {
  if (statement.phase === 'history' && statement.speaker === 'unknown' && isOrdering(statement)) return placeOfPlan(statement)
  const unmarked = statement.speaker === 'unknown' ? placeOfUnmarked(statement) : 'out'
  if (unmarked !== 'out') return unmarked
  const weight = clinicalWeight(statement)
  const isTold = statement.folded !== 'none'
  const isAbout = statement.asked !== undefined && clinicalWeight(statement.asked) >= 0.5
  const confides = isTold && statement.phase === 'history' && has(statement, 'firstPerson') && statement.tokens.length >= 4 && !has(statement, 'smallTalk')
  const opensTalk = statement.asked !== undefined && has(statement.asked, 'openingQuestion') && (statement.tokens.length >= LEAST_OPENING || (statement.phase === 'history' && has(statement, 'body', 'symptom')))
  const tellsWhen = statement.phase === 'history' && has(statement, 'timeWord') && (hasNumber(statement) || tellsOneOrSome(statement) || tellsOnset(statement)) && statement.tokens.length <= SHORT_TIME
  if (statement.phase === 'closing') return 'out'
  if (has(statement, 'admin')) return { section: 'additionalNotes', group: 2 }
  if (statement.phase === 'history' && !isTold && statement.speaker !== 'patient' && isMeasured(statement) && hasNumber(statement) && !has(statement, 'firstPerson', 'secondPerson', 'past')) return { section: 'physicalExamination', group: has(statement, 'vital') ? 0 : 2 }
  if (has(statement, 'animal') && statement.phase === 'history' && !has(statement, 'symptom')) return { section: 'complaints', group: 0 }
  if (statement.phase === 'plan' && isTold && has(statement, 'imaging', 'procedure', 'drugClass') && has(statement, 'negation', 'denyPlan') && !has(statement, 'firstPerson')) return { section: 'treatmentPlans', group: 1 }
  if (weight < 1 && statement.folded !== 'labelled' && !(isTold && isAbout) && !tellsWhen && !opensTalk && !confides) return 'out'
  if (statement.phase === 'plan' && !has(statement, 'symptom', 'diagnosis', 'allergy', 'kin') && statement.drugs.length === 0 && weight <= 1) return 'out'
  if (statement.phase === 'plan' && (has(statement, 'hypothetical') || (!isTold && weight < 2))) return 'out'
  if (has(statement, 'kin')) return { section: 'complaints', group: 3 }
  if (has(statement, 'social') && !has(statement, 'symptom')) return { section: 'complaints', group: 3 }
  return { section: 'complaints', group: has(statement, 'past') && has(statement, 'diagnosis') ? 2 : 1 }
}

/** Says what one comes for, in a turn marked as one's own. */
function answersOpening(statement: Statement): boolean {
  return statement.asked !== undefined && has(statement.asked, 'openingQuestion') && statement.phase === 'history' && statement.speaker === 'patient'
}

/** What follows in the same breath belongs to it, whatever the lexicon knows of it. */
function goesOnTelling(statement: Statement): boolean {
  return statement.speaker === 'patient' && statement.phase === 'history' && statement.folded === 'none' && !statement.isQuestion && statement.tokens.length >= LEAST_OPENING && statement.drugs.length === 0 && !has(statement, 'smallTalk', 'greeting', 'closing', 'otherPerson', 'otherAnimal', 'kin', 'hypothetical', 'identifier')
}

/** So many of the first things told about body or mind are the reason for coming, though the lexicon knows no complaint in them. */
const FIRST_TOLD = 5

/** Where what was announced by its name belongs; a name alone says nothing. */
function placeUnder(statement: Statement, heading: Heading): Place | undefined {
  if (withoutHeading(statement.text).trim() === '') return 'out'
  if (heading === 'judgement') return { section: 'diagnoses', group: 0 }
  if (heading === 'examination') return { section: 'physicalExamination', group: has(statement, 'test', 'imaging') ? 2 : 1 }
  return heading === 'plan' && clinicalWeight(statement) >= 0.5 ? placeOfPlan(statement) : undefined
}

function tellsComplaint(statement: Statement): boolean {
  if (statement.isQuestion || statement.folded === 'denied' || statement.tokens.length < 3 || statement.drugs.length > 0) return false
  return clinicalWeight(statement) >= 0.5 && has(statement, 'body', 'symptom', 'event', 'course', 'function', 'left', 'right') && !has(statement, 'smallTalk', 'greeting', 'kin', 'otherPerson', 'otherAnimal', 'allergy')
}

/** He got X: of somebody named before, a medicine without what it is for is no illness of the family. */
function tellsOnlyMedicine(statement: Statement): boolean {
  return statement.drugs.length > 0 && !has(statement, 'kin', 'symptom', 'diagnosis', 'finding')
}

/** What tells of health; that she took up riding does not. */
const OF_HEALTH: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'sign', 'vital', 'test', 'imaging', 'procedure', 'reaction', 'drugClass', 'allergy', 'social', 'body', 'event', 'nothing']

/** An illness, with whose it is: he had it removed, told alone, would be the patient's. Of one who was brought, he is said as well. */
function isRelativeIllness(statement: Statement, isBrought: boolean): boolean {
  const { asked } = statement
  const isNamed = isBrought || has(statement, 'kin') || (asked !== undefined && has(asked, 'kin'))
  const isOfHealth = has(statement, ...OF_HEALTH) || statement.drugs.length > 0 || (asked !== undefined && has(asked, ...OF_HEALTH))
  return isNamed && isOfHealth && (clinicalWeight(statement) >= 1 || (asked !== undefined && clinicalWeight(asked) >= 1))
}

/** Finds the section a statement belongs to, and its order there; what is not for the report, or stands in the medication lines, is left out. */
export function placeStatements(statements: readonly Statement[], vertical: Vertical, medicines: Medicines): Placed[] {
  const subjects = subjectsOf(statements, vertical)
  const headings = headingsOf(statements)
  const isBrought = isBroughtPatient(statements)
  let told = 0
  let openingTurn = -1
  return statements.flatMap((statement, at): Placed[] => {
    const withdrawal = placeOfWithdrawal(statement, vertical)
    if (withdrawal !== undefined) return [withdrawal]
    if (statement.isBan === true) return [{ ...statement, section: 'treatmentPlans', group: 1 }]
    const subject = subjects[at] ?? 'patient'
    if (subject === 'patient' && statement.drugs.length === 0 && isDoneOnComing(statements, at)) return [{ ...statement, section: 'treatmentPlans', group: 1 }]
    if (medicines.told.has(statement) || isNoise(statement, vertical) || isSomebodyElse(statement, subject) || isOnlyMedicines(statement, medicines.listed) || isIdleMedicine(statement, medicines)) return []
    if (subject === 'relative' && statement.phase === 'history') return isRelativeIllness(statement, isBrought) && !tellsOnlyMedicine(statement) ? [{ ...statement, section: 'complaints', group: 3 }] : []
    const heading = headings[at]
    const announced = heading === undefined || statement.speaker === 'patient' ? undefined : placeUnder(statement, heading)
    if (announced !== undefined) return announced === 'out' ? [] : [{ ...statement, ...announced }]
    if (statement.speaker !== 'patient' && (opensWithMeasure(statement) || comparesSides(statement)) && !isDatedAhead(statement) && count(statement, ...PLANNED) === 0) return [{ ...statement, section: 'physicalExamination', group: has(statement, 'vital') ? 0 : 1 }]
    if (tellsBygone(statement)) return [{ ...statement, section: 'complaints', group: 2 }]
    const isClinicians = isClinicianVoice(statement)
    const place = settledPlace(statement, isClinicians ? placeOfClinician(statement) : placeOfPatient(statement))
    if (answersOpening(statement)) openingTurn = statement.turn
    else if (place === 'out' && statement.turn === openingTurn && goesOnTelling(statement)) return [{ ...statement, section: 'complaints', group: 1 }]
    if (!isClinicians && statement.phase === 'history' && told < FIRST_TOLD && tellsComplaint(statement)) {
      told++
      if (place === 'out') return [{ ...statement, section: 'complaints', group: 1 }]
    }
    return place === 'out' ? [] : [{ ...statement, ...place }]
  })
}
