/** What it counts that a sentence bears a key where a question bears another: by the key of the question, then of the sentence. */
export type PairWeights = ReadonlyMap<string, ReadonlyMap<string, number>>

/** How the weights are written: a step up or down for each sign, nought in the middle. The distance to the key before stands before it in base 36. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>?@[]^_{|}~'
const MIDDLE = (SIGNS.length - 1) / 2
const STEP = 0.06
const BASE = 36
/** Longest line of what is written. */
const WIDE = 150
/** What may stand in a key that is written. */
const WRITABLE = /^[^\s`\\$]+$/u

/** Steps of a weight, as far as signs reach. */
const stepsOf = (weight: number): number => Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(weight / STEP)))

const cut = (text: string): string => (text.match(new RegExp(`.{1,${String(WIDE)}}`, 'gu')) ?? []).join('\n')

/** Writes weights, the smallest left out; `readPairs` gives them back, rounded. */
export function writePairs(weights: PairWeights): { keys: string; pairs: string } {
  const kept = [...weights].flatMap(([asked, own]) => {
    const told = [...own].filter(([key, weight]) => stepsOf(weight) !== 0 && WRITABLE.test(key))
    return told.length === 0 || !WRITABLE.test(asked) ? [] : [[asked, told] as const]
  })
  const counts = new Map<string, number>()
  for (const [, told] of kept) for (const [key] of told) counts.set(key, (counts.get(key) ?? 0) + 1)
  // what is met most stands first, so that distances are short
  const keys = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
  const places = new Map(keys.map((key, at) => [key, at]))
  const lines = kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([asked, told]) => {
    let last = 0
    return `${asked} ${told.map(([key, weight]) => [places.get(key) ?? 0, weight] as const).toSorted(([a], [b]) => a - b).map(([at, weight]) => {
      const written = `${(at - last).toString(BASE)}${SIGNS[stepsOf(weight) + MIDDLE] ?? ''}`
      last = at
      return written
    }).join('')}`
  })
  return { keys: cut(keys.join(' ')), pairs: cut(lines.join(' ')) }
}

/** Reads what `writePairs` wrote, in time linear in its length. */
export function readPairs({ keys, pairs }: { keys: string; pairs: string }): PairWeights {
  const names = keys.replaceAll('\n', '').split(' ')
  const parts = pairs.replaceAll('\n', '').split(' ')
  const weights = new Map<string, Map<string, number>>()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const own = new Map<string, number>()
    let place = 0
    for (const [, distance = '', written = ''] of (parts[at + 1] ?? '').matchAll(/([0-9a-z]+)([^0-9a-z])/gu)) {
      place += Number.parseInt(distance, BASE)
      own.set(names[place] ?? '', (SIGNS.indexOf(written) - MIDDLE) * STEP)
    }
    weights.set(parts[at] ?? '', own)
  }
  return weights
}
