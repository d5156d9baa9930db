import { OF_THEN, REFERRED_HERE, WAS_SO } from '#domain/language/tables/told-before.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** A verb that tells what was, in all languages: you have had, hade, har haft, была. */
const HAS_BEEN = new RegExp(
  String.raw`(?<!\p{L})(?:har (?:jo |ju |også |òg |även |tidligere |tidigare )*(?:hatt|haft)|hadde|hadde|havde|hade|has had|have had|had|` +
    String.raw`used to have|var|was|were|var det|fikk|fekk|fick|fik|got|был[аои]?|перен[её]с\p{L}*|лечил\p{L}*|стоял\p{L}*|опериров\p{L}*|` +
    String.raw`operert\p{L}*|opererad\p{L}*|opereret|opererte|operated|removed|fjernet|borttag\p{L}*|удалил\p{L}*)(?!\p{L})`,
  'iu',
)

/** When it was: some years back, in a year or decade named, as a child. */
const BACK_THEN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:19|20)\d\d|(?:twenty|tjugo|tjue)-?(?:ten|eleven|twelve|\p{L}+teen|twenty\p{L}*|elva|tolv|\p{L}+ton|tjugo\p{L}*|` +
    String.raw`elleve|\p{L}+ten|tjue\p{L}*)|(?:åtti|nitti|sytti|åttio|nittio|sjuttio)(?:åra|tall\p{L}*|tal\p{L}*)|` +
    String.raw`(?:halvfjerdserne|firserne|halvfemserne|nullerne)|in the (?:seventies|eighties|nineties)|(?:\p{L}+|\d+) (?:år|years?|winters?|` +
    String.raw`måneder|månader|months) (?:siden|sidan|sedan|sen|ago|back)|(?:\p{L}+|\d+) (?:лет|года?|месяц\p{L}*) назад|i fjor|i fjol|sidste år|` +
    String.raw`forrige år|förra året|last (?:year|winter|summer|spring|autumn)|years ago|years back|в прошлом году|в том году|позапрошл\p{L}+|` +
    'som (?:barn|liten|lita|ung)|as a (?:child|kid|baby)|в детстве|(?:da|då|när|when) (?:jeg|eg|jag|i|he|she|hun|han|hon) (?:var|' +
    String.raw`was) (?:\d+|\p{L}+)|i våras|i höstas|i somras|i vintras)(?!\p{L})`,
  'iu',
)

/** What somebody else had said or written of it. */
const SAID_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:they|he|she|clinic|hospital|optician|physio\p{L}*|chiropractor|casualty|de|dei|dom|\p{L}*leg[ea]n|\p{L}*läkaren|` +
    String.raw`\p{L}*lægen|vakta|vagten|akuten|ortopeden|kiropraktor\p{L}*|fysio\p{L}*|\p{L}*veterinæren|\p{L}*veterinären|dyrlægen|dyrlegen|врач|` +
    String.raw`хирург|они|терапевт)(?: \p{L}+)? (?:said|wrote|thought|reckoned|called it|sa|sade|sagde|skrev|skreiv|mente|trodde|trudde|troede|` +
    String.raw`kalte|kallade|сказал\p{L}*|писал\p{L}*|написал\p{L}*|говорил\p{L}*|считал\p{L}*)(?! (?:du|you|i|jeg|eg|jag))(?!\p{L})`,
  'iu',
)

/** With one of these something is told of now. */
const NOW = /(?<!\p{L})(?:nå|no|nu|now|today|i dag|idag|сейчас|теперь|сегодня|нынче)(?!\p{L})/iu

/** A disease, an operation or a hurt that lies back, or that others had seen in it, whatever is spoken of around it: it belongs to the history. */
export function tellsBygone(statement: Statement): boolean {
  if (statement.isQuestion || has(statement, 'vital', 'test', 'followUp', 'judged', 'examCue', 'condition', 'advice') || NOW.test(statement.text)) return false
  if (!has(statement, 'diagnosis', 'procedure', 'symptom', 'body', 'left', 'right', 'event')) return false
  if (has(statement, 'diagnosis', 'symptom') && SAID_BEFORE.test(statement.text)) return true
  return HAS_BEEN.test(statement.text) && BACK_THEN.test(statement.text)
}

/** A medicine or vaccine had at a time before, told while the plan is made: the vaccine was in March. What goes on or is changed now is none. */
export function tellsUsedBefore(statement: Statement): boolean {
  if (statement.isQuestion || has(statement, 'followUp', 'judged', 'examCue', 'condition', 'future', 'continue', 'denyPlan', 'vital')) return false
  if (NOW.test(statement.text)) return false
  if (statement.drugs.length === 0 && !has(statement, 'procedure', 'drugClass', 'given', 'takes')) return false
  return OF_THEN.test(statement.text) && WAS_SO.test(statement.text)
}

/** Why one has come: you are referred by your doctor, the doctor writes of bleeding. */
export const tellsReferredHere = (statement: Statement): boolean =>
  !statement.isQuestion && !has(statement, 'future', 'condition') && REFERRED_HERE.test(statement.text)
