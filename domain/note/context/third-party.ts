import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'

const PLACE_WORDS =
  String.raw`(?:resepsjon|reception|jobb|arbeid|arbet|arbejd|kontor|treningen|gymm?et|laget|koret|kören|skole|skola|klass|barnehage|børnehave|` +
  String.raw`förskola|dagis|vuggestue|butikk|gata|gatan|gaden|trappa|oppgangen|opgangen|bussen|work|the office|school|nursery|class|the gym|` +
  String.raw`the team|the shop|our street|the bus|работ|школ|садик|класс|регистратур|подъезд|отдел|групп|магазин|дач|лестничн)`
/** Somebody named by where one meets him: the girl on reception, en på jobben, у одного на работе. */
const BY_PLACE = new RegExp(
  String.raw`^(?:(?:og|och|men|and|but|а|и|но|ja|yeah|well|да|ну),? )?(?:(?:hun|han|ho|hon|hende|ham|hende|ei|en|to|tre|flere|flera|` +
    String.raw`mange|många|noen|någon|nogen|damen?|mannen|manden|jenta|gutten|tjejen|killen|pigen|fyren)(?: (?:dame|mann|fyr|jente|tjej|` +
    String.raw`kille|kollega|andre|anden|annen|annan|fra|från))?|(?:the|a|this|some|another|one) (?:girl|boy|lad|chap|lady|man|woman|guy|` +
    String.raw`bloke|fella|kid|one)s?|one|two|three|half|several|у (?:одного|одной)|один|одна|девушка|женщина|мужчина|парень|тётка|` +
    String.raw`тетка)(?: (?:av|af|of|из) (?:\p{L}+ ){1,2}?)? ?(?:i|på|hos|at|on|in|from|fra|från|в|на|из|с) (?:vår |our |my |min |mi |the |` +
    String.raw`нашей |нашем |моей )?${PLACE_WORDS}`,
  'iu',
)
/** Another patient, of whom whoever treats is reminded. */
const OWN_PATIENT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:jeg|eg|jag|vi|i|we|i've|we've)(?: \p{L}+){0,2}? (?:hadde|havde|hade|had|have|har|saw|seen|så|sett|set|fikk|fick|fik|` +
    String.raw`got|treated)(?: \p{L}+){0,2}? (?:pasient\p{L}*|patient\p{L}*)|у (?:меня|нас) (?:\p{L}+ ){0,3}?пациент\p{L}*)(?!\p{L})`,
  'iu',
)
/** Said of oneself by who treats: I've a bad knee myself. */
const MYSELF = /(?<!\p{L})(?:selv|sjøl|sjølv|själv|også|og så|också|myself|too|as well|own|egen|eget|тоже|самого|самой|сам[аи]?)(?!\p{L})/iu

/** Nobody else could say so: it is the teller's own, whatever else is said with I. */
function isTellersOwn(statement: Statement): boolean {
  return (
    statement.speaker === 'clinician' &&
    statement.folded === 'none' &&
    has(statement, 'firstPerson') &&
    !has(statement, 'secondPerson', 'planCue', 'examCue', 'examStart', 'assessmentCue', 'normal', 'test', 'vital', 'imaging', 'referral') &&
    has(statement, 'symptom', 'diagnosis', 'event', 'body') &&
    MYSELF.test(statement.text)
  )
}

/** Tells of somebody whom no word of kin or company names. */
export function tellsOfOther(statement: Statement): boolean {
  if (BY_PLACE.test(statement.text)) return true
  if (statement.speaker === 'patient') return false
  if (OWN_PATIENT.test(statement.text) && !has(statement, 'secondPerson')) return true
  return isTellersOwn(statement)
}

const THING = /^(?:(?:og|och|men|and|but|а|и),? )?(?:den|det|it|they|de|dei|она|он|они|оно|это)(?!\p{L})/iu

/** It is in plaster now: straight behind what was told of another, by the same voice, of no person. */
export function goesOnOfOther(statement: Statement, before: Statement): boolean {
  return (
    statement.speaker !== 'unknown' &&
    statement.turn === before.turn &&
    statement.folded === 'none' &&
    !statement.isQuestion &&
    !has(statement, 'secondPerson', 'planCue', 'assessmentCue') &&
    THING.test(statement.text) &&
    clinicalWeight(before) >= 1
  )
}
