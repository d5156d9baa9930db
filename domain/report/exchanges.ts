import type { Tongue } from '#domain/text/language.ts'
import { rewrite, rewriteFirst } from '#domain/text/phrase.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, count, has, hasNumber, readMarks, reworded } from './statement.ts'

/** A rest of at most so many words after a plain yes or no adds nothing of its own. */
const LITTLE = 2
/** Speech without punctuation may hide an answer in what begins as a question; so long a one is kept. */
const LONG_QUESTION = 6
const SHORT_ANSWER_WORDS = 12

type Answer = { readonly kind: 'yes' | 'no' | 'other'; readonly rest: string }

function leadingWords(statement: Statement, tongue: Tongue): Answer {
  let kind: Answer['kind'] = 'other'
  let at = 0
  for (;;) {
    const hits = statement.hits.filter((hit) => hit.start === at)
    const no = hits.filter((hit) => hit.mark === 'no')
    const yes = hits.filter((hit) => hit.mark === 'yes')
    const filler = hits.filter((hit) => hit.mark === 'filler' || hit.mark === 'backchannel')
    const next = [...no, ...yes, ...filler].reduce((end, hit) => Math.max(end, hit.end), at)
    if (next === at) break
    if (kind === 'other' && no.length > 0) kind = 'no'
    else if (kind === 'other' && yes.length > 0) kind = 'yes'
    at = next
  }
  const first = statement.tokens[at]
  const rest = first === undefined ? '' : statement.text.slice(first.start)
  return { kind, rest: rewrite(rest, tongue.style.always).trim() }
}

/** A patient or owner asking; its answer is advice, not history. */
function isAskedByPatient(question: Statement): boolean {
  if (question.speaker !== 'unknown') return question.speaker === 'patient'
  return has(question, 'firstPerson') && !has(question, 'secondPerson')
}

function sharesWord(text: string, question: Statement, tongue: Tongue): boolean {
  const stems = new Set(question.tokens.filter((token) => token.lower.length > 3).map((token) => token.lower.slice(0, 5)))
  return readMarks(text, tongue).tokens.some((token) => token.lower.length > 3 && stems.has(token.lower.slice(0, 5)))
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function isDeclarative(question: Statement): boolean {
  return question.tokens.length > 3 && !question.hits.some((hit) => hit.mark === 'question' && (hit.start < 3 || /[,;.]/.test(question.tokens[hit.start]?.gap ?? ''))) && (has(question, 'secondPerson', 'thirdPerson') || clinicalWeight(question) >= 2)
}

function topicOf(question: Statement, tongue: Tongue): string {
  return rewrite(question.text, tongue.style.topic).replace(/[?.!,\s]+$/, '').replace(/^[\s,]+/, '').trim()
}

/** The things a question names, joined for a denial. */
function denial(question: Statement, tongue: Tongue): string {
  const { words } = tongue.pack.style
  if (isDeclarative(question)) {
    const stated = question.text.replace(/\?+$/, '.')
    return has(question, 'negation') ? stated : `${topicOf(question, tongue)}: ${words.no}`
  }
  const verbal = rewriteFirst(question.text, tongue.style.deny)
  if (verbal !== undefined) return verbal.replace(/\?+$/, '')
  const topic = topicOf(question, tongue)
  const items = topic.split(/\s*,\s*|\s*\?\s*/).filter((item) => item !== '')
  const names = question.hits.some((hit) => hit.mark === 'symptom' || hit.mark === 'diagnosis' || hit.mark === 'finding') && items.every((item) => item.split(/\s+/).length <= 4)
  if (!names) return `${topic}: ${words.no}`
  const joined = items.length > 1 && !items.at(-1)?.includes(` ${words.or} `) ? `${items.slice(0, -1).join(', ')} ${words.or} ${items.at(-1) ?? ''}` : items.join(', ')
  return `${words.none} ${lowerFirst(joined)}`
}

function affirmation(question: Statement, tongue: Tongue): string {
  if (isDeclarative(question)) return question.text.replace(/\?+$/, '')
  const verbal = rewriteFirst(question.text, tongue.style.affirm)
  if (verbal !== undefined) return verbal.replace(/\?+$/, '')
  return `${topicOf(question, tongue)}: ${tongue.pack.style.words.yes}`
}

function folded(question: Statement, answer: Statement, text: string, kind: Statement['folded'], tongue: Tongue): Statement {
  return { ...reworded(answer, text, tongue), start: question.start, end: Math.max(question.end, answer.end), folded: kind, asked: question, isQuestion: false }
}

function answerOnly(question: Statement, answer: Statement, text: string, tongue: Tongue): Statement {
  return { ...reworded(answer, text, tongue), folded: 'answered', asked: question, isQuestion: false }
}

function isNothing(text: string, tongue: Tongue): boolean {
  return has(readMarks(text, tongue), 'nothing', 'unknown') && clinicalWeight(readMarks(text, tongue)) === 0
}

/** Words that turn from the denial to what is so: not me, but my father. */
const TURN = /^(?:\S+\s+){0,3}?(?:men|but|но)\s+/iu

/** Asked after a bodily function, no means nothing wrong with it. */
function isAboutFunction(question: Statement): boolean {
  const functions = new Set(question.hits.filter((hit) => hit.mark === 'function').map((hit) => hit.start))
  return functions.size > 0 && question.tokens.length <= 4 && question.hits.every((hit) => !(hit.mark === 'symptom' || hit.mark === 'diagnosis') || functions.has(hit.start))
}

function foldDenied(question: Statement, answer: Statement, said: string, tongue: Tongue): Statement[] {
  const rest = said.replace(TURN, '')
  if (isAboutFunction(question) && rest !== '') return [folded(question, answer, `${topicOf(question, tongue)}: ${lowerFirst(rest)}`, 'answered', tongue)]
  const restReading = readMarks(rest, tongue)
  const weight = clinicalWeight(restReading)
  const asks = clinicalWeight(question) > 0
  const denied = asks ? [folded(question, answer, denial(question, tongue), 'denied', tongue)] : []
  if (restReading.tokens.length <= LITTLE || isNothing(rest, tongue) || (weight === 0 && !hasNumber(restReading))) return denied
  const repeats = sharesWord(rest, question, tongue) && has(restReading, 'negation')
  if (repeats && restReading.tokens.length <= 4 && asks) return denied
  if (repeats || !asks) return [answerOnly(question, answer, rest, tongue)]
  if (weight < 1 && rest === said) return [folded(question, answer, `${denial(question, tongue)}, ${lowerFirst(rest)}`, 'denied', tongue)]
  return [...denied, answerOnly(question, answer, rest, tongue)]
}

function foldAffirmed(question: Statement, answer: Statement, rest: string, tongue: Tongue): Statement[] {
  const restReading = readMarks(rest, tongue)
  const asks = clinicalWeight(question) > 0 || has(question, 'secondPerson') || isDeclarative(question)
  const saysMore = restReading.tokens.length > LITTLE || clinicalWeight(restReading) > 0 || hasNumber(restReading) || has(restReading, 'timeWord')
  if (!saysMore) return asks ? [folded(question, answer, affirmation(question, tongue), 'affirmed', tongue)] : []
  const told = sharesWord(rest, question, tongue) || clinicalWeight(question) === 0
  if (told) return [answerOnly(question, answer, rest, tongue)]
  if (isDeclarative(question)) return [folded(question, answer, affirmation(question, tongue), 'affirmed', tongue), answerOnly(question, answer, rest, tongue)]
  return [folded(question, answer, `${affirmation(question, tongue)}, ${lowerFirst(rest)}`, 'affirmed', tongue)]
}

function foldOther(question: Statement, answer: Statement, rest: string, tongue: Tongue): Statement[] {
  if (has(question, 'openingQuestion') || (sharesWord(rest, question, tongue) && clinicalWeight(readMarks(rest, tongue)) >= 1)) return [answerOnly(question, answer, rest, tongue)]
  const label = rewriteFirst(question.text, tongue.style.label)
  const isShort = answer.tokens.length <= SHORT_ANSWER_WORDS
  if (label !== undefined && label.trim() !== '' && isShort) return [folded(question, answer, `${label.trim()} ${lowerFirst(rest)}`, 'labelled', tongue)]
  const isWhole = clinicalWeight(readMarks(rest, tongue)) >= 1 && (count(answer, 'firstPerson', 'thirdPerson') > 0 || !isShort)
  const topic = topicOf(question, tongue)
  if (isWhole && !isDeclarative(question)) return [answerOnly(question, answer, rest, tongue)]
  if (isDeclarative(question) && clinicalWeight(question) > 0) return [folded(question, question, affirmation(question, tongue), 'affirmed', tongue), answerOnly(question, answer, rest, tongue)]
  if (clinicalWeight(question) === 0 || topic === '' || topic.split(/\s+/).length > 6) return [answerOnly(question, answer, rest, tongue)]
  if (sharesWord(rest, question, tongue) && answer.tokens.length > 1 && has(answer, 'thirdPerson', 'negation')) return [answerOnly(question, answer, rest, tongue)]
  if (question.drugs.length > 0 && answer.drugs.length > 0) return [answerOnly(question, answer, rest, tongue)]
  return [folded(question, answer, `${topic}: ${lowerFirst(rest)}`, 'answered', tongue)]
}

/** Joins each question of the clinician with its answer into one statement; questions without an answer say nothing and are left out. */
export function foldExchanges(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (let at = 0; at < statements.length; at++) {
    const question = statements[at]
    if (question === undefined) continue
    if (!question.isQuestion) {
      out.push(question)
      continue
    }
    const answer = statements[at + 1]
    const isAnswered = answer !== undefined && !answer.isQuestion && (question.speaker === 'unknown' || answer.speaker !== question.speaker)
    if (!isAnswered) {
      if (!question.text.includes('?') && question.tokens.length > LONG_QUESTION && clinicalWeight(question) >= 1) out.push({ ...question, isQuestion: false })
      continue
    }
    const { kind, rest } = leadingWords(answer, tongue)
    at++
    if (isAskedByPatient(question) && !has(question, 'openingQuestion')) {
      if (rest !== '') out.push({ ...reworded(answer, rest, tongue), asked: question, folded: 'none' })
      continue
    }
    if (kind === 'no') out.push(...foldDenied(question, answer, rest, tongue))
    else if (kind === 'yes') out.push(...foldAffirmed(question, answer, rest, tongue))
    else out.push(...foldOther(question, answer, rest === '' ? answer.text : rest, tongue))
  }
  return out
}
