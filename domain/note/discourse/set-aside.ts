import type { Language } from '#contract/vertical.ts'
import type { Token } from '#domain/language/tokens.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'

/** Whether words weigh something and turn from it: I did think of X, but with your kidneys. */
export function isWeighedAndLeft(tokens: readonly Token[], language: Language): boolean {
  const { considered, but } = drugTalkOf(language)
  const words = ` ${tokens.map(({ lower }) => lower).join(' ')} `
  const at = considered.exec(words)
  return at !== null && but.test(words.slice(at.index))
}
