import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { LEVEL_OF, MEASURED, MEASURES_IT, SAMPLED_FOR } from '#domain/language/tables/medicines/no-medicine.ts'
import type { Token } from '#domain/language/tokens.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'

/** What is done with a medicine, and with no sample: a blood test and start insulin. */
const DONE: ReadonlySet<Mark> = new Set<Mark>(['takes', 'start', 'given', 'stop', 'continue', 'raise', 'lower', 'allergy'])
/** How it is taken: check iron, 100 mg. */
const HOW: ReadonlySet<Mark> = new Set<Mark>(['unit', 'frequency'])
/** So many words behind a medicine may tell how much of it there is, or how it is taken. */
const REACH = 4
/** And so many before it that it is sampled for. */
const REACH_BACK = 10

const wordsIn = (tokens: readonly Token[], from: number, to: number): string =>
  ` ${tokens.slice(from, to).map(({ lower }) => lower).join(' ')} `

/** Blood taken for insulin, the lithium level, we check iron and B12: measured in a sample, and neither taken nor begun. */
function isMeasured({ name, start, end }: DrugMention, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const isKind = MEASURED.test(name.toLowerCase())
  const opens = Math.max(0, start - REACH_BACK)
  const before = wordsIn(tokens, opens, start)
  const opening = SAMPLED_FOR.exec(before) ?? (isKind ? MEASURES_IT.exec(before) : null)
  if (opening !== null) {
    const from = opens + before.slice(0, opening.index).split(' ').filter((word) => word !== '').length
    const isDone = hits.some((hit) => DONE.has(hit.mark) && hit.start >= from && hit.end <= start)
    return !isDone && !hits.some((hit) => HOW.has(hit.mark) && hit.start >= end && hit.end <= end + REACH)
  }
  const suffix = name.toLowerCase().replace(/^\p{L}+(?=-)/u, '')
  return isKind && (LEVEL_OF.test(wordsIn(tokens, end, end + REACH)) || LEVEL_OF.test(` ${suffix} `))
}

/** Parts what is taken from what is measured; the latter are tests, where the lexicon has them not as such already. */
export function partMeasured(drugs: readonly DrugMention[], tokens: readonly Token[], hits: readonly Hit[]): { taken: readonly DrugMention[]; tests: Hit[] } {
  const measured = drugs.filter((drug) => isMeasured(drug, tokens, hits))
  if (measured.length === 0) return { taken: drugs, tests: [] }
  const isKnown = ({ start, end }: DrugMention): boolean => hits.some((hit) => hit.mark === 'test' && hit.start < end && hit.end > start)
  const tests = measured.filter((drug) => !isKnown(drug)).map(({ start, end }): Hit => ({ mark: 'test', start, end }))
  return { taken: drugs.filter((drug) => !measured.includes(drug)), tests }
}
