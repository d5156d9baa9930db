import type { Tongue } from '#domain/language/language.ts'
import { rewrite } from '#domain/language/phrase.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { UNTROUBLED } from './exchange-words.ts'

/** How an answer begins; `rest` is what follows its leading yes or no in the style of a report, `said` the same as it was said. */
export type Leading = { readonly kind: 'yes' | 'no' | 'other'; readonly rest: string; readonly said: string }

/** No, not the blood: the second word denies what follows it and belongs there. */
function beforeDenial({ hits, tokens }: Statement, at: number, end: number): number {
  const goesOn = end < tokens.length && (tokens[end]?.gap ?? '') === ''
  return goesOn && end > at + 1 && hits.some((hit) => hit.mark === 'negation' && hit.start === end - 1 && hit.end === end) ? end - 1 : end
}

/** Reads the yes or no that an answer begins with, behind whatever fills the pause before it. */
export function leadingWords(statement: Statement, tongue: Tongue): Leading {
  let kind: Leading['kind'] = 'other'
  let at = 0
  // I don't know: neither yes nor no
  const isUnknown = (place: number): boolean => statement.hits.some(({ mark, start, end }) => mark === 'unknown' && start <= place + 1 && place < end)
  while (!isUnknown(at)) {
    const hits = statement.hits.filter((hit) => hit.start === at)
    const no = hits.filter((hit) => hit.mark === 'no')
    const yes = hits.filter((hit) => hit.mark === 'yes')
    const filler = hits.filter((hit) => hit.mark === 'filler' || hit.mark === 'backchannel')
    const end = [...no, ...yes, ...filler].reduce((last, hit) => Math.max(last, hit.end), at)
    if (end === at) break
    const next = beforeDenial(statement, at, end)
    // never had it: the word that denies the question also denies what follows
    const isPartOfRest = hits.some((hit) => hit.mark === 'negation') && next < statement.tokens.length && (statement.tokens[next]?.gap ?? '') === ''
    if (isPartOfRest) {
      if (kind === 'other') kind = 'no'
      break
    }
    if (kind === 'other' && no.length > 0) kind = 'no'
    else if (kind === 'other' && yes.length > 0) kind = 'yes'
    at = next
  }
  // never had any bother: nothing is denied but trouble
  if (kind === 'no' && UNTROUBLED.test(statement.text)) kind = 'other'
  const first = statement.tokens[at]
  const said = first === undefined ? '' : statement.text.slice(first.start)
  return { kind, rest: rewrite(said, tongue.style.always).trim(), said }
}
