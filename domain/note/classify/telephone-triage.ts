import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'

/** Told to come, as by telephone: I want you to come in today. */
const COMES_IN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:du|dere|dykk|ni|i|hun|han|ho|hon|you|he|she) (?:må |skal |ska |får |bør |bor |can |should |must |need to |have to |` +
    String.raw`better )?(?:komme|kommer|kjem|koma|come|pop|bring)(?: (?:\p{L}+ ){0,2}?)(?:inn|in|ind|hit|her|ned|ner|down|over|innom|forbi|i dag|` +
    'idag|today|this afternoon|this morning)|(?:kom|come|pop) (?:inn|in|ind|hit|ned|ner|down|over|innom|forbi|i dag|idag)|' +
    String.raw`(?:приезжайте|приходите|подъезжайте|подходите)(?: \p{L}+){0,2}? (?:сегодня|сейчас|к \d|на при[её]м))(?!\p{L})`,
  'iu',
)
/** What is done on coming is told so near. */
const REACH = 2

/** What will be measured when the patient has come: `kom inn i dag, så tar vi CRP og lytter`. In the room the same words only say what one is about to do. */
export function isDoneOnComing(statements: readonly Statement[], at: number): boolean {
  const statement = statements[at]
  if (
    statement === undefined ||
    statement.speaker === 'patient' ||
    statement.folded !== 'none' ||
    statement.isQuestion ||
    !has(statement, 'test', 'imaging', 'procedure', 'examStart') ||
    hasNumber(statement) ||
    isToldToDo(statement) ||
    has(statement, 'past', 'finding', 'normal', 'advice', 'measure')
  )
    return false
  return statements
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .some((near) => near.speaker !== 'patient' && near.folded === 'none' && COMES_IN.test(near.text))
}
