import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { count, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { valuesOf } from '#domain/note/annotate/values.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'

/** What is to be done, and what was observed. */
export const PLANNED: readonly Mark[] = ['planCue', 'followUp', 'referral']
export const OBSERVED: readonly Mark[] = ['finding', 'sign', 'vital', 'examCue']

/** How much of a statement tells of what is to be done. */
export const planned = (statement: Statement): number => count(statement, ...PLANNED)

/** Something measured or pictured is named, not as a part of a diagnosis: high blood pressure. */
function namesMeasure(statement: Statement): boolean {
  const diagnoses = statement.hits.filter((hit) => hit.mark === 'diagnosis')
  return statement.hits.some(
    (hit) =>
      (hit.mark === 'vital' || hit.mark === 'test' || hit.mark === 'imaging') &&
      !diagnoses.some((one) => one.start <= hit.start && one.end >= hit.end && one.end - one.start > hit.end - hit.start),
  )
}

/** A number that is measured. */
export function hasValue(statement: Statement): boolean {
  return valuesOf(statement).length > 0
}

/** Something measured or pictured with its outcome. */
export function isMeasured(statement: Statement): boolean {
  return namesMeasure(statement) && (hasValue(statement) || has(statement, 'normal', 'negation', 'finding'))
}

/** A part of the body and what it is like, where or how much: the calves are slim, no lump in the neck. */
export function tellsOfPart(statement: Statement): boolean {
  return (
    has(statement, 'body') &&
    (has(statement, 'negation', 'normal', 'left', 'right', 'both') || hasValue(statement)) &&
    !has(statement, 'secondPerson', 'firstPerson', 'future', 'timeWord', 'condition', 'drugClass', 'denyPlan', 'start')
  )
}

/** So many days or longer. */
const LASTS = /(?<![\d.,])\d{1,2} (?:dag|døgn|dygn|døgn|uke|veke|veck|uge|måned|månad|days?|weeks?|months?|дн|день|недел|месяц)/iu

/** Some days ahead, or for so long: whatever it is, it is to be done. */
export function isTimed(statement: Statement): boolean {
  return (
    isDatedAhead(statement) ||
    (LASTS.test(statement.text) && !has(statement, 'past', 'symptom', 'smallTalk', 'kin', 'otherPerson', 'firstPerson', 'question', 'prognosis'))
  )
}

/** We swab for influenza: what is looked for is not yet found. */
export function takesSample(statement: Statement): boolean {
  return (
    statement.speaker !== 'patient' && SAMPLED.test(statement.text) && !has(statement, 'assessmentCue', 'judged', 'past', 'condition') && !hasNumber(statement)
  )
}
const SAMPLED = new RegExp(
  String.raw`^(?:(?:så|og|och|and|so|men|but|но|и|а)[,]? )?(?:(?:vi|jeg|eg|jag|we|i|i'll|we'll|i'm going to|let's|let me|я|мы) )?(?:vil |skal |` +
    'kan |ska |will )?(?:poder|tester|testar|testa|teste|pode|odlar|odle|dyrker|dyrke|swab|test|screen|culture|check|sjekker|' +
    'kontrollerer|провер(?:им|яю|яем|ю)|берём мазок|берем мазок|сдаём|сдаем|тестируем) (?:(?:jer|dig|deg|dem|ham|hende|henne|honom|you|' +
    String.raw`him|her|him|now|lige|også|också) )?(?:for|mot|etter|efter|på|на)(?!\p{L})`,
  'iu',
)

/** What is measured or pictured some days ahead is planned, whatever is named with it. */
export function isMeasuredAhead(statement: Statement): boolean {
  return isDatedAhead(statement) && has(statement, 'test', 'imaging', 'vital', 'finding', 'procedure', 'referral', 'function') && !has(statement, 'past')
}

/** A value stands so near the name of what was measured. */
const VALUE_REACH = 3

/** The kidney values have fallen to 40, so we halve it: what was measured is told with its value, the medicine only beside it. */
function tellsResult(statement: Statement): boolean {
  const tests = statement.hits.filter(({ mark }) => mark === 'test')
  return valuesOf(statement).some((at) =>
    tests.some((hit) => hit.start <= at && at - hit.end <= VALUE_REACH && !statement.drugs.some(({ start }) => start >= hit.start && start <= at)),
  )
}

/** With one of these a medicine is told of another time, of somebody else, or as what it did. */
const NOT_ORDERED: readonly Mark[] = [
  'followUp', 'referral', 'past', 'kin', 'otherPerson', 'otherAnimal', 'hypothetical', 'judged', 'reaction', 'allergy',
]

/** A medicine with what is done with it or how much of it: what is ordered is not found, though a part of the body or a test stands beside it. */
export function ordersMedicine(statement: Statement): boolean {
  if (statement.drugs.length === 0 || has(statement, ...NOT_ORDERED)) return false
  return has(statement, 'start', 'raise', 'lower', 'continue', 'route', 'frequency', 'denyPlan') &&
    !has(statement, 'finding', 'sign', 'vital') && !tellsResult(statement)
}
