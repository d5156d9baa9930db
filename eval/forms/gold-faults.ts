import { states } from '../scoring/consultation-score.ts'
import type { Gold, GoldFact, GoldMedicine } from '../scoring/gold.ts'
import { normalized } from '../scoring/text.ts'

/** What is wrong with the gold of one form; each line names the id of the fact, or the expression. */
export function faultsOfGold({ transcript, facts, medicines, language }: Gold): string[] {
  const talk = normalized(transcript)
  const isSaid = (fact: GoldFact): boolean => states(talk, fact, language)
  const isEmpty = ({ pattern }: GoldFact['any'][number]): boolean => ' '.search(pattern) !== -1 || ''.search(pattern) !== -1
  const isDoseSaid = ({ dose, needsRewriting }: GoldMedicine): boolean => dose === undefined || needsRewriting || talk.search(dose) !== -1
  return [
    ...facts.filter((fact) => !fact.isNegated && !fact.needsRewriting && !isSaid(fact)).map(({ id }) => `${id}: not said in the talk in these words`),
    ...facts.filter(({ isNegated, wrong }) => isNegated && wrong.length === 0).map(({ id }) => `${id}: a denial without "wrong"`),
    ...facts.filter(({ any }) => any.some(isEmpty)).map(({ id }) => `${id}: matches nothing at all`),
    ...medicines.filter(({ name }) => talk.search(name) === -1).map(({ source }) => `${source}: the medicine is not named in the talk`),
    ...medicines.filter((medicine) => !isDoseSaid(medicine)).map(({ source }) => `${source}: its dose is not said`),
  ]
}
