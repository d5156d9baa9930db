import { EXAMINATION_ORDERS } from '#domain/language/tables/examination-orders.ts'
import { ANNOUNCED } from '#domain/language/tables/style/announced.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'

const ORDERS = new Map<string, { opens: RegExp; alone: RegExp }>(
  Object.entries(EXAMINATION_ORDERS).map(([language, { opens, alone }]) => [
    language,
    { opens: new RegExp(`^\\P{L}*(?:${opens})(?!\\p{L})`, 'iu'), alone: new RegExp(`^${alone}\\s+(?=\\p{L})`, 'iu') },
  ]),
)

/** What is told of with these is ordered, and done another day. */
const ORDERED: readonly Mark[] = ['referral', 'imaging', 'test', 'followUp', 'timeWord', 'condition']
/** What was found may be told in one breath with the order: stand on your toes is fine. */
const FOUND: readonly Mark[] = ['symptom', 'finding', 'normal', 'negation', 'diagnosis', 'unit']

/** Leaves out what a patient is told to do while being examined, clause by clause: `Bend forward, the spine is straight` tells of the spine. */
export function withoutOrders(text: string, tongue: Tongue): string {
  const orders = ORDERS.get(tongue.pack.language)
  if (orders === undefined) return text
  const isOrder = (clause: string): boolean => {
    if (!orders.opens.test(clause)) return false
    const reading = readMarks(clause, tongue)
    return !hasNumber(reading) && !has(reading, ...FOUND)
  }
  const kept = text.split(/(?<=,)\s+/).filter((clause) => !isOrder(clause)).join(' ')
  return kept.replace(orders.alone, '')
}

const ANNOUNCEMENTS = new Map(Object.entries(ANNOUNCED).map(([language, words]) => [language, new RegExp(`^\\P{L}*(?:${words})(?!\\p{L})`, 'iu')]))

/** Said to somebody who is being examined, of what is about to be done: it tells neither what was found nor what is planned. */
export function announcesExamination(statement: Statement, tongue: Tongue): boolean {
  if (statement.speaker === 'patient' || hasNumber(statement) || statement.drugs.length > 0) return false
  return ANNOUNCEMENTS.get(tongue.pack.language)?.test(statement.text) === true && !has(statement, ...ORDERED, ...FOUND)
}
