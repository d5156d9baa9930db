import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, countMarks, has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A word of assent or friendliness names no finding, though it may elsewhere: `det lyder fint`. */
const FRIENDLY: readonly Mark[] = ['backchannel', 'greeting', 'closing', 'reassurance', 'smallTalk', 'filler']

/** The speaker broke off. */
const BROKEN_OFF = /(?:…|\.\.\.)\s*$/u

/** What remains of a statement's weight without its words of assent. */
function tellingWeight(statement: Placed): number {
  const friendly = new Set(statement.hits.filter(({ mark }) => FRIENDLY.includes(mark)).map(({ start }) => start))
  return clinicalWeight({ ...statement, counts: countMarks(statement.hits.filter(({ start }) => !friendly.has(start))) })
}

/** An illness of one's own is never idle: for I have asthma. */
function tellsOwnIllness(statement: Placed): boolean {
  return has(statement, 'firstPerson') && has(statement, 'diagnosis') && !has(statement, 'kin', 'otherPerson')
}

/**
 * Asked by the patient and left without an answer, or what whoever treats knows beforehand and says to open the talk: so your doctor writes that it
 * is the toe.
 */
function isOpeningOfTalk(statement: Placed): boolean {
  if (statement.folded !== 'none' || hasNumber(statement)) return false
  return has(statement, 'question') || (statement.speaker !== 'patient' && has(statement, 'secondPerson') && !has(statement, 'firstPerson'))
}

/** What is about to be measured has no value yet, and tells nothing: I'll just take your blood pressure. */
function isAnnounced(statement: Placed): boolean {
  if (hasNumber(statement) || statement.folded !== 'none' || statement.speaker === 'patient') return false
  return (
    WRITES_DOWN.test(statement.text) ||
    LETTER_CAME.test(statement.text) ||
    (has(statement, 'vital') && has(statement, 'firstPerson', 'future') && !has(statement, 'timeWord', 'followUp', 'normal', 'finding', 'negation'))
  )
}
const WRITES_DOWN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:skriver|skriv|noterer|noterar|antecknar|write|writing|note|put|запишу|пишу)(?: \p{L}+){0,3}? (?:journal\p{L}*|ned|` +
    String.raw`ner|down|on the computer|in the notes|в карту))(?!\p{L})`,
  'iu',
)
const LETTER_CAME = new RegExp(
  String.raw`(?<!\p{L})(?:(?:din|din egen|egen|your|fast|ваш) ?(?:lege(?:n)?|læge|läkare|doctor|gp|врач)(?:en)?(?: din)?|legen din|` +
    String.raw`läkaren din)(?:'s| has| har)? (?:skriver|skrevet|skrivit|written|writes|henvist|remitterat|referred|пишет|написал|направил)(?!\p{L})`,
  'iu',
)

/** Flat speech binds a greeting to what follows it: of so many words, something else was said too. */
const MORE_THAN_GREETING = 8

/** A greeting, the question that opens a talk, and what is about to be measured mean nothing for the record. */
export function isCourtesy(statement: Placed): boolean {
  return isAnnounced(statement) || (statement.tokens.length < MORE_THAN_GREETING && has(statement, 'openingQuestion', 'greeting'))
}

/** False for what no reader misses: what broke off, a greeting, what is only announced, friendliness, the illness of others, the opening of a talk. */
export function isListable(statement: Placed): boolean {
  if (BROKEN_OFF.test(statement.text) || has(statement, 'openingQuestion', 'greeting', 'phantom') || isAnnounced(statement)) return false
  if (tellingWeight(statement) === 0 && !hasNumber(statement) && !has(statement, 'advice', 'planCue')) return false
  if (statement.section !== 'complaints' && statement.section !== 'additionalNotes') return true
  if (has(statement, 'kin', 'otherPerson') && !has(statement, 'diagnosis', 'firstPerson', 'secondPerson')) return false
  return tellsOwnIllness(statement) || !isOpeningOfTalk(statement)
}
