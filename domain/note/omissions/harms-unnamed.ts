import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A pattern of whole words: no letter before and none behind. */
const words = (...alternatives: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

/** To live or not, and to hurt oneself. */
const OWN_LIFE = words(
  '(?:ta|tage|tar) (?:ditt eget |sitt eget |sit eget )?(?:livet|livet av|liv)',
  '(?:ikke|ikkje|inte) (?:vil\\p{L}*|ønsk\\p{L}*|orke\\p{L}*|ork\\p{L}*) (?:å |at |att )?lev\\p{L}*', 'inte vill? leva', 'ikke vil leve',
  'selvmord\\p{L}*', 'sjølvmord\\p{L}*', 'självmord\\p{L}*', '(?:skad\\p{L}*|kutt\\p{L}*) (?:deg|dig|meg|mig|seg|sig) (?:sel[vf]|sjølv|själv)',
  '(?:være|vere|vara) (?:borte|vekk|vekke|væk)',
  'suicid\\p{L}*', '(?:kill|harm|hurt)(?:ing)? (?:yourself|myself|himself|herself)', 'self-?harm\\p{L}*',
  '(?:not|n[’\']t) (?:want(?:ing)? to )?(?:live|be here|wake up)', 'end(?:ing)? (?:your|my|his|her) (?:own )?life', 'better off dead',
  'суицид\\p{L}*', 'самоуб\\p{L}*', 'не (?:хоч\\p{L}+|хот\\p{L}+) жить', 'жить (?:не )?хоч\\p{L}+', 'покончить', 'навред\\p{L}+ себе', 'плохих мыслей',
  'мыслей плохих',
)
/** What nobody else hears or sees. */
const UNSHARED = words(
  '(?:hører?|høyrer?|hör|hear|слыш\\p{L}+)[^.?!]{0,25}(?:stemmer|röster|voices|голос\\p{L}*|ting|saker|things)',
  '(?:ser?|see)[^.?!]{0,25}(?:ting|saker|things)[^.?!]{0,12}(?:andre|andra|other\\p{L}*|not there|finns)',
  '(?:видит|видите|голоса) (?:кого|слыш)\\p{L}*[^.?!]{0,6}',
)
const DRIVES = words(
  '(?:kjør|køyr|kör|kør)\\p{L}* (?:bil|truck|taxi|buss?|lastebil|lastbil|mc)', 'bak(?:om)? rattet',
  '(?:can|may|should|could|to) (?:i |you |he |she )?(?:still )?drive', 'driving', 'за руль', 'за рул[её]м', 'водить (?:машину)?',
)
const PRESCRIBES = words('skriv\\p{L}* ut', 'udskriv\\p{L}*', 'prescrib\\p{L}*', '(?:gi|ge|give) (?:deg|dig|you)', 'выпис\\p{L}+')
/** Not to be taken, in words that leave it to what was said before which medicine it is: don't take that again. */
const NOT_TO_TAKE = words(
  '(?:ikke|ikkje|inte|ej|aldri|aldrig) (?:ta|tag|tage|bruke?|bruk|brug|bruge|använd|använda|gi|giv|give|ge|lån|låne|låna|bland|blande|blanda)',
  "(?:don['’]?t|do not|never) (?:take|use|give|have|borrow|mix)",
  "leave \\p{L}+(?:[’']s)?(?: \\p{L}+)? alone",
  'не (?:принимай|принимать|пейте|давайте|берите|используйте)\\p{L}*',
)
const NEEDS_NOT = words('trenger', 'treng', 'behøver', 'behöver', 'slipper', 'slipp', 'need', 'needn[’\']t', 'have to')
const SKIPS_DOSE = words(

  '(?:skip\\p{L}*|miss\\p{L}*|hopp\\p{L}* over|hoppa\\p{L}* över|spr[iu]ng\\p{L}* over|stå\\p{L}* over|пропуст\\p{L}+)[^.?!]{0,20}(?:dos\\p{L}*|' +
    'tablet\\p{L}*|injection|sprøyt\\p{L}*|sprøjt\\p{L}*|sprut\\p{L}*|доз\\p{L}*|таблет\\p{L}*|укол\\p{L}*)',
)

const FASTS = words(
  '(?:må|skal|ska|måste|bör|å|att|at) (?:\\p{L}+ )?fast[ea]', 'fastende', 'fastande', 'fast (?:from|for|before|overnight)', 'fasting', 'nil by mouth',
  'nothing (?:to eat|by mouth)',
  '(?:ikke|ikkje|inte) (?:\\p{L}+ )?(?:spise?|eta|äta)[^.?!]{0,20}(?:før|före|etter|efter|fra|från)', 'натощак', 'не (?:есть|ешьте)',
)

const isOfPatientsMouth = (statement: Statement): boolean =>
  statement.speaker === 'patient' || (statement.speaker !== 'clinician' && statement.phase === 'history')

/** What is asked of the will to live, and of what nobody else hears or sees: the answer is looked for whatever it is. */
export function tellsOfDanger({ text, asked }: Pick<Statement, 'text' | 'asked'>): boolean {
  return [text, asked?.text ?? ''].some((one) => OWN_LIFE.test(one) || UNSHARED.test(one))
}

/** May I drive? Not with that sight: who treats decides of it. */
function decidesOfDriving(statement: Statement): boolean {
  if (isOfPatientsMouth(statement)) return false
  if (statement.asked !== undefined && DRIVES.test(statement.asked.text)) return true
  return DRIVES.test(statement.text) && has(statement, 'negation', 'denyPlan', 'condition', 'opensCondition', 'advice') && !has(statement, 'firstPerson')
}

/** What is asked for and not given: those I will not prescribe. */
function isRefused(statement: Statement): boolean {
  return !isOfPatientsMouth(statement) && has(statement, 'negation') && has(statement, 'firstPerson') && PRESCRIBES.test(statement.text)
}

function isBanUnnamed(statement: Statement): boolean {
  if (statement.isQuestion || statement.speaker === 'patient' || has(statement, 'firstPerson', 'past') || NEEDS_NOT.test(statement.text)) return false
  return NOT_TO_TAKE.test(statement.text)
}

/** You must fast from now: an operation or a sample hangs on it. */
function tellsToFast(statement: Statement): boolean {
  return !isOfPatientsMouth(statement) && !statement.isQuestion && FASTS.test(statement.text)
}

/** Sight of the right eye 0.6: a value, though it has no unit. */
function tellsSight(statement: Statement): boolean {
  return has(statement, 'function') && has(statement, 'left', 'right') && hasNumber(statement) && SIGHT.test(statement.text)
}
const SIGHT = words('syn\\p{L}*', 'visus', 'vision', 'acuity', 'острота', 'зрение')

/** Tell us: words that part around who is to do it, `hör du av dig`. */
const TELLS_US = words(
  'hör (?:du|ni|han|hon) av (?:dig|er|sig)', 'gi(?:r|v|ver)? (?:du |dere |I )?(?:beskjed|besked)', 'ta(?:r|g|ger)? (?:du |dere |I )?kontakt',
  'let (?:us|me) know', 'get in touch', 'сообщите', 'дайте знать',
)

/** If it hurts again, let me know; do you faint, it is the ambulance: when to seek help, in words that annotate/critical.ts does not go by. */
function isSafetyNetInOtherWords(statement: Statement): boolean {
  if (statement.isQuestion || isOfPatientsMouth(statement)) return false
  const verbFirst = statement.hits.some(({ mark, start }) => mark === 'symptom' && start === 0)
    && statement.hits.some(({ mark, start }) => (mark === 'secondPerson' || mark === 'thirdPerson') && start === 1)
  return (verbFirst && has(statement, 'contact')) || (has(statement, 'condition') && TELLS_US.test(statement.text))
}

/** What is asked about because it alarms. */
const ALARMS = words(
  'blod\\p{L}*', 'blø\\p{L}*', 'blöd\\p{L}*', 'blood\\p{L}*', 'bleed\\p{L}*', 'кров\\p{L}*', 'besvim\\p{L}*', 'svimm?a(?:t|de|r)', 'faint\\p{L}*',
  'blackout\\p{L}*', 'pass(?:ed)? out', 'обморок\\p{L}*', 'сознани\\p{L}*',
)

/** Did you knock it? No. Any blood in it? Never: an injury, bleeding or loss of consciousness that is denied. */
function deniesAlarm(statement: Statement): boolean {
  return statement.folded === 'denied' && statement.phase === 'history' && (has(statement, 'event') || ALARMS.test(statement.asked?.text ?? statement.text))
}

const REACTED = words('reager\\p{L}*', 'react\\p{L}*', 'реагир\\p{L}*')

/** I have never reacted before: no allergy, though the word for it is not said. */
function deniesReaction(statement: Statement): boolean {
  if (statement.phase !== 'history' || statement.folded !== 'none') return false
  return has(statement, 'firstPerson') && has(statement, 'negation') && REACTED.test(statement.text)
}

/** What harms when it is lost, and names no medicine and no value that annotate/critical.ts goes by. */
export function harmsUnnamed(statement: Statement): boolean {
  if (statement.isQuestion && statement.folded === 'none') return false
  const isDecided = decidesOfDriving(statement) || isRefused(statement) || isBanUnnamed(statement) || SKIPS_DOSE.test(statement.text) || tellsToFast(statement)
  if (isDecided) return true
  return tellsOfDanger(statement) || tellsSight(statement) || isSafetyNetInOtherWords(statement) || deniesAlarm(statement) || deniesReaction(statement)
}
