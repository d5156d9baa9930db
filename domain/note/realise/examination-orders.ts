import { EXAMINATION_ORDERS } from '#domain/language/tables/examination-orders.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'

const ORDERS = new Map<string, { opens: RegExp; alone: RegExp }>(
  Object.entries(EXAMINATION_ORDERS).map(([language, { opens, alone }]) => [
    language,
    { opens: new RegExp(`^\\P{L}*(?:${opens})(?!\\p{L})`, 'iu'), alone: new RegExp(`^${alone}\\s+(?=\\p{L})`, 'iu') },
  ]),
)

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
