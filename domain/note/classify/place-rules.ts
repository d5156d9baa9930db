import type { SectionType } from '#contract/report.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'

/** A section and the order in it, or left out. */
export type Place = { readonly section: SectionType; readonly group: number } | 'out'

/** Where a statement was placed, and the rule that placed it. */
export type Decision = { readonly place: Place; readonly rule: string }

/** One rule of a table: the first whose condition holds decides, by a place of its own or by what it hands the statement on to. */
export type PlaceRule = {
  readonly id: string
  readonly when: (statement: Statement) => boolean
  readonly place: Place | ((statement: Statement) => Place | Decision)
}

/** Takes a table whose last rule always holds and a statement; gives what the first rule that holds decides. Without one, the statement is left out. */
export function decide(rules: readonly PlaceRule[], statement: Statement): Decision {
  const rule = rules.find(({ when }) => when(statement))
  if (rule === undefined) return { place: 'out', rule: 'none' }
  const decided = typeof rule.place === 'function' ? rule.place(statement) : rule.place
  return typeof decided === 'object' && 'rule' in decided ? decided : { place: decided, rule: rule.id }
}

export const always = (): boolean => true
