import type { Reading } from './statement.ts'
import { has } from './statement.ts'

export type Side = 'left' | 'right'
/** On which sides the words of each stem stand, clause by clause. */
export type SidesByStem = Map<string, Set<Side>>

const SHORTEST_WORD = 4

/** Which side each token is told of: that of its own clause, when the clause names one side alone. */
function sidesOfTokens(reading: Reading): (Side | undefined)[] {
  const clauses: number[] = []
  let clause = 0
  reading.tokens.forEach((token, at) => {
    if (at > 0 && /[,;:.!?–]/.test(token.gap)) clause += 1
    clauses.push(clause)
  })
  const named = new Map<number, Set<Side>>()
  for (const { mark, start } of reading.hits) {
    if (mark !== 'left' && mark !== 'right') continue
    const own = clauses[start] ?? 0
    named.set(own, (named.get(own) ?? new Set()).add(mark))
  }
  return clauses.map((own) => {
    const sides = [...(named.get(own) ?? [])]
    return sides.length === 1 ? sides[0] : undefined
  })
}

function* sidedWords(reading: Reading): Generator<[word: string, side: Side]> {
  if (!has(reading, 'left', 'right')) return
  const sides = sidesOfTokens(reading)
  const isSideWord = new Set(reading.hits.filter(({ mark }) => mark === 'left' || mark === 'right').map(({ start }) => start))
  for (const [at, token] of reading.tokens.entries()) {
    const side = sides[at]
    if (side !== undefined && !isSideWord.has(at) && token.lower.length >= SHORTEST_WORD) yield [token.lower, side]
  }
}

/** Notes of each word on which side it was said. */
export function noteSides(sides: SidesByStem, reading: Reading, stem: (word: string) => string): void {
  for (const [word, side] of sidedWords(reading)) sides.set(stem(word), (sides.get(stem(word)) ?? new Set()).add(side))
}

/** False when the words that tell the sides apart were said of the other side only. */
export function agreesOnSides(sides: SidesByStem, reading: Reading, stem: (word: string) => string): boolean {
  let agreeing = 0
  let opposing = 0
  for (const [word, side] of sidedWords(reading)) {
    const said = sides.get(stem(word))
    if (said?.size !== 1) continue
    if (said.has(side)) agreeing += 1
    else opposing += 1
  }
  return opposing === 0 || agreeing > 0
}
