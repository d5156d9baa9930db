import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'

/** Medicines told by what kind they are; the product is often named straight after: penicillin, Apocillin. */
const KINDS: ReadonlySet<string> = new Set([
  'penicillin', 'p-piller', 'minipille', 'hormonspiral', 'insulin', 'kortison', 'mykgjørende_krem', 'kortisonkrem', 'kortisonsprøyte', 'p-stav', 'østrogenkrem',
  'jerntabletter', 'kalktabletter', 'magnesiumtabletter', 'hyaluronsyre', 'aktivt_kull', 'saltvann', 'probiotika', 'kodein-hostesaft',
])

/** Of the kind and the product beside it, with at most a comma or one word between, the kind. */
function kindBeside(statement: Statement, one: DrugMention, other: DrugMention): DrugMention | undefined {
  const gap = statement.tokens[other.start]?.gap ?? ''
  const isBeside =
    other.start - one.end <= 1 &&
    /^[,–-]?$/.test(gap) &&
    (other.start === one.end || /^(?:altså|alltså|nemlig|that's|i.e|то)$/u.test(statement.tokens[one.end]?.lower ?? ''))
  if (!isBeside || KINDS.has(one.substance) === KINDS.has(other.substance)) return undefined
  return KINDS.has(one.substance) ? one : other
}

/**
 * A kind of medicine told with its product is that product, here and wherever the kind is named afterwards: the pill, Microgynon · stop the pill.
 */
export function withProducts(statements: readonly Statement[]): Statement[] {
  const productOf = new Map<string, string>()
  return statements.map((statement) => {
    if (statement.drugs.length === 0) return statement
    const told = new Set<DrugMention>()
    statement.drugs.forEach((drug, at) => {
      const next = statement.drugs[at + 1]
      const kind = next === undefined ? undefined : kindBeside(statement, drug, next)
      if (kind === undefined || next === undefined) return
      told.add(kind)
      productOf.set(kind.substance, (kind === drug ? next : drug).substance)
    })
    const drugs = statement.drugs.filter((drug) => !told.has(drug)).map((drug) => ({ ...drug, substance: productOf.get(drug.substance) ?? drug.substance }))
    return { ...statement, drugs }
  })
}
