import type { Language } from '#contract/vertical.ts'
import { OUTCOMES } from './drug-outcome-words.ts'
import type { Outcomes } from './drug-outcome-words.ts'
import { phrasePattern } from './drug-talk.ts'

export type DrugOutcomes = { readonly [kind in keyof Outcomes]: RegExp }

const compiled = new Map<Language, DrugOutcomes>()

/** The words of a language for what a plan hangs on, each list as a pattern over words that stand between single blanks. */
export function drugOutcomesOf(language: Language): DrugOutcomes {
  const { denied, of, result, proviso, mooted, opener, surely, follows } = OUTCOMES[language]
  const lower = (list: string): RegExp => phrasePattern(list.toLowerCase())
  const known = compiled.get(language) ?? {
    denied: lower(denied), of: lower(of), result: lower(result), proviso: lower(proviso), mooted: lower(mooted),
    opener: lower(opener), surely: lower(surely), follows: lower(follows),
  }
  compiled.set(language, known)
  return known
}
