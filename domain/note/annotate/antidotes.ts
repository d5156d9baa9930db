import { CHANGES_FOR, GIVEN_AGAINST } from '#domain/language/tables/medicines/antidotes.ts'
import type { Token } from '#domain/language/tokens.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'

/** So many words at most stand between a medicine and what it is given against. */
const MOST_BETWEEN = 2

/** Vitamin K against the warfarin, ten milligrams: what a medicine is given against is not given, and the dose behind it is the other's. */
export function withoutTargets(drugs: readonly DrugMention[], tokens: readonly Token[]): readonly DrugMention[] {
  // Swedish and Norwegian change one medicine `mot` another
  if (drugs.length < 2 || tokens.some(({ lower }) => CHANGES_FOR.test(lower))) return drugs
  return drugs.filter((drug, at) => {
    const before = drugs[at - 1]
    const between = before === undefined ? [] : tokens.slice(before.end, drug.start)
    return between.length === 0 || between.length > MOST_BETWEEN || !GIVEN_AGAINST.test(between.map(({ lower }) => lower).join(' '))
  })
}
