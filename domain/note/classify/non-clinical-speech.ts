import type { Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { readsIdentity } from '#domain/note/annotate/identity-digits.ts'
import { isSafetyNet } from '#domain/note/annotate/critical.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { isHearsayOfMedicine, isSaying } from '#domain/note/context/reported-evidence.ts'
import { tellsOfOtherAnimal } from '#domain/note/context/third-party-animals.ts'
import { tellsOfOther } from '#domain/note/context/third-party.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'
import { clinicalWeight, count, has, hasNumber, saysOnly } from '#domain/note/annotate/statement.ts'

function opensWith(statement: Statement, ...marks: readonly Mark[]): boolean {
  return statement.hits.some((hit) => hit.start === 0 && marks.includes(hit.mark))
}

function isIdentity(statement: Statement, vertical: Vertical): boolean {
  // born when? and: you have given birth? are asked in one word in some languages
  const asked = statement.asked !== undefined && has(statement.asked, 'identifier') && !has(statement, 'procedure', 'event', 'symptom', 'diagnosis')
  if (vertical === 'vet' && has(statement, 'admin')) return false
  // ring if it gets worse, you have the number; we speak by telephone in a week: neither tells a number
  const isPlan = has(statement, 'followUp') || isDatedAhead(statement) || (has(statement, 'condition') && has(statement, 'contact', 'planCue'))
  // When to seek help is kept with the number to ring: without it nothing else would tell.
  return asked || (has(statement, 'identifier') && !isPlan) || (readsIdentity(statement.text) && !isSafetyNet(statement))
}

/** Leave-taking and good wishes, whatever they mention. */
function isParting(statement: Statement): boolean {
  if (statement.drugs.length > 0 || hasNumber(statement)) return false
  if (!opensWith(statement, 'greeting', 'closing')) return false
  return statement.phase === 'history' ? clinicalWeight(statement) <= 1 : !has(statement, 'followUp', 'referral', 'condition') && clinicalWeight(statement) <= 3
}

/** Talk of other things, told with too little of the trade to be of the visit. */
export function isSmallTalk(statement: Statement): boolean {
  if (!has(statement, 'smallTalk') || statement.drugs.length > 0) return false
  // did you hit it? No: how it did not happen is of the trade, whatever else the word tells of
  if (statement.folded === 'denied' && statement.phase === 'history' && has(statement, 'event')) return false
  // a ban on driving speaks of the car as well
  if (statement.phase === 'plan' && has(statement, 'advice') && has(statement, 'negation', 'denyPlan')) return false
  // no football for three weeks
  if (
    statement.phase !== 'history' &&
    statement.speaker !== 'patient' &&
    hasNumber(statement) &&
    has(statement, 'timeWord') &&
    has(statement, 'negation', 'denyPlan')
  )
    return false
  // how it happened, and since when it hurts, is told with what was done just then
  if (statement.phase === 'history' && (has(statement, 'event') || (has(statement, 'symptom') && has(statement, 'timeWord'))) && clinicalWeight(statement) >= 1)
    return false
  const asked = statement.asked === undefined ? 0 : clinicalWeight(statement.asked)
  return clinicalWeight(statement) + asked < 1.5 * count(statement, 'smallTalk')
}

/** What a fine sofa, sikke en regn, ну и погода: said to be friendly. */
const EXCLAMATION = new RegExp(
  '^(?:(?:nei|nej|ja|å|oh|ой|ну)[,!]? )?(?:(?:fint|bra|godt|flott|skönt|dejligt|flot) att?|for (?:en|et|ei|eit)|hvilken|hvilket|' +
    'sikke(?:n)? (?:en|et)|vilken|vilket|så (?:fin|fint|søt|flott|nydelig|kjekk|sød|flot|söt|snygg)|what an?|how (?:lovely|nice|sweet)|' +
    String.raw`какой|какая|какое|ну и)(?!\p{L})`,
  'iu',
)

/** A nice jumper, did you knit it? */
const COMPLIMENT = new RegExp(
  '^(?:(?:nei|nej|ja|å|oh|ой|ну|så|sikke|what|какой|какая),? )?(?:(?:en|et|ett|ei|a) )?(?:fin|fint|fine|flott|flot|lekker|kjekk|snygg|' +
    String.raw`snyggt|kul|nice|lovely|smart|красив\p{L}+|хорош\p{L}+) \p{L}+, `,
  'iu',
)

function isExclamation(statement: Statement): boolean {
  if (statement.asked !== undefined && COMPLIMENT.test(statement.asked.text) && !has(statement.asked, 'body', 'test', 'vital', 'imaging')) return true
  return (
    statement.folded === 'none' &&
    !hasNumber(statement) &&
    statement.drugs.length === 0 &&
    EXCLAMATION.test(statement.text) &&
    !has(statement, 'symptom', 'diagnosis', 'finding', 'left', 'right')
  )
}

/** To whoever types, or of who comes next: secretary, leave that out; that's for the next patient. */
const TO_TYPIST = new RegExp(
  String.raw`^(?:sekretær|sekreterare|secretary|typist|секретарь)[,:!]|(?<!\p{L})(?:neste pasient|nästa patient|næste patient|next patient|` +
    String.raw`следующ\p{L}+ пациент\p{L}*)(?!\p{L})|^(?:skriv|note|write|запишите|anteckna|noter)(?: ned| down)? (?:at|att|that|что|,) `,
  'iu',
)
/** The samples of Mrs Berg: of somebody by title and name, to whom something belongs. */
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:til|for|för|på|av|af|om|to|of|about|for) (?:fru|herr|hr|fröken|frk|mrs|mr|ms|miss)\.? \p{L}{2,}|` +
    String.raw`(?<!\p{L})(?:fru|herr|hr|fröken|frk|mrs|mr|ms|miss)\.? \p{L}{2,}'s(?!\p{L})`,
  'iu',
)

function isAside(statement: Statement): boolean {
  if (statement.speaker === 'patient' || statement.folded !== 'none') return false
  return (
    TO_TYPIST.test(statement.text) ||
    (TITLED.test(statement.text) && (statement.drugs.length > 0 || has(statement, 'test', 'vital', 'imaging')) && !has(statement, 'secondPerson'))
  )
}

/** Of a person, the dog at home is the subject: our dog ate the remote. */
const PET = new RegExp(
  '^(?:(?:og|och|men|and|but|а|и|но|ja|yes|да),? )?(?:(?:vår|våran|vores|our|my|min|mi|naboens|grannens|наш[аеу]?|мо[йяюе]|моего|' +
    'у нас) )?(?:hunden?|hund|kattene?|katten|katta|katt|kat|bikkja|valpen|hvalpen|dog|cat|puppy|kitten|собака|кошка|кот|пёс|пес|щенок|' +
    String.raw`кота|кошку|собаку)(?: (?:vår|våran|min|mi))?(?!\p{L})`,
  'iu',
)

function isOfPet(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    PET.test(statement.text) &&
    !hasNumber(statement) &&
    !has(statement, 'test', 'symptom', 'allergy', 'reaction', 'body', 'diagnosis', 'condition', 'advice', 'planCue') &&
    statement.drugs.length === 0
  )
}

/** How long one sat outside, or drove: I had to wait three quarters of an hour. */
const WAITED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:jeg|eg|jag|i|vi|we) (?:måtte|fick|fikk|fekk|had to|have had to|'ve had to)(?: lov å)? (?:vente|vänta|sitte|sitta|` +
    'sidde|stå|kjøre|køre|köra|wait|sit|stand|queue|drive)|(?:satt|sat|sad|stod|stood|been sat|been sitting|was sat|ventet|venta|väntat|' +
    String.raw`väntade|ventede|waited|waiting)(?: \p{L}+){0,3}? (?:kvarter|kvart|quarters?|minutter|minuter|minutes|time|timme|hour|timer|timmar|` +
    String.raw`hours)|(?:просидел|просидела|прождал|прождала|ждал|ждала|простоял|простояла)\p{L}*)(?!\p{L})`,
  'iu',
)

function isWaited(statement: Statement): boolean {
  return WAITED.test(statement.text) && clinicalWeight(statement) <= 0.5 && statement.drugs.length === 0
}

/** A question cut off from its answer, or the end of a sentence cut off from its denial: do you have any · any murmur or rub. */
const CUT_OFF = new RegExp(
  '^(?:(?:and|so|okay|now|then|og|och|så|da|då),? )?(?:(?:do|did|have|are|were) you|any|(?:har|er|är|tar|bruker|bruger|använder|' +
    String.raw`kjenner|känner|mærker|føler) (?:du|dere|ni|dykk))(?!\p{L})`,
  'iu',
)

function isCutOff(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    !statement.isQuestion &&
    CUT_OFF.test(statement.text) &&
    !hasNumber(statement) &&
    !has(statement, 'condition', 'contact', 'followUp')
  )
}

/** Lie down, please: so few words only place the patient. */
const POSE_WORDS = 4

/** Taking a sample or picture in the middle of the examination tells nothing before its result is told. */
function isStepOfExamination(statement: Statement): boolean {
  return (
    statement.phase === 'examination' &&
    statement.folded === 'none' &&
    statement.tokens.length <= STEP_WORDS &&
    has(statement, 'imaging', 'test', 'procedure') &&
    STEP.test(statement.text) &&
    !hasNumber(statement) &&
    !has(statement, 'finding', 'normal', 'negation', 'diagnosis', 'symptom', 'followUp', 'timeWord')
  )
}

const STEP = new RegExp(
  String.raw`(?<!\p{L})(?:(?:jeg|eg|jag|vi) (?:tar|tek|tager|gjør|gjer|gör|laver)|(?:tar|tek|tager|gjør|gjer|gör|laver) (?:jeg|eg|jag|vi|en|et|` +
    String.raw`ett|ei|ein|lige))(?!\p{L})`,
  'iu',
)
const STEP_WORDS = 8

/** Let me just have a listen to your chest; I'll take a look. */
const ANNOUNCED = new RegExp(
  String.raw`^(?:(?:okay|ok|right|so|now|then|well|and|good|lovely|great)[,.]? )*(?:let me|let's|i'll|i will|i'm (?:just )?(?:going to|gonna)|` +
    String.raw`can i|could i|i want to|i'd like to) (?:just |quickly |now )?(?:(?:have|take|get|do) (?:a |another )?(?:quick |little |` +
    String.raw`proper )?(?:listen|look|feel|check|peek)|listen|look|feel|examine|press|pop|check your|check his|check her|(?:do|check|get|take|` +
      `measure) (?:your|his|her|the) ` +
    String.raw`(?:blood pressure|bp|temperature|temp|pulse|weight|sats|height))(?!\p{L})`,
  'iu',
)

/** Announcing the examination says nothing of what it finds. */
function isAnnouncement(statement: Statement): boolean {
  if (isStepOfExamination(statement)) return true
  if (statement.folded === 'none' && ANNOUNCED.test(statement.text) && !hasNumber(statement) && !has(statement, 'normal', 'negation', 'planCue', 'imaging'))
    return true
  return (
    has(statement, 'examStart') &&
    !has(statement, 'followUp', 'referral') &&
    (statement.phase !== 'plan' || statement.tokens.length <= POSE_WORDS) &&
    !hasNumber(statement) &&
    count(statement, 'finding', 'normal', 'diagnosis', 'symptom', 'test') === 0
  )
}

/** Now malaria: so few words after such an opening only say what is spoken of next. */
const TOPIC = /^(?:now|next|then|right|nå|nu|så|теперь|дальше|так)[,.]? /iu
const LONGEST_TOPIC = 3

function isTopic(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    statement.tokens.length <= LONGEST_TOPIC &&
    TOPIC.test(statement.text) &&
    !hasNumber(statement) &&
    statement.drugs.length === 0 &&
    !has(statement, 'normal', 'finding', 'negation', 'left', 'right', 'advice', 'start', 'planCue', 'followUp')
  )
}

/** Are you allergic to anything? Yes: to what, the answer says by itself. */
const BARE_ALLERGY_WORDS = 5

function isBareAllergy(statement: Statement): boolean {
  return statement.folded === 'affirmed' && has(statement, 'allergy') && statement.drugs.length === 0 && statement.tokens.length <= BARE_ALLERGY_WORDS
}

const ASSENTING: readonly Mark[] = ['backchannel', 'yes', 'filler', 'greeting', 'closing']

/** Good, fine: nothing but agreeing, whatever else such a word may tell of an organ. */
function isBareAssent(statement: Statement): boolean {
  return statement.folded === 'none' && saysOnly(statement, ...ASSENTING)
}

/** What is not for a report: phrases recognisers invent, identities, small talk, leave-taking. */
export function isNoise(statement: Statement, vertical: Vertical): boolean {
  if (has(statement, 'phantom')) return true
  if (isIdentity(statement, vertical)) return true
  return (
    isBareAssent(statement) ||
    isHearsayOfMedicine(statement) ||
    isSaying(statement) ||
    isAside(statement) ||
    (vertical === 'med' && isOfPet(statement)) ||
    isWaited(statement) ||
    isTopic(statement) ||
    isExclamation(statement) ||
    isBareAllergy(statement) ||
    isCutOff(statement) ||
    isParting(statement) ||
    isSmallTalk(statement) ||
    isAnnouncement(statement)
  )
}

/** Somebody else's illness: a blood relative's belongs to the history while it is taken, anybody else's nowhere. */
export function isSomebodyElse(statement: Statement, subject: Subject): boolean {
  // no other animal is ill: a denial tells of nobody
  if (subject === 'patient' || (subject === 'other' && statement.folded === 'denied' && has(statement, 'otherAnimal'))) return false
  if (subject === 'relative') return statement.phase !== 'history' && statement.folded === 'none'
  // what was had from a neighbour or done for a wife is still told of oneself
  return has(statement, 'otherAnimal') || tellsOfOther(statement) || tellsOfOtherAnimal(statement) || count(statement, 'firstPerson') < 2
}
