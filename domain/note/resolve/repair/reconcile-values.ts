import { AGREES_FIRST, ONCE } from '#domain/language/tables/number-frames.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { asksOpenly, asStated } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'
import { DENIES } from './taking-back.ts'
import type { ToldValue } from './told-values.ts'
import { mayReplace, openingValue, valuesTold, withValue, wordsBeside } from './told-values.ts'

/** Said after the value that is right: five point two actually; femten, skriver jeg. */
const SETTLES = new RegExp(
  String.raw`\d(?: \p{L}+)?,? (?:actually|in fact|faktisk|faktiskt|egentlig|egentligen|snarare|rather|(?:skriver|noterer|noterar|retter|rettar|` +
    String.raw`ändrar|endrer) (?:jeg|eg|jag|vi|det)|i'll (?:put|write|note)|пишу|записываю|запишем|на самом деле|вообще-то)(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:actually|faktisk|faktiskt|egentlig|egentligen|snarare|rather|на самом деле|вообще-то|пишу|записываю) \d`,
  'iu',
)

/** Another value is chosen, which is said next: jag säger fyrtio, make it six. */
const INSTEAD = new RegExp(
  '^(?:(?:nei|nej|no|нет|or|eller|well|og|ok|okay|but|men|hmm?|а|ну)[,.]? )*(?:(?:jeg|eg|jag|vi|men) (?:sier|seier|säger|siger|tar|' +
    'tager|setter|sätter) (?:heller )?|(?:så|da|då) (?:siger|sier|seier|säger) (?:vi|jeg|eg|jag) |(?:la|lad|låt) (?:oss|os) (?:si|seie|' +
    String.raw`sige|säga) |(?:si|säg|sig|say|call it|let's say|let's make (?:it|that)|make (?:it|that)|we'll (?:say|make it)|i'll say|i'd say) |` +
    String.raw`(?:скажем|пусть будет|пусть|лучше|давайте|сделаем)[, ] ?)(?=\d)`,
  'iu',
)
/** So much may follow it: for how long. */
const LONGEST_CHOICE = 12

/** Who puts a value right says little else. */
const LONGEST_SETTLING = 8
/** A side alone, with whom it is said to: the left, doctor. */
const LONGEST_SIDE = 5
/** And so little stands beside a value that only is said again or put right: whom it is said to. */
const BESIDE = 1
/** The value that is put right was told just before. */
const REACH = 3

/** With one of these a number is told of something else. */
const OTHER: readonly Mark[] = [
  'vital', 'test', 'symptom', 'finding', 'diagnosis', 'imaging', 'procedure', 'followUp', 'referral', 'past', 'condition', 'drugClass',
]

const CLOCKS = new Set(['day', 'month', 'date'])

/** The one value a question holds that the answer may stand for; of two that may be meant, none. */
function askedValue(question: Statement, right: ToldValue): ToldValue | undefined {
  const fitting = valuesTold(question).filter((value) => mayReplace(value, right))
  return fitting.length === 1 ? fitting[0] : undefined
}

/**
 * What a question tells, with the value its answer puts in the place of the one asked about: `A hundred milligrams? Fifty, it says on the box`
 * tells of fifty. The rest of the answer stands by itself when it tells more.
 */
export function answeredOtherwise(question: Statement, answer: Statement, tongue: Tongue): Statement[] | undefined {
  // three teeth, wasn't it? Yes, two above and one below: who agrees puts nothing right
  if (question.text.includes(` ${tongue.pack.style.words.or} `) || AGREES_FIRST.test(answer.text)) return undefined
  const right = openingValue(answer)
  // when did it begin, on Monday: what is asked openly may hold a guess
  if (asksOpenly(question) && (right === undefined || !CLOCKS.has(right.kind))) return undefined
  if (right === undefined || (answer.drugs.length > 0 && question.drugs.length > 0)) return undefined
  const wrong = askedValue(question, right)
  if (wrong === undefined) return undefined
  const said = answer.tokens.slice(right.at, right.end).map(({ text }) => text).join(' ')
  // only the value was asked after: the answer says it all
  if (isOwn(question, wrong)) return right.kind === 'side' ? [{ ...reworded(answer, said, tongue), folded: 'answered', isQuestion: false }] : undefined
  if (wrong.word === right.word) return undefined
  const stated = asStated(reworded(question, withValue(question, wrong, said), tongue), tongue)
  const whole: Statement = {
    ...reworded(answer, stated, tongue),
    start: question.start,
    end: Math.max(question.end, answer.end),
    folded: 'affirmed',
    asked: question,
    isQuestion: false,
  }
  const rest = restAfter(answer, right, tongue)
  return rest === undefined ? [whole] : [whole, rest]
}

/** Nothing but the value, perhaps with a word of asking: the left? */
function isOwn(question: Statement, wrong: ToldValue): boolean {
  return question.tokens.length - (wrong.end - wrong.at) < 2
}

/** What an answer tells behind the value. */
function restAfter(answer: Statement, right: ToldValue, tongue: Tongue): Statement | undefined {
  const next = answer.tokens.findIndex(({ gap }, at) => at >= right.end && /[,;.–]/.test(gap))
  const token = answer.tokens[next]
  if (token === undefined) return undefined
  const rest: Statement = { ...reworded(answer, answer.text.slice(token.start), tongue), folded: 'none', isQuestion: false }
  return clinicalWeight(rest) >= 1 || has(rest, 'timeWord', 'past') ? rest : undefined
}

/** Then the left … opens what is found there. */
const NEXT_PLACE = /^(?:så|og så|och så|then|and then|and|now|nå|nu|og|och|теперь|и|а|так)(?!\p{L})|(?:\.\.|…|:)$/iu

/** A side, and with it nothing but small words or whom it is said to. */
function tellsSideAlone(statement: Statement, right: ToldValue): boolean {
  return (
    right.kind === 'side' &&
    statement.tokens.length <= LONGEST_SIDE &&
    !NEXT_PLACE.test(statement.text) &&
    !has(statement, 'both', 'body', 'nothing', 'normal', ...OTHER) &&
    statement.drugs.length === 0 &&
    // not the right: the one it is was told
    !statement.tokens.slice(0, right.at).some(({ lower }) => DENIES.test(lower)) &&
    statement.tokens.slice(right.end).every(({ gap }, at) => at > 0 || gap !== '')
  )
}

function isSettled(statement: Statement, right: ToldValue): boolean {
  if (ONCE.test(statement.text)) return false
  if (statement.isQuestion || statement.tokens.length > LONGEST_SETTLING || has(statement, ...OTHER) || statement.drugs.length > 0) return false
  return right.kind !== 'side' || tellsSideAlone(statement, right)
}

function choosesAnew(statement: Statement): boolean {
  return !statement.isQuestion && statement.tokens.length <= LONGEST_CHOICE && statement.drugs.length === 0 && INSTEAD.test(statement.text)
}

/** The value a statement puts in the place of one told before, if it does nothing else. */
function settling(statement: Statement): ToldValue | undefined {
  // the left, two weeks: said by the clinician that is the next place or what is to be, unless it is written down
  if (statement.speaker === 'clinician' && !SETTLES.test(statement.text) && !choosesAnew(statement)) return undefined
  if (choosesAnew(statement)) return valuesTold(statement).find(({ kind }) => kind === 'number')
  const opening = openingValue(statement)
  if (opening !== undefined) return isSettled(statement, opening) ? opening : undefined
  if (!SETTLES.test(statement.text)) return undefined
  const values = valuesTold(statement).filter(({ kind }) => kind === 'number')
  return values.length === 1 && !has(statement, ...OTHER.filter((mark) => mark !== 'vital')) && statement.drugs.length === 0 ? values[0] : undefined
}

/** Somebody else says it, or the same says that it was said wrongly. */
function putsRight(told: Statement, statement: Statement, right: ToldValue): boolean {
  // found on one side: the other is looked at next
  if (tellsSideAlone(statement, right)) return !has(told, 'finding', 'sign', 'normal', 'examCue')
  if (SETTLES.test(statement.text) || choosesAnew(statement)) return true
  const isPlain = right.unit !== undefined || has(statement, 'correction') || wordsBeside(statement, right) <= BESIDE
  // two weeks, says the clinician: that is what will be, not what was
  return isPlain && told.turn !== statement.turn && statement.speaker === 'patient'
}

/** Yes, just so. */
const AGREES = new RegExp(
  '^(?:ja|jo|jau|javisst|just det|nettopp|netop|precis|akkurat|stemmer|stämmer|yes|yeah|yep|right|exactly|correct|да|да-да|ага|угу|' +
    String.raw`точно|верно|именно)(?!\p{L})`,
  'iu',
)

/** The same value, told just before. */
function toldTheSame(out: readonly Statement[], right: ToldValue): { at: number; value: ToldValue } | undefined {
  for (let at = out.length - 1; at >= Math.max(0, out.length - REACH); at--) {
    const told = out[at]
    if (told === undefined || told.isQuestion) return undefined
    const value = valuesTold(told).find((one) => one.word === right.word && mayReplace(one, right))
    if (value !== undefined) return { at, value }
  }
  return undefined
}

/** The statement told just before that holds the value which is put right or said again. */
function toldBefore(out: readonly Statement[], statement: Statement, right: ToldValue): { at: number; value: ToldValue } | undefined {
  const said = right.kind === 'side' || right.unit === undefined || SETTLES.test(statement.text) ? toldTheSame(out, right) : undefined
  // yes, the left: who agrees puts nothing right
  if (said !== undefined && (right.kind !== 'side' || AGREES.test(statement.text))) return said
  if (AGREES.test(statement.text)) return undefined
  for (let at = out.length - 1; at >= Math.max(0, out.length - REACH); at--) {
    const told = out[at]
    if (told === undefined || told.isQuestion) return undefined
    const values = valuesTold(told).filter((value) => value.kind === right.kind)
    if (values.length > 1 || (values.length === 1 && told.drugs.length > 1)) return undefined
    const [value] = values
    if (value !== undefined) return mayReplace(value, right) && putsRight(told, statement, right) ? { at, value } : undefined
  }
  return undefined
}

/**
 * A value that another person puts right, or that is settled at last, stands where it was told first: `Ten a day. — Twenty. — Fifteen, then.
 * — Fifteen, I'll write` tells of fifteen a day, once.
 */
export function settleValues(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const right = settling(statement)
    const found = right === undefined ? undefined : toldBefore(out, statement, right)
    const told = found === undefined ? undefined : out[found.at]
    if (right === undefined || found === undefined || told === undefined) {
      out.push(statement)
      continue
    }
    const said = statement.tokens.slice(right.at, right.end).map(({ text }) => text).join(' ')
    const further = choosesAnew(statement) ? restAfter(statement, right, tongue) : undefined
    const made = withValue(told, found.value, said)
    const text = further === undefined ? made : `${made.replace(/(?<![.!…\s])[.!…\s]+$/u, '')}, ${further.text}`
    if (text !== told.text) out[found.at] = { ...reworded(told, text, tongue), end: Math.max(told.end, statement.end) }
    if ((clinicalWeight(statement) >= 1 && !SETTLES.test(statement.text)) || (found.value.word === right.word && wordsBeside(statement, right) > BESIDE))
      out.push(statement)
  }
  return out
}
