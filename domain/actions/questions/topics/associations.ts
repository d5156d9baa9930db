import { isTopic } from './signs.ts'

/** Messages are asked by patients and owners, letters by authorities: they ask in other ways, and are answered in others. */
export type LetterKind = 'message' | 'letter'
/** How much more often than not a sign of a question and a sign of its answer stand together: by the first, then the second; a logarithm. */
export type Associations = ReadonlyMap<string, ReadonlyMap<string, number>>
export type Signs = ReadonlySet<string>

/** What is asked about is told of in the answer, until letters have shown how often. */
const SAME_TOPIC = 1

export function associationsOf(pairs: Iterable<readonly [pair: string, weight: number]>): Associations {
  const known = new Map<string, Map<string, number>>()
  for (const [pair, weight] of pairs) {
    const [asked = '', told = ''] = pair.split('>')
    const own = known.get(asked) ?? new Map<string, number>()
    own.set(told, weight)
    known.set(asked, own)
  }
  return known
}

export const readAssociations = (table: string): Associations =>
  associationsOf(table.split(/[;\n]+/u).filter((entry) => entry !== '').map((entry): [string, number] => {
    const [pair = '', weight = '0'] = entry.split('=')
    return [pair, Number(weight)]
  }))

export type Associated = {
  /** The best of each sign of the question, summed. */ best: number
  /** The best of all. */ most: number
  /** All with all. */ all: number
}

/** How the signs of a question and of a part of the remarks go together. */
export function associated(asked: Signs, told: Signs, known: Associations): Associated {
  if (asked.size === 0 || told.size === 0) return { best: 0, most: 0, all: 0 }
  let [best, most, all] = [0, 0, 0]
  for (const sign of asked) {
    const row = known.get(sign)
    const ofSame = isTopic(sign) ? SAME_TOPIC : 0
    let own = -Infinity
    for (const other of told) {
      const weight = row?.get(other) ?? (other === sign ? ofSame : 0)
      all += weight
      own = Math.max(own, weight)
    }
    best += own
    most = Math.max(most, own)
  }
  return { best: best / Math.sqrt(asked.size), most, all: all / Math.sqrt(asked.size * told.size) }
}
