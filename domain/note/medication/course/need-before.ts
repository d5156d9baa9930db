import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import type { Regimen } from './dose.ts'
import { frontClauseEnd } from './when-taken.ts'

/** What may stand before it at the head of a statement: and, so. */
const LEADING: readonly Mark[] = ['opener', 'joiner', 'filler']
/** So many words at most open a statement before what it is taken against is told. */
const MOST_LEADING = 2
/** It is not told of taking it: with a rash, X is stopped. */
const ELSE: readonly Mark[] = ['allergy', 'stop', 'negation', 'past', 'test', 'imaging', 'uncertain']

/** Ved smerter, for pain: from where it opens to the end of what is complained of. */
function needEnd({ hits }: Statement, at: number): number | undefined {
  const need = hits.find(({ mark, start }) => mark === 'asNeeded' && start === at)
  if (need === undefined) return undefined
  const complaints = hits.filter(({ mark, start, end }) => mark === 'symptom' && start > at && start <= need.end && end > at)
  // sometimes, when needed: not what it is taken against
  if (complaints.length === 0) return undefined
  return Math.max(need.end, ...complaints.map(({ end }) => end))
}

const isLeading = ({ hits }: Statement, at: number): boolean =>
  hits.some(({ mark, start, end }) => LEADING.includes(mark) && start <= at && at < end) && !hits.some(({ mark, start }) => mark === 'asNeeded' && start === at)

/** Where a statement begins, past the words that only open it. */
function headOf(statement: Statement): number {
  let at = 0
  while (at < MOST_LEADING && isLeading(statement, at) && frontClauseEnd(statement, at) === undefined) at++
  return at
}

/** `For pain you can take X`, `if she has a fever, give X`: what the first medicine of a statement is taken against, where that is told before it. */
function needBefore(statement: Statement, mention: DrugMention): string | undefined {
  const { tokens, drugs, text } = statement
  if (drugs.some(({ start }) => start < mention.start) || has(statement, ...ELSE)) return undefined
  const from = headOf(statement)
  const to = needEnd(statement, from) ?? frontClauseEnd(statement, from)
  const [first, last] = [tokens[from], tokens[(to ?? 0) - 1]]
  if (to === undefined || to > mention.start || first === undefined || last === undefined) return undefined
  const said = text.slice(first.start, last.end)
  return said.charAt(0).toLowerCase() + said.slice(1)
}

/** Adds to how it is taken what it is taken against, unless that is told behind the name too. */
export function withNeedBefore(regimen: Regimen, statement: Statement, mention: DrugMention): Regimen {
  const isToldBehind = statement.hits.some(({ mark, start }) => (mark === 'asNeeded' || mark === 'opensCondition') && start >= mention.end)
  const need = isToldBehind ? undefined : needBefore(statement, mention)
  return need === undefined ? regimen : { ...regimen, text: regimen.text === '' ? need : `${regimen.text} ${need}` }
}
