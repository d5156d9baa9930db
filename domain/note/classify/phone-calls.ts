import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'

/** Somebody rings in the middle of the visit. */
const RINGS = new RegExp(
  String.raw`(?<!\p{L})(?:telefonen|mobilen|det ringer|ringer det|my phone|the phone|phone's|ringing|phone(?=[.!,]|$)|hallo|hallå|алло|` +
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
    'извини(?:те)?|вс[её]|where were we|right|anyway|now then|hvor var vi|kor var vi|var var vi|(?:sånn|såja|sådan|there|där)[.!,]|så|nå|' +
    String.raw`nu|so|так|на ч[её]м)(?!\p{L})`,
  'iu',
)
const LONGEST_INTERRUPTION = 10
/** A call is over after so many sentences; longer it was none. */
const LONGEST_CALL = 6

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
    String.raw`be (?:han|henne|ham|hen)\p{L}* ring\p{L}*|say you|you say|sier du|säger du|siger du|говорите)(?!\p{L})`,
  'iu',
)

/** My throat has been sore: whoever says so is in the visit, and what sounded like a call was none. */
function isOfVisit(statement: Statement): boolean {
  if (BUSY.test(statement.text)) return false
  return clinicalWeight(statement) >= 1 && has(statement, 'firstPerson', 'symptom', 'finding', 'vital')
}

/** The first statement behind the call that belongs to the visit again; undefined where the call has no end, or was none. */
function endOfCall(statements: readonly Statement[], from: number): number | undefined {
  const turn = statements[from]?.turn
  for (let at = from + 1; at <= Math.min(from + LONGEST_CALL, statements.length - 1); at++) {
    const statement = statements[at]
    if (statement === undefined || (statement.speaker !== 'unknown' && statement.turn !== turn) || RETURNS.test(statement.text)) return at
    if (isOfVisit(statement)) return undefined
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
