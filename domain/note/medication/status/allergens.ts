import type { DrugMention } from '#domain/terminology/drugs.ts'
import { ALLERGENS } from '#domain/terminology/allergens.ts'
import { drugAllergiesOf } from '#domain/terminology/drug-allergies.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Listing } from '#domain/note/medication/mention/owner.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What is not borne stands so near the word that says so. */
const REACH = 6
/** An answer of so few words to the question about allergies is the allergen itself. */
const SHORT_ANSWER = 8

/** What begins the substance of a thing that is no medicine. */
const ALLERGEN = 'allergen '

/** True for latex, plaster, pollen: they are taken down as not borne, and are no medicines. */
export const isAllergen = (substance: string): boolean => substance.startsWith(ALLERGEN)

/** Things that are no medicines, told as not borne: plaster, that brings me out in a rash. */
export function allergensIn(statement: Statement, { talk, language }: Pick<Listing, 'talk' | 'language'>): DrugMention[] {
  if (statement.folded === 'denied' || has(statement, 'kin', 'otherPerson', 'otherAnimal')) return []
  const isAnswer = statement.asked !== undefined && has(statement.asked, 'allergy') && statement.tokens.length <= SHORT_ANSWER
  const words = wordsOf(statement, 0, statement.tokens.length)
  const { barred, became } = drugAllergiesOf(language)
  const isBarred = !statement.isQuestion && (barred.test(words) || became.test(words))
  const isHarmful = talk.harm.test(words)
  const cues = statement.hits.filter((hit) => hit.mark === 'allergy' || (isHarmful && hit.mark === 'reaction'))
  return statement.tokens.flatMap((token, at): DrugMention[] => {
    const known = ALLERGENS.find((stem) => token.lower.startsWith(stem))
    const isNear = cues.some((hit) => Math.min(Math.abs(hit.start - at), Math.abs(hit.end - 1 - at)) <= REACH)
    if (known === undefined || (!isAnswer && !isNear && !isBarred)) return []
    return [{ substance: `${ALLERGEN}${known}`, start: at, end: at + 1, name: token.text, isTrade: false, isExact: true }]
  })
}
