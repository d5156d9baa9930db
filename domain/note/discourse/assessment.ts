import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { negatedTokens } from '#domain/note/context/negation.ts'
import { endsOpen, framesJudgement } from './judgements.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { count, has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A disease so near after a negation, in one clause, is the one denied. */
const REACH_OF_DENIAL = 5

const PLANNED: readonly Mark[] = ['planCue', 'followUp', 'referral']

/** Words with a negation in them that deny nothing: cannot be excluded. */
function isPartOfCue(statement: Reading, at: number): boolean {
  return statement.hits.some((hit) => hit.mark === 'assessmentCue' && hit.start <= at && hit.end > at && hit.end - hit.start > 1)
}

/** It is no pneumonia, it is a cold: only the disease in the clause of the negation is denied. */
function isDeniedNearby(statement: Reading, disease: Hit): boolean {
  for (let at = disease.start - 1; at >= Math.max(0, disease.start - REACH_OF_DENIAL); at--) {
    if (/[,.;:!?]/.test(statement.tokens[at + 1]?.gap ?? '')) return false
    if (statement.hits.some((hit) => hit.mark === 'negation' && hit.start === at) && !isPartOfCue(statement, at)) return true
  }
  return false
}

/** X, as you wondered, that I see no signs of: what stands first is denied by the clause that takes it up. */
function isDeniedBehind(statement: Reading, disease: Hit): boolean {
  if (disease.start > 1) return false
  const border = statement.tokens.findIndex((token, at) => at > disease.start && token.gap.includes(','))
  return (
    border > 0 &&
    statement.hits.some((hit) => hit.mark === 'negation' && hit.start > border) &&
    statement.tokens.slice(border).some((token) => TAKES_UP.test(token.lower))
  )
}

const TAKES_UP = /^(?:det|den|that|it)$/u

/** True when a disease is named that no negation turns round. */
export function namesDisease(statement: Reading): boolean {
  const diseases = statement.hits.filter((hit) => hit.mark === 'diagnosis' && !isDeniedBehind(statement, hit))
  if (diseases.length === 0 || !has(statement, 'negation')) return diseases.length > 0
  if (has(statement, 'assessmentCue', 'judged')) return diseases.some((hit) => !isDeniedNearby(statement, hit))
  const negated = negatedTokens(statement)
  return diseases.some((hit) => !negated.has(hit.start))
}

/** What somebody had believed, before it was looked at. */
const BELIEVED = /(?<!\p{L})(?:trodde|trudde|troede|tenkte|tænkte|tänkte|frygtede|fryktet|fryktade|thought|was thinking|(?:по)?думал\p{L}*)(?!\p{L})/iu

/** Somebody else's disease, or talk of other things, is no judgement of the patient. */
function isBeside(statement: Statement): boolean {
  if (BELIEVED.test(statement.text)) return true
  return has(statement, 'kin', 'otherPerson', 'otherAnimal') || (has(statement, 'smallTalk') && count(statement, 'smallTalk') >= count(statement, 'diagnosis'))
}

/** What anybody may get: one can get an infection of it. Told to inform, before the disease is named. */
function tellsOfAnybody({ hits }: Statement): boolean {
  const named = hits.find(({ mark }) => mark === 'diagnosis')
  return named !== undefined && hits.some(({ mark, start }) => mark === 'hypothetical' && start <= 1 && start < named.start)
}

/** A disease named though nothing says how sure: named among what is decided, it is the diagnosis. */
export function isNamedDiagnosis(statement: Statement): boolean {
  return namesDisease(statement) && !isBeside(statement) && !tellsOfAnybody(statement)
}

/** Says that something is what is named behind it: it's, du har, это. */
const IS = /^(?:er|är|blir|bliver|is|it's|that's|this's|he's|she's|you've|he'?s|got|это|altså|alltså|altsaa)$/u
/** Says so only of who is spoken to: you have a cold, which an owner does not say of the animal. */
const HAS = /^(?:har|have|has)$/u
const DECLARED_REACH = 3

/** The disease that this statement says it is: it is a stomatitis, the left one is an ulcer, запор это. */
export function isDeclared(statement: Statement): boolean {
  if (
    !isNamedDiagnosis(statement) ||
    statement.isQuestion ||
    statement.folded !== 'none' ||
    has(statement, 'condition', 'past', 'kin', 'takes', 'stop', 'question', 'allergy') ||
    statement.drugs.length > 0
  )
    return false
  return statement.hits.some((hit) => {
    if (hit.mark !== 'diagnosis') return false
    if (statement.tokens[hit.end]?.lower === 'это') return true
    const from = Math.max(0, hit.start - DECLARED_REACH)
    const before = statement.tokens.slice(from, hit.start)
    const isApart = statement.tokens.slice(from + 1, hit.start + 1).some((token) => /[.;:!?]/.test(token.gap))
    return !isApart && before.some(({ lower }) => IS.test(lower) || (HAS.test(lower) && has(statement, 'secondPerson')))
  })
}

/** The name of a disease stands so near the beginning of a verdict. */
const VERDICT_LEAD = 4

/** It is what was asked after, or what the statement opens with: yes, an acute inflammation on the left side. */
export function isVerdict(statement: Statement): boolean {
  if (!isNamedDiagnosis(statement) || statement.isQuestion || statement.folded !== 'none' || has(statement, 'condition', 'advice', 'past', 'start', 'stop'))
    return false
  const isAskedAfter = statement.asked !== undefined && has(statement.asked, 'diagnosis')
  const first = statement.hits.find((hit) => hit.mark === 'diagnosis')
  const opens = first !== undefined && first.start <= VERDICT_LEAD && statement.tokens.slice(1, first.start + 1).every((token) => !/[,:;]/.test(token.gap))
  return isAskedAfter || (opens && statement.drugs.length === 0 && !hasNumber(statement))
}

/** A medicine that is said to have done it: irritation from Metacam, that could well be the amlodipine. */
function blamesMedicine(statement: Statement): boolean {
  const [first] = statement.drugs
  const token = first && statement.tokens[first.start]
  if (token === undefined || statement.speaker === 'patient' || !framesJudgement(statement)) return false
  const isBehind = endsOpen(statement.text.slice(0, token.start), statement.language)
  return isBehind && !has(statement, 'start', 'stop', 'raise', 'lower', 'unit', 'frequency')
}

/** A judgement: a disease with a word of judging, a medicine as the cause, or a word that only judges; never by position alone. */
export function isAssessed(statement: Statement): boolean {
  if (isBeside(statement) || (statement.drugs.length > 0 && has(statement, 'unit') && hasNumber(statement))) return false
  if (has(statement, 'diagnosis'))
    return (namesDisease(statement) || has(statement, 'uncertain')) && (has(statement, 'assessmentCue', 'uncertain', 'judged') || framesJudgement(statement))
  // a medicine judged to be the cause: very likely the ramipril
  const isCause =
    statement.drugs.length > 0 &&
    has(statement, 'assessmentCue') &&
    has(statement, 'uncertain') &&
    !has(statement, 'start', 'stop', 'raise', 'lower', 'unit', 'frequency')
  if (isCause || blamesMedicine(statement)) return true
  if (statement.speaker !== 'patient' && statement.drugs.length === 0 && framesJudgement(statement) && !has(statement, ...PLANNED)) return true
  // what it is judged to be, though the lexicon does not know the name
  return has(statement, 'judged') && !has(statement, 'imaging', 'test', 'vital', 'condition', ...PLANNED)
}

/** A judgement that stands for itself outside the plan too: most likely a bursitis. */
export function isOutrightAssessment(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    has(statement, 'diagnosis') &&
    (has(statement, 'judged', 'uncertain') || (statement.speaker === 'clinician' && has(statement, 'assessmentCue') && has(statement, 'firstPerson'))) &&
    !has(statement, 'past', 'condition') &&
    (statement.speaker === 'clinician' || !has(statement, 'firstPerson')) &&
    isAssessed(statement)
  )
}

/** What a picture or test has shown, however it was come by: we took an X-ray, and there is no fracture. */
export function isResult(statement: Statement): boolean {
  if (!has(statement, 'imaging', 'test') || !has(statement, 'examCue') || has(statement, 'condition', 'followUp')) return false
  return hasNumber(statement) || has(statement, 'negation', 'normal', 'finding', 'diagnosis')
}

/** A disease is all that is named in so few words, up to what it is not: contact eczema, not scabies. */
const BARE_WORDS = 6
const BARE_WITH: readonly Mark[] = [
  'condition', 'past', 'takes', 'start', 'stop', 'advice', 'allergy', 'test', 'imaging', 'vital', 'procedure', 'event', 'firstPerson', 'future',
  'hypothetical', 'timeWord', 'prognosis', 'identifier', ...PLANNED,
]
/** Before the denial of what else it might have been: and not, а не. */
const CONTRASTS = /^(?:and|og|och|а|и|men|but)$/u
const OBSERVED_WITH: ReadonlySet<Mark> = new Set<Mark>(['finding', 'sign', 'body', 'symptom', 'normal', 'examCue'])

/** The name of a disease and hardly a word beside it: once the patient was looked at, nobody names one for another reason. */
export function isBareDisease(statement: Statement): boolean {
  if (
    !isNamedDiagnosis(statement) ||
    statement.isQuestion ||
    statement.folded !== 'none' ||
    statement.drugs.length > 0 ||
    hasNumber(statement) ||
    has(statement, ...BARE_WITH)
  )
    return false
  const diseases = statement.hits.filter(({ mark }) => mark === 'diagnosis')
  const first = Math.min(...diseases.map(({ start }) => start))
  const contrast = statement.hits.find(({ mark, start }) => mark === 'negation' && start > first)?.start
  if (contrast !== undefined && !CONTRASTS.test(statement.tokens[contrast - 1]?.lower ?? '') && !statement.tokens[contrast]?.gap.includes(',')) return false
  const end = contrast ?? statement.tokens.length
  const isWithin = (hit: Hit): boolean => diseases.some((one) => one.start <= hit.start && one.end >= hit.end)
  const isTold = (hit: Hit): boolean =>
    hit.start < end &&
    (OBSERVED_WITH.has(hit.mark)
      ? !isWithin(hit)
      : hit.mark === 'copula'
        ? hit.start > first
        : (hit.mark === 'left' || hit.mark === 'right') && hit.start < first)
  return end <= BARE_WORDS && !statement.hits.some(isTold)
}
