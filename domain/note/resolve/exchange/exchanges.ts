import type { Tongue } from '#domain/language/language.ts'
import { framesJudgement } from '#domain/note/discourse/judgements.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks, reworded } from '#domain/note/annotate/statement.ts'
import { asksIfItIs, bareVerdict } from '#domain/note/resolve/verdicts/bare-verdicts.ts'
import { asksOfPeriod } from '#domain/note/medication/withdrawal/withdrawal-words.ts'
import { answeredOtherwise } from '#domain/note/resolve/repair/reconcile-values.ts'
import { foldAffirmed, foldDegree } from './affirmed-answer.ts'
import { isOpen } from './asked-clauses.ts'
import { agreedTo, turnedDown } from './offers.ts'
import { foldDenied } from './denied-answer.ts'
import type { Exchange } from './exchange.ts'
import { fold } from './exchange.ts'
import { ONLY_A_CASE, UNLIKELY } from './exchange-words.ts'
import { answersAll, suspicionIn, tellsDegree } from './implicit-affirmation.ts'
import { leadingWords } from './leading-words.ts'
import type { Leading } from './leading-words.ts'
import { leaveGiven } from './leave-asked.ts'
import { joinedWithDegree, takenUp, withMatter } from './leaning-answers.ts'
import { foldOther } from './open-answer.ts'

/** A question and what was answered to it. */
type Asking = Pick<Exchange, 'question' | 'answer'>

/** From here on the patient may ask what was found. */
export function isOfExamination(statement: Statement): boolean {
  return !statement.isQuestion && (has(statement, 'examStart') || (has(statement, 'vital') && hasNumber(statement)))
}

const SHORTEST_ASKED_FINDING = 3

/** Is it an infection then? Asked when the examination is done, and not of you: the patient wants to know. */
function asksVerdict(question: Statement): boolean {
  return (
    has(question, 'diagnosis') &&
    question.tokens.length >= SHORTEST_ASKED_FINDING &&
    !has(question, 'secondPerson', 'past', 'takes', 'kin', 'otherPerson', 'allergy')
  )
}

/** A patient or owner asking; its answer is advice, not history. */
function isAskedByPatient(question: Statement, isExamined: boolean): boolean {
  if (question.speaker !== 'unknown') return question.speaker === 'patient'
  if (isExamined && asksVerdict(question)) return true
  // and the metformin? Asked when the examination is done, of what nobody takes
  if (isExamined && question.drugs.length > 0 && !has(question, 'secondPerson', 'takes', 'allergy', 'past', 'continue')) return true
  return has(question, 'firstPerson', 'hypothetical') && !has(question, 'secondPerson', 'openingQuestion')
}

/** Asked about a relative, an answer that does not name the relative again is still about them: `Dad: heart attack at 52`. */
function keepPerson(statement: Statement, question: Statement, tongue: Tongue): Statement {
  const person = question.hits.find((hit) => hit.mark === 'kin' || hit.mark === 'otherPerson')
  if (person === undefined || statement.text === question.text || has(statement, 'kin', 'otherPerson')) return statement
  const name = question.tokens.slice(person.start, person.end).map((token) => token.text).join(' ')
  return { ...reworded(statement, `${name}: ${lowerFirst(statement.text)}`, tongue), start: question.start }
}

/** Is it the appendix? So short a question names what is feared by the part alone. */
const SHORT_SUSPICION = 6

/** No, I do not think so, it is only the one leg: it names no disease and leans on the one that was asked after. */
const LONGEST_REJECTION = 14
const isBareRejection = (reading: Reading, answer: Statement): boolean =>
  answer.speaker !== 'patient' && answer.tokens.length <= LONGEST_REJECTION && reading.drugs.length === 0 &&
  !has(reading, 'diagnosis', 'symptom', 'secondPerson')

/** What the patient feared and is told not to have, with its name before the answer. */
function ruledOut({ question, answer }: Asking, { start, end }: Hit, tongue: Tongue): Statement {
  const name = question.tokens.slice(start, end).map((token) => token.text).join(' ')
  const told = reworded(answer, `${name}: ${lowerFirst(answer.text)}`, tongue)
  return { ...told, start: question.start, asked: question, folded: 'none', isQuestion: false, verdict: 'ruledOut' }
}

/** A disease asked after by its name, and nothing but whether it is so. */
function verdictOnNamed({ question, answer, rest, tongue }: Exchange, disease: Hit, kind: Leading['kind']): Statement | undefined {
  if (!asksIfItIs({ question, disease, tongue })) return undefined
  const bare = bareVerdict({ question, answer, disease, tongue })
  if (bare !== undefined) return bare
  return kind === 'no' && isBareRejection(readMarks(rest, tongue), answer) ? ruledOut({ question, answer }, disease, tongue) : undefined
}

/** Is it a slipped disc? It looks like it, probably: the answer names nothing, so the disease is named for it. */
function verdictOn({ question, answer, rest, tongue }: Exchange, kind: Leading['kind']): Statement | undefined {
  // my mother had it, can it be inherited: whatever is answered, it is hers
  if (has(question, 'kin', 'otherPerson', 'otherAnimal')) return undefined
  const isShort = question.tokens.length <= SHORT_SUSPICION
  const disease = question.hits
    .filter((hit) => hit.mark === 'diagnosis' || (isShort && hit.mark === 'body'))
    .toSorted((a, b) => Number(b.mark === 'diagnosis') - Number(a.mark === 'diagnosis') || b.end - b.start - (a.end - a.start))[0]
  const reading = readMarks(rest, tongue)
  const named = disease?.mark === 'diagnosis' ? verdictOnNamed({ question, answer, rest, tongue }, disease, kind) : undefined
  if (named !== undefined) return named
  const isConfirmed = kind === 'yes' && suspicionIn(question)
  if (disease === undefined || has(reading, 'negation', 'unknown', 'hypothetical') || UNLIKELY.test(rest) || rest === '') return undefined
  // named again, or told to you, the answer stands by itself; a yes before what speaks for it does not
  if (has(reading, ...(isConfirmed ? (['secondPerson'] as const) : (['diagnosis', 'secondPerson'] as const)))) return undefined
  if (!isConfirmed && has(reading, 'symptom') && !ONLY_A_CASE.test(rest)) return undefined
  const isJudged = has(reading, 'uncertain', 'judged', 'assessmentCue') || framesJudgement(reading)
  if (!(isJudged || isConfirmed) || kind === 'no' || answer.speaker === 'patient') return undefined
  const name = question.tokens.slice(disease.start, disease.end).map((token) => token.text).join(' ')
  return { ...reworded(answer, `${name}: ${lowerFirst(rest)}`, tongue), start: question.start, asked: question, folded: 'none', isQuestion: false }
}

/** A question and its answer as they are heard: whether it says yes or no, and what else it says. */
type Heard = Exchange & { readonly kind: Leading['kind']; readonly said: string; readonly asksWhat: boolean }

function hear({ question, answer }: Asking, tongue: Tongue): Heard {
  const led = leadingWords(answer, tongue)
  // what is it? Yes, a cough: such a question is not agreed to
  const asksWhat = has(question, 'openingQuestion') || isOpen(question, tongue)
  const all = asksWhat ? undefined : answersAll(answer.text)
  const kind = all ?? (led.kind === 'yes' && asksWhat ? 'other' : led.kind)
  return { question, answer, rest: all === undefined ? led.rest : '', said: led.said, tongue, kind, asksWhat }
}

/** What a patient is told who asked, or who turned down what was offered; undefined where the clinician asked. */
function toldToPatient(heard: Heard, isExamined: boolean): Statement[] | undefined {
  const { question, answer, rest, said, kind, tongue } = heard
  const isAsked = isAskedByPatient(question, isExamined)
  const verdict = isAsked ? verdictOn(heard, kind) : undefined
  if (verdict !== undefined) return [verdict]
  const refused = kind === 'no' ? turnedDown({ question, answer, isAsked, isExamined }, tongue) : undefined
  if (refused !== undefined) return [refused]
  const leave = isAsked ? leaveGiven(heard, tongue) : undefined
  if (leave !== undefined) return [leave]
  const isOfPeriod = rest === '' && kind !== 'other' && asksOfPeriod(question)
  if (!isAsked || has(question, 'openingQuestion') || isOfPeriod) return undefined
  if (rest === '') return []
  // it is an asthma that …: what it is said to be is told by the words that open it
  return [{ ...reworded(answer, said, tongue), asked: question, folded: 'none', ...(kind !== 'other' && { isGranted: kind === 'yes' }) }]
}

const FOLDS: Readonly<Record<Leading['kind'], (exchange: Exchange) => Statement[]>> = { no: foldDenied, yes: foldAffirmed, other: foldOther }

/** What a question and its answer tell together, a statement each; none where the answer adds nothing. */
export function foldOne({ isExamined, ...asking }: Asking & { isExamined: boolean }, tongue: Tongue): Statement[] {
  const { kind, asksWhat, said, ...exchange } = hear(asking, tongue)
  const { question, answer } = exchange
  const advice = toldToPatient({ kind, asksWhat, said, ...exchange }, isExamined)
  if (advice !== undefined) return advice
  const whole = { ...exchange, rest: exchange.rest === '' ? answer.text : exchange.rest }
  if (kind === 'other' && !asksWhat && tellsDegree(question, answer.text)) return [keepPerson(foldDegree({ ...exchange, rest: answer.text }), question, tongue)]
  const agreed = agreedTo({ question, answer }, tongue)
  if (agreed !== undefined) return [agreed]
  const named = takenUp({ question, rest: answer.text, tongue })
  if (named !== undefined) return [fold(exchange, named, 'labelled')]
  const otherwise = answeredOtherwise(question, answer, tongue)
  if (otherwise !== undefined) return otherwise.map((statement) => keepPerson(statement, question, tongue))
  const folds = FOLDS[kind](kind === 'other' ? whole : exchange)
  const told = { question, rest: whole.rest, tongue, isDenied: kind === 'no' }
  return joinedWithDegree(folds, told).map((statement) => keepPerson(withMatter(statement, told), question, tongue))
}
