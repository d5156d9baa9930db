import { DONE, FAREWELL, MAY_GREET } from '#domain/language/tables/order/phone-calls.ts'
import { isOutrightAssessment } from '#domain/note/discourse/assessment.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'

/** Somebody rings in the middle of the visit. */
const RINGS = new RegExp(
  String.raw`(?<!\p{L})(?:telefonen|mobilen|det ringer|ringer det|(?<=^(?:unnskyld|undskyld|ursäkta|vent|vänta)?,? ?)den ringer|` +
    String.raw`my phone|the phone|phone's|ringing|phone(?=[.!,]|$)|hallo|hallå|алло|` +
    String.raw`телефон(?=[.!,]|$)|звонят)(?!\p{L})`,
  'iu',
)
/** Takes the call, or speaks into it, or somebody knocks: no talk of the visit opens so once it is under way. */
const ANSWERS = new RegExp(
  String.raw`^(?:(?:ja|yes|yeah|да|ok|okay|oi|oj|sorry|unnskyld|undskyld|ursäkta),? )?(?:(?:det er|det är|dette er|this is|it's) (?:doktor|dr\.?|` +
    String.raw`doctor) \p{L}+[.,!]|(?:dr\.?|doktor|doctor) \p{L}+ (?:speaking|här|her)(?!\p{L})|доктор \p{L}+[.,!]|слушаю вас|` +
    String.raw`(?:(?:jeg|eg|jag|vi|i) )?(?:skal|ska|må|måste|let me|i'll|i must|i have to|i'd better) (?:bare |bara |lige |just |ju |` +
    'quickly )*(?:ta|tage|svare|svara|get|take|answer) (?:på )?(?:den|denne|this|telefonen|telefon|it|that)(?: her| här| der| one|' +
    String.raw` call)?(?!\p{L})|(?:сейчас|секунду|минуту),? (?:отвечу|возьму трубку)|` +
    '(?:(?:vent|vänta|wait|hang on|hold on|подождите)(?: litt| lite| lidt| a sec| a second)?,? )?(?:det (?:banker|bankar|knackar)|' +
    String.raw`(?:there's|there is) (?:a knock|somebody at|someone at)|стучат)|(?:kom inn|kom in|kom ind|come in|войдите)[!.]?$)`,
  'iu',
)

/** The visit goes on. */
const RETURNS = new RegExp(
  '^(?:(?:oh|ok|okay|ja|jo|yes|bye|hej|ha det|да)[,.!]? )?(?:sorry|undskyld|unnskyld|orsak|beklager|förlåt|ursäkta|прости(?:те)?|' +
    'извини(?:те)?|вс[её]|where were we|right|anyway|now then|(?:hvor|kor) (?:var|va|kom) vi|var var vi|(?:sånn|såja|sådan|there|där)[.!,]|' +
    String.raw`(?:da|då) (?:tar|gjør|gjer|gör|ser|måler|mäter) (?:jeg|eg|jag|vi)|så(?! (?:ses|sees|snakkes|hörs|høres|vi ses|møtes))|nå|nu|so|так|` +
      String.raw`на ч[её]м)(?!\p{L})`,
  'iu',
)
const LONGEST_INTERRUPTION = 10
/** A call is over after so many sentences; longer it was none. */
const LONGEST_CALL = 8
const GREETING_WITHIN = 2
/** A word that ends a call which has gone on for a while. */
const DONE_BEHIND = 3

function isAnswered(statement: Statement): boolean {
  return statement.speaker !== 'patient' && ANSWERS.test(statement.text)
}

function isInterruption(statement: Statement): boolean {
  if (isAnswered(statement)) return true
  return statement.speaker !== 'patient' && statement.tokens.length <= LONGEST_INTERRUPTION && RINGS.test(statement.text)
    && clinicalWeight(statement) === 0 && !hasNumber(statement) && !has(statement, 'followUp', 'condition', 'planCue', 'future')
}

/** Told to who rings: I'm busy, get him to ring tomorrow. */
const BUSY = new RegExp(
  String.raw`(?<!\p{L})(?:opptatt|oppteken|upptagen|optaget|busy|with a patient|i møte|i möte|занят\p{L}?|на при[её]ме|пусть|` +
    'kommer til (?:deg|dig|dere|dykk|er|jer)|come (?:out )?to you|приеду к|' +
    String.raw`be (?:han|henne|ham|hen)\p{L}* ring\p{L}*|say you|you say|sier du|säger du|siger du|говорите)(?!\p{L})`,
  'iu',
)

/** My throat has been sore: whoever says so is in the visit, and what sounded like a call was none. */
function isOfVisit(statement: Statement): boolean {
  if (BUSY.test(statement.text)) return false
  return clinicalWeight(statement) >= 1 && has(statement, 'firstPerson', 'symptom', 'finding', 'vital')
}

/** Of a telephone that was named, orders and findings are of whoever rang: hold the horse in. */
function isOwnTalk(statement: Statement): boolean {
  if (!isOfVisit(statement)) return isOutrightAssessment(statement)
  return (has(statement, 'vital') && hasNumber(statement)) || (has(statement, 'firstPerson') && has(statement, 'symptom')) || isOutrightAssessment(statement)
}

/** The first statement behind the call that belongs to the visit again; undefined where the call has no end, or was none. */
function endOfCall(statements: readonly Statement[], from: number): number | undefined {
  const { turn, text: opening = '' } = statements[from] ?? {}
  const mayBeNone = MAY_GREET.test(opening)
  for (let at = from + 1; at <= Math.min(from + LONGEST_CALL, statements.length - 1); at++) {
    const statement = statements[at]
    if (statement === undefined || (statement.speaker !== 'unknown' && statement.turn !== turn) || RETURNS.test(statement.text)) return at
    if ((at - from >= GREETING_WITHIN && FAREWELL.test(statement.text)) || (at - from >= DONE_BEHIND && DONE.test(statement.text))) return at + 1
    if (mayBeNone ? isOfVisit(statement) : isOwnTalk(statement)) return mayBeNone ? undefined : at
  }
  return undefined
}

/**
 * What is said into a telephone in the middle of the visit is of other people: `my phone. No, Mrs Hill's warfarin is ready. Sorry!` A hallo before
 * anything was told opens the visit, which may be by telephone itself.
 */
export function withoutCalls(statements: readonly Statement[]): Statement[] {
  const out: Statement[] = []
  let isUnderWay = false
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at]
    if (statement === undefined) continue
    const end = isUnderWay && isInterruption(statement) ? endOfCall(statements, at) : undefined
    if (end === undefined && isUnderWay && isAnswered(statement)) continue
    if (end !== undefined) {
      at = end - 1
      continue
    }
    out.push(statement)
    isUnderWay ||= clinicalWeight(statement) >= 1
  }
  return out
}
