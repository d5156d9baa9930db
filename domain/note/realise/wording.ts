import type { Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import { rewrite } from '#domain/language/phrase.ts'
import { withoutHeading } from '#domain/note/discourse/dictated-headings.ts'
import { isWeighedAndLeft } from '#domain/note/discourse/set-aside.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { withoutShop } from '#domain/note/classify/shops.ts'
import type { Placed, Reading } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'
import { announcesExamination, withoutOrders } from './examination-orders.ts'
import { inStatementOrder } from './statement-order.ts'
import { asTold } from './told-answers.ts'

/** What makes a clause worth its words beside the terms of the trade. */
const TELLING: readonly Mark[] = [
  'negation', 'left', 'right', 'both', 'uncertain', 'condition', 'contact', 'frequency', 'unit', 'advice', 'measure', 'planCue', 'stop', 'start', 'normal',
  'asNeeded', 'prognosis', 'timeWord', 'reaction',
]
/** A clause shorter than this is left where it stands; cutting it would save little and may cut a phrase in two. */
const SHORTEST_CUT = 3
/** A sentence is cut only when it is long enough to have something to spare. */
const LONG_SENTENCE = 9

function tidy(text: string): string {
  return text
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/^[\s,.;:!?–-]+/, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
    .replace(/(?<![.!?…])[.!?…]+$/, '')
    .trim()
}

function isTelling(clause: Reading): boolean {
  return clinicalWeight(clause) > 0 || hasNumber(clause) || has(clause, ...TELLING)
}

/** Leaves out the clauses of a long sentence that carry nothing of the trade. */
function withoutIdleClauses(text: string, tongue: Tongue): string {
  const clauses = text.split(/(?<=,)\s+/)
  // what to do stands after the condition it depends on, and why it is not done behind what was thought of
  const whole = readMarks(text, tongue)
  if (has(whole, 'condition') || isWeighedAndLeft(whole.tokens, tongue.pack.language)) return text
  if (clauses.length < 2 || text.split(/\s+/).length < LONG_SENTENCE) return text
  const kept = clauses.filter((clause, at) => {
    const reading = readMarks(clause, tongue)
    if (has(reading, 'smallTalk') && clinicalWeight(reading) === 0 && !hasNumber(reading)) return false
    // the first clause may hold the subject of the next
    return isTelling(reading) || reading.tokens.length < SHORTEST_CUT || (at === 0 && !isTelling(readMarks(clauses[1] ?? '', tongue)))
  })
  return kept.join(' ')
}

/** A stop behind a word that is no abbreviation, for an abbreviation has few letters. */
const NEXT_SENTENCE = /(?<=(?<!\p{L})\p{L}{5,}[.!?] )\p{Ll}(?=\p{L}+ )/gu

function asSentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1).replaceAll(NEXT_SENTENCE, (letter) => letter.toUpperCase())
  return /[.!?]$/.test(first) ? first : `${first}.`
}

/** The forms of a Russian word whose last vowel is fleeting: владелец, владельца. */
const FLEETING = /ец$/u

/** Names the owner where the rules name the patient, in the same case. */
function inOwnersName(text: string, patient: string, owner: string): string {
  if (!FLEETING.test(owner)) return text.replaceAll(patient, owner)
  return text.replaceAll(new RegExp(`(?<!\\p{L})${patient}(а|у|ом|е)?(?!\\p{L})`, 'giu'), (_, ending: string | undefined) =>
    ending === undefined ? owner : `${owner.replace(FLEETING, 'ьц')}${ending === 'ом' ? 'ем' : ending}`,
  )
}

/** What a relative who speaks for the patient says of himself is told by what he is: I gave him the drops, the mother gave him the drops. */
function inInformantsName({ informant, text }: Placed, tongue: Tongue): string {
  return informant === undefined ? text : rewrite(text, tongue.style.informant).replaceAll('§', informant)
}

/** Sections that tell what was done and is to be done. */
const PLANNED: ReadonlySet<Placed['section']> = new Set(['treatmentPlans', 'treatmentMeasures'])

/** A diagnosis is named, not counted: en streptokokkhals. */
const ARTICLE = /^(?:en|et|ei|ein|eit|ett|an?) (?=\p{L})(?!(?:av|af|of|til|till) )/iu

/** Words a statement in the report style of its language: no fillers, no first person, one sentence. */
export function wordStatement(statement: Placed, tongue: Tongue, vertical: Vertical): string {
  const isPlanned = PLANNED.has(statement.section)
  // if it is no better I look at it again: what is looked at later is no announcement
  if (!(isPlanned && has(statement, 'condition', 'opensCondition')) && announcesExamination(statement, tongue)) return ''
  const said = statement.speaker === 'patient' ? inInformantsName(statement, tongue) : withoutHeading(statement.text)
  const whole = tidy(rewrite(withoutShop(said), tongue.style.always))
  // what is seen may be told in words that no list has
  const isExamining = statement.phase === 'examination' && statement.speaker === 'clinician' && statement.folded === 'none'
  const isFound = statement.section === 'physicalExamination' || (isExamining && !isPlanned)
  const plain = isFound ? tidy(withoutOrders(whole, tongue)) : withoutIdleClauses(whole, tongue)
  // only complaints are told by the patient: who finds, judges and treats is the clinician, said with a mark or not
  const isClinicians = isClinicianVoice(statement) || (statement.speaker === 'unknown' && statement.section !== 'complaints')
  const voice = isClinicians ? tongue.style.clinician : tongue.style.patient
  // a folded question keeps the words of the clinician in the answer of the patient
  const rules = statement.folded === 'none' ? voice : [...tongue.style.patient, ...tongue.style.clinician]
  const { patient, owner } = tongue.pack.style.words
  // how sure the clinician is, in the word of the trade
  const judged = statement.section === 'diagnoses' ? tidy(rewrite(tidy(plain), tongue.style.judgement)).replace(ARTICLE, '') : tidy(plain)
  const polished = tidy(rewrite(asTold(tidy(rewrite(judged, rules)), statement, tongue), tongue.style.polish))
  const isAnswer = statement.folded === 'answered'
  const told = inStatementOrder(polished, { said: statement.text, language: tongue.pack.language, isOfPlan: isPlanned, isAnswer })
  const spokenTo = vertical === 'vet' ? owner : isPlanned ? statement.addressee : undefined
  const worded = spokenTo === undefined ? told : inOwnersName(told, patient, spokenTo)
  if (worded === '') return ''
  return asSentence(/^\d{2,3}\/\d{2,3}$/.test(worded) ? `${tongue.pack.style.words.pressure} ${worded}` : worded)
}
