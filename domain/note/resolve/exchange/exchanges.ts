import type { Tongue } from '#domain/language/language.ts'
import { rewrite, rewriteFirst } from '#domain/language/phrase.ts'
import { framesJudgement } from '#domain/note/discourse/judgements.ts'
import { tellsOld } from '#domain/note/medication/mention/past-use.ts'
import { tellsEnd } from '#domain/note/medication/mention/discontinuations.ts'
import { answersAll, countedAnswer, suspicionIn, tellsDegree } from './implicit-affirmation.ts'
import { answeredOtherwise } from '#domain/note/resolve/repair/reconcile-values.ts'
import { asksOpenly, isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has, hasNumber, readMarks, reworded } from '#domain/note/annotate/statement.ts'
import { affirmationOf, denialOf, isOpen } from './asked-clauses.ts'
import { isBare, joinedWithDegree, pointsOnly, saysNothing, sharesStem, tellsOfMedicine, tellsOther, withMatter } from './leaning-answers.ts'
import { turnedDown } from './declined-requests.ts'
import { asksOfPeriod } from '#domain/note/medication/withdrawal/withdrawal-words.ts'

/** A rest of at most so many words after a plain yes or no adds nothing of its own. */
const LITTLE = 1
const SHORT_ANSWER_WORDS = 12
const LONGEST_TOPIC_WORDS = 6
const SHORT_DENIAL_WORDS = 4
const SHORT_ASKED = 4
/** What was asked after and how much of it there is. */
const LONGEST_COUNTED = 14
/** So short a denial leans on its question. */
const LEANING_WORDS = 6

type Answer = { readonly kind: 'yes' | 'no' | 'other'; readonly rest: string }

/** A question with its answer; `rest` is the answer without its leading yes or no. */
type Exchange = { readonly question: Statement; readonly answer: Statement; readonly rest: string; readonly tongue: Tongue }

/** Said of something that was borne well. */
const UNTROUBLED = /^(?:(?:no|nei|nej|нет)[,.]? )?(?:(?:(?:i(?:'ve)? )?never|i(?:'ve)? not|i haven't|no)(?: had| have| got)?(?: any)? (?:bother|problems?|trouble|issues?|reactions?|side effects?)|(?:jeg |eg |jag )?(?:har )?(?:aldri|aldrig|ikke|ikkje|inte)(?: hatt| haft)? (?:noe|noen|noko|nogen|några|något)? ?(?:problem(?:er)?|plager|bivirkning(?:er)?|besvär|biverkning(?:ar)?)|(?:никогда )?(?:никаких )?(?:проблем|побочек) (?:нет|не было))(?!\p{L})/iu

/** No, not the blood: the second word denies what follows it and belongs there. */
function beforeDenial({ hits, tokens }: Statement, at: number, end: number): number {
  const goesOn = end < tokens.length && (tokens[end]?.gap ?? '') === ''
  return goesOn && end > at + 1 && hits.some((hit) => hit.mark === 'negation' && hit.start === end - 1 && hit.end === end) ? end - 1 : end
}

function leadingWords(statement: Statement, tongue: Tongue): Answer {
  let kind: Answer['kind'] = 'other'
  let at = 0
  for (;;) {
    const hits = statement.hits.filter((hit) => hit.start === at)
    const no = hits.filter((hit) => hit.mark === 'no')
    const yes = hits.filter((hit) => hit.mark === 'yes')
    const filler = hits.filter((hit) => hit.mark === 'filler' || hit.mark === 'backchannel')
    const end = [...no, ...yes, ...filler].reduce((last, hit) => Math.max(last, hit.end), at)
    if (end === at) break
    const next = beforeDenial(statement, at, end)
    // never had it: the word that denies the question also denies what follows
    const isPartOfRest = hits.some((hit) => hit.mark === 'negation') && next < statement.tokens.length && (statement.tokens[next]?.gap ?? '') === ''
    if (isPartOfRest) {
      if (kind === 'other') kind = 'no'
      break
    }
    if (kind === 'other' && no.length > 0) kind = 'no'
    else if (kind === 'other' && yes.length > 0) kind = 'yes'
    at = next
  }
  // never had any bother: nothing is denied but trouble
  if (kind === 'no' && UNTROUBLED.test(statement.text)) kind = 'other'
  const first = statement.tokens[at]
  const rest = first === undefined ? '' : statement.text.slice(first.start)
  return { kind, rest: rewrite(rest, tongue.style.always).trim() }
}

/** From here on the patient may ask what was found. */
export function isOfExamination(statement: Statement): boolean {
  return !statement.isQuestion && (has(statement, 'examStart') || (has(statement, 'vital') && hasNumber(statement)))
}

const SHORTEST_ASKED_FINDING = 3

/** Is it an infection then? Asked when the examination is done, and not of you: the patient wants to know. */
function asksVerdict(question: Statement): boolean {
  return has(question, 'diagnosis') && question.tokens.length >= SHORTEST_ASKED_FINDING && !has(question, 'secondPerson', 'past', 'takes', 'kin', 'otherPerson', 'allergy')
}

/** A patient or owner asking; its answer is advice, not history. */
function isAskedByPatient(question: Statement, isExamined: boolean): boolean {
  if (question.speaker !== 'unknown') return question.speaker === 'patient'
  if (isExamined && asksVerdict(question)) return true
  // and the metformin? Asked when the examination is done, of what nobody takes
  if (isExamined && question.drugs.length > 0 && !has(question, 'secondPerson', 'takes', 'allergy', 'past', 'continue')) return true
  return has(question, 'firstPerson', 'hypothetical') && !has(question, 'secondPerson', 'openingQuestion')
}

/** The answer takes up a word of the question. */
const sharesWord = ({ rest, question, tongue }: Exchange): boolean => sharesStem(question, readMarks(rest, tongue))

function fold({ question, answer, tongue }: Exchange, text: string, kind: Statement['folded']): Statement {
  return { ...reworded(answer, text, tongue), start: question.start, end: Math.max(question.end, answer.end), folded: kind, asked: question, isQuestion: false }
}

function answerOnly({ question, answer, tongue }: Exchange, text: string): Statement {
  return { ...reworded(answer, text, tongue), folded: 'answered', asked: question, isQuestion: false }
}

/** The confirmed words of the question stand by themselves, resting on the question. */
function stated(exchange: Exchange): Statement {
  return fold({ ...exchange, answer: exchange.question }, affirmationOf(exchange.question, exchange.tongue), 'affirmed')
}

/** Words that turn from the denial to what is so: not me, but my father. */
const TURN = /^(?:\S+\s+){0,3}?(?:men|but|но)\s+/iu

/** Asked after a bodily function, no means nothing wrong with it. */
function isAboutFunction(question: Statement): boolean {
  const functions = new Set(question.hits.filter((hit) => hit.mark === 'function').map((hit) => hit.start))
  return functions.size > 0 && question.tokens.length <= 4 && question.hits.every((hit) => !(hit.mark === 'symptom' || hit.mark === 'diagnosis') || functions.has(hit.start))
}

/** Any noise, or a cold? No noise: the answer takes up one of the things that were asked for, and denies that alone. */
function asksForSeveral({ question, rest, tongue }: Exchange): boolean {
  if (question.text.includes(` ${tongue.pack.style.words.or} `)) return true
  const things = question.text.split(',').map((thing) => readMarks(thing, tongue)).filter((thing) => clinicalWeight(thing) > 0)
  return things.length > 1 && things.filter((thing) => sharesStem(thing, readMarks(rest, tongue))).length === 1
}

/** `She has been scratching for two weeks? No, five`: what was asked of, before the number that was wrong. */
const BEFORE_NUMBER = /(?<![\s,])[\s,]*(?:\p{L}{1,4}[,\s]+){0,2}\d.*$/su

function otherTold(exchange: Exchange): Statement {
  const { question, rest } = exchange
  const matter = question.text.replace(BEFORE_NUMBER, '')
  if (question.drugs.length > 0 || matter === '' || matter.split(/\s+/).length > LONGEST_TOPIC_WORDS) return { ...answerOnly(exchange, rest), leans: true }
  return fold(exchange, `${matter}: ${lowerFirst(rest)}`, 'answered')
}

function foldDenied(exchange: Exchange): Statement[] {
  const { question, tongue } = exchange
  const rest = exchange.rest.replace(TURN, '')
  if (isAboutFunction(question) && rest !== '') return [fold(exchange, `${topicOf(question, tongue)}: ${lowerFirst(rest)}`, 'answered')]
  const reading = readMarks(rest, tongue)
  const weight = clinicalWeight(reading)
  // how long, since yesterday? No, the day before: a time that is put right is no thing denied
  const denial = clinicalWeight(question) > 0 ? denialOf(question, tongue) : undefined
  const asks = clinicalWeight(question) > 0 && !(asksOpenly(question) && has(question, 'timeWord') && !has(question, 'symptom', 'diagnosis', 'finding'))
  // what is denied is not certain: read by, and not told
  const denied = asks ? [{ ...fold(exchange, denial ?? topicOf(question, tongue), 'denied'), ...(denial === undefined && { leans: true as const }) }] : []
  const knowsNothing = has(reading, 'nothing', 'unknown') && weight === 0
  // asked in two questions, the answer alone says what is denied
  if (weight === 0 && !knowsNothing && question.tokens.length > LONGEST_TOPIC_WORDS && reading.tokens.length > 1 && has(reading, 'negation')
    && sharesWord({ ...exchange, rest })) return [answerOnly(exchange, rest)]
  const isOver = has(reading, 'stop') || (question.drugs.length > 0 && (tellsEnd(reading, tongue.pack.language) || tellsOld(reading, tongue.pack.language)))
  if (isOver && question.drugs.length > 0) return [answerOnly(exchange, rest)]
  // fifty? No, a hundred
  if (reading.tokens.length <= LITTLE && hasNumber(reading) && hasNumber(question)) return [answerOnly(exchange, rest)]
  if (tellsOther(question, reading) && !has(reading, 'symptom', 'finding', 'diagnosis')) return [otherTold(exchange)]
  const repeats = sharesWord({ ...exchange, rest }) && has(reading, 'negation')
  if (repeats && reading.tokens.length <= SHORT_DENIAL_WORDS && asks && !has(reading, 'nothing')
    && asksForSeveral(exchange)) return [answerOnly(exchange, rest)]
  if (reading.tokens.length <= LITTLE || knowsNothing || (weight === 0 && !hasNumber(reading) && !isOver)) return denied
  if (repeats && reading.tokens.length <= SHORT_DENIAL_WORDS && asks) return denied
  if (repeats || !asks) return [answerOnly(exchange, rest)]
  if (weight < 1 && rest === exchange.rest && denial !== undefined) return [fold(exchange, `${denial}, ${lowerFirst(rest)}`, 'denied')]
  return [...denied, answerOnly(exchange, rest)]
}

function foldAffirmed(exchange: Exchange): Statement[] {
  const { question, rest, tongue } = exchange
  const reading = readMarks(rest, tongue)
  const asks = clinicalWeight(question) > 0 || has(question, 'secondPerson') || isDeclarative(question)
  const saysMore = reading.tokens.length > LITTLE || clinicalWeight(reading) > 0 || hasNumber(reading) || has(reading, 'timeWord')
  // allergic to anything? Yes, peanuts: one word may be all
  if (!saysMore && rest !== '' && has(question, 'allergy')) return foldOther(exchange)
  if (!saysMore) return asks ? [fold(exchange, affirmationOf(question, tongue), 'affirmed')] : []
  if (sharesWord(exchange) || clinicalWeight(question) === 0) return [answerOnly(exchange, rest)]
  if (isDeclarative(question)) return [fold(exchange, affirmationOf(question, tongue), 'affirmed'), answerOnly(exchange, rest)]
  return [fold(exchange, `${affirmationOf(question, tongue)}, ${lowerFirst(rest)}`, 'affirmed')]
}

/** Are you tired? Like a wet rag: how much of it says that it is so. */
function foldDegree(exchange: Exchange): Statement {
  const { question, rest, tongue } = exchange
  const told = affirmationOf(question, tongue)
  const isNamed = told.endsWith(`: ${tongue.pack.style.words.yes}`)
  return fold(exchange, isNamed ? `${topicOf(question, tongue)}: ${lowerFirst(rest)}` : `${told}, ${lowerFirst(rest)}`, 'affirmed')
}

function foldOther(exchange: Exchange): Statement[] {
  const { question, answer, rest, tongue } = exchange
  const reading = readMarks(rest, tongue)
  if (has(question, 'openingQuestion') || (sharesWord(exchange) && clinicalWeight(reading) >= 1)) return [answerOnly(exchange, rest)]
  // speech without stops may ask no more than how long
  const asked = question.tokens.length <= SHORT_ASKED && !question.text.includes('?') ? `${question.text}?` : question.text
  const label = saysNothing(reading) ? '' : (rewriteFirst(asked, tongue.style.label)?.trim() ?? '')
  const isShort = answer.tokens.length <= SHORT_ANSWER_WORDS
  if (label !== '' && isShort) return [fold(exchange, `${label} ${lowerFirst(rest)}`, 'labelled')]
  if (isDeclarative(question)) {
    const isTaken = clinicalWeight(question) > 0 && !has(reading, 'unknown', 'negation') && !question.text.includes(` ${tongue.pack.style.words.or} `)
    return isTaken ? [stated(exchange), answerOnly(exchange, rest)] : [answerOnly(exchange, rest)]
  }
  const isWhole = clinicalWeight(reading) >= 1 && (count(answer, 'firstPerson', 'thirdPerson') > 0 || !isShort)
  const topic = topicOf(question, tongue)
  // not on that side: what was asked alone tells of what
  const leans = answer.tokens.length <= LEANING_WORDS && clinicalWeight(reading) < 1 && has(reading, 'negation') && has(question, 'secondPerson')
  const counted = countedAnswer(question.text, rest, topic)
  if (counted !== undefined && counted.split(/\s+/).length <= LONGEST_COUNTED) return [fold(exchange, counted, 'labelled')]
  const isAboutNothing = (clinicalWeight(question) === 0 && !leans) || topic === '' || topic.split(/\s+/).length > LONGEST_TOPIC_WORDS
  const takesUp = sharesWord(exchange) && answer.tokens.length > 1 && has(answer, 'thirdPerson', 'negation')
  if (isWhole || isAboutNothing || takesUp || tellsOfMedicine(question, answer)) return [answerOnly(exchange, rest)]
  if (pointsOnly(topic) && !hasNumber(question) && !has(reading, 'timeWord')) return [{ ...answerOnly(exchange, rest), ...(isBare(reading) && { leans: true as const }) }]
  return [fold(exchange, `${topic}: ${lowerFirst(rest)}`, 'answered')]
}

/** Asked about a relative, an answer that does not name the relative again is still about them: `Dad: heart attack at 52`. */
function keepPerson(statement: Statement, question: Statement, tongue: Tongue): Statement {
  const person = question.hits.find((hit) => hit.mark === 'kin' || hit.mark === 'otherPerson')
  if (person === undefined || statement.text === question.text || has(statement, 'kin', 'otherPerson')) return statement
  const name = question.tokens.slice(person.start, person.end).map((token) => token.text).join(' ')
  return { ...reworded(statement, `${name}: ${lowerFirst(statement.text)}`, tongue), start: question.start }
}

/** Little speaks for it. */
const UNLIKELY = /(?<!\p{L})(?:lite|lit|lidt|mindre|ikke mye|föga|little|unlikely|мало)(?!\p{L})/iu

/** Is it the appendix? So short a question names what is feared by the part alone. */
const SHORT_SUSPICION = 6

/** Is it a slipped disc? It looks like it, probably: the answer names nothing, so the disease is named for it. */
function verdictOn({ question, answer, rest, tongue }: Exchange, kind: Answer['kind']): Statement | undefined {
  const isShort = question.tokens.length <= SHORT_SUSPICION
  const disease = question.hits.filter((hit) => hit.mark === 'diagnosis' || (isShort && hit.mark === 'body')).toSorted((a, b) => Number(b.mark === 'diagnosis') - Number(a.mark === 'diagnosis') || b.end - b.start - (a.end - a.start))[0]
  const reading = readMarks(rest, tongue)
  const isConfirmed = kind === 'yes' && suspicionIn(question)
  if (disease === undefined || has(reading, 'negation', 'unknown', 'hypothetical') || UNLIKELY.test(rest) || rest === '') return undefined
  // named again, or told to you, the answer stands by itself; a yes before what speaks for it does not
  if (has(reading, ...(isConfirmed ? (['secondPerson'] as const) : (['diagnosis', 'symptom', 'secondPerson'] as const)))) return undefined
  const isJudged = has(reading, 'uncertain', 'judged', 'assessmentCue') || framesJudgement(reading)
  if (!(isJudged || isConfirmed) || kind === 'no' || answer.speaker === 'patient') return undefined
  const name = question.tokens.slice(disease.start, disease.end).map((token) => token.text).join(' ')
  return { ...reworded(answer, `${name}: ${lowerFirst(rest)}`, tongue), start: question.start, asked: question, folded: 'none', isQuestion: false }
}

/** What a question and its answer tell together, a statement each; none where the answer adds nothing. */
export function foldOne({ question, answer, isExamined }: { question: Statement; answer: Statement; isExamined: boolean }, tongue: Tongue): Statement[] {
  const led = leadingWords(answer, tongue)
  // what is it? Yes, a cough: such a question is not agreed to
  const asksWhat = has(question, 'openingQuestion') || isOpen(question, tongue)
  const all = asksWhat ? undefined : answersAll(answer.text)
  const kind = all ?? (led.kind === 'yes' && asksWhat ? 'other' : led.kind)
  const rest = all === undefined ? led.rest : ''
  const verdict = isAskedByPatient(question, isExamined) ? verdictOn({ question, answer, rest, tongue }, kind) : undefined
  if (verdict !== undefined) return [verdict]
  const refused = kind === 'no' ? turnedDown({ question, answer, isAsked: isAskedByPatient(question, isExamined), isExamined }, tongue) : undefined
  if (refused !== undefined) return [refused]
  const isOfPeriod = rest === '' && kind !== 'other' && asksOfPeriod(question)
  if (isAskedByPatient(question, isExamined) && !has(question, 'openingQuestion') && !isOfPeriod) return rest === '' ? [] : [{ ...reworded(answer, rest, tongue), asked: question, folded: 'none', ...(kind !== 'other' && { isGranted: kind === 'yes' }) }]
  if (kind === 'other' && !asksWhat && tellsDegree(question, answer.text)) return [keepPerson(foldDegree({ question, answer, rest: answer.text,
    tongue }), question, tongue)]
  const otherwise = answeredOtherwise(question, answer, tongue)
  if (otherwise !== undefined) return otherwise.map((statement) => keepPerson(statement, question, tongue))
  const folds = kind === 'no' ? foldDenied({ question, answer, rest, tongue })
    : kind === 'yes' ? foldAffirmed({ question, answer, rest, tongue })
      : foldOther({ question, answer, rest: rest === '' ? answer.text : rest, tongue })
  const told = { question, rest: rest === '' ? answer.text : rest, tongue, isDenied: kind === 'no' }
  return joinedWithDegree(folds, told).map((statement) => keepPerson(withMatter(statement, told), question, tongue))
}
