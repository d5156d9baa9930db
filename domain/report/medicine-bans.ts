import type { Statement } from './statement.ts'
import { has, hasNumber } from './statement.ts'

/** Not to be taken, used or given, in the words of every language: ta inte, don't take, не принимайте. */
const FORBIDS: readonly RegExp[] = [
  /(?<!\p{L})(?:ikke|ikkje|inte|ej|aldri|aldrig) (?:ta|tage|bruke?|bruge|använda|gi|give|ge|få|blande?|kombinere?|kombinera|röra|røre)(?!\p{L})/iu,
  /(?<!\p{L})(?:ta|tag|bruk|brug|använd|gi|giv|ge) (?:ikke|ikkje|inte|aldri|aldrig)(?!\p{L})/iu,
  /(?<!\p{L})(?:unngå|undvik|undgå|avoid|hold deg unna|styr unna|håll dig borta från|hold dig fra|steer clear of|keep off|stay off|stay away from|избега\p{L}+|воздерж\p{L}+|исключ\p{L}+|нельзя|запрещ\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})(?:do not|don't|don’t|must not|mustn't|mustn’t|should not|shouldn't|shouldn’t|can't|cannot|never) (?:take|use|give|have|mix|combine)(?!\p{L})/iu,
]
/** What is not taken and what is done with taking are one word there. */
const NOT_TAKEN_RU = /(?<!\p{L})не (?:принима\p{L}+|пей\p{L}*|дава\p{L}+|использ\p{L}+|сочета\p{L}+|надо|нужно|стоит|смешива\p{L}+)(?!\p{L})/iu
/** No ibuprofen with it: the word of denial stands before the medicine itself. */
const NONE_OF = new Set(['ingen', 'inga', 'inget', 'ikke', 'inte', 'no', 'никакого', 'никаких', 'никакой'])
/** What was taken till now is ended by these, and how much or on what is told by those: neither forbids a medicine. */
const OTHERWISE = /(?<!\p{L})(?:mer|mere|meir|lenger|lengre|lengur|längre|længere|more|any ?more|longer|больше|tom mage|fastende|empty stomach|tom mave|натощак|annet enn|anna enn|annat än|andet end|other than|nothing but|except|unntatt|utom|undtagen|кроме)(?!\p{L})/iu
/** One medicine in the place of another: not paracetamol but ibuprofen. */
const INSTEAD = /(?<!\p{L})(?:men|heller|hellere|hellre|i stedet|isteden|i staden|istället|utan|but|instead|rather|only|bare|bara|kun|а|но|лучше|вместо|только)(?![\p{L}-])/iu

function opensWithNone({ tokens, drugs }: Statement): boolean {
  const names = drugs.map(({ start }) => start)
  return names.length > 0 && names.every((at) => tokens.slice(Math.max(0, at - 1), at).some(({ lower }) => NONE_OF.has(lower)) || names.some((other) => other < at && at - other <= 3))
}

/** True where whoever treats says what must not be taken: it is no medicine of the patient's, and an advice that must not be lost. */
function forbids(statement: Statement): boolean {
  if (statement.isQuestion || statement.drugs.length === 0 || statement.folded !== 'none' || statement.speaker === 'patient') return false
  // who speaks is not told: in the history it may be the patient
  if (statement.speaker !== 'clinician' && statement.phase === 'history') return false
  if (has(statement, 'firstPerson', 'condition', 'opensCondition', 'past') || hasNumber(statement) || OTHERWISE.test(statement.text)) return false
  if (statement.drugs.length > 1 && INSTEAD.test(statement.text)) return false
  const isForbidden = FORBIDS.some((words) => words.test(statement.text)) || NOT_TAKEN_RU.test(statement.text) || opensWithNone(statement)
  return isForbidden && (!has(statement, 'stop') || NOT_TAKEN_RU.test(statement.text))
}

/** Takes the statements of a talk; gives them with each ban marked. */
export function withBans(statements: readonly Statement[]): Statement[] {
  return statements.map((one) => (forbids(one) ? { ...one, isBan: true } : one))
}

/** The medicines that are told of in bans alone: none of the patient's, neither to be listed nor asked about. Of one that is taken the list goes on to tell. */
export function forbiddenOf(statements: readonly Statement[]): ReadonlySet<string> {
  const substances = (isBan: boolean) => new Set(statements.filter((one) => (one.isBan === true) === isBan).flatMap(({ drugs }) => drugs.map(({ substance }) => substance)))
  return substances(true).difference(substances(false))
}
