import type { Statement } from '#domain/note/annotate/statement.ts'
import { NOT_GIVEN, OPENS_REASON } from '#domain/language/tables/medicines/denied-nouns.ts'
import { DEED_TOLD, FORBIDDEN_DEEDS, PUTS_OFF } from '#domain/language/tables/medicines/forbidden-deeds.ts'
import { headOf } from './clauses.ts'
import { kindsNamed } from '#domain/terminology/names/medicine-kinds.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A pattern of whole words: no letter before and none behind. */
const words = (...alternatives: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

/** Not to be taken, used or given, in the words of every language: ta inte, don't take, не принимайте. */
const FORBIDS: readonly RegExp[] = [
  words('(?:ikke|ikkje|inte|ej|aldri|aldrig) (?:ta|tage|bruke?|bruge|använda|gi|give|ge|få|blande?|kombinere?|kombinera|röra|røre)'),
  words('(?:ta|tag|bruk|brug|använd|gi|giv|ge) (?:ikke|ikkje|inte|aldri|aldrig)'),
  words('unngå', 'undvik', 'undgå', 'hold deg unna', 'styr unna', 'håll dig borta från', 'hold dig fra'),
  words('avoid', 'steer clear of', 'keep off', 'stay off', 'stay away from'),
  words("(?:do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|can['’]t|cannot|never) (?:take|use|give|have(?! to\\b)|mix|combine)"),
  words(...NOT_GIVEN),
  words('избега\\p{L}+', 'воздерж\\p{L}+', 'исключ\\p{L}+', 'нельзя', 'запрещ\\p{L}+'),
]
/** What is not taken and what is done with taking are one word there. */
const NOT_TAKEN_RU = words('не (?:дам|дадим|назнач\\p{L}+|принима\\p{L}+|пей\\p{L}*|дава\\p{L}+|использ\\p{L}+|сочета\\p{L}+|надо|нужно|стоит|смешива\\p{L}+)')
/** What must not be done with a medicine, or while it is taken: not stopped at once, no driving, no drink. */
const FORBIDS_DEED = words(...FORBIDDEN_DEEDS)
/** Of what was done, and of what may be done: he did not stop it, you can stop it. */
const TELLS_DEED = words(...DEED_TOLD)

/** Don't stop it suddenly · no driving when you have taken it: told with the medicine's name, by whoever treats. */
function forbidsDeed(statement: Statement): boolean {
  const { text, drugs, isQuestion, folded } = statement
  if (isQuestion || drugs.length === 0 || folded !== 'none' || mayBeToldOfOneself(statement)) return false
  if (has(statement, 'past', 'unit', 'frequency', 'hypothetical') || OTHERWISE.test(text) || NEEDS_NOT.test(text)) return false
  const at = text.search(FORBIDS_DEED)
  return at >= 0 && !TELLS_DEED.test(text.slice(0, at))
}

const WAITS = words(...PUTS_OFF)
/** So many words stand between what waits and that it does. */
const [MOST_BEFORE, MOST_BEHIND] = [4, 1]

/** X we wait with, no dose of it told: whoever treats puts it off, and nobody takes it yet. */
function putsOff(statement: Statement): boolean {
  const { text, drugs, isQuestion, folded } = statement
  if (isQuestion || drugs.length !== 1 || folded !== 'none' || statement.speaker === 'patient') return false
  if (has(statement, 'unit', 'frequency', 'takes', 'continue', 'stop', 'raise', 'lower')) return false
  const [waits] = WAITS.exec(text) ?? []
  const [drug] = drugs
  if (waits === undefined || drug === undefined) return false
  const at = text.search(WAITS)
  const [start, end] = [statement.tokens[drug.start]?.start ?? 0, statement.tokens[drug.end - 1]?.end ?? 0]
  // we wait with the operation till the warfarin is out: the operation waits
  const between = end <= at ? text.slice(end, at) : text.slice(at + waits.length, start)
  return between.split(/\s/u).filter((word) => word !== '').length <= (end <= at ? MOST_BEFORE : MOST_BEHIND)
}

/** Need not is no must not: du trenger ikke ta Paracet. */
const NEEDS_NOT = words('trenger', 'treng', 'behøver', 'behøves', 'behöver', 'slipper', 'slipp', 'need', 'needn[’\']t', 'have to')
/** No ibuprofen with it: the word of denial stands before the medicine itself. */
const NONE_OF = new Set(['ingen', 'inga', 'inget', 'ikke', 'inte', 'no', 'никакого', 'никаких', 'никакой'])
/** What was taken till now is ended by these, and how much or on what is told by those: neither forbids a medicine. */
const OTHERWISE = words(
  'mer', 'mere', 'meir', 'lenger', 'lengre', 'lengur', 'längre', 'længere', 'more', 'any ?more', 'longer', 'больше',
  'tom mage', 'tom mave', 'fastende', 'empty stomach', 'натощак',
  'annet enn', 'anna enn', 'annat än', 'andet end', 'other than', 'nothing but', 'except', 'unntatt', 'utom', 'undtagen', 'кроме',
)
/** One medicine in the place of another: not paracetamol but ibuprofen. */
const INSTEAD = words(
  'men', 'heller', 'hellere', 'hellre', 'i stedet', 'isteden', 'i staden', 'istället', 'utan', 'bare', 'bara', 'kun',
  'but', 'instead', 'rather', 'only(?!-)', 'а', 'но', 'лучше', 'вместо', 'только',
)
/** Opens what a ban may hang on, and holds none itself: if you can't take penicillin, tell us. */
const IF = words('hvis', 'om', 'dersom', 'når', 'ifall', 'ifald', 'if', 'when', 'unless', 'если', 'когда')

/** True where the words of a ban stand outside a condition: in "if you are sick, do not take it" they do. */
function standsOutsideIf(text: string, ban: RegExp): boolean {
  const at = text.search(ban)
  return at >= 0 && !IF.test(text.slice(text.lastIndexOf(',', at) + 1, at))
}

function opensWithNone({ tokens, drugs }: Statement): boolean {
  const names = drugs.map(({ start }) => start)
  const followsNone = (at: number): boolean => at > 0 && NONE_OF.has(tokens[at - 1]?.lower ?? '')
  const isListedOn = (at: number): boolean => names.some((other) => other < at && at - other <= 3)
  return names.length > 0 && names.every((at) => followsNone(at) || isListedOn(at))
}

/** True where it may be somebody's own medicine: what a patient tells, or what is told before anybody has been examined by nobody knows whom. */
function mayBeToldOfOneself(statement: Statement): boolean {
  const { speaker, phase } = statement
  if (speaker === 'clinician') return false
  return speaker === 'patient' || phase === 'history' || has(statement, 'firstPerson')
}

/** Since you have had an ulcer I will not give you X: of what was, the reason alone is told. */
const REASON = words(...OPENS_REASON)

function isPastOfReason({ text, tokens, hits }: Statement): boolean {
  const lasts = hits.filter(({ mark }) => mark === 'past').map(({ end }) => tokens[end - 1]?.end ?? 0)
  const ban = Math.max(...FORBIDS.map((one) => text.search(one)))
  return lasts.every((end) => end <= ban) && REASON.test(text.slice(0, ban))
}

/** Of X and Y nothing, only Z up to three grams: the first clause forbids, and what is told behind it is of the other. */
function forbiddingHead(statement: Statement): Statement {
  const head = headOf(statement)
  if (head === statement || head.drugs.length === 0 || opensWithNone(statement)) return statement
  const isBan = opensWithNone(head) || FORBIDS.some((ban) => ban.test(head.tokens.map(({ lower }) => lower).join(' ')))
  return isBan ? { ...head, text: statement.text.slice(0, (head.tokens.at(-1)?.end ?? 0)) } : statement
}

/** Kinds that are forbidden as a whole: no anti-inflammatories. */
const KINDS_FORBIDDEN: ReadonlySet<string> = new Set(['M01A', 'N02 M01A', 'H02', 'B01', 'N05B', 'N05C'])

/** No medicine is named, and a kind of them is not to be taken. */
function forbidsKind(statement: Statement): boolean {
  const { text, tokens, drugs } = statement
  if (drugs.length > 0 || statement.isQuestion || statement.folded !== 'none' || mayBeToldOfOneself(statement)) return false
  if (has(statement, 'past', 'condition', 'stop') || NEEDS_NOT.test(text) || OTHERWISE.test(text)) return false
  const kind = kindsNamed(tokens).find(({ atc }) => KINDS_FORBIDDEN.has(atc))
  if (kind === undefined) return false
  return NONE_OF.has(tokens[kind.start - 1]?.lower ?? '') || FORBIDS.some((ban) => ban.test(text)) || NOT_TAKEN_RU.test(text)
}

/** Told of what was, of how much, or of what need not be: none of these forbids. */
function tellsElse(statement: Statement): boolean {
  const isPast = has(statement, 'past') && !isPastOfReason(statement)
  return isPast || hasNumber(statement) || OTHERWISE.test(statement.text) || NEEDS_NOT.test(statement.text)
}

/** True where whoever treats says what must not be taken: it is no medicine of the patient's, and an advice that must not be lost. */
function forbids(whole: Statement): boolean {
  const statement = forbiddingHead(whole)
  const { text, drugs } = statement
  if (statement.isQuestion || drugs.length === 0 || statement.folded !== 'none' || mayBeToldOfOneself(statement)) return false
  if (tellsElse(statement)) return false
  if (drugs.length > 1 && INSTEAD.test(text)) return false
  if (NOT_TAKEN_RU.test(text)) return standsOutsideIf(text, NOT_TAKEN_RU)
  if (has(statement, 'stop')) return false
  return FORBIDS.some((ban) => standsOutsideIf(text, ban)) || (opensWithNone(statement) && !has(statement, 'condition', 'opensCondition'))
}

/** Takes the statements of a talk; gives them with each ban marked, and what is put off: that too is an advice, and no medicine is taken by it. */
export function withBans(statements: readonly Statement[]): Statement[] {
  return statements.map((one) => (forbids(one) || forbidsKind(one) || forbidsDeed(one) || putsOff(one) ? { ...one, isBan: true } : one))
}

/**
 * The medicines that are told of in bans alone: none of the patient's, neither to be listed nor asked about. Of one that is taken the list goes
 * on to tell; to ask for one is not to take it.
 */
export function forbiddenOf(statements: readonly Statement[]): ReadonlySet<string> {
  const substancesOf = (some: readonly Statement[]) => new Set(some.flatMap(({ drugs }) => drugs.map(({ substance }) => substance)))
  const banned = statements.filter(({ isBan }) => isBan === true).map(forbiddingHead)
  return substancesOf(banned).difference(substancesOf(statements.filter(({ isBan, isQuestion }) => isBan !== true && !isQuestion)))
}
